/// How often symbols move, and how fast.
public struct SymbolEffectOptions: Hashable, Sendable {
    /// How often: nil for again and again, or once where a value has changed.
    var count: Int?
    var repeats = false
    var speed = 1.0

    /// As the effect does by itself.
    public static let `default` = SymbolEffectOptions()
    /// Again and again.
    public static let repeating = SymbolEffectOptions().repeating
    /// Once.
    public static let nonRepeating = SymbolEffectOptions().nonRepeating

    /// A number of times; nil for again and again.
    public static func `repeat`(_ count: Int?) -> SymbolEffectOptions { SymbolEffectOptions().repeat(count) }

    /// As a behavior says.
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions {
        SymbolEffectOptions().repeat(behavior)
    }

    /// Faster, with more than 1, or slower.
    public static func speed(_ speed: Double) -> SymbolEffectOptions { SymbolEffectOptions().speed(speed) }

    /// Again and again.
    public var repeating: SymbolEffectOptions { changing { ($0.repeats, $0.count) = (true, nil) } }

    /// Once.
    public var nonRepeating: SymbolEffectOptions { changing { ($0.repeats, $0.count) = (false, 1) } }

    /// A number of times; nil for again and again.
    public func `repeat`(_ count: Int?) -> SymbolEffectOptions {
        changing { ($0.repeats, $0.count) = (count == nil, count.map { min(max($0, 1), 1000) }) }
    }

    /// As a behavior says.
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self.repeat(behavior.count) }

    /// Faster, with more than 1, or slower.
    public func speed(_ speed: Double) -> SymbolEffectOptions {
        changing { $0.speed = speed.isFinite && speed > 0 ? speed : 1 }
    }

    /// How often an effect is repeated.
    public struct RepeatBehavior: Hashable, Sendable {
        let count: Int?

        /// Again and again.
        public static let continuous = RepeatBehavior(count: nil)
        /// Again and again.
        public static let periodic = RepeatBehavior(count: nil)
        /// A number of times; nil for again and again.
        public static func periodic(_ count: Int?) -> RepeatBehavior { RepeatBehavior(count: count) }
    }

    private func changing(_ change: (inout Self) -> Void) -> Self {
        var copy = self
        change(&copy)
        return copy
    }
}
