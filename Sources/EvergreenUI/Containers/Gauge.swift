/// A view that shows a value in a range, as a bar with labels.
public struct Gauge<Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View>: View {
    let fraction: Double
    let label: Label
    let currentValueLabel: CurrentValueLabel
    let minimumValueLabel: BoundsLabel
    let maximumValueLabel: BoundsLabel
    @Environment(\.customGaugeStyle) private var style

    private init<Value: BinaryFloatingPoint>(
        _ value: Value,
        in bounds: ClosedRange<Value>,
        label: Label,
        current: CurrentValueLabel,
        minimum: BoundsLabel,
        maximum: BoundsLabel
    ) {
        let length = Double(bounds.upperBound) - Double(bounds.lowerBound)
        let part = length > 0 ? (Double(value) - Double(bounds.lowerBound)) / length : 0
        fraction = part.isFinite ? min(max(part, 0), 1) : 0
        self.label = label
        currentValueLabel = current
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    public var body: some View {
        let configuration = GaugeStyleConfiguration(
            label: .init(view: AnyView(label)),
            currentValueLabel: CurrentValueLabel.self == EmptyView.self
                ? nil : .init(view: AnyView(currentValueLabel)),
            minimumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(view: AnyView(minimumValueLabel)),
            maximumValueLabel: BoundsLabel.self == EmptyView.self ? nil : .init(view: AnyView(maximumValueLabel)),
            value: fraction
        )
        if let style {
            style.makeBody(configuration)
        } else {
            LinearGauge(configuration: configuration)
        }
    }
}

extension Gauge where CurrentValueLabel == EmptyView, BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with a label. The value is clamped to the bounds.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label
    ) {
        self.init(
            value,
            in: bounds,
            label: label(),
            current: EmptyView(),
            minimum: EmptyView(),
            maximum: EmptyView()
        )
    }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for its purpose and for the current value.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) {
        self.init(
            value,
            in: bounds,
            label: label(),
            current: currentValueLabel(),
            minimum: EmptyView(),
            maximum: EmptyView()
        )
    }
}

extension Gauge where MarkedValueLabels == EmptyView {
    /// Creates a gauge with labels for its purpose, for the current value and for the bounds.
    public init<Value: BinaryFloatingPoint>(
        value: Value,
        in bounds: ClosedRange<Value> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
        @ViewBuilder minimumValueLabel: () -> BoundsLabel,
        @ViewBuilder maximumValueLabel: () -> BoundsLabel
    ) {
        self.init(
            value,
            in: bounds,
            label: label(),
            current: currentValueLabel(),
            minimum: minimumValueLabel(),
            maximum: maximumValueLabel()
        )
    }
}
