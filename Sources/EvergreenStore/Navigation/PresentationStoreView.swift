/// A view that presents a part of a store's state: the implementation of `sheet(store:content:)` and its siblings.
///
/// It observes the identity of the presented state, not the state itself.
struct PresentationStoreView<State, Action, ItemState, ItemAction, Content: View>: View {
    @ObservedObject private var identity: ViewStore<FeatureIdentity?, Void>
    @StateObject private var item = PresentedItem<ItemState, ItemAction>()
    private let store: Store<PresentationState<State>, PresentationAction<Action>>
    private let toItemState: (State) -> ItemState?
    private let fromItemAction: (ItemAction) -> Action
    private let content: (Binding<Store<ItemState, ItemAction>?>) -> Content

    init(
        _ store: Store<PresentationState<State>, PresentationAction<Action>>,
        state toItemState: @escaping (State) -> ItemState?,
        action fromItemAction: @escaping (ItemAction) -> Action,
        content: @escaping (Binding<Store<ItemState, ItemAction>?>) -> Content
    ) {
        self.store = store
        self.toItemState = toItemState
        self.fromItemAction = fromItemAction
        self.content = content
        let presence = ViewStore<FeatureIdentity?, Void>(observing: store) { state in
            state.wrappedValue.flatMap { state in
                toItemState(state).map { FeatureIdentity(of: $0, inCaseOf: state) }
            }
        }
        _identity = ObservedObject(wrappedValue: presence)
    }

    var body: some View {
        content(binding)
    }

    private var binding: Binding<Store<ItemState, ItemAction>?> {
        let (store, item) = (store, item)
        item.update(identity.state) { presentedStore }
        return Binding(
            get: { item.store },
            set: { new in
                // An item that has been presented meanwhile stays.
                guard new == nil, item.store?.core.isPresent == true else { return }
                store.send(.dismiss)
            }
        )
    }

    private var presentedStore: Store<ItemState, ItemAction>? {
        let (toItemState, fromItemAction) = (toItemState, fromItemAction)
        guard let state = store.core.state.wrappedValue.flatMap(toItemState) else { return nil }
        return Store(
            core: store.core.scoped(
                initial: state,
                state: { $0.wrappedValue.flatMap(toItemState) },
                action: { .presented(fromItemAction($0)) }
            )
        )
    }
}

/// The store of the presented item, as long as that is the same.
@MainActor
private final class PresentedItem<State, Action>: ObservableObject {
    /// `nonisolated(unsafe)`: a constant, and the publisher guards its subscriptions with a lock.
    nonisolated(unsafe) let objectWillChange = ObservableObjectPublisher()
    private var identity: FeatureIdentity?
    private(set) var store: Store<State, Action>?

    nonisolated init() {}

    func update(_ identity: FeatureIdentity?, makeStore: () -> Store<State, Action>?) {
        guard identity != self.identity || (store == nil) != (identity == nil) else { return }
        self.identity = identity
        store = identity == nil ? nil : makeStore()
    }
}
