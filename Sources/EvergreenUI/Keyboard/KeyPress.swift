import EvergreenDocument
import Foundation

/// A key that was pressed while a view had the focus.
public struct KeyPress: Hashable, Sendable {
    /// When a key acts.
    public struct Phases: OptionSet, Hashable, Sendable {
        /// The bits of the set.
        public let rawValue: Int

        /// Creates a set with these bits.
        public init(rawValue: Int) {
            self.rawValue = rawValue
        }

        /// The key was pressed.
        public static let down = Phases(rawValue: 1)
        /// The key is held down.
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

    /// What an action did with a key.
    public enum Result: Hashable, Sendable {
        /// The action used the key.
        case handled
        /// The action did not use the key: the next view around that notices it gets it.
        case ignored
    }

    /// When the key acts: one of the phases.
    public let phase: Phases
    /// The key.
    public let key: KeyEquivalent
    /// The characters that the key types.
    public let characters: String
    /// The modifiers that are held down with the key.
    public let modifiers: EventModifiers

    /// Nil for a key that stands for no character.
    init?(_ input: KeyInput) {
        guard let key = KeyEquivalent(name: input.stroke.key) else { return nil }
        self.key = key
        phase = Phases(input.phase)
        characters = input.stroke.key.count == 1 ? input.stroke.key : String(key.character)
        modifiers = EventModifiers(input.stroke.modifiers)
    }
}
