/// The state of a row beyond its content: its actions, badge, background and selection.
///
/// Plain rows have none. The actions of a row are created when the user opens them.
@MainActor
final class ListRow: WrapperDecoration, SelectableRow {
    private let element: Element
    private let content: Element
    /// The badge at the end of the row, or nil.
    private var badge: Element?
    /// Kept for reuse by the next badge.
    private var badgeElement: Element?
    private weak var node: _Node?
    private var inputs: _NodeInputs
    private var actions: _ViewNode<Slot<RowActions>>?
    /// The view behind the row's content. Nil for a color and for the platform's background.
    private var background: _ViewNode<Slot<AnyView>>?
    /// A single instance, so that the environment of the actions stays equal.
    private lazy var completion = ButtonCompletion { [weak self] in self?.close() }
    /// A counter of changes of the swipe actions, which recreates visible ones.
    private var version = 0
    private weak var selection: ListSelection?
    private var tag: AnyHashable?
    private lazy var dropReceiver = DropReceiver()

    init(_ element: Element, around content: Element, of node: _Node) {
        self.element = element
        self.content = content
        self.node = node
        inputs = node.inputs
        element.onEvent = { [weak self] event in self?.handle(event) ?? false }
    }

    func draw(_ inputs: _NodeInputs) {
        self.inputs = inputs
        follow(inputs.environment.listSelection, tag: isSelectionDisabled ? nil : inputs.modifiers.tag)
        draw()
        let (previousBadge, previousBackground) = (badge, background)
        badge = drawBadge()
        drawBackground()
        if actions != nil {
            openActions()
        } else if badge !== previousBadge || background !== previousBackground {
            element.setChildren(contents)
        }
    }

    private func drawBadge() -> Element? {
        guard let node, let shown = inputs.modifiers.badge else { return nil }
        let badge = badgeElement ?? node.tree.document.makeElement(ElementDescription(.badge("")))
        badgeElement = badge
        badge.set(ElementDescription(.badge(shown.text), style: shown.appearance.map { [.badge($0)] } ?? []))
        return badge
    }

    private func drawBackground() {
        guard let node, case .backgroundView(let shown)? = innermostBackground else {
            background?.unmount()
            background = nil
            return
        }
        let view = Slot(.underlay(.center), shown.view)
        if let background {
            background.update(view, inputs: inputs.inside())
        } else {
            background = Slot._makeNode(view, parent: node, inputs: inputs.inside())
        }
    }

    /// The contents of the row without its actions.
    private var contents: [Element] {
        var elements: [Element] = []
        background?.collectElements(into: &elements)
        elements.append(content)
        if let badge { elements.append(badge) }
        return elements
    }

    func discard() {
        if drop != nil { dropReceiver.revoke(inputs.environment.fileTransfers) }
        selection?.remove(self, tag: tag)
        actions?.unmount()
        actions = nil
        background?.unmount()
        background = nil
        badgeElement?.discard()
    }

    // MARK: Drawing

    private func draw() {
        var description = ElementDescription(kind)
        description.style = style
        element.set(description)
    }

    private var kind: ElementKind {
        let isEditing = inputs.environment.isListEditing
        let traits = RowTraits(
            isEditing: isEditing,
            canDelete: isEditing ? canDelete : false,
            canMove: isEditing ? canMove : false,
            hasActions: isEditing ? false : canDelete || canMove || !swipeActions.isEmpty,
            fullSwipeEdges: isEditing ? [] : HorizontalEdge.allCases.filter { firstAction(at: $0) != nil },
            isOpen: actions != nil,
            isSelected: tag == nil ? nil : selection?.contains(tag),
            isChosen: tag != nil && selection?.isTapped(isEditing: isEditing) == false,
            drop: drop.map { dropReceiver.traits(of: $0, in: inputs.environment) }
        )
        return traits == RowTraits() ? .row : .editableRow(traits)
    }

    /// The innermost background modifier: a color or a view.
    private var innermostBackground: RowModifier? {
        inputs.modifiers.row.last {
            switch $0 {
            case .background(_?), .backgroundView: true
            default: false
            }
        }
    }

    private var style: [StyleValue] {
        var style: [StyleValue] = []
        if case .background(let paint?)? = innermostBackground { style.append(.background(paint)) }
        for modifier in inputs.modifiers.row.reversed() {
            switch modifier {
            case .insets(let insets?): style.append(.rowInsets(insets))
            default: break
            }
        }
        let (hidden, tints) = inputs.modifiers.row.lines {
            if case .separator(let visibility, let edges) = $0 { (visibility, edges) } else { nil }
        } tint: {
            if case .separatorTint(let paint, let edges) = $0 { (paint, edges) } else { nil }
        }
        style += tints.map { .separatorTint($0, $1) }
        if !hidden.isEmpty { style.append(.hiddenSeparators(hidden)) }
        return style
    }

    // MARK: Editing

    private var edited: EditedElement? { inputs.modifiers.editedElement }

    private var canDelete: Bool {
        guard edited?.canDelete == true, inputs.environment.isEnabled else { return false }
        for case .isDeleteDisabled(let isDisabled) in inputs.modifiers.row.reversed() { return !isDisabled }
        return true
    }

    private var canMove: Bool {
        guard edited?.canMove == true, inputs.environment.isEnabled else { return false }
        for case .isMoveDisabled(let isDisabled) in inputs.modifiers.row.reversed() { return !isDisabled }
        return true
    }

    private var isSelectionDisabled: Bool {
        for case .isSelectionDisabled(let isDisabled) in inputs.modifiers.row.reversed() { return isDisabled }
        return false
    }

    /// The drop destination before and after the row.
    private var drop: DropDestination? {
        guard inputs.environment.isEnabled, let edited, edited.canReceive else { return nil }
        return edited.drop as? DropDestination
    }

    private func handleDrop(_ event: ElementEvent) -> Bool {
        guard let node, let drop else { return false }
        let isHandled = dropReceiver.handle(event, on: node, for: drop) { [edited] place in
            edited?.insertionOffset(isAfter: place.isAfter)
        }
        if isHandled, node.isMounted { draw() }
        return isHandled
    }

    /// The swipe actions of the trailing edge first, and of each edge the outermost first.
    private var swipeActions: [SwipeActions] {
        let all = inputs.modifiers.row.compactMap { modifier in
            if case .swipeActions(let actions) = modifier { actions } else { nil }
        }
        return all.filter { $0.edge == .trailing } + all.filter { $0.edge == .leading }
    }

    /// The action of a full swipe from this edge.
    private func firstAction(at edge: HorizontalEdge) -> RowActions? {
        if swipeActions.isEmpty {
            guard edge == .trailing, canDelete else { return nil }
            var content = RowActions(sources: [], version: version, completion: completion)
            content.delete = { [weak self] in self?.edited?.delete() }
            return content
        }
        guard let first = swipeActions.first(where: { $0.edge == edge }), first.allowsFullSwipe else { return nil }
        return RowActions(sources: [first], version: version, completion: completion)
    }

    private func performFirstAction(at edge: HorizontalEdge) -> Bool {
        guard let node, !inputs.environment.isListEditing, let content = firstAction(at: edge) else { return false }
        let actions = Slot._makeNode(Slot(.rowActions, content), parent: node, inputs: inputs.inside())
        defer { actions.unmount() }
        var elements: [Element] = []
        actions.collectElements(into: &elements)
        var first: Element?
        for element in elements {
            element.visit { element in
                if case .button = element.description.kind, first == nil { first = element }
            }
        }
        guard let first, !first.isDisabled else { return false }
        return first.onEvent?(.tap) ?? false
    }

    private func handle(_ event: ElementEvent) -> Bool {
        switch event {
        case .showActions where canDelete || canMove || !swipeActions.isEmpty:
            if actions == nil { openActions() } else { close() }
        case .dismiss where actions != nil:
            close()
        case .fullSwipe(let edge):
            return performFirstAction(at: edge)
        case .move(let places) where canMove:
            edited?.move(by: places)
        case .tap:
            guard let selection, let tag, selection.isTapped(isEditing: inputs.environment.isListEditing) else {
                return false
            }
            selection.toggle(tag)
        case .chooseRows(let choice):
            guard let selection, let tag, !selection.isTapped(isEditing: inputs.environment.isListEditing) else {
                return false
            }
            if choice == .all { return selection.chooseAll() }
            selection.choose(tag, choice)
        case .performPrimaryAction where inputs.environment.isListEditing:
            return handle(.tap)
        case .showMenu, .performPrimaryAction:
            let actions = inputs.environment.isEnabled ? inputs.environment.selectionActions : nil
            return actions?.handle(event, onRow: element.id, for: tag, in: selection) ?? false
        default:
            return handleDrop(event)
        }
        return true
    }

    // MARK: Actions

    private func openActions() {
        guard let node else { return }
        let isEditing = inputs.environment.isListEditing
        let sources = isEditing ? [] : swipeActions
        for source in sources {
            source.onChange = { [weak self] in self?.swipeActionsDidChange() }
        }
        var content = RowActions(sources: sources, version: version, completion: completion)
        if canDelete, sources.isEmpty { content.delete = { [weak self] in self?.edited?.delete() } }
        if canMove, !isEditing { content.move = { [weak self] in self?.edited?.move(by: $0) } }
        let view = Slot(.rowActions, content)
        if let actions {
            actions.update(view, inputs: inputs.inside())
        } else {
            actions = Slot._makeNode(view, parent: node, inputs: inputs.inside())
        }
        var elements = contents
        actions?.collectElements(into: &elements)
        element.setChildren(elements)
        draw()
    }

    private func swipeActionsDidChange() {
        guard actions != nil else { return }
        version += 1
        openActions()
    }

    private func close() {
        guard let actions else { return }
        self.actions = nil
        element.setChildren(contents)
        actions.unmount()
        draw()
    }

    // MARK: Selection

    private func follow(_ selection: ListSelection?, tag: AnyHashable?) {
        guard selection !== self.selection || tag != self.tag else { return }
        self.selection?.remove(self, tag: self.tag)
        self.selection = selection
        self.tag = tag
        selection?.add(self, tag: tag)
    }

    /// Called when the row was selected or deselected.
    func selectionDidChange() { draw() }

    var rowTag: AnyHashable? { tag }
}

/// The actions of a row, from its trailing edge.
struct RowActions: View {
    let sources: [SwipeActions]
    let version: Int
    var delete: (@MainActor () -> Void)?
    var move: (@MainActor (Int) -> Void)?
    let completion: ButtonCompletion

    var body: some View {
        Group {
            ForEach(sources.indices) { sources[$0].content() }
            if let delete {
                Button(role: .destructive, action: delete) { Label(.delete, systemImage: "trash") }
            }
        }
        .environment(\.buttonCompletion, completion)
        if let move {
            Button {
                move(1)
            } label: {
                Label(.moveDown, systemImage: "arrow.down")
            }
            Button {
                move(-1)
            } label: {
                Label(.moveUp, systemImage: "arrow.up")
            }
        }
    }
}
