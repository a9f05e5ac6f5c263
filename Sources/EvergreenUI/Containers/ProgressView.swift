/// Shows that work is in progress, and how far it is where that is known.
public struct ProgressView<Label: View>: ContainerView {
    let fraction: Double?
    let inner: Label

    public typealias Body = Never

    /// Work whose extent is not known.
    public init() where Label == EmptyView {
        fraction = nil
        inner = EmptyView()
    }

    /// Work whose extent is not known.
    public init(@ViewBuilder label: () -> Label) {
        fraction = nil
        inner = label()
    }

    /// Work whose extent is not known.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    /// Work whose extent is not known.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) where Label == Text {
        self.init { Text(title) }
    }

    /// Work of which `value` out of `total` is done; nil while that is not known.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) where Label == EmptyView {
        fraction = Self.fraction(value, of: total)
        inner = EmptyView()
    }

    /// Work of which `value` out of `total` is done; nil while that is not known.
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1.0,
        @ViewBuilder label: () -> Label
    ) {
        fraction = Self.fraction(value, of: total)
        inner = label()
    }

    private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
        guard let value, total > 0 else { return nil }
        return min(max(Double(value / total), 0), 1)
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        ProgressNode(view, parent: parent, inputs: inputs)
    }
}

private final class ProgressNode<Label: View>: ContainerNode<ProgressView<Label>> {
    override var kind: ElementKind { .progress(fraction: view.fraction) }
    override var ownStyle: [StyleValue] { inputs.environment.controlStyle }
}
