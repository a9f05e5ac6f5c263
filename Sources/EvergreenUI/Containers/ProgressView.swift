/// Shows that work is in progress, and how far it is where that is known.
public struct ProgressView<Label: View>: ContainerView {
    let fraction: Double?
    package let inner: Label

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
}

extension ProgressView {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .progress(fraction: fraction) }
    package func style(in node: ElementNode<Self>) -> [StyleValue] { node.environment.controlStyle }
}
