import EvergreenDocument
import Foundation

/// Of what of a scroll view margins are.
public struct ContentMarginPlacement: Hashable, Sendable {
    private let number: Int

    /// As the platform does it: on a page, of the content.
    public static let automatic = ContentMarginPlacement(number: 0)
    /// Of the content. Scroll bars stay at the edge.
    public static let scrollContent = ContentMarginPlacement(number: 1)
}

extension View {
    /// Sets margins around the content of the scroll views, lists and forms in this view, but for those in another one. A scroll to
    /// a target, such as of `scrollTargetBehavior(_:)`, ends at the margin.
    ///
    /// - Parameters:
    ///   - edges: The edges.
    ///   - length: In points; nil for the platform's own margin.
    ///   - placement: Of what the margins are: the content, the scroll bars, or both.
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
    ///   - edges: The edges at which they count.
    ///   - insets: The margins.
    ///   - placement: Of what the margins are: the content, the scroll bars, or both.
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

/// Margins around what scrolls; nil for the platform's own.
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
    /// The margins of the next scroll view, list or form.
    var contentMargins: ContentMargins {
        get { self[ContentMarginsKey.self] }
        set { self[ContentMarginsKey.self] = newValue }
    }
}
