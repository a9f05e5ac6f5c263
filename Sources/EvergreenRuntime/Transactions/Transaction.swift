/// The context of a state change: its animation.
public struct Transaction: Sendable {
    /// The animation of the changes; nil for none.
    public var animation: Animation?

    /// A transaction without an animation.
    public init() {}

    /// A transaction with an animation; nil for none.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// The transaction of the running code.
    @TaskLocal package static var current = Transaction()
}

/// Animates the state changes in `body`.
///
/// The update that follows is animated for the whole window: inserted and removed views fade or use their `transition(_:)`,
/// their siblings move to their new positions, and colors, opacities, lengths and offsets are interpolated. With nil,
/// changes are not animated.
///
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Applies a transaction to the state changes in `body`. See ``withAnimation(_:_:)``.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.$current.withValue(transaction) { try body() }
}
