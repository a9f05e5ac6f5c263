import EvergreenDocument
import Foundation

/// The upper or the lower edge.
public enum VerticalEdge: Int8, CaseIterable, Codable, Hashable, Sendable {
    /// The upper and the lower edge.
    case top, bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Hashable, Sendable {
        public let rawValue: Int8

        public init(rawValue: Int8) {
            self.rawValue = rawValue
        }

        /// The set that contains one edge.
        public init(_ edge: VerticalEdge) {
            self.init(rawValue: 1 << edge.rawValue)
        }

        /// The upper edge.
        public static let top = Set(.top)
        /// The lower edge.
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
    /// Shows a bar above or below this view that stays in sight while the view scrolls.
    ///
    /// Where the page scrolls as a whole, the bar stands at that edge of the screen as long as a part of the view is seen. The view
    /// ends before the bar: nothing of it is hidden at the end of the scroll.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: Where the bar's content stands in its width.
    ///   - spacing: Between the view and the bar, in points; nil for none.
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

    /// Shows a bar beside this view that stays in sight while the view scrolls.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: Where the bar's content stands in its height.
    ///   - spacing: Between the view and the bar, in points; nil for none.
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

    /// Insets what is in this view at some edges. What scrolls, scrolls through the padding. `length` is in points; nil for the
    /// default.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        padding(edges, length)
    }

    /// Insets what is in this view at all edges. `length` is in points.
    public func safeAreaPadding(_ length: CGFloat) -> some View { padding(length) }

    /// Insets what is in this view, with a length for each edge.
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
