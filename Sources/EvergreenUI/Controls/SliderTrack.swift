/// The track of a slider. On a page, an `input` of type `range`.
struct SliderTrack<Label: View>: LabeledElementView {
    let value: @MainActor () -> Double
    let write: (Double) -> Void
    let bounds: ClosedRange<Double>
    /// Nil for a continuous slider.
    let step: Double?
    package let label: Label
}

extension SliderTrack {
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
