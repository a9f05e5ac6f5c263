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

    /// Makes a generator of a closure that is called for each date.
    ///
    /// - Parameter generate: Gives the date.
    public init(_ generate: @escaping @Sendable () -> Date) {
        self.generate = generate
    }

    /// A generator that always gives the same date.
    ///
    /// - Parameter date: The date.
    /// - Returns: The generator.
    public static func constant(_ date: Date) -> Self {
        Self { date }
    }

    /// The date. Set it to have the same date from then on.
    public var now: Date {
        get { generate() }
        set { generate = { newValue } }
    }

    /// The current date, as ``now``: `date()`.
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
    /// What says which date it is: live, the system's clock.
    public var date: DateGenerator {
        get { self[DateGenerator.self] }
        set { self[DateGenerator.self] = newValue }
    }
}
