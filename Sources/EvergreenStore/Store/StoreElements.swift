import OrderedCollections

extension Store {
    /// The stores of the elements of a collection.
    ///
    /// ```swift
    /// ForEach(store.scope(state: \.rows, action: \.rows)) { store in
    ///     RowView(store: store)
    /// }
    /// ```
    ///
    /// An element has one store as long as it is there, wherever it moves. A store is made when it is first asked for. A view
    /// that reads an element's store runs again when that element changes, not when others do.
    ///
    /// - Parameters:
    ///   - state: Where the elements are.
    ///   - action: The case of their actions, which has an ``IdentifiedAction``.
    /// - Returns: The stores, in the order of the elements.
    public func scope<ElementID, ElementState, ElementAction>(
        state: KeyPath<State, IdentifiedArray<ElementID, ElementState>>,
        action: CaseKeyPath<Action, IdentifiedAction<ElementID, ElementAction>>
    ) -> some RandomAccessCollection<Store<ElementState, ElementAction>> {
        let key = ScopeCache.Key(state: state, action: action)
        let elements = core.state[keyPath: state]
        let stores: ElementStores<ElementID, ElementState, ElementAction>
        if let known = children[key, as: ElementStores<ElementID, ElementState, ElementAction>.self] {
            stores = known
        } else {
            let path = AnyCasePath(action)
            stores = ElementStores { [core] id, initial in
                core.scoped(
                    initial: initial,
                    state: { $0[keyPath: state][id: id] },
                    action: { path.embed(.element(id: id, action: $0)) }
                )
            }
            children.insert(stores, for: key, isPresent: { true })
        }
        stores.dropAbsent(elements.ids)
        return StoreElements(elements: elements, stores: stores)
    }
}

/// The stores of the elements of a collection, by their ids.
@MainActor
final class ElementStores<ID: Hashable, State, Action> {
    private let makeCore: (ID, State) -> any StoreCore<State, Action>
    private var stores: [ID: Store<State, Action>] = [:]

    init(makeCore: @escaping (ID, State) -> any StoreCore<State, Action>) {
        self.makeCore = makeCore
    }

    func store(for id: ID, initial: State) -> Store<State, Action> {
        if let store = stores[id] { return store }
        let store = Store(core: makeCore(id, initial))
        stores[id] = store
        return store
    }

    /// Drops the stores of elements that have left. O(n), and only when most of them have.
    func dropAbsent(_ ids: OrderedSet<ID>) {
        guard stores.count > ids.count * 2 + 16 else { return }
        stores = stores.filter { ids.contains($0.key) }
    }
}

/// The stores of the elements of a collection.
///
/// A collection can be used on any actor, its stores on the main actor alone: it traps elsewhere.
private struct StoreElements<ID: Hashable, State, Action>: RandomAccessCollection {
    let elements: IdentifiedArray<ID, State>
    let stores: ElementStores<ID, State, Action>

    var startIndex: Int { elements.startIndex }
    var endIndex: Int { elements.endIndex }

    subscript(position: Int) -> Store<State, Action> {
        let place = UncheckedValue((id: elements.ids[position], state: elements[position]))
        return MainActor.assumeIsolated { [stores] in
            stores.store(for: place.value.id, initial: place.value.state)
        }
    }
}
