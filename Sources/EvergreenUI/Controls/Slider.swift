/// A control to choose a number in a range.
public struct Slider<Label: View>: View {
    let value: @MainActor () -> Double
    let write: @MainActor (Double) -> Void
    let bounds: ClosedRange<Double>
    /// nil for any number.
    let step: Double?
    let label: Label

    public typealias Body = Never

    private init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride?,
        label: Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void
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

    /// A slider whose label is a view, read by assistive technology.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: nil, label: label(), onEditingChanged: onEditingChanged)
    }

    /// A slider that chooses among the numbers that are `step` apart.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride = 1,
        @ViewBuilder label: () -> Label,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: step, label: label(), onEditingChanged: onEditingChanged)
    }

    public static func _makeNode(_ view: Self, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Self> {
        SliderNode(view, parent: parent, inputs: inputs)
    }
}

extension Slider where Label == EmptyView {
    /// A slider without a label: give it one with `accessibilityLabel`.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V> = 0...1,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: nil, label: EmptyView(), onEditingChanged: onEditingChanged)
    }

    /// A slider without a label, that chooses among the numbers that are `step` apart.
    public init<V: BinaryFloatingPoint>(
        value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride,
        onEditingChanged: @escaping @MainActor (Bool) -> Void = { _ in }
    ) where V.Stride: BinaryFloatingPoint {
        self.init(value, in: bounds, step: step, label: EmptyView(), onEditingChanged: onEditingChanged)
    }
}

private final class SliderNode<Label: View>: ElementNode<Slider<Label>> {
    private var label: DetachedText<Label>?

    override func mountChildren() {
        label = DetachedText(view.label, parent: self, inputs: innerInputs) { [weak self] in self?.draw() }
        element.onEvent = { [weak self] event in
            guard let self, case .input(let text) = event, let value = Double(text), value.isFinite else {
                return false
            }
            element.acceptFromScreen { kind in
                guard case .slider(var traits) = kind else { return }
                traits.value = value
                kind = .slider(traits)
            }
            view.write(value)
            invalidate()
            return true
        }
    }

    override func updateChildren() {
        label?.update(view.label, inputs: innerInputs)
    }

    override func forEachChild(_ body: (_Node) -> Void) {
        if let label { body(label.node) }
    }

    override func collectChildren() {}

    override var kind: ElementKind {
        .slider(
            SliderTraits(
                label: label?.text ?? "",
                value: reading { view.value() },
                lowerBound: view.bounds.lowerBound,
                upperBound: view.bounds.upperBound,
                step: view.step
            )
        )
    }

    override var isControl: Bool { true }
    override var ownStyle: [StyleValue] { inputs.environment.controlStyle }
}
