/// A control for selecting a number from a range. On a page, an `input` of type `range`.
public struct Slider<Label: View>: LabeledElementView {
    let value: @MainActor () -> Double
    let write: (Double) -> Void
    let bounds: ClosedRange<Double>
    /// nil for a continuous slider.
    let step: Double?
    package let label: Label

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride?,
        label: Label,
        onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        self.value = { Double(value.wrappedValue) }
        write = {
            onEditingChanged(true)
            value.wrappedValue = min(max(V($0), bounds.lowerBound), bounds.upperBound)
            onEditingChanged(false)
        }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.label = label
    }

    /// A continuous slider. The label is for assistive technology only.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: nil, label: label(), onEditingChanged: onEditingChanged)
    }

    /// A slider with steps of `step` from the lower bound. The label is for assistive technology only.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
    }
}

extension Slider where Label == EmptyView {
    /// A continuous slider without a label. Set one with `accessibilityLabel(_:)`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: nil, label: EmptyView(), onEditingChanged: onEditingChanged)
    }

    /// A slider with steps and without a label. Set one with `accessibilityLabel(_:)`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride,
        onEditingChanged: @escaping (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: step, label: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

extension Slider {
    package func kind(in node: ElementNode<Self>) -> ElementKind {
        .slider(
            SliderTraits(
                label: node.state.text,
                value: node.reading { value() },
                lowerBound: bounds.lowerBound,
                upperBound: bounds.upperBound,
                step: step
            )
        )
    }

    package static var isControl: Bool { true }

    package func style(in node: ElementNode<Self>) -> [StyleValue] { node.environment.controlStyle }

    package static var takesEvents: Bool { true }

    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        guard case .input(let text) = event, let value = Double(text), value.isFinite else { return false }
        node.element.acceptFromScreen { kind in
            guard case .slider(var traits) = kind else { return }
            traits.value = value
            kind = .slider(traits)
        }
        write(value)
        node.invalidate()
        return true
    }
}
