import Foundation

extension View {
    /// Sets the width of the enclosing column of a navigation split view, in points. Has no effect on a column that fills the remaining
    /// space, such as the detail.
    public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        navigationSplitViewColumnWidth(min: width, ideal: width, max: width)
    }

    /// Sets the width of the enclosing column of a navigation split view, in points. The column has its ideal width if there is enough
    /// space for all columns.
    public func navigationSplitViewColumnWidth(
        min: CGFloat? = nil,
        ideal: CGFloat,
        max: CGFloat? = nil
    ) -> some View {
        let width = ColumnWidth(min: min.map(Double.init), ideal: Double(ideal), max: max.map(Double.init))
        return ColumnWidthView(wrapped: self, width: width)
    }
}

/// The width of a column, in points.
struct ColumnWidth: Equatable {
    var min: Double?
    var ideal: Double
    var max: Double?
}

private struct ColumnWidthView<Content: View>: WrapperView {
    @Boxed var wrapped: Content
    let width: ColumnWidth

    private func column(of node: WrapperNode<Self>) -> SplitColumn? {
        node.environment.navigationPage?.stack?.outerColumn
    }

    func didMount(_ node: WrapperNode<Self>) { column(of: node)?.set(width, from: node) }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        if width != previous.width { column(of: node)?.set(width, from: node) }
    }

    func willUnmount(_ node: WrapperNode<Self>) { column(of: node)?.set(nil, from: node) }
}
