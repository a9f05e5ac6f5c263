extension Slider {
    /// A continuous slider that is filled from a neutral value, or that has values that can't be chosen.
    ///
    /// ```swift
    /// Slider(value: $balance, in: -1...1, neutralValue: 0) { Text("Balance") }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The chosen value.
    ///   - bounds: The values of the ends of the track.
    ///   - neutralValue: Where the filled part of the track begins, which ends at the value. Nil for the lower bound.
    ///   - enabledBounds: The values that the user can choose, within `bounds`. Nil for all. The rest of the track is dimmed.
    ///   - label: Names the slider for assistive technology.
    ///   - currentValueLabel: The text that assistive technology reads in place of the number.
    ///   - minimumValueLabel: Stands before the track.
    ///   - maximumValueLabel: Stands behind the track.
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

    /// A continuous slider with ticks. Values between the ticks can be chosen, too.
    ///
    /// ```swift
    /// Slider(value: $part) {
    ///     Text("Part")
    /// } ticks: {
    ///     SliderTickContentForEach([0, 0.25, 0.5, 0.75, 1], id: \.self) { SliderTick($0) }
    /// }
    /// ```
    ///
    /// Assistive technology reads the label of a tick where the slider has its value, unless there is a `currentValueLabel`. Ticks outside
    /// of the bounds are left out. For the other parameters, see ``init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:)``.
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

    /// A slider with steps, and the ticks that `tick` gives for them.
    ///
    /// ```swift
    /// Slider(value: $speed, in: 0...100, step: 5) {
    ///     Text("Speed")
    /// } tick: { speed in
    ///     speed.truncatingRemainder(dividingBy: 50) == 0 ? SliderTick("\(Int(speed))", speed) : nil
    /// }
    /// ```
    ///
    /// If `tick` gives no tick at all, there is one at each step, unless there are more than 50 steps. With more than 10,000 steps, there
    /// are no ticks, and `tick` is not called. For the other parameters, see ``init(value:in:neutralValue:enabledBounds:label:currentValueLabel:minimumValueLabel:maximumValueLabel:onEditingChanged:)``.
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
    /// A continuous slider that is filled from a neutral value, or that has values that can't be chosen. For the parameters, see
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

    /// A continuous slider with ticks. For the parameters, see
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

    /// A slider with steps, and the ticks that `tick` gives for them. For the parameters, see
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
