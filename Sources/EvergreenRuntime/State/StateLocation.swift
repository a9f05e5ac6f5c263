import EvergreenComparison
import Foundation
import IssueReporting

/// Storage of a `State`. It lives as long as the view's identity.
package final class StateLocation<Value>: StateSource, BindingLocation, StateOwner {
    private var stored: Value
    /// Whether the value was ever another one than the first.
    private(set) var hasState = false
    /// Nil if the value is not saved.
    private var slot: StateSlot?

    /// - Parameter slot: Where a former window may have left a value, which is used instead.
    init(_ value: Value, slot: StateSlot? = nil) {
        stored = value
        self.slot = slot
        super.init()
        if let slot { restore(from: slot) }
    }

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
            slot?.archive?.note(self)
            invalidateObservers()
        }
    }

    func isEqual(to other: any BindingLocation) -> Bool { self === other }

    func keepUnsaved() {
        discard()
        slot = nil
    }

    private func restore(from slot: StateSlot) {
        guard let archive = slot.archive else { return }
        if Value.self is AnyClass { archive.noteUnsavable(Value.self) }
        guard archive.hasWaiting, let key = slot.key(for: Value.self), let data = archive.claim(key, for: self) else {
            return
        }
        guard let restored = StateCoding.decode(Value.self, from: data) else {
            return archive.forget(ObjectIdentifier(self))
        }
        stored = restored
        hasState = true
    }

    /// The view is gone, with its value.
    package func discard() { slot?.archive?.forget(ObjectIdentifier(self)) }
}

extension StateLocation: ArchivedLocation {
    var stateKey: StateKey? { slot?.key(for: Value.self) }
    var encodedValue: Data? { StateCoding.encode(stored) }
    var typeName: String { _typeName(Value.self, qualified: false) }
}

extension _Node {
    /// State of a node beside the properties of its view, which is saved with the state of the window. The node keeps it,
    /// and discards it when it leaves the tree.
    package final func makeState<Value>(_ name: String, _ initialValue: Value) -> StateLocation<Value> {
        StateLocation(initialValue, slot: stateSlot(name))
    }
}

/// Stands in for the storage of a state whose view is not mounted.
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

func reportEarlyWrite(of type: Any.Type) {
    reportIssue(
        "A \(type) was set before its view was shown, which changes nothing: give it an initial value, or set it in onAppear."
    )
}
