import EvergreenDocument
import Foundation

/// A key press while a view had focus.
public struct KeyPress: Hashable, Sendable {
    /// The phases of a key press.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set with these bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key was pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held down and repeats.
        public static let `repeat` = Phases(rawValue: 2)
        /// The key was released.
        public static let up = Phases(rawValue: 4)
        /// All phases.
        public static let all: Phases = [.down, .repeat, .up]

        init(_ phase: KeyInput.Phase) {
            self =
                switch phase {
                case .down: .down
                case .repeat: .repeat
                case .up: .up
                }
        }

        var inputPhases: Set<KeyInput.Phase> { Set(KeyInput.Phase.allCases.filter { contains(Phases($0)) }) }
    }

    /// The result of a key press action.
    public enum Result: Hashable, Sendable {
        /// The action handled the key.
        case handled
        /// The action ignored the key: it is passed to the next ancestor that handles keys.
        case ignored
    }

    /// The phase of the key press.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters typed by the key.
    public let characters: String
    /// The modifier keys.
    public let modifiers: EventModifiers

    /// Nil for a key without a character.
    init?(_ input: KeyInput) {
        guard let key = KeyEquivalent(name: input.stroke.key) else { return nil }
        self.key = key
        phase = Phases(input.phase)
        characters = input.stroke.key.count == 1 ? input.stroke.key : String(key.character)
        modifiers = EventModifiers(input.stroke.modifiers)
    }
}
