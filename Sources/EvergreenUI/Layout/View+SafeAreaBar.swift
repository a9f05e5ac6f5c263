public import Foundation

extension View {
    /// Shows a bar above or below the view that stays visible while the view scrolls, with the bar material across its whole width.
    ///
    /// See ``safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)`` for a bar without a background.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The horizontal alignment of the bar's content.
    ///   - spacing: The spacing between the view and the bar, in points. Nil for none.
    ///   - content: The bar.
    public func safeAreaBar<V: View>(
        edge: VerticalEdge,
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            content()
                .frame(maxWidth: .infinity, alignment: Alignment(horizontal: alignment, vertical: .center))
                .background(.bar)
        }
    }

    /// Shows a bar beside the view that stays visible while the view scrolls, with the bar material across its whole height.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: The vertical alignment of the bar's content.
    ///   - spacing: The spacing between the view and the bar, in points. Nil for none.
    ///   - content: The bar.
    public func safeAreaBar<V: View>(
        edge: HorizontalEdge,
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        safeAreaInset(edge: edge, alignment: alignment, spacing: spacing) {
            content()
                .frame(maxHeight: .infinity, alignment: Alignment(horizontal: .center, vertical: alignment))
                .background(.bar)
        }
    }
}
