import EvergreenUI
import Foundation

/// A pointer interaction of a test, from pointer down to pointer up.
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

/// A gesture recognizer of a view.
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

/// The recognizers of a view that match an interaction.
struct RecognizerArea {
    let priority: RecognizerTraits.Priority
    let targets: [RecognizerTarget]
}
