import Foundation

/// An action type with a case for what controls write to the state.
///
/// ```swift
/// enum Action: BindableAction {
///     case binding(BindingAction<State>)
/// }
/// ```
///
/// The feature's body needs a `BindingReducer`, which handles these actions.
public protocol BindableAction<State> {
    /// The state that is written to.
    associatedtype State

    /// The case that wraps a binding action.
    static func binding(_ action: BindingAction<State>) -> Self

    /// The payload of the case; nil in any other. The default looks it up by reflection.
    var binding: BindingAction<State>? { get }
}

extension BindableAction {
    /// The payload of the case; nil in any other.
    public var binding: BindingAction<State>? {
        // The name is compared first: it costs far less than to take a payload out.
        guard isEnum(Self.self), let name = enumCaseName(self), strcmp(name, "binding") == 0 else { return nil }
        return CasePayload.payload(of: self, as: BindingAction<State>.self)
    }

    /// The action that sets a field of observable state.
    ///
    /// - Parameters:
    ///   - keyPath: The field.
    ///   - value: What it becomes.
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
    ///   - value: What it becomes.
    public static func set<Value: Equatable & Sendable>(
        _ keyPath: WritableKeyPath<State, BindingState<Value>>,
        _ value: Value
    ) -> Self {
        binding(.set(keyPath, value))
    }
}
