import EvergreenComparison
import Foundation
import IssueReporting

/// The storage of a `State`. It lives as long as the view's identity.
@usableFromInline
package final class StateLocation<Value>: StateSource, BindingLocation, StateOwner {
    private var stored: Value
    /// Whether the value has ever differed from the initial one.
    private(set) var hasState = false
    /// Nil if nothing is saved.
    private var slot: StateSlot?
    /// Whether the value must not be saved.
    private var isSecret = false

    /// - Parameter slot: The slot in which a previous window may have left a value to use instead.
    package init(_ value: Value, slot: StateSlot? = nil) {
        stored = value
        self.slot = slot
        super.init()
        if let slot { restore(from: slot) }
    }

    @usableFromInline
    package var value: Value {
        get {
            recordRead()
            return stored
        }
        set {
            let isSame = InputComparison.areEqual(stored, newValue)
            stored = newValue
            guard !isSame else { return }
            hasState = true
            noteChange()
            invalidateObservers()
        }
    }

    @usableFromInline
    func isEqual(to other: any BindingLocation) -> Bool { self === other }

    @usableFromInline
    func keepUnsaved() {
        guard !isSecret else { return }
        discard()
        isSecret = true
        if hasState { noteChange() }
    }

    private func noteChange() {
        guard let archive = slot?.archive else { return }
        if isSecret { archive.noteSecret(of: self) } else { archive.note(self) }
    }

    private func restore(from slot: StateSlot) {
        guard let archive = slot.archive else { return }
        defer { if StateCoding.isObject(stored) { archive.noteObject(of: self) } }
        guard archive.hasWaiting, let key = slot.key(for: Value.self) else { return }
        if let kept = archive.claimValue(key, as: Value.self) {
            stored = kept
            hasState = true
            return archive.note(self)
        }
        guard let data = archive.claim(key, for: self) else { return }
        guard let restored = StateCoding.decode(Value.self, from: data) else {
            return archive.forget(ObjectIdentifier(self))
        }
        stored = restored
        hasState = true
    }

    /// Moves the location with its value to the view of a remade window. A restored value is discarded.
    func move(to slot: StateSlot?) {
        self.slot = slot
        guard let archive = slot?.archive else { return }
        if let key = slot?.key(for: Value.self) {
            _ = archive.claimValue(key, as: Value.self)
            _ = archive.claim(key, for: self)
        }
        if StateCoding.isObject(stored) { archive.noteObject(of: self) }
        if hasState { noteChange() }
    }

    /// Called when the view is unmounted.
    package func discard() { slot?.archive?.forget(ObjectIdentifier(self)) }
}

extension StateLocation: InterchangeableSlot {
    package var ownsObject: Bool { Value.self is AnyClass }

    /// Whether the values are equal. Two objects created by the same expression are interchangeable, because the caller observes the
    /// changes of both.
    package func isInterchangeable(with other: AnyObject, objects: ObjectPairs) -> Bool {
        guard let other = other as? Self else { return false }
        guard Value.self is AnyClass else {
            return InputComparison.areInterchangeable(stored, other.stored, objects: objects)
        }
        guard !objects.areUntouched || !hasState && !other.hasState else { return false }
        return objects.pair(stored as AnyObject, with: other.stored as AnyObject)
    }
}

extension StateLocation: ArchivedLocation {
    var stateKey: StateKey? { slot?.key(for: Value.self) }
    var encodedValue: Data? { StateCoding.encode(stored) }
    var keptValue: Any { stored }
    var typeName: String { _typeName(Value.self, qualified: false) }
}

extension _Node {
    /// Makes state of a node beyond its view's properties, which is saved with the state of the window. The node keeps it, and discards it
    /// when it is unmounted.
    package final func makeState<Value>(_ name: String, _ initialValue: Value) -> StateLocation<Value> {
        StateLocation(initialValue, slot: stateSlot(name))
    }
}

/// Replaces the storage of a state whose view is not mounted.
final class DetachedLocation<Value>: BindingLocation {
    private let initialValue: Value

    init(_ initialValue: Value) {
        self.initialValue = initialValue
    }

    var value: Value {
        get { initialValue }
        set { reportEarlyWrite(of: State<Value>.self) }
    }

    func isEqual(to other: any BindingLocation) -> Bool { self === other }
}

@usableFromInline
func reportEarlyWrite(of type: Any.Type) {
    reportIssue(
        "A \(type) was set before its view was mounted, which has no effect: give it an initial value, or set it in onAppear."
    )
}
