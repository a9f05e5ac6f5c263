/// A view that shows a part of a feature while its state exists.
///
/// ```swift
/// IfLetStore(store.scope(state: \.detail, action: \.detail)) { store in
///     DetailView(store: store)
/// } else: {
///     Text("Nothing is selected")
/// }
/// ```
///
/// With `@ObservableState`, write `if let store = store.scope(state: \.detail, action: \.detail)`.
public struct IfLetStore<State, Action, Content: View>: View {
    private let store: Store<State?, Action>
    private let content: (Store<State, Action>?) -> Content

    /// Shows one of two views.
    ///
    /// - Parameters:
    ///   - store: The store of the optional part.
    ///   - ifContent: Creates the view of an existing part.
    ///   - elseContent: Creates the view for a missing part.
    public init<IfContent: View, ElseContent: View>(
        _ store: Store<State?, Action>,
        @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
        @ViewBuilder else elseContent: @escaping () -> ElseContent
    ) where Content == _ConditionalContent<IfContent, ElseContent> {
        self.store = store
        content = { store in
            if let store { return ViewBuilder.buildEither(first: ifContent(store)) }
            return ViewBuilder.buildEither(second: elseContent())
        }
    }

    /// Shows a view, or nothing.
    ///
    /// - Parameters:
    ///   - store: The store of the optional part.
    ///   - ifContent: Creates the view of an existing part.
    public init<IfContent: View>(
        _ store: Store<State?, Action>,
        @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
    ) where Content == IfContent? {
        self.store = store
        content = { $0.map(ifContent) }
    }

    /// Shows one of two views, depending on whether a feature is presented.
    ///
    /// - Parameters:
    ///   - store: The store of the presented feature.
    ///   - ifContent: Creates the view of the presented feature.
    ///   - elseContent: Creates the view if nothing is presented.
    public init<IfContent: View, ElseContent: View>(
        _ store: Store<PresentationState<State>, PresentationAction<Action>>,
        @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
        @ViewBuilder else elseContent: @escaping () -> ElseContent
    ) where Content == _ConditionalContent<IfContent, ElseContent> {
        self.init(store.presented(), then: ifContent, else: elseContent)
    }

    /// Shows a view of the presented feature, or nothing.
    ///
    /// - Parameters:
    ///   - store: The store of the presented feature.
    ///   - ifContent: Creates the view of the presented feature.
    public init<IfContent: View>(
        _ store: Store<PresentationState<State>, PresentationAction<Action>>,
        @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
    ) where Content == IfContent? {
        self.init(store.presented(), then: ifContent)
    }

    public var body: some View {
        WithViewStore(store, observe: { $0.map(FeatureIdentity.init(of:)) }, removeDuplicates: ==) { _ in
            content(store.unwrapped())
        }
    }
}

extension Store {
    /// The store of the value in an optional state; nil if there is none.
    fileprivate func unwrapped<Wrapped>() -> Store<Wrapped, Action>? where State == Wrapped? {
        optionalChild(state: \State.self, key: \Action.self) { $0 }
    }

    /// The store of a presented feature, as an optional.
    fileprivate func presented<Presented, PresentedAction>() -> Store<Presented?, PresentedAction>
    where State == PresentationState<Presented>, Action == PresentationAction<PresentedAction> {
        if let known = children[presentedKey, as: Store<Presented?, PresentedAction>.self] { return known }
        let child: Store<Presented?, PresentedAction> = scope(
            state: { $0.wrappedValue },
            action: { .presented($0) }
        )
        children.insert(child, for: presentedKey, isPresent: { true })
        return child
    }

    private var presentedKey: ScopeCache.Key { ScopeCache.Key(state: \State.self, action: \Action.self) }
}
