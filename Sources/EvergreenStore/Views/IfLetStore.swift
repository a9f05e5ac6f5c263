/// A view that shows a part of a feature as long as its state is there.
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
    ///   - ifContent: Makes the view of a part that is there.
    ///   - elseContent: Makes the view for none.
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
    ///   - ifContent: Makes the view of a part that is there.
    public init<IfContent: View>(
        _ store: Store<State?, Action>,
        @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent
    ) where Content == IfContent? {
        self.store = store
        content = { $0.map(ifContent) }
    }

    /// Shows one of two views, for what is presented.
    ///
    /// - Parameters:
    ///   - store: The store of what is presented.
    ///   - ifContent: Makes the view of what is presented.
    ///   - elseContent: Makes the view for nothing.
    public init<IfContent: View, ElseContent: View>(
        _ store: Store<PresentationState<State>, PresentationAction<Action>>,
        @ViewBuilder then ifContent: @escaping (_ store: Store<State, Action>) -> IfContent,
        @ViewBuilder else elseContent: @escaping () -> ElseContent
    ) where Content == _ConditionalContent<IfContent, ElseContent> {
        self.init(store.presented(), then: ifContent, else: elseContent)
    }

    /// Shows a view of what is presented, or nothing.
    ///
    /// - Parameters:
    ///   - store: The store of what is presented.
    ///   - ifContent: Makes the view of what is presented.
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
    /// The store of what is in an optional state; nil if that is nothing.
    fileprivate func unwrapped<Wrapped>() -> Store<Wrapped, Action>? where State == Wrapped? {
        optionalChild(state: \State.self, key: \Action.self) { $0 }
    }

    /// The store of what is presented, as an optional.
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
