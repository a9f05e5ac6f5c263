/// A control for selecting a number from a range.
///
/// The label is for assistive technology only. The labels of the minimum and the maximum value are beside the slider. A slider with steps
/// has a tick at each step, up to 50 steps. For custom ticks, see ``SliderTick``.
public struct Slider<Label: View, ValueLabel: View>: View {
    let track: SliderTrack<Label>
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel

    init(track: SliderTrack<Label>, minimum: ValueLabel, maximum: ValueLabel) {
        self.track = track
        minimumValueLabel = minimum
        maximumValueLabel = maximum
    }

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride?,
        label: Label,
        minimum: ValueLabel,
        maximum: ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            track: SliderTrack(
                value,
                in: bounds,
                step: step,
                ticks: step.map { SliderSteps(bounds: bounds, step: $0).ticks } ?? [],
                label: label,
                onEditingChanged: onEditingChanged
            ),
            minimum: minimum,
            maximum: maximum
        )
    }

    /// Creates a continuous slider with labels for its bounds.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value,
            in: bounds,
            step: nil,
            label: label(),
            minimum: minimumValueLabel(),
            maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a slider with steps of `step` from the lower bound, and labels for its bounds.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value,
            in: bounds,
            step: step,
            label: label(),
            minimum: minimumValueLabel(),
            maximum: maximumValueLabel(),
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a continuous slider with labels for its bounds.
    @available(*, deprecated, renamed: "init(value:in:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value,
            in: bounds,
            step: nil,
            label: label(),
            minimum: minimumValueLabel,
            maximum: maximumValueLabel,
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a slider with steps of `step` from the lower bound, and labels for its bounds.
    @available(
        *,
        deprecated,
        renamed: "init(value:in:step:label:minimumValueLabel:maximumValueLabel:onEditingChanged:)"
    )
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in },
        minimumValueLabel: ValueLabel,
        maximumValueLabel: ValueLabel,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value,
            in: bounds,
            step: step,
            label: label(),
            minimum: minimumValueLabel,
            maximum: maximumValueLabel,
            onEditingChanged: onEditingChanged
        )
    }

    public var body: some View {
        if ValueLabel.self == EmptyView.self {
            track
        } else {
            HStack {
                minimumValueLabel
                track
                maximumValueLabel
            }
        }
    }
}

extension Slider where ValueLabel == EmptyView {
    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride?,
        label: Label,
        _ onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value,
            in: bounds,
            step: step,
            label: label,
            minimum: EmptyView(),
            maximum: EmptyView(),
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a continuous slider.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: nil, label: label(), onEditingChanged)
    }

    /// Creates a slider with steps of `step` from the lower bound.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: step, label: label(), onEditingChanged)
    }

    /// Creates a continuous slider.
    @available(*, deprecated, renamed: "init(value:in:label:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: nil, label: label(), onEditingChanged)
    }

    /// Creates a slider with steps of `step` from the lower bound.
    @available(*, deprecated, renamed: "init(value:in:step:label:onEditingChanged:)")
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void,
        @ViewBuilder label: () -> Label
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: step, label: label(), onEditingChanged)
    }
}

extension Slider where Label == EmptyView, ValueLabel == EmptyView {
    /// Creates a continuous slider without a label. Set one with `accessibilityLabel(_:)`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: nil, label: EmptyView(), onEditingChanged)
    }

    /// Creates a slider with steps and without a label. Set one with `accessibilityLabel(_:)`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: step, label: EmptyView(), onEditingChanged)
    }
}
