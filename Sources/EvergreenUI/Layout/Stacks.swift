import Foundation

/// Views beside one another.
public struct HStack<Content: View>: ContainerView {
    let alignment: VerticalAlignment
    let spacing: CGFloat?
    let inner: Content

    public typealias Body = Never

    /// `spacing` is in points; nil for the platform's own.
    public init(
        alignment: VerticalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        inner = content()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        StackNode(view, parent: parent, inputs: inputs)
    }
}

/// Views below one another.
public struct VStack<Content: View>: ContainerView {
    let alignment: HorizontalAlignment
    let spacing: CGFloat?
    let inner: Content

    public typealias Body = Never

    /// `spacing` is in points; nil for the platform's own.
    public init(
        alignment: HorizontalAlignment = .center,
        spacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.alignment = alignment
        self.spacing = spacing
        inner = content()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        StackNode(view, parent: parent, inputs: inputs)
    }
}

/// Views on top of one another, the last one in front.
public struct ZStack<Content: View>: ContainerView {
    let alignment: Alignment
    let inner: Content

    public typealias Body = Never

    public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        inner = content()
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        StackNode(view, parent: parent, inputs: inputs)
    }
}

/// A view that lays out several others.
private protocol Stack: ContainerView {
    var layout: StackLayout { get }
}

extension HStack: Stack {
    fileprivate var layout: StackLayout {
        StackLayout(axis: .horizontal, verticalAlignment: alignment, spacing: spacing.map(Double.init))
    }
}

extension VStack: Stack {
    fileprivate var layout: StackLayout {
        StackLayout(axis: .vertical, horizontalAlignment: alignment, spacing: spacing.map(Double.init))
    }
}

extension ZStack: Stack {
    fileprivate var layout: StackLayout {
        StackLayout(
            axis: .depth,
            horizontalAlignment: alignment.horizontal,
            verticalAlignment: alignment.vertical
        )
    }
}

private final class StackNode<Content: Stack>: ContainerNode<Content> {
    override var kind: ElementKind { .stack(view.layout) }
}
