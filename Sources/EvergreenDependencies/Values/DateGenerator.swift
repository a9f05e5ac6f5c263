import Foundation

/// A source of the current date.
///
/// ```swift
/// @Dependency(\.date.now) var now
/// ```
///
/// In tests, set it: `$0.date = .constant(Date(timeIntervalSince1970: 0))`, or `$0.date.now = …`.
public struct DateGenerator: Sendable {
    private var generate: @Sendable () -> Date

    /// Creates a generator with a closure that is called for each date.
    ///
    /// - Parameter generate: Returns the date.
    public init(_ generate: @escaping @Sendable () -> Date) {
        self.generate = generate
    }

    /// Creates a generator that always returns the same date.
    ///
    /// - Parameter date: The date.
    /// - Returns: The generator.
    public static func constant(_ date: Date) -> Self {
        Self { date }
    }

    /// The current date. Setting it makes the date constant.
    public var now: Date {
        get { generate() }
        set { generate = { newValue } }
    }

    /// Returns the current date, like ``now``: `date()`.
    ///
    /// - Returns: The date.
    public func callAsFunction() -> Date {
        generate()
    }
}

extension DateGenerator: DependencyKey {
    /// The system's clock.
    public static let liveValue = DateGenerator { Date() }
}

extension DependencyValues {
    /// The generator of the current date. The live value uses the system's clock.
    public var date: DateGenerator {
        get { self[DateGenerator.self] }
        set { self[DateGenerator.self] = newValue }
    }
}
