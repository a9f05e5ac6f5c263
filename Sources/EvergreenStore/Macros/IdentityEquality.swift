// What the accessors that `@ObservableState` makes call when a field is set. The compiler picks the one that fits the
// field's type: true if the observers of the field need not be told.

/// Whether a field's new value need not be reported. Values without an identity or equality always count as changed.
@_disfavoredOverload
public func _$isIdentityEqual<Value>(_ old: Value, _ new: Value) -> Bool { false }

/// Whether a field's new value need not be reported: equal values.
@_disfavoredOverload
public func _$isIdentityEqual<Value: Equatable>(_ old: Value, _ new: Value) -> Bool { old == new }

/// Whether a field's new value need not be reported: the same state, which has reported its changes itself.
public func _$isIdentityEqual<Value: ObservableState>(_ old: Value, _ new: Value) -> Bool {
    new._$id.isContinuation(of: old._$id)
}

/// Whether a field's new value need not be reported: the same elements, which have reported their changes themselves. O(n).
public func _$isIdentityEqual<ID, Element: ObservableState>(
    _ old: IdentifiedArray<ID, Element>,
    _ new: IdentifiedArray<ID, Element>
) -> Bool {
    old.ids == new.ids && zip(new.elements, old.elements).allSatisfy { $0._$id.isContinuation(of: $1._$id) }
}

/// Whether a field's new value need not be reported: the same elements, which have reported their changes themselves. O(n).
public func _$isIdentityEqual<Element: ObservableState>(
    _ old: StackState<Element>,
    _ new: StackState<Element>
) -> Bool {
    old.ids == new.ids && zip(new, old).allSatisfy { $0._$id.isContinuation(of: $1._$id) }
}

/// Whether a field's new value need not be reported: the same presented state, which has reported its changes itself.
public func _$isIdentityEqual<State: ObservableState>(
    _ old: PresentationState<State>,
    _ new: PresentationState<State>
) -> Bool {
    _$isIdentityEqual(old.wrappedValue, new.wrappedValue)
}
