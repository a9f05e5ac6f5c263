import OrderedCollections

// What the accessors that `@ObservableState` makes take down before a field is changed in place, and compare with what is
// there afterwards. They hold no copy of the value, which would be copied on write then.

/// The identities within a field's value.
public protocol _ObservedIdentity {
    /// Whether the value is the old one, or has reported itself what distinguishes it from that.
    func isContinuation(of old: Self) -> Bool
}

/// The identity of a value without one: each change counts.
public struct _AbsentIdentity: _ObservedIdentity {
    public func isContinuation(of old: Self) -> Bool { false }
}

extension ObservableStateID: _ObservedIdentity {}

/// The identities of the elements of a collection.
public struct _ElementIdentities<ID: Hashable>: _ObservedIdentity {
    let ids: OrderedSet<ID>
    let states: [ObservableStateID]

    public func isContinuation(of old: Self) -> Bool {
        ids == old.ids && zip(states, old.states).allSatisfy { $0.isContinuation(of: $1) }
    }
}

/// The identity of a field's value.
@_disfavoredOverload
public func _$identity<Value>(of value: Value) -> _AbsentIdentity { _AbsentIdentity() }

/// The identity of a field's value.
public func _$identity<Value: ObservableState>(of value: Value) -> ObservableStateID { value._$id }

/// The identities of a field's elements. O(n).
public func _$identity<ID, Element: ObservableState>(
    of value: IdentifiedArray<ID, Element>
) -> _ElementIdentities<ID> {
    _ElementIdentities(ids: value.ids, states: value.elements.map(\._$id))
}

/// The identities of a field's elements. O(n).
public func _$identity<Element: ObservableState>(
    of value: StackState<Element>
) -> _ElementIdentities<StackElementID> {
    _ElementIdentities(ids: value.ids, states: value.map(\._$id))
}

/// The identity of a presented state.
public func _$identity<State: ObservableState>(of value: PresentationState<State>) -> ObservableStateID {
    value.wrappedValue._$id
}
