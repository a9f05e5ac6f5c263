/// The placement of views in the enclosing element, where they are not simply laid out one after another: as rows of a list, items of a
/// bar, or tabs.
///
/// A container passes its placement to its content, and the next descendant element consumes it. Placements are compared by identity.
@MainActor
package protocol Placement: AnyObject {
    /// The kind of element that wraps each element; nil for none.
    var wrapper: ElementKind? { get }

    /// The form of placeholders for rows without nodes.
    var placeholderForm: PlaceholderTraits.Form { get }

    /// The number of elements of a large collection that a client gets before it requests any.
    var initialRowCount: Int { get }

    /// Makes the decoration of an element's wrapper; nil for a plain wrapper. Called each time the element is drawn, until it returns a
    /// decoration.
    ///
    /// - Parameter inputs: The inputs of the node, with the modifiers of the views that it decorates.
    func makeDecoration(
        of wrapper: Element,
        around element: Element,
        in node: _Node,
        inputs: _NodeInputs
    ) -> (any WrapperDecoration)?

    /// Whether the ids of a `ForEach` are the tags of its views.
    func usesTags(in environment: EnvironmentValues) -> Bool

    /// Whether each sibling view is wrapped in a node.
    var wrapsSiblings: Bool { get }

    /// Makes the node that wraps a sibling view.
    func makeSiblingNode<Content: View>(_ view: Content, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Content>
}

extension Placement {
    package var wrapper: ElementKind? { nil }

    package var placeholderForm: PlaceholderTraits.Form { .plain }

    package var initialRowCount: Int { RowWindow.initialCount }

    package func makeDecoration(
        of wrapper: Element,
        around element: Element,
        in node: _Node,
        inputs: _NodeInputs
    ) -> (any WrapperDecoration)? {
        nil
    }

    package func usesTags(in environment: EnvironmentValues) -> Bool { false }

    package var wrapsSiblings: Bool { false }

    package func makeSiblingNode<Content: View>(
        _ view: Content,
        parent: _Node,
        inputs: _NodeInputs
    ) -> _ViewNode<Content> {
        Content._makeNode(view, parent: parent, inputs: inputs)
    }
}

/// The decoration of one element's wrapper.
@MainActor
package protocol WrapperDecoration: AnyObject {
    /// Updates the wrapper, after its element.
    func draw(_ inputs: _NodeInputs)

    /// Called once, when the element is removed.
    func discard()

    /// The selection value of the wrapper; nil for none.
    var rowTag: AnyHashable? { get }
}

extension WrapperDecoration {
    package var rowTag: AnyHashable? { nil }
}

private struct UsesTagsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the views are options of a selection, so that the ids of a `ForEach` are their tags.
    package var usesTags: Bool {
        get { self[UsesTagsKey.self] }
        set { self[UsesTagsKey.self] = newValue }
    }
}

extension _NodeInputs {
    /// Whether the ids of a `ForEach` are the tags of its views.
    @MainActor
    package var usesTags: Bool { environment.usesTags || (placement?.usesTags(in: environment) ?? false) }
}
