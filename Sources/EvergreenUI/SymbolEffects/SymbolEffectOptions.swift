/// The repetition and speed of symbol effects.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// The number of repetitions; nil for indefinitely, or for once after a value change.
    var count: Int?
    var repeats = false
    var speed = 1.0

    /// The default of the effect.
    public static let `default` = SymbolEffectOptions()
    /// Repeats indefinitely.
    public static let repeating = SymbolEffectOptions().repeating
    /// Runs once.
    public static let nonRepeating = SymbolEffectOptions().nonRepeating

    /// Returns options with a number of repetitions; nil for indefinitely.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

    /// Returns options with a repeat behavior.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// Returns options with a speed relative to the default, 1.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Repeats indefinitely.
    public var repeating: SymbolEffectOptions { changing { ($0.repeats, $0.count) = (true, nil) } }

    /// Runs once.
    public var nonRepeating: SymbolEffectOptions { changing { ($0.repeats, $0.count) = (false, 1) } }

    /// Returns the options with a number of repetitions; nil for indefinitely.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        changing { ($0.repeats, $0.count) = (count == nil, count.map { min(max($0, 1), 1000) }) }
    }

    /// Returns the options with a repeat behavior.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self.repeat(behavior.count) }

    /// Returns the options with a speed relative to the default, 1.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        changing { $0.speed = speed.isFinite && speed > 0 ? speed : 1 }
    }

    /// The repetition of an effect.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?

        /// Repeats indefinitely.
        public static let continuous = RepeatBehavior(count: nil)
        /// Repeats indefinitely.
        public static let periodic = RepeatBehavior(count: nil)
        /// Repeats a number of times; nil for indefinitely.
        public static func periodic(_ count: Int?) -> RepeatBehavior { RepeatBehavior(count: count) }
    }

    private func changing(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
