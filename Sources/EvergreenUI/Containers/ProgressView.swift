/// A progress indicator: a bar for a known fraction, a spinner otherwise. On a page, a `progress` element.
public struct ProgressView<Label: View, CurrentValueLabel: View>: StyledElementView {
    let fraction: Double?
    package let inner: TupleView<Label, Slot<CurrentValueLabel>>

    private init(fraction: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
        self.fraction = fraction
        inner = TupleView(content: (label, Slot(.labeledValue, currentValueLabel)))
    }

    private static func fraction<Value: BinaryFloatingPoint>(_ value: Value?, of total: Value) -> Double? {
        guard let value, total > 0 else { return nil }
        let fraction = Double(value / total)
        return fraction.isNaN ? 0 : min(max(fraction, 0), 1)
    }

    /// A bar for the fraction of `value` and `total`, with labels for what progresses and for how far it is; a spinner if
    /// `value` is nil.
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            fraction: Self.fraction(value, of: total),
            label: label(),
            currentValueLabel: currentValueLabel()
        )
    }
}

extension ProgressView where CurrentValueLabel == EmptyView {
    /// A spinner.
    public init() where Label == EmptyView {
        self.init(fraction: nil, label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// A spinner with a custom label.
    public init(@ViewBuilder label: () -> Label) {
        self.init(fraction: nil, label: label(), currentValueLabel: EmptyView())
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
        self.init(fraction: Self.fraction(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
    }

    /// A bar for the fraction of `value` and `total`; a spinner if `value` is nil.
    public init<Value: BinaryFloatingPoint>(
        value: Value?,
        total: Value = 1.0,
        @ViewBuilder label: () -> Label
    ) {
        self.init(fraction: Self.fraction(value, of: total), label: label(), currentValueLabel: EmptyView())
    }

    /// A bar with a localized title; a spinner if `value` is nil.
    public init<Value: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: Value?, total: Value = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(titleKey) }
    }

    /// A bar with a title that is not localized; a spinner if `value` is nil.
    @_disfavoredOverload
    public init<Value: BinaryFloatingPoint>(_ title: some StringProtocol, value: Value?, total: Value = 1.0)
    where Label == Text {
        self.init(value: value, total: total) { Text(title) }
    }
}

extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label?,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel?
{
    /// The progress view that a style is asked to draw, in the style around it.
    public init(_ configuration: ProgressViewStyleConfiguration) {
        self.init(
            fraction: configuration.fractionCompleted,
            label: configuration.label,
            currentValueLabel: configuration.currentValueLabel
        )
    }
}

extension ProgressView {
    package func styledBody(in node: ElementNode<Self>) -> AnyView? {
        guard let style = node.environment.customProgressViewStyle else { return nil }
        let (label, currentValueLabel) = inner.content
        return style.makeBody(
            ProgressViewStyleConfiguration(
                label: Label.self == EmptyView.self ? nil : .init(view: AnyView(label)),
                currentValueLabel: CurrentValueLabel.self == EmptyView.self
                    ? nil : .init(view: AnyView(currentValueLabel.inner)),
                fractionCompleted: fraction
            )
        )
    }

    package func kind(in node: ElementNode<Self>) -> ElementKind {
        node.environment.customProgressViewStyle == nil ? .progress(fraction: fraction) : .styled
    }

    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        guard node.environment.customProgressViewStyle == nil else { return [] }
        var style = node.environment.controlStyle
        guard let look = node.environment.progressLook else { return style }
        style.append(.progress(look))
        if look.hasPoint, let gradient = node.environment.tintGradient { style.append(.gaugeColors(gradient)) }
        return style
    }
}
