/// The context of an update: how its changes are animated, and what an app says of it.
public struct Transaction: Sendable {
    /// The animation of the changes; nil for none.
    public var animation: Animation?
    /// Whether the animations of ``View/animation(_:value:)`` and `animation(_:body:)` are left out.
    public var disablesAnimations = false
    /// Whether the change is one of many, as while something is being dragged. Only views read it.
    public var isContinuous = false
    private var values: [ObjectIdentifier: any Sendable] = [:]

    /// A transaction without an animation.
    public init() {}

    /// A transaction with an animation; nil for none.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// A value of the app's own.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The transaction of the running code.
    @TaskLocal package static var current = Transaction()

    /// Whether it says nothing, as that of most changes.
    var isPlain: Bool { animation == nil && !disablesAnimations && !isContinuous && values.isEmpty }

    /// What two changes of one update say of it. Where they differ, the later one wins.
    mutating func formUnion(_ later: Transaction) {
        animation = later.animation ?? animation
        disablesAnimations = disablesAnimations || later.disablesAnimations
        isContinuous = isContinuous || later.isContinuous
        values.merge(later.values) { $1 }
    }
}

/// The type of a value in a ``Transaction``. `@Entry` makes one:
///
/// ```swift
/// extension Transaction {
///     @Entry var isOfTimer = false
/// }
/// ```
public protocol TransactionKey: _EntryKey where Value: Sendable {
    /// The type of the value.
    associatedtype Value

    /// The value in transactions that have no other one.
    static var defaultValue: Value { get }
}

/// Animates the state changes in `body`.
///
/// The update that follows is animated for the whole window: inserted and removed views fade or use their `transition(_:)`,
/// their siblings move to their new positions, and colors, opacities, lengths and offsets are interpolated. With nil,
/// changes are not animated. Parts of the window can have animations of their own: ``View/animation(_:value:)`` and
/// ``View/transaction(_:)``.
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

/// Applies the transaction of the running code, with another value, to the state changes in `body`.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
