import Foundation

/// An action type with a case for values that controls write into the state.
///
/// ```swift
/// enum Action: BindableAction {
///     case binding(BindingAction<State>)
/// }
/// ```
///
/// The feature's body needs a `BindingReducer`, which handles these actions.
public protocol BindableAction<State> {
    /// The state that controls write to.
    associatedtype State

    /// The case that wraps a binding action.
    static func binding(_ action: BindingAction<State>) -> Self

    /// The payload of the case; nil for other actions. The default implementation uses reflection.
    var binding: BindingAction<State>? { get }
}

extension BindableAction {
    /// The payload of the case; nil for other actions.
    public var binding: BindingAction<State>? {
        // The name is compared first, because that is much cheaper than extracting a payload.
        guard isEnum(Self.self), let name = enumCaseName(self), strcmp(name, "binding") == 0 else { return nil }
        return CasePayload.payload(of: self, as: BindingAction<State>.self)
    }

    /// The action that sets a field of observable state.
    ///
    /// - Parameters:
    ///   - keyPath: The field.
    ///   - value: The new value.
    public static func set<Value: Equatable & Sendable>(
        _ keyPath: WritableKeyPath<State, Value>,
        _ value: Value
    ) -> Self where State: ObservableState {
        binding(.set(keyPath, value))
    }

    /// The action that sets a ``BindingState``.
    ///
    /// - Parameters:
    ///   - keyPath: The field's projection: `\.$text`.
    ///   - value: The new value.
    public static func set<Value: Equatable & Sendable>(
        _ keyPath: WritableKeyPath<State, BindingState<Value>>,
        _ value: Value
    ) -> Self {
        binding(.set(keyPath, value))
    }
}
