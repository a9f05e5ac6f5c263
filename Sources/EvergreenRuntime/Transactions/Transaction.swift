/// What is said of the changes that some code makes: how they come about.
public struct Transaction: Sendable {
    /// How the changes come about; nil for at once.
    public var animation: Animation?

    /// Changes that come about at once.
    public init() {}

    /// Changes that come about with an animation; nil for at once.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// What is said of the changes that are made right now.
    @TaskLocal package static var current = Transaction()
}

/// Animates what `body` changes.
///
/// The update of a window to which a change in `body` leads is animated as a whole: views that came fade in, or come
/// with their `transition(_:)`, their siblings glide to where they are then, and colours, opacities, lengths and
/// offsets change gradually. A view that has left is gone at once. With nil, changes are shown at once.
///
/// - Returns: What `body` returns.
/// - Throws: What `body` throws.
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Says something of the changes that `body` makes: see ``withAnimation(_:_:)``.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    try Transaction.$current.withValue(transaction) { try body() }
}
