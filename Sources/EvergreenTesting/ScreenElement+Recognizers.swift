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

/// A pointer that a test has put down on a view with a `DragGesture`: see ``ScreenElement/startDrag(at:afterLongPress:)``.
@MainActor
public final class ScreenDrag {
    private var targets: [RecognizerTarget]
    private var recognized: Set<RecognizerTarget> = []
    private var interaction: Interaction
    private var translation = CGSize.zero

    init(_ targets: [RecognizerTarget], _ interaction: Interaction) {
        self.targets = targets
        self.interaction = interaction
    }

    /// Moves the pointer on, by so many points. Gestures whose minimum distance is not reached are not told.
    ///
    /// - Parameter seconds: How long that takes, for the velocity.
    public func move(by step: CGSize, after seconds: Double = 1.0 / 60) throws(ScreenError) {
        interaction.seconds += seconds
        translation = CGSize(width: translation.width + step.width, height: translation.height + step.height)
        for target in targets {
            guard case .drag(let distance, _) = target.recognizer else { continue }
            if hypot(translation.width, translation.height) >= distance { recognized.insert(target) }
            if recognized.contains(target) { try target.send(.changed, in: interaction, motion) }
        }
    }

    /// Lets the pointer go.
    public func end() throws(ScreenError) { try finish(.ended) }

    /// Cancels the gesture, as the browser does when it begins to scroll.
    public func cancel() throws(ScreenError) { try finish(.failed) }

    private func finish(_ phase: RecognizerInput.Phase) throws(ScreenError) {
        let ended = targets
        targets = []
        for target in ended { try target.send(recognized.contains(target) ? phase : .failed, in: interaction, motion) }
    }

    private var motion: RecognizerInput.Motion { .translation(x: translation.width, y: translation.height) }
}

/// What a test does with a pointer, from putting it down until it is up.
struct Interaction {
    static let frame = 1.0 / 60
    @MainActor private static var last = 0

    let number: Int
    let start: CGPoint
    var seconds = 0.0

    @MainActor
    init(at start: CGPoint) {
        Self.last += 1
        number = Self.last
        self.start = start
    }
}

/// A recognizer of a view.
struct RecognizerTarget: Hashable {
    let area: ScreenElement
    let index: Int
    let recognizer: Recognizer

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.area.element === rhs.area.element && lhs.index == rhs.index }

    func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(area.element))
        hasher.combine(index)
    }

    @MainActor
    func send(
        _ phase: RecognizerInput.Phase,
        in interaction: Interaction,
        _ motion: RecognizerInput.Motion = .none
    ) throws(ScreenError) {
        let input = RecognizerInput(
            recognizer: index,
            interaction: interaction.number,
            phase: phase,
            seconds: interaction.seconds,
            startX: interaction.start.x,
            startY: interaction.start.y,
            motion: motion
        )
        try area.send(.recognize(input))
    }
}

/// The recognizers of a view that match what a pointer does.
struct RecognizerArea {
    let priority: RecognizerTraits.Priority
    let targets: [RecognizerTarget]
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

extension Recognizer {
    fileprivate var isDrag: Bool { if case .drag = self { true } else { false } }
}
