import EvergreenDocument
import Foundation

/// The part of a scroll view to which margins apply.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let number: Int

    /// The platform's default; on a page, ``scrollContent``.
    public static let automatic = ContentMarginPlacement(number: 0)
    /// The content. Scroll bars remain at the edge.
    public static let scrollContent = ContentMarginPlacement(number: 1)
}

extension View {
    /// Sets margins around the content of the scroll views, lists and forms in this view, except for nested ones. Scrolling to a target,
    /// for example with `scrollTargetBehavior(_:)`, respects the margins.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: The margin in points; nil for the platform's default.
    ///   - placement: The part to which the margins apply; on a page, always the content.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ length: CGFloat?,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            if edges.contains(.top) { margins.top = length }
            if edges.contains(.leading) { margins.leading = length }
            if edges.contains(.bottom) { margins.bottom = length }
            if edges.contains(.trailing) { margins.trailing = length }
        }
    }

    /// Sets margins around the content of the scroll views, lists and forms in this view, in points.
    ///
    /// - Parameters:
    ///   - edges: The edges to which the margins apply.
    ///   - insets: The margins.
    ///   - placement: The part to which the margins apply; on a page, always the content.
    public func contentMargins(
        _ edges: Edge.Set = .all,
        _ insets: EdgeInsets,
        for placement: ContentMarginPlacement = .automatic
    ) -> some View {
        transformEnvironment(\.contentMargins) { margins in
            if edges.contains(.top) { margins.top = insets.top }
            if edges.contains(.leading) { margins.leading = insets.leading }
            if edges.contains(.bottom) { margins.bottom = insets.bottom }
            if edges.contains(.trailing) { margins.trailing = insets.trailing }
        }
    }

    /// Sets margins around the content of the scroll views, lists and forms in this view, in points.
    public func contentMargins(_ length: CGFloat, for placement: ContentMarginPlacement = .automatic) -> some View {
        contentMargins(.all, length, for: placement)
    }
}

/// The margins of scrollable content; nil for the platform's default.
struct ContentMargins: Hashable {
    var top: CGFloat?
    var leading: CGFloat?
    var bottom: CGFloat?
    var trailing: CGFloat?

    var style: [StyleValue] {
        self == ContentMargins()
            ? []
            : [
                .contentMargins(
                    top: top.map(Double.init),
                    leading: leading.map(Double.init),
                    bottom: bottom.map(Double.init),
                    trailing: trailing.map(Double.init)
                )
            ]
    }
}

private struct ContentMarginsKey: EnvironmentKey {
    static var defaultValue: ContentMargins { ContentMargins() }
}

extension EnvironmentValues {
    /// The margins of the nearest descendant scroll view, list or form.
    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}
