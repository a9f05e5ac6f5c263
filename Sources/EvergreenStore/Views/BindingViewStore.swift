/// A field of a view's own state that controls can write to.
///
/// ```swift
/// struct ViewState: Equatable {
///     @BindingViewState var name: String
/// }
///
/// WithViewStore(store, observe: { ViewState(name: $0.$name) }) { viewStore in
///     TextField("Name", text: viewStore.$name)
/// }
/// ```
@propertyWrapper
public struct BindingViewState<Value> {
    /// The value.
    public let wrappedValue: Value
    let set: @MainActor (Value) -> Void

    /// The wrapper itself.
    public var projectedValue: Self { self }
}

extension BindingViewState: Equatable where Value: Equatable {
    public static func == (lhs: Self, rhs: Self) -> Bool { lhs.wrappedValue == rhs.wrappedValue }
}

extension BindingViewState: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) {
        hasher.combine(wrappedValue)
    }
}

/// The state of a store, passed to the closure that derives a view state from it: its ``BindingState`` fields become ``BindingViewState``.
@dynamicMemberLookup
public struct BindingViewStore<State> {
    let state: State
    let send: @MainActor (BindingAction<State>) -> Void

    package init(state: State, send: @escaping @MainActor (BindingAction<State>) -> Void) {
        self.state = state
        self.send = send
    }

    /// A field of the state.
    public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value { state[keyPath: keyPath] }

    /// A field of the state that controls can write to: `$0.$name`.
    public subscript<Value: Equatable & Sendable>(
        dynamicMember keyPath: WritableKeyPath<State, BindingState<Value>>
    ) -> BindingViewState<Value> {
        let (send, path) = (send, SendableKeyPath(keyPath))
        return BindingViewState(wrappedValue: state[keyPath: keyPath].wrappedValue) { send(.set(path.path, $0)) }
    }
}

extension ViewStore {
    /// Observes a part of a store's state with fields that controls can write to.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Returns the view state.
    @_disfavoredOverload
    public convenience init<State>(
        _ store: Store<State, ViewAction>,
        observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState
    ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
        self.init(store, observe: toViewState, send: { $0 })
    }

    /// Observes a part of a store's state with fields that controls can write to, with separate view actions.
    ///
    /// - Parameters:
    ///   - store: The store.
    ///   - toViewState: Returns the view state.
    ///   - fromViewAction: Converts a view action to the store's action.
    @_disfavoredOverload
    public convenience init<State, Action>(
        _ store: Store<State, Action>,
        observe toViewState: @escaping (_ state: BindingViewStore<State>) -> ViewState,
        send fromViewAction: @escaping (_ viewAction: ViewAction) -> Action
    ) where ViewState: Equatable, ViewAction: BindableAction, ViewAction.State == State {
        self.init(
            store,
            observe: { state in
                toViewState(BindingViewStore(state: state) { store.sendBinding(fromViewAction(.binding($0))) })
            },
            send: fromViewAction,
            removeDuplicates: { $0 == $1 }
        )
    }
}
