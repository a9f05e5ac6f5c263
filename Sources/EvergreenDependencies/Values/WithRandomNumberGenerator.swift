import EvergreenConcurrency

/// Provides a random number generator.
///
/// ```swift
/// @Dependency(\.withRandomNumberGenerator) var withRandomNumberGenerator
/// let die = withRandomNumberGenerator { generator in
///     Int.random(in: 1...6, using: &generator)
/// }
/// ```
///
/// In tests, set it: `$0.withRandomNumberGenerator = .seeded(42)` yields the same numbers each time.
public struct WithRandomNumberGenerator: Sendable {
    private let generator: Locked<any RandomNumberGenerator & Sendable>

    /// Wraps a generator. Copies of the value share it, with exclusive access.
    ///
    /// - Parameter generator: The generator.
    public init(_ generator: some RandomNumberGenerator & Sendable) {
        self.generator = Locked(generator)
    }

    /// Creates a generator that yields the same numbers for the same seed, on every machine. Not for secrets.
    ///
    /// - Parameter seed: Any number.
    /// - Returns: The generator.
    public static func seeded(_ seed: UInt64) -> Self {
        Self(SeededGenerator(state: seed))
    }

    /// Runs a closure with exclusive access to the generator.
    ///
    /// - Parameter work: The closure. It must not access the generator again.
    /// - Throws: The error of the closure.
    /// - Returns: The result of the closure.
    public func callAsFunction<Result>(
        _ work: (inout any RandomNumberGenerator & Sendable) throws -> Result
    ) rethrows -> Result {
        try generator.withLock(work)
    }
}

extension WithRandomNumberGenerator: DependencyKey {
    /// The system's generator.
    public static let liveValue = WithRandomNumberGenerator(SystemRandomNumberGenerator())
}

extension DependencyValues {
    /// Provides a random number generator. The live value uses the system's.
    public var withRandomNumberGenerator: WithRandomNumberGenerator {
        get { self[WithRandomNumberGenerator.self] }
        set { self[WithRandomNumberGenerator.self] = newValue }
    }
}

/// SplitMix64 (https://prng.di.unimi.it/splitmix64.c): every seed is valid, and is the whole state.
private struct SeededGenerator: RandomNumberGenerator, Sendable {
    var state: UInt64

    mutating func next() -> UInt64 {
        state &+= 0x9e37_79b9_7f4a_7c15
        var bits = state
        bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
        bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
        return bits ^ (bits >> 31)
    }
}
