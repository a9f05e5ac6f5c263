/// A symbol.
public struct Image: View, Equatable, Sendable {
    let source: ImageSource

    public typealias Body = Never

    /// A symbol, by its name. Assistive technology reads the name, unless the image has a label of its own.
    nonisolated public init(systemName: String) {
        source = .symbol(name: systemName, isDecorative: false)
    }

    nonisolated init(decorativeSymbol name: String) {
        source = .symbol(name: name, isDecorative: true)
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ImageNode(view, parent: parent, inputs: inputs)
    }
}

private final class ImageNode: ElementNode<Image> {
    override var kind: ElementKind { .image(view.source) }

    override var ownStyle: [StyleValue] {
        var style: [StyleValue] = []
        if let font = inputs.environment.font { style.append(.font(font.description)) }
        if let color = inputs.environment.foregroundColor { style.append(.foreground(color.paint)) }
        return style
    }
}
