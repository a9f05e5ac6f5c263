import EvergreenUI
public import Foundation

extension ScreenElement {
    /// Puts a pointer down on this view, and moves it: for a `DragGesture` of this view, or of one around.
    ///
    /// ```swift
    /// let drag = try screen.find(.text, "Knob").startDrag()
    /// try drag.move(by: CGSize(width: 20, height: 0))
    /// try drag.end()
    /// ```
    ///
    /// - Parameters:
    ///   - location: In points, in the space of the gesture.
    ///   - hasStayed: Whether the pointer stays until long presses are recognized.
    /// - Throws: ``ScreenError/refused(_:element:)`` where there is no such gesture.
    public func startDrag(
        at location: CGPoint = .zero,
        afterLongPress hasStayed: Bool = false
    ) throws(ScreenError) -> ScreenDrag {
        tree.update()
        try checkHits()
        let interaction = Interaction(at: location)
        if hasStayed {
            for target in targets(where: \.isPress) {
                try target.send(.began, in: interaction)
                try target.send(.ended, in: interaction)
            }
        }
        let drags = targets(where: \.isDrag)
        guard !drags.isEmpty else { throw missing("DragGesture") }
        let drag = ScreenDrag(drags, interaction)
        try drag.move(by: .zero, after: 0)
        return drag
    }

    /// Drags this view, or the nearest around with a `DragGesture`, and lets it go.
    ///
    /// - Parameters:
    ///   - translation: In points.
    ///   - location: Where the pointer is put down, in the space of the gesture.
    public func drag(by translation: CGSize, from location: CGPoint = .zero) throws(ScreenError) {
        let drag = try startDrag(at: location)
        try drag.move(by: translation)
        try drag.end()
    }

    /// Changes the distance between two fingers on this view, or on the nearest around with a `MagnifyGesture`.
    ///
    /// - Parameters:
    ///   - factor: By which the distance changes.
    ///   - anchor: The middle between the fingers.
    public func magnify(by factor: Double, at anchor: UnitPoint = .center) throws(ScreenError) {
        try pinch(factor, at: anchor, "MagnifyGesture") { if case .magnification = $0 { true } else { false } }
    }

    /// Turns two fingers on this view, or on the nearest around with a `RotateGesture`.
    ///
    /// - Parameters:
    ///   - angle: Clockwise if it is positive.
    ///   - anchor: The middle between the fingers.
    public func rotate(by angle: Angle, at anchor: UnitPoint = .center) throws(ScreenError) {
        try pinch(angle.degrees, at: anchor, "RotateGesture") { if case .rotation = $0 { true } else { false } }
    }

    private func pinch(
        _ amount: Double,
        at anchor: UnitPoint,
        _ name: String,
        where matches: (Recognizer) -> Bool
    ) throws(ScreenError) {
        tree.update()
        try checkHits()
        let found = targets(where: matches)
        guard !found.isEmpty else { throw missing(name) }
        var interaction = Interaction(at: .zero)
        let motion = RecognizerInput.Motion.pinch(amount: amount, anchorX: anchor.x, anchorY: anchor.y)
        for phase in [RecognizerInput.Phase.changed, .ended] {
            for target in found { try target.send(phase, in: interaction, motion) }
            interaction.seconds += Interaction.frame
        }
    }
}

extension ScreenElement {
    /// The views around that have such recognizers, the innermost first.
    func areas(where matches: (Recognizer) -> Bool) -> [RecognizerArea] {
        var found: [RecognizerArea] = []
        var candidate: Element? = element
        while let area = candidate {
            candidate = area.parent
            guard case .gestureArea(.recognizers(let traits)) = area.description.kind else { continue }
            let targets = traits.recognizers.enumerated().filter { matches($0.element) }.map {
                RecognizerTarget(area: ScreenElement(area, in: tree), index: $0.offset, recognizer: $0.element)
            }
            if !targets.isEmpty { found.append(RecognizerArea(priority: traits.priority, targets: targets)) }
        }
        return found
    }

    /// The recognizers that get what a pointer does here: of the outermost view with a high priority, or else of the innermost one;
    /// and all simultaneous ones.
    fileprivate func targets(where matches: (Recognizer) -> Bool) -> [RecognizerTarget] {
        let areas = areas(where: matches)
        let own = areas.last { $0.priority == .high } ?? areas.first { $0.priority == .normal }
        return (own?.targets ?? []) + areas.filter { $0.priority == .simultaneous }.flatMap(\.targets)
    }
}
