/// A control for selecting a number from a range.
///
/// The label is only for assistive technology. The labels of the minimum and maximum are beside the slider.
public struct Slider<Label: View, ValueLabel: View>: View {
    let track: SliderTrack<Label>
    let minimumValueLabel: ValueLabel
    let maximumValueLabel: ValueLabel

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride?,
        label: Label,
        minimum: ValueLabel,
        maximum: ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        track = SliderTrack(
            value: { Double(value.wrappedValue) },
            write: {
                onEditingChanged(true)
                value.wrappedValue = min(max(V($0), bounds.lowerBound), bounds.upperBound)
                onEditingChanged(false)
            },
            bounds: Double(bounds.lowerBound)...Double(bounds.upperBound),
            step: step.map { Double($0) },
            label: label
        )
        minimumValueLabel = minimum
        maximumValueLabel = maximum
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
