extension Slider {
    /// Creates a continuous slider whose track is filled from a neutral value, or whose selectable range is smaller than its track.
    ///
    /// ```swift
    /// Slider(value: $balance, in: -1...1, neutralValue: 0) { Text("Balance") }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The selected value.
    ///   - bounds: The values at the ends of the track.
    ///   - neutralValue: The start of the filled part of the track, which ends at the value; nil for the lower bound.
    ///   - enabledBounds: The range of values that the user can select, clamped to `bounds`; nil for all values. The rest of the track is
    ///     dimmed.
    ///   - label: The accessibility label of the slider.
    ///   - currentValueLabel: The accessibility value of the slider, instead of the number.
    ///   - minimumValueLabel: The label before the track.
    ///   - maximumValueLabel: The label after the track.
    ///   - onEditingChanged: Called before and after each change by the user.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            track: SliderTrack(
                value,
                in: bounds,
                neutralValue: neutralValue,
                enabledBounds: enabledBounds,
                label: label(),
                currentValueLabel: AnyView(unlessEmpty: currentValueLabel()),
                onEditingChanged: onEditingChanged
            ),
            minimum: minimumValueLabel(),
            maximum: maximumValueLabel()
        )
    }

    /// Creates a continuous slider with ticks. The user can also select values between the ticks.
    ///
    /// ```swift
    /// Slider(value: $part) {
    ///     Text("Part")
    /// } ticks: {
    ///     SliderTickContentForEach([0, 0.25, 0.5, 0.75, 1], id: \.self) { SliderTick($0) }
    /// }
    /// ```
    ///
    /// If the value is at a tick, the label of the tick is the accessibility value, unless there is a `currentValueLabel`. Ticks outside
    /// of the bounds are omitted. For the other parameters, see ``init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:)``.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            track: SliderTrack(
                value,
                in: bounds,
                neutralValue: neutralValue,
                enabledBounds: enabledBounds,
                ticks: Array(ticks().body),
                label: label(),
                currentValueLabel: AnyView(unlessEmpty: currentValueLabel()),
                onEditingChanged: onEditingChanged
            ),
            minimum: minimumValueLabel(),
            maximum: maximumValueLabel()
        )
    }

    /// Creates a slider with steps, and with the ticks that `tick` returns for them.
    ///
    /// ```swift
    /// Slider(value: $speed, in: 0...100, step: 5) {
    ///     Text("Speed")
    /// } tick: { speed in
    ///     speed.truncatingRemainder(dividingBy: 50) == 0 ? SliderTick("\(Int(speed))", speed) : nil
    /// }
    /// ```
    ///
    /// If `tick` always returns nil, there is a tick at each step, up to 50 steps. With more than 10,000 steps, there are no ticks, and
    /// `tick` is not called. For the other parameters, see ``init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:)``.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @ViewBuilder minimumValueLabel: () -> ValueLabel,
        @ViewBuilder maximumValueLabel: () -> ValueLabel,
        tick: (V) -> SliderTick<V>? = { _ in nil },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            track: SliderTrack(
                value,
                in: bounds,
                step: step,
                neutralValue: neutralValue,
                enabledBounds: enabledBounds,
                ticks: SliderSteps(bounds: bounds, step: step).ticks(tick),
                label: label(),
                currentValueLabel: AnyView(unlessEmpty: currentValueLabel()),
                onEditingChanged: onEditingChanged
            ),
            minimum: minimumValueLabel(),
            maximum: maximumValueLabel()
        )
    }
}

extension Slider where ValueLabel == EmptyView {
    /// Creates a continuous slider whose track is filled from a neutral value, or whose selectable range is smaller than its track. For the
    /// parameters, see
    /// ``Slider/init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:)``.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value,
            in: bounds,
            neutralValue: neutralValue,
            enabledBounds: enabledBounds,
            label: label,
            currentValueLabel: currentValueLabel,
            minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() },
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a continuous slider with ticks. For the parameters, see
    /// ``Slider/init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:ticks:onEditingChanged:)``.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        @SliderTickBuilder<V> ticks: () -> some SliderTickContent<V>,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value,
            in: bounds,
            neutralValue: neutralValue,
            enabledBounds: enabledBounds,
            label: label,
            currentValueLabel: currentValueLabel,
            minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() },
            ticks: ticks,
            onEditingChanged: onEditingChanged
        )
    }

    /// Creates a slider with steps, and with the ticks that `tick` returns for them. For the parameters, see
    /// ``Slider/init(value:in:step:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:tick:onEditingChanged:)``.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> some View = { EmptyView() },
        tick: (V) -> SliderTick<V>? = { _ in nil },
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(
            value: value,
            in: bounds,
            step: step,
            neutralValue: neutralValue,
            enabledBounds: enabledBounds,
            label: label,
            currentValueLabel: currentValueLabel,
            minimumValueLabel: { EmptyView() },
            maximumValueLabel: { EmptyView() },
            tick: tick,
            onEditingChanged: onEditingChanged
        )
    }
}

extension AnyView {
    /// Nil for an `EmptyView`.
    fileprivate init?<Content: View>(unlessEmpty view: Content) {
        guard Content.self != EmptyView.self else { return nil }
        self.init(view)
    }
}
