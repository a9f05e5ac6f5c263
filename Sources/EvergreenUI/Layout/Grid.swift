import Foundation

/// Rows of cells, whose columns are as wide as their widest cell. A view that is no ``GridRow`` is as wide as the grid.
public struct Grid<Content: View>: ContainerView {
    let alignment: Alignment
    let horizontalSpacing: CGFloat?
    let verticalSpacing: CGFloat?
    let inner: Content

    public typealias Body = Never

    /// Spacings are in points; nil for the platform's own.
    public init(
        alignment: Alignment = .center,
        horizontalSpacing: CGFloat? = nil,
        verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
        inner = content()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        GridNode(view, parent: parent, inputs: inputs)
    }
}

/// A row of a grid: each view inside is a cell.
public struct GridRow<Content: View>: ContainerView {
    let inner: Content

    public typealias Body = Never

    /// A row with these cells.
    public init(@ViewBuilder content: () -> Content) {
        inner = content()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        GridRowNode(view, parent: parent, inputs: inputs)
    }
}

private final class GridNode<Content: View>: ContainerNode<Grid<Content>> {
    override var kind: ElementKind {
        .grid(
            GridLayout(
                alignment: view.alignment,
                horizontalSpacing: view.horizontalSpacing.map(Double.init),
                verticalSpacing: view.verticalSpacing.map(Double.init)
            )
        )
    }
}

private final class GridRowNode<Content: View>: ContainerNode<GridRow<Content>> {
    override var kind: ElementKind { .gridRow }
}
