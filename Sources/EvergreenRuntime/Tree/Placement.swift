/// How views stand in the element around them, where they do not simply follow one another: as rows of a list, as items of
/// a bar, as tabs.
///
/// A container gives its placement to the views inside; the next element below takes it. Two placements are the same if they
/// are one object.
@MainActor
package protocol Placement: AnyObject {
    /// The element that each element is wrapped into; nil for none.
    var wrapper: ElementKind? { get }

    /// What stands for rows that have no nodes.
    var placeholderForm: PlaceholderTraits.Form { get }

    /// How many elements of a large collection a screen gets before it says how many it needs.
    var initialRowCount: Int { get }

    /// Makes what is special about the wrapper of an element; nil for a wrapper that is like all others. Asked each time
    /// the element is drawn, until there is one.
    func makeDecoration(
        of wrapper: Element,
        around element: Element,
        in node: _Node
    ) -> (any WrapperDecoration)?

    /// Whether the ids of a `ForEach` are the tags of its views.
    func usesTags(in environment: EnvironmentValues) -> Bool

    /// Whether each view that stands beside others gets a node around its own.
    var wrapsSiblings: Bool { get }

    /// Makes the node around a view that stands beside others.
    func makeSiblingNode<Content: View>(_ view: Content, parent: _Node, inputs: _NodeInputs) -> _ViewNode<Content>
}

extension Placement {
    package var wrapper: ElementKind? { nil }

    package var placeholderForm: PlaceholderTraits.Form { .plain }

    package var initialRowCount: Int { RowWindow.initialCount }

    package func makeDecoration(
        of wrapper: Element,
        around element: Element,
        in node: _Node
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

/// What is special about the wrapper of one element.
@MainActor
package protocol WrapperDecoration: AnyObject {
    /// Brings the wrapper up to date, after its element.
    func draw(_ inputs: _NodeInputs)

    /// Called once, when the element leaves.
    func discard()

    /// The value that the wrapper stands for in a selection; nil for none.
    var rowTag: AnyHashable? { get }
}

extension WrapperDecoration {
    package var rowTag: AnyHashable? { nil }
}

private struct UsesTagsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether views are the options of a choice, so that the ids of a `ForEach` are their tags.
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
