/// Makes a reducer of a struct, or of an enum of features.
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
/// A struct gets the conformance, and its actions get case key paths. A `State`, an `Action` or a `body` that is not
/// written is empty.
///
/// An enum whose cases are reducers becomes a reducer of all of them, one of which is active: what a screen presents, or what
/// a stack holds.
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
/// Its `State` and `Action` have the same cases. Add conformances in extensions: `extension Destination.State: Equatable {}`.
/// A view shows the active one by a `switch` over the store's `case`.
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

/// Makes a reducer of an enum of features, whose state and actions have conformances.
///
/// ```swift
/// @Reducer(state: .equatable, .sendable, action: .equatable)
/// enum Path { … }
/// ```
///
/// - Parameters:
///   - state: What `State` conforms to.
///   - action: What `Action` conforms to.
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

/// Marks a case of an enum of features whose state is gone with its first action, as that of an alert is.
///
/// `AlertState` and `ConfirmationDialogState` need no mark.
@attached(peer)
public macro ReducerCaseEphemeral() = #externalMacro(module: "EvergreenMacrosPlugin", type: "ReducerCaseMacro")

/// Marks a case of an enum of features whose value is plain data, without actions.
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
