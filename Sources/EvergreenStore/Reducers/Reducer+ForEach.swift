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
    /// The element's reducer runs before this one, so that this one may remove the element for its action. The effects of an
    /// element end when it is removed. An action of an element that is not there is reported as an issue.
    ///
    /// - Parameters:
    ///   - state: Where the elements are.
    ///   - action: The case of their actions, which has an ``IdentifiedAction``.
    ///   - element: Makes the reducer of an element.
    ///   - fileID: The place that a report names.
    ///   - filePath: The place that a report names.
    ///   - line: The place that a report names.
    ///   - column: The place that a report names.
    /// - Returns: This reducer and that of the elements.
    public func forEach<ElementState, ElementAction, ID: Hashable, Element: Reducer<ElementState, ElementAction>>(
        _ state: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
        action: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
        @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) -> some Reducer<State, Action> {
        let path = AnyCasePath(action)
        return ForEachReducer(
            parent: self,
            element: element(),
            elements: state,
            extract: { action in
                guard case .element(let id, let elementAction) = path.extract(from: action) else { return nil }
                return (id, elementAction)
            },
            embed: { path.embed(.element(id: $0, action: $1)) },
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }

    /// Runs the reducer of an element of a collection, with a case path: `action: /Action.row(id:action:)`.
    ///
    /// - Parameters:
    ///   - state: Where the elements are.
    ///   - action: The case of their actions, with an id and an action.
    ///   - element: Makes the reducer of an element.
    ///   - fileID: The place that a report names.
    ///   - filePath: The place that a report names.
    ///   - line: The place that a report names.
    ///   - column: The place that a report names.
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
        ForEachReducer(
            parent: self,
            element: element(),
            elements: state,
            extract: { action.extract(from: $0) },
            embed: { action.embed(($0, $1)) },
            location: ReducerLocation(fileID: fileID, filePath: filePath, line: line, column: column)
        )
    }
}

/// A reducer, and that of the elements of a collection.
private struct ForEachReducer<Parent: Reducer, Element: Reducer, ID: Hashable & Sendable>: Reducer {
    let parent: Parent
    let element: Element
    let elements: WritableKeyPath<Parent.State, IdentifiedArray<ID, Element.State>>
    let extract: (Parent.Action) -> (ID, Element.Action)?
    let embed: @Sendable (ID, Element.Action) -> Parent.Action
    let location: ReducerLocation

    func reduce(into state: inout Parent.State, action: Parent.Action) -> Effect<Parent.Action> {
        var effect = Effect<Parent.Action>.none
        if let (id, action) = extract(action) { effect = reduceElement(id, into: &state, action) }
        let before = state[keyPath: elements].ids
        effect = effect.merge(with: parent.reduce(into: &state, action: action))
        let after = state[keyPath: elements].ids
        // O(1) where nothing was inserted or removed: the ids have one storage then.
        if before == after { return effect }
        let ends = before.subtracting(after).map { id in
            Effect<Parent.Action>.end(path(of: FeatureIdentity(id: id), at: elements))
        }
        return effect.merge(with: .merge(ends))
    }

    private func reduceElement(
        _ id: ID,
        into state: inout Parent.State,
        _ action: Element.Action
    ) -> Effect<Parent.Action> {
        let effect = reduceChild(
            element,
            into: &state[keyPath: elements][id: id],
            action: action,
            at: elements,
            identify: { _ in FeatureIdentity(id: id) }
        )
        guard let effect else {
            location.reportAbsentChild(
                operator: "forEach",
                parent: Parent.State.self,
                action: action,
                reason: "no element has the id \(id)"
            )
            return .none
        }
        return effect.map { [embed] in embed(id, $0) }
    }
}
