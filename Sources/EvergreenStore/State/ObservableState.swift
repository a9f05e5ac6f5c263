@_exported public import Observation

/// State with observation per field: a view's body runs again when a field that it has read changes.
///
/// Apply the macro ``ObservableState()`` to a struct or an enum instead of declaring the conformance.
///
/// A value has an identity, which its copies share, and which does not change with its fields. An observer that reads a
/// child's field through its parent is notified when that field changes, and when the child is replaced as a whole.
public protocol ObservableState: Observable {
    /// The identity and the version of this value.
    var _$id: ObservableStateID { get }
    /// Marks the value as changed in a way that its fields did not report.
    mutating func _$willModify()
}

extension Optional: @retroactive Observable where Wrapped: Observable {}

extension Optional: ObservableState where Wrapped: ObservableState {
    public var _$id: ObservableStateID {
        self?._$id ?? ._$inert
    }

    public mutating func _$willModify() {
        self?._$willModify()
    }
}

/// Marks a value as changed, if it is observable: for the payloads of enums.
@_disfavoredOverload
public func _$willModify<Value>(_ value: inout Value) {}

/// Marks a value as changed.
public func _$willModify<Value: ObservableState>(_ value: inout Value) { value._$willModify() }
