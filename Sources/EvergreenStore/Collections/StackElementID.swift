import EvergreenConcurrency
import EvergreenDependencies

/// The identity of an element of a ``StackState``.
///
/// Identities count up from 0, in each test separately, so that a test can refer to an element with a literal: `\.path[id: 0].detail`.
public struct StackElementID: Hashable, Sendable, ExpressibleByIntegerLiteral, CustomDebugStringConvertible {
    /// The number of the element.
    public let generation: Int

    /// Creates an identity with a number.
    public init(generation: Int) {
        self.generation = generation
    }

    /// Creates an identity with a number, for tests.
    public init(integerLiteral value: Int) {
        generation = value
    }

    public var debugDescription: String { "#\(generation)" }
}

extension StackElementID: CustomReflectable {
    public var customMirror: Mirror { Mirror(self, children: [], displayStyle: .struct) }
}

/// Generates the identities of a ``StackState``'s elements, counting up.
package final class StackElementIDGenerator: DependencyKey, Sendable {
    private let generation: Locked<Int>

    package init(next generation: Int = 0) {
        self.generation = Locked(generation)
    }

    package static var liveValue: StackElementIDGenerator { StackElementIDGenerator() }
    package static var testValue: StackElementIDGenerator { StackElementIDGenerator() }

    /// Returns the next identity.
    func next() -> StackElementID {
        generation.withLock { generation in
            defer { generation += 1 }
            return StackElementID(generation: generation)
        }
    }

    /// A generator that continues with the same identities.
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
