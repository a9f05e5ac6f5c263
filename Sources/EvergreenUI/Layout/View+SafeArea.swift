import EvergreenDocument
import Foundation

/// The top or the bottom edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The top and the bottom edge.
    case top, bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// Creates a set with one edge.
        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The top edge.
        public static let top = Set(.top)
        /// The bottom edge.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]

        var edges: Edge.Set {
            var edges: Edge.Set = []
            if contains(.top) { edges.insert(.top) }
            if contains(.bottom) { edges.insert(.bottom) }
            return edges
        }
    }
}

extension View {
    /// Shows a bar above or below the view that stays visible while the view scrolls.
    ///
    /// If the whole page scrolls, the bar sticks to that edge of the screen while a part of the view is visible. The view ends before the
    /// bar: nothing is hidden at the end of the scroll.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The horizontal alignment of the bar's content.
    ///   - spacing: The spacing between the view and the bar, in points. Nil for none.
    ///   - content: The bar.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        InsetView(
            content: self,
            inset: content(),
            traits: InsetTraits(
                edge: edge == .top ? .top : .bottom,
                horizontalAlignment: alignment,
                spacing: spacing.map(Double.init)
            )
        )
    }

    /// Shows a bar beside the view that stays visible while the view scrolls.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The vertical alignment of the bar's content.
    ///   - spacing: The spacing between the view and the bar, in points. Nil for none.
    ///   - content: The bar.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        InsetView(
            content: self,
            inset: content(),
            traits: InsetTraits(
                edge: edge == .leading ? .leading : .trailing,
                verticalAlignment: alignment,
                spacing: spacing.map(Double.init)
            )
        )
    }

    /// Insets the view's content at some edges. Scrollable content scrolls through the padding. `length` is in points, or nil for the
    /// default.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// Insets the view's content at all edges. `length` is in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    /// Insets the view's content, with a length for each edge.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { padding(insets) }
}

/// A view with a bar at one edge.
private struct InsetView<Content: View, Inset: View>: DecoratingView {
    let inner: TupleView<Content, Slot<Inset>>
    var decorated: Content { inner.content.0 }
    let traits: InsetTraits

    init(content: Content, inset: Inset, traits: InsetTraits) {
        inner = TupleView(content: (content, Slot(.insetBar(traits), inset)))
        self.traits = traits
    }
}

extension InsetView {
    func kind(in node: ElementNode<Self>) -> ElementKind { .inset(traits) }
}
