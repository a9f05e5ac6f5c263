import Foundation

/// Room that grows as far as its stack lets it.
public struct Spacer: View {
    let minLength: CGFloat?

    public typealias Body = Never

    /// `minLength` is in points; nil for the platform's own.
    public init(minLength: CGFloat? = nil) {
        self.minLength = minLength
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        SpacerNode(view, parent: parent, inputs: inputs)
    }
}

private final class SpacerNode: ElementNode<Spacer> {
    override var kind: ElementKind { .spacer(minLength: view.minLength.map(Double.init)) }
}
