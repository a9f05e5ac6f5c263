public import Foundation

extension View {
    /// Shows a bar above or below this view that stays in sight while the view scrolls, with the material of a bar behind its whole width.
    ///
    /// See ``safeAreaInset(edge:alignment:spacing:content:)-(VerticalEdge,_,_,_)``, which has nothing behind its content.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: Where the bar's content stands in its width.
    ///   - spacing: Between the view and the bar, in points; nil for none.
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

    /// Shows a bar beside this view that stays in sight while the view scrolls, with the material of a bar behind its whole height.
    ///
    /// - Parameters:
    ///   - edge: The edge.
    ///   - alignment: Where the bar's content stands in its height.
    ///   - spacing: Between the view and the bar, in points; nil for none.
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
