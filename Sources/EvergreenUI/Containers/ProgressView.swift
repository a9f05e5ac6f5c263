/// A progress indicator: a bar for a known fraction, a spinner otherwise. On a page, a `progress` element.
public struct ProgressView<Label: View>: ContainerView {
    let fraction: Double?
    package let inner: Label

    /// A spinner.
    public init() where Label == EmptyView {
        fraction = nil
        inner = EmptyView()
    }

    /// A spinner with a custom label.
    public init(@ViewBuilder label: () -> Label) {
        fraction = nil
        inner = label()
    }

    /// A spinner with a localized title.
    public init(_ titleKey: LocalizedStringKey) where Label == Text {
        self.init { Text(titleKey) }
    }

    /// A spinner with a title that is not localized.
    @_disfavoredOverload
    public init(_ title: some StringProtocol) where Label == Text {
        self.init { Text(title) }
    }

    /// A bar for the fraction of `value` and `total`; a spinner if `value` is nil.
    public init<Value: BinaryFloatingPoint>(value: Value?, total: Value = 1.0) where Label == EmptyView {
        fraction = Self.fraction(value, of: total)
        inner = EmptyView()
    }

    /// A bar for the fraction of `value` and `total`; a spinner if `value` is nil.
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
