import EvergreenComparison

/// A primitive view that is drawn as one element.
///
/// The view says what its element is and what happens to it; an ``ElementNode`` does the rest. What has to outlive the
/// view, such as the nodes of its parts, is the node's state.
package protocol ElementView: PrimitiveView {
    associatedtype Node: PrimitiveNode<Self> = ElementNode<Self>
    /// What the node keeps for the view.
    associatedtype NodeState = Void

    func makeNodeState() -> NodeState

    // MARK: The element

    /// What the element is.
    func kind(in node: ElementNode<Self>) -> ElementKind

    /// Style values that the element gets from the environment.
    func style(in node: ElementNode<Self>) -> [StyleValue]

    /// What the element is, and its style values from the environment. For views that find out both in one go.
    func kindAndStyle(in node: ElementNode<Self>) -> (kind: ElementKind, style: [StyleValue])

    /// Whether the element is a control, which the environment may disable.
    static var isControl: Bool { get }

    /// Whether a control takes events.
    func isEnabled(in node: ElementNode<Self>) -> Bool

    /// Whether a person fills it in, so that a page has to find it again in another session.
    func isField(in node: ElementNode<Self>) -> Bool

    /// Whether the element takes the placement that it is given. A section does not: it is no row, but has rows.
    static var takesPlacement: Bool { get }

    /// Whether the element and all in it look like those of the view before, in the same inputs. False where that can't be told.
    ///
    /// Functions that are called for events only do not count: they are those of the latest view.
    func isDrawn(like previous: Self) -> Bool

    /// What the view stands for in a choice, whatever modifiers and collections around it say; nil for what they say.
    func ownTag(in node: ElementNode<Self>) -> AnyHashable?

    // MARK: Events

    /// Whether the element takes events.
    static var takesEvents: Bool { get }

    /// Handles an event, or returns false to say that the element takes no such event.
    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool

    /// Whether the view wants to know when its element gets the keyboard's focus, or loses it.
    var noticesFocus: Bool { get }

    /// The element has got the keyboard's focus, or has lost it. Only if the view notices that.
    func focusDidChange(_ isFocused: Bool, in node: ElementNode<Self>)

    // MARK: Children

    /// How the children stand in the element.
    static var contentPlacement: (any Placement)? { get }

    /// Makes the children's nodes.
    func mountChildren(in node: ElementNode<Self>)

    /// Gives the children's nodes their new views and inputs.
    func updateChildren(in node: ElementNode<Self>)

    /// Calls `body` with each child, in order.
    func forEachChild(in node: ElementNode<Self>, _ body: (_Node) -> Void)

    /// Puts the children's elements into the element. The last step of an update.
    func collectChildren(in node: ElementNode<Self>)

    // MARK: Life

    /// Brings the element up to date when something has changed that the node reads.
    func refresh(_ node: ElementNode<Self>)

    /// Called once, when the node leaves the tree.
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
    /// Whether a view inside shows the same as the one before, and does the same.
    package static func isSame<Part: View>(_ part: Part, as previous: Part) -> Bool {
        InputComparison.areEqual(part, previous)
    }
}
