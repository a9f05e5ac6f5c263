import EvergreenComparison

/// State of a view that lasts as long as a gesture: it is initial again when the gesture ends, fails or is cancelled.
///
/// Gestures set it: see `updating(_:body:)`. It is not saved for after a restart of the server.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let resetTransaction: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// A state with an initial value.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    /// A state with an initial value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// A state with an initial value, to which it returns with a transaction, as an animated one.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// A state with an initial value, to which it returns with a transaction, as an animated one.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A state with an initial value.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value.
    ///   - reset: Gets the value before it is initial again, and sets the transaction of that.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        resetTransaction = reset
    }

    /// A state with an initial value.
    ///
    /// - Parameters:
    ///   - initialValue: The initial value.
    ///   - reset: Gets the value before it is initial again, and sets the transaction of that.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value. Gestures set it.
    @MainActor
    public var wrappedValue: Value { location?.value ?? initialValue }

    /// What a gesture updates.
    public var projectedValue: GestureState<Value> { self }

    @MainActor
    public static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        property.location = storage.slot { [initialValue = property.initialValue] in StateLocation(initialValue) }
    }

    /// Changes the value.
    @MainActor
    package func set(_ change: (inout Value, inout Transaction) -> Void) {
        var value = wrappedValue
        var transaction = Transaction()
        change(&value, &transaction)
        guard let location else { return reportEarlyWrite(of: Self.self) }
        withTransaction(transaction) { location.value = value }
    }

    /// Has it be initial again.
    @MainActor
    package func reset() {
        set { value, transaction in
            resetTransaction(value, &transaction)
            value = initialValue
        }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A state that is initially nil.
    public init() {
        self.init(wrappedValue: nil)
    }

    /// A state that is initially nil, to which it returns with a transaction.
    public init(resetTransaction: Transaction) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// A state that is initially nil.
    ///
    /// - Parameter reset: Gets the value before it is nil again, and sets the transaction of that.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: InputComparable {
    /// Only the initial value of the first view of an identity matters.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
