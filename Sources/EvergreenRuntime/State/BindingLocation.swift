import EvergreenComparison

/// The storage that a binding reads and writes.
@MainActor
@usableFromInline
protocol BindingLocation<Value>: AnyObject {
    associatedtype Value

    var value: Value { get set }

    /// Whether both access the same value.
    func isEqual(to other: any BindingLocation) -> Bool

    /// Excludes the value, and the state that it is part of, from saved state, because it is a secret.
    func keepUnsaved()
}

extension BindingLocation {
    @usableFromInline
    func keepUnsaved() {}
}

extension Binding {
    /// Excludes the value, and the state that it is part of, from saved state. A binding with custom accessors does not know its state.
    @MainActor
    package func keepUnsaved() { location.keepUnsaved() }
}

nonisolated final class ClosureLocation<Value>: BindingLocation {
    private let get: @MainActor () -> Value
    private let set: @MainActor (Value) -> Void

    init(get: @escaping @MainActor () -> Value, set: @escaping @MainActor (Value) -> Void) {
        self.get = get
        self.set = set
    }

    @MainActor var value: Value {
        get { get() }
        set { set(newValue) }
    }

    @MainActor func isEqual(to other: any BindingLocation) -> Bool {
        guard let other = other as? ClosureLocation<Value> else { return false }
        return InputComparison.areEqual(get, other.get) && InputComparison.areEqual(set, other.set)
    }
}

nonisolated final class ConstantLocation<Value>: BindingLocation {
    private let constant: Value

    init(_ constant: Value) {
        self.constant = constant
    }

    @MainActor var value: Value {
        get { constant }
        set {}
    }

    @MainActor func isEqual(to other: any BindingLocation) -> Bool {
        guard let other = other as? ConstantLocation<Value> else { return false }
        return InputComparison.areEqual(constant, other.constant)
    }
}

/// A location that sets the value of another one in a transaction.
nonisolated final class TransactionLocation<Value>: BindingLocation {
    private let base: any BindingLocation<Value>
    private let transaction: Transaction

    init(base: any BindingLocation<Value>, transaction: Transaction) {
        self.base = base
        self.transaction = transaction
    }

    @MainActor var value: Value {
        get { base.value }
        set { withTransaction(transaction) { base.value = newValue } }
    }

    @MainActor func isEqual(to other: any BindingLocation) -> Bool {
        guard let other = other as? TransactionLocation<Value> else { return false }
        return transaction.animation == other.transaction.animation && base.isEqual(to: other.base)
    }

    @MainActor func keepUnsaved() { base.keepUnsaved() }
}

/// A property of the value of another location.
nonisolated final class MemberLocation<Base, Value>: BindingLocation {
    private let base: any BindingLocation<Base>
    private let keyPath: WritableKeyPath<Base, Value>

    init(base: any BindingLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }

    @MainActor var value: Value {
        get { base.value[keyPath: keyPath] }
        set { base.value[keyPath: keyPath] = newValue }
    }

    @MainActor func isEqual(to other: any BindingLocation) -> Bool {
        guard let other = other as? MemberLocation<Base, Value> else { return false }
        return keyPath == other.keyPath && base.isEqual(to: other.base)
    }

    @MainActor func keepUnsaved() { base.keepUnsaved() }
}

/// The wrapped value of an optional in another location.
final class UnwrappedLocation<Value>: BindingLocation {
    private let base: any BindingLocation<Value?>
    private var last: Value

    init(base: any BindingLocation<Value?>, value: Value) {
        self.base = base
        last = value
    }

    var value: Value {
        get {
            if let value = base.value { last = value }
            return last
        }
        set {
            guard base.value != nil else { return }
            last = newValue
            base.value = newValue
        }
    }

    func isEqual(to other: any BindingLocation) -> Bool {
        guard let other = other as? UnwrappedLocation<Value> else { return false }
        return base.isEqual(to: other.base)
    }

    func keepUnsaved() { base.keepUnsaved() }
}

/// The value of another location, as an optional.
nonisolated final class WrappedLocation<Wrapped>: BindingLocation {
    private let base: any BindingLocation<Wrapped>

    init(base: any BindingLocation<Wrapped>) {
        self.base = base
    }

    @MainActor var value: Wrapped? {
        get { base.value }
        set { if let newValue { base.value = newValue } }
    }

    @MainActor func isEqual(to other: any BindingLocation) -> Bool {
        guard let other = other as? WrappedLocation<Wrapped> else { return false }
        return base.isEqual(to: other.base)
    }

    @MainActor func keepUnsaved() { base.keepUnsaved() }
}

/// An element of a collection in another location. If the index becomes invalid, the location returns the last value and ignores writes: a
/// row may still be read in the update that removes it.
final class ElementLocation<Elements: MutableCollection & RandomAccessCollection>: BindingLocation {
    private let base: any BindingLocation<Elements>
    private let index: Elements.Index
    private var last: Elements.Element

    init(base: any BindingLocation<Elements>, index: Elements.Index) {
        self.base = base
        self.index = index
        last = base.value[index]
    }

    var value: Elements.Element {
        get {
            let elements = base.value
            if elements.startIndex <= index, index < elements.endIndex { last = elements[index] }
            return last
        }
        set {
            let elements = base.value
            guard elements.startIndex <= index, index < elements.endIndex else { return }
            last = newValue
            base.value[index] = newValue
        }
    }

    func isEqual(to other: any BindingLocation) -> Bool {
        guard let other = other as? ElementLocation<Elements> else { return false }
        return index == other.index && base.isEqual(to: other.base)
    }

    func keepUnsaved() { base.keepUnsaved() }
}
