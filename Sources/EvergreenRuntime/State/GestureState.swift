import EvergreenComparison

/// A view's state during a gesture. It is reset to its initial value when the gesture ends, fails or is cancelled.
///
/// Gestures update it with `updating(_:body:)`. It is not restored after a server restart.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let resetTransaction: (Value, inout Transaction) -> Void
    private var location: StateLocation<Value>?

    /// A gesture state with an initial value.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue) { _, _ in }
    }

    /// A gesture state with an initial value.
    public init(initialValue: Value) {
        self.init(wrappedValue: initialValue)
    }

    /// A gesture state with an initial value and the transaction of its reset, such as an animated one.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: wrappedValue) { _, transaction in transaction = resetTransaction }
    }

    /// A gesture state with an initial value and the transaction of its reset, such as an animated one.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue: initialValue, resetTransaction: resetTransaction)
    }

    /// A gesture state with an initial value and a closure that sets the transaction of its reset.
    ///
    /// - Parameters:
    ///   - wrappedValue: The initial value.
    /// - reset: Gets the value before it is reset, and sets the transaction of the reset.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = wrappedValue
        resetTransaction = reset
    }

    /// A gesture state with an initial value and a closure that sets the transaction of its reset.
    ///
    /// - Parameters:
    ///   - initialValue: The initial value.
    /// - reset: Gets the value before it is reset, and sets the transaction of the reset.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: initialValue, reset: reset)
    }

    /// The value. Gestures set it.
    @MainActor
    public var wrappedValue: Value { location?.value ?? initialValue }

    /// The gesture state itself, for `updating(_:body:)`.
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

    /// Resets the value.
    @MainActor
    package func reset() {
        set { value, transaction in
            resetTransaction(value, &transaction)
            value = initialValue
        }
    }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// A gesture state that is initially nil.
    public init() {
        self.init(wrappedValue: nil)
    }

    /// A gesture state that is initially nil, with the transaction of its reset.
    public init(resetTransaction: Transaction) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// A gesture state that is initially nil, with a closure that sets the transaction of its reset.
    ///
    /// - Parameter reset: Gets the value before it is reset to nil, and sets the transaction of the reset.
    public init(reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue: nil, reset: reset)
    }
}

extension GestureState: InputComparable {
    /// Only the initial value of an identity's first view is used.
    package static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool { true }
}
