import EvergreenConcurrency
import EvergreenQuery
import Observation
import OrderedCollections

/// The stores of the elements of a collection, by their ids: one for each element, as long as it exists.
///
/// A view of an element does not depend on the collection. When the collection changes in any other way than through fields of its
/// elements, this object compares the identities of the elements that have a store, after the action was handled, and notifies the views of
/// replaced ones. That is O(n), for actions that insert, remove, move or replace elements.
@MainActor
final class ElementStores<ID: Hashable, State, Action> {
    private struct Element {
        let store: Store<State, Action>
        let signal: StateSignal?
        /// The identity at the last comparison.
        var identity: ObservableStateID?
    }

    private var elements: [ID: Element] = [:]
    private let makeElement: @MainActor (ID, State) -> (any StoreCore<State, Action>, StateSignal?)
    /// Reads the collection, so that its changes are observed.
    private let readCollection: @MainActor () -> Void
    private let readElement: @MainActor (ID) -> State?
    private let afterCurrentAction: @MainActor (@escaping @MainActor () -> Void) -> Void
    private let isObservable: Bool

    /// - Parameters:
    ///   - core: The core whose state contains the collection.
    ///   - collection: Reads the collection.
    ///   - element: Returns an element of it.
    ///   - embed: Returns an action of the core.
    init<CoreState, CoreAction, Elements>(
        of core: any StoreCore<CoreState, CoreAction>,
        collection: @escaping (CoreState) -> Elements,
        element: @escaping (Elements, ID) -> State?,
        action embed: @escaping (ID, Action) -> CoreAction
    ) {
        let isObservable = State.self is any ObservableState.Type
        self.isObservable = isObservable
        makeElement = { id, initial in
            let read = { (state: CoreState) in element(collection(state), id) }
            let send = { (action: Action) in embed(id, action) }
            guard isObservable else { return (core.scoped(initial: initial, state: read, action: send), nil) }
            let elementCore = ElementCore(core, initial: initial, state: read, action: send)
            return (elementCore, elementCore.signal)
        }
        readCollection = { _ = collection(core.state) }
        readElement = { id in UntrackedRead.perform { element(collection(core.state), id) } }
        afterCurrentAction = { core.afterCurrentAction($0) }
        if isObservable { observe() }
    }

    func store(for id: ID, initial: State) -> Store<State, Action> {
        if let element = elements[id] { return element.store }
        let (core, signal) = makeElement(id, initial)
        let element = Element(store: Store(core: core), signal: signal, identity: identity(of: initial))
        elements[id] = element
        return element.store
    }

    /// Removes the stores of removed elements. O(n), but only when most of them are removed.
    func dropAbsent(_ ids: OrderedSet<ID>) {
        guard elements.count > ids.count * 2 + 16 else { return }
        elements = elements.filter { ids.contains($0.key) }
    }

    private func observe() {
        withObservationTracking {
            readCollection()
        } onChange: { [weak self] in
            MainQueue.run {
                // Deferred: the action that changes the collection is still being handled.
                self?.afterCurrentAction { self?.compare() }
            }
        }
    }

    /// Notifies the views of elements that were replaced.
    private func compare() {
        observe()
        for (id, element) in elements {
            guard let state = readElement(id), let new = identity(of: state) else { continue }
            if let old = element.identity, !new.isContinuation(of: old) { element.signal?.notify() }
            elements[id]?.identity = new
        }
    }

    private func identity(of state: State) -> ObservableStateID? {
        isObservable ? (state as? any ObservableState)?._$id : nil
    }
}
