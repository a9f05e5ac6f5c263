/// One element of a document, with its description, children and event handlers.
///
/// An element belongs to one document permanently. It is visible while it is a descendant of the document's root.
@MainActor
package final class Element: Identifiable {
    package nonisolated let id: ElementID
    /// The parent; nil for a discarded element.
    package var parent: Element? { parentElement }
    package var children: [Element] { childElements }
    package var description: ElementDescription { ownDescription }

    // Private, so that the compiler can prove accesses exclusive and omits run-time checks.
    private var parentElement: Element?
    private var childElements: [Element] = []
    private var ownDescription: ElementDescription

    /// Handles an event. Returns false if the element does not support it.
    package var onEvent: (@MainActor (ElementEvent) -> Bool)?

    /// Properties that few elements have.
    private final class Extras {
        var onContentChange: (@MainActor () -> Void)?
        var onFocusChange: (@MainActor (Bool) -> Void)?
        var onOwnFocusChange: (@MainActor (Bool) -> Void)?
        var onIdentityRequest: (@MainActor () -> String?)?
        var tag: AnyHashable?
        var dragItem: AnyObject?
        var containerValues = ElementValues()
    }

    private var extras: Extras?

    private func makeExtras() -> Extras {
        let made = extras ?? Extras()
        extras = made
        return made
    }

    /// Called before the end of an update in which a descendant has changed. Only for elements outside of the visible tree, whose content
    /// their owner reads.
    package var onContentChange: (@MainActor () -> Void)? {
        get { extras?.onContentChange }
        set { if newValue != nil || extras != nil { makeExtras().onContentChange = newValue } }
    }

    /// Called when the element has gained or lost the keyboard focus.
    package var onFocusChange: (@MainActor (Bool) -> Void)? {
        get { extras?.onFocusChange }
        set { if newValue != nil || extras != nil { makeExtras().onFocusChange = newValue } }
    }

    /// Like ``onFocusChange``, for the element's own view, independent of a bound focus state.
    package var onOwnFocusChange: (@MainActor (Bool) -> Void)? {
        get { extras?.onOwnFocusChange }
        set { if newValue != nil || extras != nil { makeExtras().onOwnFocusChange = newValue } }
    }

    /// Returns the identity of an input field.
    package var onIdentityRequest: (@MainActor () -> String?)? {
        get { extras?.onIdentityRequest }
        set { if newValue != nil || extras != nil { makeExtras().onIdentityRequest = newValue } }
    }

    /// The identity of an input field, stable across sessions and processes; nil for other elements, and if the field's record is unknown.
    /// O(d) for a view at depth d.
    package var fieldIdentity: String? { onIdentityRequest?() }

    /// The selection value of the element in a picker, tab view or selectable list.
    package var tag: AnyHashable? {
        get { extras?.tag }
        set { if newValue != nil || extras != nil { makeExtras().tag = newValue } }
    }

    /// The payload of a drag; nil for an element that is not draggable.
    package var dragItem: AnyObject? {
        get { extras?.dragItem }
        set { if newValue != nil || extras != nil { makeExtras().dragItem = newValue } }
    }

    /// The container values of the element's view.
    package var containerValues: ElementValues {
        get { extras?.containerValues ?? ElementValues() }
        set { if extras != nil || newValue != ElementValues() { makeExtras().containerValues = newValue } }
    }

    /// Nil for a discarded element.
    private weak var document: Document?
    /// True until the first drawing or a patch has shown the element.
    var isNew = true

    /// Elements are made by their document: see `Document.makeElement(_:)`.
    init(id: ElementID, description: ElementDescription) {
        self.id = id
        ownDescription = description
    }

    /// Called once, by the document that made the element.
    func attach(to document: Document) {
        self.document = document
    }

    /// The root of the element's tree: the document's root for all visible elements.
    package var top: Element {
        var element = self
        while let parent = element.parentElement { element = parent }
        return element
    }

    /// Whether the element or an ancestor is disabled.
    package var isDisabled: Bool {
        description.attributes.isDisabled || (parent?.isDisabled ?? false)
    }

    /// Whether the element or an ancestor is hidden, but takes space.
    package var isHidden: Bool {
        description.style.contains(.hidden) || (parent?.isHidden ?? false)
    }

    /// Whether the element takes part in hit testing.
    package var allowsHits: Bool {
        !description.style.contains(.noHits) && (parent?.allowsHits ?? true)
    }

    /// Sets the description. Does nothing if it is unchanged.
    package func set(_ description: consuming ElementDescription) {
        description.expansion = ownDescription.expansion
        description.gridPlacement = ownDescription.gridPlacement
        description.keepRepeatedChanges(of: ownDescription)
        guard description != ownDescription else { return }
        if let document {
            document.willChangeDescription(of: self)
            if !document.animationScopes.isEmpty {
                description.repeatChanges(from: ownDescription, in: document.animationScopes)
            }
        }
        ownDescription = description
    }

    /// Sets the axes along which the element expands before its style is applied.
    func expand(_ expansion: Expansion) {
        guard expansion != description.expansion else { return }
        document?.willChangeDescription(of: self)
        ownDescription.expansion = expansion
    }

    /// Sets the position of the element in a grid.
    func place(_ placement: GridPlacement?) {
        guard placement != description.gridPlacement else { return }
        document?.willChangeDescription(of: self)
        ownDescription.gridPlacement = placement
    }

    /// Discards the element permanently. Its id is never found again.
    package func discard() {
        document?.discard(self)
        detach()
    }

    /// Releases the parent, which retains this element.
    func detach() { parentElement = nil }

    /// Records a change that the user's client already shows, such as typed text, so that no patch repeats it. A patch reverts it if the
    /// actual state differs.
    package func acceptFromScreen(_ change: (inout ElementKind) -> Void) {
        guard document?.acceptFromScreen(change, for: self) != true else { return }
        var kind = ownDescription.kind
        change(&kind)
        ownDescription.kind = kind
    }

    /// Sets the children. Costs O(n) for n children.
    package func setChildren(_ elements: [Element]) {
        guard !childElements.elementsEqual(elements, by: ===) else { return }
        document?.willChangeChildren(of: self)
        let previous = childElements
        childElements = elements
        for child in previous where child.parentElement === self { child.parentElement = nil }
        for child in elements { child.parentElement = self }
    }

    /// All texts in the element and its descendants, in reading order.
    package var texts: [String] {
        var texts: [String] = []
        visit { element in
            switch element.description.kind {
            case .text(let text): texts.append(text)
            case .richText(let runs): texts.append(runs.map(\.text).joined())
            default: break
            }
        }
        return texts
    }

    /// The names of all symbols in the element and its descendants, in reading order.
    package var symbols: [String] {
        var symbols: [String] = []
        visit { element in
            if case .image(.symbol(let name, _)) = element.description.kind { symbols.append(name) }
        }
        return symbols
    }

    /// Calls `body` with this element and all descendants, parents first.
    package func visit(_ body: (Element) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.visit(body) }
    }
}
