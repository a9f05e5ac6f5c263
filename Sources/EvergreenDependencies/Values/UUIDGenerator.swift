import EvergreenConcurrency
import Foundation

/// A generator of UUIDs.
///
/// ```swift
/// @Dependency(\.uuid) var uuid
/// let todo = Todo(id: uuid(), title: title)
/// ```
///
/// In tests, set it: `$0.uuid = .incrementing` generates the identifiers 0, 1, 2 …, which can be written as `UUID(0)` and so on.
public struct UUIDGenerator: Sendable {
    private let generate: @Sendable () -> UUID

    /// Creates a generator with a closure that is called for each identifier.
    ///
    /// - Parameter generate: Returns the identifier.
    public init(_ generate: @escaping @Sendable () -> UUID) {
        self.generate = generate
    }

    /// Creates a generator that always returns the same identifier.
    ///
    /// - Parameter uuid: The identifier.
    /// - Returns: The generator.
    public static func constant(_ uuid: UUID) -> Self {
        Self { uuid }
    }

    /// A generator that counts from 0: `00000000-0000-0000-0000-000000000000`, then `…0001`, and so on.
    ///
    /// Each use of this property starts at 0 again.
    public static var incrementing: Self {
        let next = Locked(0)
        return Self {
            next.withLock { number in
                defer { number += 1 }
                return UUID(number)
            }
        }
    }

    /// Returns the next identifier.
    ///
    /// - Returns: The identifier.
    public func callAsFunction() -> UUID {
        generate()
    }
}

extension UUIDGenerator: DependencyKey {
    /// Random identifiers.
    public static let liveValue = UUIDGenerator { UUID() }
}

extension DependencyValues {
    /// The generator of identifiers. The live value generates random ones.
    public var uuid: UUIDGenerator {
        get { self[UUIDGenerator.self] }
        set { self[UUIDGenerator.self] = newValue }
    }
}

extension UUID {
    /// Creates an identifier with a number in its last 8 bytes, like those of ``UUIDGenerator/incrementing``.
    ///
    /// - Parameter number: The number, which is written in hexadecimal; a negative one as its two's complement.
    public init(_ number: Int) {
        let bits = UInt64(bitPattern: Int64(number))
        func byte(_ index: UInt64) -> UInt8 { UInt8(truncatingIfNeeded: bits >> (8 * (7 - index))) }
        self.init(
            uuid: (
                0, 0, 0, 0, 0, 0, 0, 0,
                byte(0), byte(1), byte(2), byte(3), byte(4), byte(5), byte(6), byte(7)
            )
        )
    }
}
