/// The logic of a feature: how actions change its state, and which effects they have.
///
/// ```swift
/// struct Counter: Reducer {
///     struct State: Equatable {
///         var count = 0
///     }
///
///     enum Action {
///         case incrementButtonTapped
///     }
///
///     var body: some ReducerOf<Self> {
///         Reduce { state, action in
///             switch action {
///             case .incrementButtonTapped:
///                 state.count += 1
///                 return .none
///             }
///         }
///     }
/// }
/// ```
///
/// A reducer has a `body` that is composed of other reducers, or implements `reduce(into:action:)` itself. A ``Store`` runs it, on the main
/// actor. `body` is evaluated for each action, so that it may depend on the reducer's properties: it should only compose.
public protocol Reducer<State, Action> {
    /// The data that the feature's logic and its views need.
    associatedtype State

    /// The events of the feature: taps, responses, timers.
    associatedtype Action

    /// The type of the reducers that the feature is composed of; `Never` for one that implements
    /// `reduce(into:action:)`.
    associatedtype Body

    /// Changes the state for an action.
    ///
    /// - Parameters:
    ///   - state: The feature's state.
    ///   - action: The action.
    /// - Returns: Work to run outside the state, which may send further actions.
    func reduce(into state: inout State, action: Action) -> Effect<Action>

    /// The reducers that the feature is composed of. They run in the order of their declaration.
    @ReducerBuilder<State, Action>
    var body: Body { get }
}

extension Reducer where Body == Never {
    /// A reducer that implements `reduce(into:action:)` has no body. Reading it is a programming error.
    public var body: Body { preconditionFailure("\(Self.self) has no body: call reduce(into:action:).") }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
    /// Runs the reducers of the body in order, and merges their effects.
    ///
    /// Through this method, a reducer without a `State` or an `Action` gets those of the body's type, `some Reducer<Int, Action>`.
    @inlinable
    public func reduce(into state: inout Body.State, action: Body.Action) -> Effect<Body.Action> {
        body.reduce(into: &state, action: action)
    }
}

/// The reducers of a feature: `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

/// The effects of a feature: `func save() -> EffectOf<Self>`.
public typealias EffectOf<R: Reducer> = Effect<R.Action>
