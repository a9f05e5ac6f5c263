import EvergreenConcurrency
import EvergreenDependencies

/// The identity of an element of a ``StackState``.
///
/// Identities count up from 0; in tests, from 0 in each test, so that an element can be named by a literal:
/// `\.path[id: 0].detail`.
public struct StackElementID: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
    /// The number of the element.
    public let generation: Int

    /// An identity by its number.
    public init(generation: Int) {
        self.generation = generation
    }

    /// An identity by its number, for tests.
    public init(integerLiteral value: Int) {
        generation = value
    }

    public var debugDescription: String { "#\(generation)" }
}

extension StackElementID: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

/// Makes the identities of a ``StackState``'s elements: it counts.
package final class StackElementIDGenerator: DependencyKey, Sendable {
    private let generation: Locked<Int>

    package init(next generation: Int = 0) {
        self.generation = Locked(generation)
    }

    package static var liveValue: StackElementIDGenerator { StackElementIDGenerator() }
    package static var testValue: StackElementIDGenerator { StackElementIDGenerator() }

    /// Makes an identity.
    func next() -> StackElementID {
        generation.withLock { generation in
            defer { generation += 1 }
            return StackElementID(generation: generation)
        }
    }

    /// Another generator that makes the same identities from here on.
    package var copy: StackElementIDGenerator {
        StackElementIDGenerator(next: generation.withLock { $0 })
    }
}

extension DependencyValues {
    package var stackElementID: StackElementIDGenerator {
        get { self[StackElementIDGenerator.self] }
        set { self[StackElementIDGenerator.self] = newValue }
    }
}
