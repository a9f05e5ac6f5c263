/// The track of a slider with its thumb. On a page, an `input` of type `range`.
struct SliderTrack<Label: View>: ElementView {
    /// A tick whose label's views are not mounted yet.
    struct Tick {
        let value: Double
        let label: AnyView?
    }

    let value: @MainActor () -> Double
    let write: (Double) -> Void
    let bounds: ClosedRange<Double>
    /// Nil for a continuous slider.
    let step: Double?
    let neutralValue: Double?
    let enabledBounds: ClosedRange<Double>?
    /// In ascending order.
    let ticks: [Tick]
    let label: Label
    /// The accessibility value, instead of the number.
    let currentValueLabel: AnyView?

    init<V: BinaryFloatingPoint>(
        _ value: Binding<V>,
        in bounds: ClosedRange<V>,
        step: V.Stride? = nil,
        neutralValue: V? = nil,
        enabledBounds: ClosedRange<V>? = nil,
        ticks: [SliderTick<V>] = [],
        label: Label,
        currentValueLabel: AnyView? = nil,
        onEditingChanged: @escaping (Bool) -> Void
    ) where V.Stride: BinaryFloatingPoint {
        let enabled = enabledBounds.map { $0.clamped(to: bounds) }
        let (minimum, maximum) = (enabled?.lowerBound ?? bounds.lowerBound, enabled?.upperBound ?? bounds.upperBound)
        self.value = { Double(value.wrappedValue) }
        write = {
            onEditingChanged(true)
            value.wrappedValue = min(max(V($0), minimum), maximum)
            onEditingChanged(false)
        }
        self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
        self.step = step.map { Double($0) }
        self.neutralValue = neutralValue.map { Double($0) }
        self.enabledBounds = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
        self.ticks = ticks.filter { bounds.contains($0.value) }.sorted()
            .map { Tick(value: Double($0.value), label: $0.label) }
        self.label = label
        self.currentValueLabel = currentValueLabel
    }
}

extension SliderTrack {
    struct NodeState {
        var label: DetachedText<Label>?
        var currentValueLabel: DetachedText<AnyView>?
        /// By the index of the tick.
        var tickLabels: [Int: DetachedText<AnyView>] = [:]
    }

    func makeNodeState() -> NodeState { NodeState() }

    func mountChildren(in node: ElementNode<Self>) {
        node.state.label = DetachedText(label, parent: node, inputs: node.innerInputs) { [weak node] in node?.draw() }
        updateChildren(in: node)
    }

    func updateChildren(in node: ElementNode<Self>) {
        node.state.label?.update(label, inputs: node.innerInputs)
        node.state.currentValueLabel = updated(node.state.currentValueLabel, with: currentValueLabel, in: node)
        for index in node.state.tickLabels.keys where !ticks.indices.contains(index) {
            node.state.tickLabels[index] = updated(node.state.tickLabels[index], with: nil, in: node)
        }
        for (index, tick) in ticks.enumerated() {
            node.state.tickLabels[index] = updated(node.state.tickLabels[index], with: tick.label, in: node)
        }
    }

    /// Mounts, updates or unmounts the text of a view. It is stored in `node.state` afterwards, because an update may draw the node.
    private func updated(
        _ text: DetachedText<AnyView>?,
        with view: AnyView?,
        in node: ElementNode<Self>
    ) -> DetachedText<AnyView>? {
        guard let view else {
            text?.node.unmount()
            return nil
        }
        guard let text else {
            return DetachedText(view, parent: node, inputs: node.innerInputs) { [weak node] in node?.draw() }
        }
        text.update(view, inputs: node.innerInputs)
        return text
    }

    func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {
        if let label = node.state.label { body(label.node) }
        if let label = node.state.currentValueLabel { body(label.node) }
        for index in ticks.indices {
            if let label = node.state.tickLabels[index] { body(label.node) }
        }
    }

    func collectChildren(in node: ElementNode<Self>) {}

    func kind(in node: ElementNode<Self>) -> ElementKind {
        let current = node.reading { value() }
        let marks = ticks.enumerated().map { index, tick in
            SliderTraits.Tick(value: tick.value, label: node.state.tickLabels[index]?.text ?? "")
        }
        return .slider(
            SliderTraits(
                label: node.state.label?.text ?? "",
                value: current,
                lowerBound: bounds.lowerBound,
                upperBound: bounds.upperBound,
                step: step,
                neutralValue: neutralValue,
                enabledBounds: enabledBounds,
                ticks: marks,
                isThumbHidden: node.environment.sliderThumbVisibility == .hidden,
                valueText: node.state.currentValueLabel?.text
                    ?? marks.first { $0.value == current && !$0.label.isEmpty }?.label
            )
        )
    }

    static var isControl: Bool { true }

    func style(in node: ElementNode<Self>) -> [StyleValue] { node.environment.controlStyle }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
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
