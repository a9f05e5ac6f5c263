import EvergreenComparison

/// A primitive view that is drawn as one element.
///
/// The view describes its element and handles its events; an ``ElementNode`` does the rest. State that outlives the view, such as the nodes
/// of its parts, is the node's ``NodeState``.
package protocol ElementView: PrimitiveView {
    associatedtype Node: PrimitiveNode<Self> = ElementNode<Self>
    /// The state that the node keeps for the view.
    associatedtype NodeState = Void

    func makeNodeState() -> NodeState

    // MARK: Element

    /// The kind of the element.
    func kind(in node: ElementNode<Self>) -> ElementKind

    /// Style values that the element gets from the environment.
    func style(in node: ElementNode<Self>) -> [StyleValue]

    /// The kind of the element and its style values. For views that compute both at once.
    func kindAndStyle(in node: ElementNode<Self>) -> (kind: ElementKind, style: [StyleValue])

    /// Whether the element is a control, which the environment can disable.
    static var isControl: Bool { get }

    /// Whether a control takes events.
    func isEnabled(in node: ElementNode<Self>) -> Bool

    /// Whether the user edits its content, so that a page must find the element again in a new session.
    func isField(in node: ElementNode<Self>) -> Bool

    /// Whether the element decorates the one inside of it: a row around both has the modifiers of both.
    static var isDecoration: Bool { get }

    /// Whether the element takes the placement it is given. A section doesn't: it contains rows, but is not a row.
    static var takesPlacement: Bool { get }

    /// Whether the element and its descendants look like those of the previous view with the same inputs. False if unknown.
    ///
    /// Event handlers don't count: those of the latest view apply.
    func isDrawn(like previous: Self) -> Bool

    /// The view's tag in a selection, regardless of modifiers and collections around it; nil to use theirs.
    func ownTag(in node: ElementNode<Self>) -> AnyHashable?

    // MARK: Events

    /// Whether the element takes events.
    static var takesEvents: Bool { get }

    /// Handles an event. Returns false if the element doesn't take such an event.
    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool

    /// Whether the view observes its element's keyboard focus.
    var noticesFocus: Bool { get }

    /// Called when the element has gained or lost the keyboard focus, if the view observes it.
    func focusDidChange(_ isFocused: Bool, in node: ElementNode<Self>)

    // MARK: Children

    /// The placement of the children in the element.
    static var contentPlacement: (any Placement)? { get }

    /// Makes the children's nodes.
    func mountChildren(in node: ElementNode<Self>)

    /// Updates the children's nodes with their new views and inputs.
    func updateChildren(in node: ElementNode<Self>)

    /// Calls `body` with each child, in order.
    func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void)

    /// Sets the element's child elements. The last step of an update.
    func collectChildren(in node: ElementNode<Self>)

    // MARK: Lifecycle

    /// Updates the element after a dependency of the node has changed.
    func refresh(_ node: ElementNode<Self>)

    /// Called once, when the node is unmounted.
    func willUnmount(_ node: ElementNode<Self>)
}

extension ElementView where NodeState == Void {
    package func makeNodeState() {}
}

extension ElementView {
    package func style(in node: ElementNode<Self>) -> [StyleValue] { [] }
    package func kindAndStyle(in node: ElementNode<Self>) -> (kind: ElementKind, style: [StyleValue]) {
        let style = style(in: node)
        return (kind(in: node), style)
    }
    package static var isControl: Bool { false }
    package func isEnabled(in node: ElementNode<Self>) -> Bool { node.inputs.environment.isEnabled }
    package func isField(in node: ElementNode<Self>) -> Bool { false }
    package static var isDecoration: Bool { false }
    package static var takesPlacement: Bool { true }
    package func isDrawn(like previous: Self) -> Bool { false }
    package func ownTag(in node: ElementNode<Self>) -> AnyHashable? { nil }

    package static var takesEvents: Bool { false }
    package func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool { false }

    package var noticesFocus: Bool { false }
    package func focusDidChange(_ isFocused: Bool, in node: ElementNode<Self>) {}

    package static var contentPlacement: (any Placement)? { nil }
    package func mountChildren(in node: ElementNode<Self>) {}
    package func updateChildren(in node: ElementNode<Self>) {}
    package func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void) {}
    package func collectChildren(in node: ElementNode<Self>) { node.element.setChildren(node.childElements) }

    package func refresh(_ node: ElementNode<Self>) { node.draw() }
    package func willUnmount(_ node: ElementNode<Self>) {}
}

extension ElementView where Self: Equatable {
    package func isDrawn(like previous: Self) -> Bool { self == previous }
}

extension ElementView {
    /// Whether a child view is equal to the previous one in appearance and behavior.
    package static func isSame<Part: View>(_ part: Part, as previous: Part) -> Bool {
        InputComparison.areEqual(part, previous)
    }
}
