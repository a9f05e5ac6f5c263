import EvergreenUI
public import Foundation

extension ScreenElement {
    /// Puts a pointer down on this view, for a `DragGesture` of the view or an ancestor.
    ///
    /// ```swift
    /// let drag = try screen.find(.text, "Knob").startDrag()
    /// try drag.move(by: CGSize(width: 20, height: 0))
    /// try drag.end()
    /// ```
    ///
    /// - Parameters:
    ///   - location: The location in points, in the coordinate space of the gesture.
    ///   - hasStayed: Whether the pointer stays in place until long presses are recognized.
    /// - Throws: ``ScreenError/refused(_:element:)`` if there is no such gesture.
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

    /// Drags this view or its nearest ancestor with a `DragGesture`, and lifts the pointer.
    ///
    /// - Parameters:
    ///   - translation: The translation in points.
    ///   - location: The start location, in the coordinate space of the gesture.
    public func drag(by translation: CGSize, from location: CGPoint = .zero) throws(ScreenError) {
        let drag = try startDrag(at: location)
        try drag.move(by: translation)
        try drag.end()
    }

    /// Performs a pinch on this view or its nearest ancestor with a `MagnifyGesture`.
    ///
    /// - Parameters:
    ///   - factor: The factor by which the distance between the fingers changes.
    ///   - anchor: The center between the fingers.
    public func magnify(by factor: Double, at anchor: UnitPoint = .center) throws(ScreenError) {
        try pinch(factor, at: anchor, "MagnifyGesture") { if case .magnification = $0 { true } else { false } }
    }

    /// Performs a rotation on this view or its nearest ancestor with a `RotateGesture`.
    ///
    /// - Parameters:
    ///   - angle: The angle; positive for clockwise.
    ///   - anchor: The center between the fingers.
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
    /// Returns the enclosing views with matching recognizers, innermost first.
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

    /// Returns the recognizers that receive an interaction: those of the outermost view with high priority, or else of the innermost view,
    /// and all simultaneous ones.
    fileprivate func targets(where matches: (Recognizer) -> Bool) -> [RecognizerTarget] {
        let areas = areas(where: matches)
        let own = areas.last { $0.priority == .high } ?? areas.first { $0.priority == .normal }
        return (own?.targets ?? []) + areas.filter { $0.priority == .simultaneous }.flatMap(\.targets)
    }
}
