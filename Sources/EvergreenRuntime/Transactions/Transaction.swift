/// The context of an update: its animation and custom values.
public struct Transaction: Sendable {
    /// The animation of the changes; nil for none.
    public var animation: Animation?
    /// Whether the animations of ``View/animation(_:value:)`` and `animation(_:body:)` are disabled.
    public var disablesAnimations = false
    /// Whether the change is part of a continuous interaction, such as a drag. Only views read it.
    public var isContinuous = false
    private var values: [ObjectIdentifier: any Sendable] = [:]

    /// A transaction without an animation.
    public init() {}

    /// A transaction with an animation; nil for none.
    public init(animation: Animation?) {
        self.animation = animation
    }

    /// A custom value.
    public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
        get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    /// The transaction of the running code.
    @TaskLocal package static var current = Transaction()

    /// Whether it has only default values, like most transactions.
    var isPlain: Bool { animation == nil && !disablesAnimations && !isContinuous && values.isEmpty }

    /// Merges the transactions of two changes in one update. The later one wins.
    mutating func formUnion(_ later: Transaction) {
        animation = later.animation ?? animation
        disablesAnimations = disablesAnimations || later.disablesAnimations
        isContinuous = isContinuous || later.isContinuous
        values.merge(later.values) { $1 }
    }
}

/// A key of a value in a ``Transaction``. `@Entry` declares one:
///
/// ```swift
/// extension Transaction {
///     @Entry var isOfTimer = false
/// }
/// ```
public protocol TransactionKey: _EntryKey where Value: Sendable {
    /// The type of the value.
    associatedtype Value

    /// The value of transactions that don't set one.
    static var defaultValue: Value { get }
}

/// Animates the state changes in `body`.
///
/// The next update of the whole window is animated: inserted and removed views fade or use their `transition(_:)`, their siblings move to
/// their new positions, and colors, opacities, lengths and offsets are interpolated. With nil, changes are not animated. Parts of the
/// window can have their own animations: ``View/animation(_:value:)`` and ``View/transaction(_:)``.
///
/// - Returns: The result of `body`.
/// - Throws: Errors of `body`.
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

/// Applies the current transaction, with one changed value, to the state changes in `body`.
public func withTransaction<Result, Value>(
    _ keyPath: WritableKeyPath<Transaction, Value>,
    _ value: Value,
    _ body: () throws -> Result
) rethrows -> Result {
    var transaction = Transaction.current
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}
