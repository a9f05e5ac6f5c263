/// Makes a struct, or an enum of features, a reducer.
///
/// ```swift
/// @Reducer
/// struct Counter {
///     @ObservableState
///     struct State: Equatable {
///         var count = 0
///     }
///
///     enum Action {
///         case incrementButtonTapped
///     }
///
///     var body: some ReducerOf<Self> {
///         Reduce { state, action in … }
///     }
/// }
/// ```
///
/// A struct gets the conformance, and its actions get case key paths. A missing `State`, `Action` or `body` is generated, empty.
///
/// An enum whose cases are reducers becomes a reducer of all of them, one of which is active: for example, the features that a screen
/// presents, or that a stack holds.
///
/// ```swift
/// @Reducer
/// enum Destination {
///     case editor(Editor)
///     case alert(AlertState<Alert>)
///     @ReducerCaseIgnored case help(Topic)
///
///     enum Alert { case confirmDeletion }
/// }
/// ```
///
/// Its `State` and `Action` have the same cases. Add conformances in extensions: `extension Destination.State: Equatable {}`. A view shows
/// the active feature with a `switch` over the store's `case`.
@attached(extension, conformances: Reducer, CaseReducer)
@attached(
    member,
    names: named(State),
    named(Action),
    named(Body),
    named(body),
    named(_$reducer),
    named(CaseScope),
    named(scope)
)
@attached(memberAttribute)
public macro Reducer() = #externalMacro(module: "EvergreenMacrosPlugin", type: "ReducerMacro")

/// Makes an enum of features a reducer, whose state and actions have conformances.
///
/// ```swift
/// @Reducer(state: .equatable, .sendable, action: .equatable)
/// enum Path { … }
/// ```
///
/// - Parameters:
///   - state: The conformances of `State`.
///   - action: The conformances of `Action`.
@attached(extension, conformances: Reducer, CaseReducer)
@attached(
    member,
    names: named(State),
    named(Action),
    named(Body),
    named(body),
    named(_$reducer),
    named(CaseScope),
    named(scope)
)
@attached(memberAttribute)
public macro Reducer(state: _SynthesizedConformance..., action: _SynthesizedConformance...) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "ReducerMacro")

/// Marks a case of an enum of features whose state becomes nil with its first action, like that of an alert.
///
/// `AlertState` and `ConfirmationDialogState` need no annotation.
@attached(peer)
public macro ReducerCaseEphemeral() = #externalMacro(module: "EvergreenMacrosPlugin", type: "ReducerCaseMacro")

/// Marks a case of an enum of features whose payload is plain data, without actions.
@attached(peer)
public macro ReducerCaseIgnored() = #externalMacro(module: "EvergreenMacrosPlugin", type: "ReducerCaseMacro")

/// A conformance that ``Reducer(state:action:)`` adds.
public struct _SynthesizedConformance: Sendable {
    /// `Codable`.
    public static let codable = Self()
    /// `Decodable`.
    public static let decodable = Self()
    /// `Encodable`.
    public static let encodable = Self()
    /// `Equatable`.
    public static let equatable = Self()
    /// `Hashable`.
    public static let hashable = Self()
    /// `Sendable`.
    public static let sendable = Self()
}
