extension Store {
    /// The stores of the elements of a collection.
    ///
    /// ```swift
    /// ForEach(store.scope(state: \.rows, action: \.rows)) { store in
    ///     RowView(store: store)
    /// }
    /// ```
    ///
    /// An element has one store as long as it exists, even if it is moved. Stores are created on demand. A view that reads an element's
    /// store runs again only when that element changes.
    ///
    /// - Parameters:
    ///   - state: The key path of the elements.
    ///   - action: The case of their actions, which is an ``IdentifiedAction``.
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
            stores = ElementStores(
                of: core,
                collection: { $0[keyPath: state] },
                element: { $0[id: $1] },
                action: { path.embed(.element(id: $0, action: $1)) }
            )
            children.insert(stores, for: key, isPresent: { true })
        }
        stores.dropAbsent(elements.ids)
        return StoreElements(elements: elements, stores: stores)
    }
}

/// The stores of the elements of a collection.
///
/// The collection can be used on any actor, but its stores only on the main actor: elsewhere it traps.
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
