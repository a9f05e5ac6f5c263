/// A view that shows the current case of a feature's state.
///
/// ```swift
/// SwitchStore(store) { state in
///     switch state {
///     case .loggedIn:
///         CaseLet(/App.State.loggedIn, action: App.Action.loggedIn) { LoggedInView(store: $0) }
///     case .loggedOut:
///         CaseLet(/App.State.loggedOut, action: App.Action.loggedOut) { LoggedOutView(store: $0) }
///     }
/// }
/// ```
///
/// With `@Reducer` on an enum, switch over `store.case`.
public struct SwitchStore<State, Action, Content: View>: View {
    private let store: Store<State, Action>
    private let content: (State) -> Content

    /// Shows a view for each case.
    ///
    /// - Parameters:
    ///   - store: The store of an enum.
    ///   - content: Creates the view of the case; it runs again when the case changes.
    public init(_ store: Store<State, Action>, @ViewBuilder content: @escaping (_ initialState: State) -> Content) {
        self.store = store
        self.content = content
    }

    public var body: some View {
        WithViewStore(
            store,
            observe: { $0 },
            removeDuplicates: { FeatureIdentity(of: $0).caseName == FeatureIdentity(of: $1).caseName }
        ) { viewStore in
            content(viewStore.state).environmentObject(StoreOfCases(store))
        }
    }
}

/// The view of one case in a ``SwitchStore``.
public struct CaseLet<EnumState, EnumAction, CaseState, CaseAction, Content: View>: View {
    @EnvironmentObject private var cases: StoreOfCases<EnumState, EnumAction>
    private let toCaseState: (EnumState) -> CaseState?
    private let fromCaseAction: (CaseAction) -> EnumAction
    private let content: (Store<CaseState, CaseAction>) -> Content

    /// Shows the payload of a case.
    ///
    /// - Parameters:
    ///   - toCaseState: Extracts the payload: `/App.State.loggedIn`.
    ///   - fromCaseAction: Returns the feature's action: `App.Action.loggedIn`.
    ///   - content: Creates the view.
    public init(
        _ toCaseState: @escaping (EnumState) -> CaseState?,
        action fromCaseAction: @escaping (CaseAction) -> EnumAction,
        @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
    ) {
        self.toCaseState = toCaseState
        self.fromCaseAction = fromCaseAction
        self.content = content
    }

    /// Shows the payload of a case, by its case path.
    ///
    /// - Parameters:
    ///   - toCaseState: The case: `/App.State.loggedIn`.
    ///   - fromCaseAction: Returns the feature's action: `App.Action.loggedIn`.
    ///   - content: Creates the view.
    public init(
        _ toCaseState: AnyCasePath<EnumState, CaseState>,
        action fromCaseAction: @escaping (CaseAction) -> EnumAction,
        @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
    ) {
        self.init(toCaseState.extract(from:), action: fromCaseAction, then: content)
    }

    /// Shows the payload of a case, by its key path.
    ///
    /// - Parameters:
    ///   - toCaseState: The case: `\App.State.Cases.loggedIn`.
    ///   - fromCaseAction: Returns the feature's action: `App.Action.loggedIn`.
    ///   - content: Creates the view.
    public init(
        _ toCaseState: CaseKeyPath<EnumState, CaseState>,
        action fromCaseAction: @escaping (CaseAction) -> EnumAction,
        @ViewBuilder then content: @escaping (_ store: Store<CaseState, CaseAction>) -> Content
    ) {
        self.init(AnyCasePath(toCaseState), action: fromCaseAction, then: content)
    }

    public var body: some View {
        IfLetStore(cases.store.scope(state: toCaseState, action: fromCaseAction), then: content)
    }
}

/// The store of a ``SwitchStore``, for its cases.
@MainActor
private final class StoreOfCases<State, Action>: ObservableObject {
    /// `nonisolated(unsafe)`: a constant, and the publisher guards its subscriptions with a lock.
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    let store: Store<State, Action>

    init(_ store: Store<State, Action>) {
        self.store = store
    }
}
