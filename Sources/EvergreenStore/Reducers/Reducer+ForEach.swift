import OrderedCollections

extension Reducer {
    /// Runs the reducer of an element of a collection.
    ///
    /// ```swift
    /// Reduce { state, action in … }
    ///     .forEach(\.rows, action: \.rows) {
    ///         Row()
    ///     }
    /// ```
    ///
    /// The element's reducer runs before this one, so that this one may remove the element in response to its action. The effects of an
    /// element end when it is removed. An action of a missing element is reported as an issue.
    ///
    /// - Parameters:
    ///   - state: The key path of the elements.
    ///   - action: The case of their actions, which is an ``IdentifiedAction``.
    ///   - element: Creates the reducer of an element.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and that of the elements.
    @_disfavoredOverload
    public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer<ElementState, ElementAction>>(
        _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
        action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
        @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> {
        let location = ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        return ForEachReducer(self, element(), state, AnyCasePath(action), location)
    }

    /// Runs the reducer of an element of a collection, with a case path: `action: /Action.row(id:action:)`.
    ///
    /// - Parameters:
    ///   - state: The key path of the elements.
    ///   - action: The case of their actions, with an id and an action.
    ///   - element: Creates the reducer of an element.
    ///   - fileID: The file of reported issues.
    ///   - filePath: The file of reported issues.
    ///   - line: The line of reported issues.
    ///   - column: The column of reported issues.
    /// - Returns: This reducer and that of the elements.
    public func forEach<
        ElementState,
        ElementAction,
        ID: Hashable & Sendable,
        Element: Reducer<ElementState, ElementAction>
    >(
        _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
        action: AnyCasePath<Action, (ID, ElementAction)>,
        @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> {
        let location = ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        let path = AnyCasePath<Action, IdentifiedAction<ID, ElementAction>>(
            embed: { elementAction in
                switch elementAction {
                case .element(let id, let elementAction): action.embed((id, elementAction))
                }
            },
            extract: { action.extract(from: $0).map { .element(id: $0, action: $1) } }
        )
        return ForEachReducer(self, element(), state, path, location)
    }
}

/// A reducer combined with that of a collection's elements.
struct ForEachReducer<Parent: Reducer, Element: Reducer, ID: Hashable & Sendable>: Reducer {
    let parent: Parent
    let element: Element
    let elements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
    let elementAction: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>
    let location: ReducerLocation

    init(
        _ parent: Parent,
        _ element: Element,
        _ elements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>,
        _ elementAction: AnyCasePath<Parent.Action, IdentifiedAction<ID, Element.Action>>,
        _ location: ReducerLocation
    ) {
        self.parent = parent
        self.element = element
        self.elements = elements
        self.elementAction = elementAction
        self.location = location
    }

    func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
        var effect = Effect<Parent.Action>.none
        let before: OrderedSet<ID>
        if case .element(let id, let action)? = elementAction.extract(from: action) {
            (effect, before) = reduceElement(id, into: &state, action)
        } else {
            before = state[keyPath: elements].ids
        }
        effect = effect.merge(with: parent.reduce(into: &state, action: action))
        let after = state[keyPath: elements].ids
        // O(1) if nothing was inserted or removed: the ids then have the same storage.
        if before == after { return effect }
        let ends = before.subtracting(after).map { id in
            Effect<Parent.Action>.end(path(of: FeatureIdentity(id: id), at: elements))
        }
        return effect.merge(with: .merge(ends))
    }

    /// - Returns: The effects of the element, and the ids of all elements afterwards.
    private func reduceElement(
        _ id: ID,
        into state: inout Parent.State,
        _ action: Element.Action
    ) -> (Effect<Parent.Action>, OrderedSet<ID>) {
        let (present, ids) = find(id, in: state[keyPath: elements])
        guard let present else {
            location.reportAbsentChild(
                operator: "forEach",
                parent: Parent.State.self,
                action: action,
                reason: "no element has the id \(id)"
            )
            return (.none, ids)
        }
        var changed: Element.State? = present
        let effect = reduceChild(
            element,
            into: &changed,
            action: action,
            at: elements,
            identify: { _ in FeatureIdentity(id: id) }
        )
        let embedded = effect?.map { [elementAction] in elementAction.embed(.element(id: id, action: $0)) } ?? .none
        // Writing an element is O(n): the store holds a copy of the state meanwhile, so that the array is copied, and the identities of all
        // elements are compared. An action that does not change its element costs O(1).
        guard let changed, !haveSameBits(present, changed) else { return (embedded, ids) }
        replace(&state[keyPath: elements][id: id], by: changed)
        return (embedded, state[keyPath: elements].ids)
    }

    /// Reads what is needed of the array without retaining it, because it would then be copied when an element is written.
    private func find(_ id: ID, in array: IdentifiedArray<ID, Element.State>) -> (Element.State?, OrderedSet<ID>) {
        (array[id: id], array.ids)
    }
}

/// Replaces an element in place with one that may have another id.
private func replace<Element>(_ element: inout Element?, by other: Element) { element = other }

/// The actions of the features in an identified array: `IdentifiedActionOf<Row>`.
public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable, R.State.ID: Sendable
