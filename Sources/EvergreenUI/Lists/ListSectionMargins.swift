import EvergreenDocument
import Foundation

extension View {
    /// Sets the margins of this section, or of the sections in this view, in points; nil for the platform's default.
    ///
    /// ```swift
    /// Section("Photos") { … }
    ///     .listSectionMargins(.horizontal, 32)
    /// ```
    ///
    /// The margins surround the header, the rows and the footer, from the edges of the list. A top margin replaces
    /// `listSectionSpacing(_:)`. The margins of other edges are unchanged.
    public func listSectionMargins(_ edges: Edge.Set = .all, _ length: CGFloat?) -> some View {
        transformEnvironment(\.listSectionMargins) { $0.set(edges, length.map(Double.init)) }
    }
}

/// The margins around sections; nil for the platform's default.
struct ListSectionMargins: Hashable {
    private var top: Double?
    private var leading: Double?
    private var bottom: Double?
    private var trailing: Double?

    mutating func set(_ edges: Edge.Set, _ length: Double?) {
        if edges.contains(.top) { top = length }
        if edges.contains(.leading) { leading = length }
        if edges.contains(.bottom) { bottom = length }
        if edges.contains(.trailing) { trailing = length }
    }

    var style: [StyleValue] {
        self == ListSectionMargins()
            ? [] : [.sectionMargins(top: top, leading: leading, bottom: bottom, trailing: trailing)]
    }
}

private struct ListSectionMarginsKey: EnvironmentKey {
    static var defaultValue: ListSectionMargins { ListSectionMargins() }
}

extension EnvironmentValues {
    var listSectionMargins: ListSectionMargins {
        get { self[ListSectionMarginsKey.self] }
        set { self[ListSectionMarginsKey.self] = newValue }
    }
}
