/// One element of a document: what it is, its children, and who handles its events.
///
/// An element belongs to one document for good. It is shown while it is in the tree below the document's root.
@MainActor
package final class Element: Identifiable {
    package nonisolated let id: ElementID
    /// The element that has this one among its children; nil once it was discarded.
    package var parent: Element? { parentElement }
    package var children: [Element] { childElements }
    package var description: ElementDescription { ownDescription }

    // Private, so that the compiler sees that no two accesses overlap, and leaves out its checks at run time.
    private var parentElement: Element?
    private var childElements: [Element] = []
    private var ownDescription: ElementDescription

    /// Handles an event, or says that this element takes no such event by returning false.
    package var onEvent: (@MainActor (ElementEvent) -> Bool)?

    /// What most elements have nothing of.
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

    /// Called before an update ends, if something inside this element changed in it.
    /// Only for elements outside the tree that is shown, whose content their owner reads.
    package var onContentChange: (@MainActor () -> Void)? {
        get { extras?.onContentChange }
        set { if newValue != nil || extras != nil { makeExtras().onContentChange = newValue } }
    }

    /// Called when the element has got the keyboard's focus, or has lost it.
    package var onFocusChange: (@MainActor (Bool) -> Void)? {
        get { extras?.onFocusChange }
        set { if newValue != nil || extras != nil { makeExtras().onFocusChange = newValue } }
    }

    /// The same for the element's own view, beside a focus state that is bound to it.
    package var onOwnFocusChange: (@MainActor (Bool) -> Void)? {
        get { extras?.onOwnFocusChange }
        set { if newValue != nil || extras != nil { makeExtras().onOwnFocusChange = newValue } }
    }

    /// Finds the identity of the field that the element is.
    package var onIdentityRequest: (@MainActor () -> String?)? {
        get { extras?.onIdentityRequest }
        set { if newValue != nil || extras != nil { makeExtras().onIdentityRequest = newValue } }
    }

    /// Names a field that a person fills in, the same in each session and each process; nil for all other elements, and
    /// where it is not known which record the field is about. Costs what the depth of the field's view does.
    package var fieldIdentity: String? { onIdentityRequest?() }

    /// What the element stands for in a picker or a tab view, or as a row of a list with a selection.
    package var tag: AnyHashable? {
        get { extras?.tag }
        set { if newValue != nil || extras != nil { makeExtras().tag = newValue } }
    }

    /// What the element's view hands over where the element is dropped; nil for an element that can't be dragged.
    package var dragItem: AnyObject? {
        get { extras?.dragItem }
        set { if newValue != nil || extras != nil { makeExtras().dragItem = newValue } }
    }

    /// What the element's view says to the container around it.
    package var containerValues: ElementValues {
        get { extras?.containerValues ?? ElementValues() }
        set { if extras != nil || newValue != ElementValues() { makeExtras().containerValues = newValue } }
    }

    /// Nil once the element was discarded.
    private weak var document: Document?
    /// True until a patch, or the first drawing, has shown the element.
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

    /// The element at the end of the parents' chain: the document's root for all elements that are shown.
    package var top: Element {
        var element = self
        while let parent = element.parentElement { element = parent }
        return element
    }

    /// Whether the element, or one around it, is disabled.
    package var isDisabled: Bool {
        description.attributes.isDisabled || (parent?.isDisabled ?? false)
    }

    /// Whether the element, or one around it, takes its place unseen.
    package var isHidden: Bool {
        description.style.contains(.hidden) || (parent?.isHidden ?? false)
    }

    /// Whether pointers meet the element: unless it, or one around it, leaves them to what is behind.
    package var allowsHits: Bool {
        !description.style.contains(.noHits) && (parent?.allowsHits ?? true)
    }

    /// Sets what the element is. Costs nothing if nothing changed.
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

    /// Sets along which axes the element expands before its style is applied.
    func expand(_ expansion: Expansion) {
        guard expansion != description.expansion else { return }
        document?.willChangeDescription(of: self)
        ownDescription.expansion = expansion
    }

    /// Sets where the element stands in a grid.
    func place(_ placement: GridPlacement?) {
        guard placement != description.gridPlacement else { return }
        document?.willChangeDescription(of: self)
        ownDescription.gridPlacement = placement
    }

    /// Ends the element: its id finds nothing from now on.
    package func discard() {
        document?.discard(self)
        detach()
    }

    /// Ends the element's reference to the one around it, which refers to this one.
    func detach() { parentElement = nil }

    /// Takes over what the person's own screen shows already (what was typed, say), so that no patch repeats it, and
    /// one puts it back where the truth differs.
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

    /// All texts in the element, in reading order.
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

    /// The names of all symbols in the element, in reading order.
    package var symbols: [String] {
        var symbols: [String] = []
        visit { element in
            if case .image(.symbol(let name, _)) = element.description.kind { symbols.append(name) }
        }
        return symbols
    }

    /// Calls `body` with this element and all those in it, parents first.
    package func visit(_ body: (Element) throws -> Void) rethrows {
        try body(self)
        for child in children { try child.visit(body) }
    }
}
