import OrderedCollections

/// What a window shows: a tree of elements that mean, rather than look, and the patches that changed it.
///
/// Whoever shows a document draws a snapshot of `root` once (`takePatches()` right before starts from there), and from then
/// on applies what `takePatches()` gives after each update.
@MainActor
package final class Document {
    /// The element of kind `window`.
    package let root: Element
    private let numbering: ElementNumbering
    /// How many elements were made, and the root.
    private var elementCount = 1
    private var elements: [ElementID: Element]
    /// What changed since the last patches were taken, as it was then, in the order of the first change.
    private var changes: OrderedDictionary<ElementID, Change> = [:]
    /// The tops of elements outside the shown tree in which something changed.
    private var changedTops: OrderedDictionary<ElementID, Element> = [:]

    private struct Change {
        let element: Element
        var description: ElementDescription?
        var children: [Element]?
    }

    /// The element that has the keyboard's focus, as far as somebody wants to know.
    package private(set) weak var focused: Element?
    /// Called with the element that the focus has come to, or with nil when it has left for nowhere.
    package var onFocusMove: (@MainActor (Element?) -> Void)?
    /// Whether the screen has to be told where the focus is.
    private var isFocusMoved = false

    /// Where the screen is to scroll to.
    private var scrollTarget: ScrollTarget?

    private enum ScrollTarget {
        case element(Element, StyleAnchor?)
        case content(Element, ScrollOffset)
    }

    /// The addresses that the screen is to open, and the windows that it opens them in; nil for tabs.
    private var addresses: [(text: String, placement: WindowPlacement?)] = []
    /// The windows that the screen is to close.
    private var closings: [WindowClosing] = []
    /// The text that the screen is to copy; nil for none.
    private var copiedText: String?
    /// How the device of the screen is to vibrate; empty for not at all.
    private var vibration: [Int] = []

    /// How what changed since the last patches were taken comes about.
    private var animations = ChangeAnimations()
    /// The repeating animations in effect during an update.
    package var animationScopes = AnimationScopes()

    /// - Parameter numbering: The ids of the elements, in the order in which they are made.
    package init(
        title: String = "",
        traits: WindowTraits = WindowTraits(),
        numbering: ElementNumbering = ElementNumbering()
    ) {
        let description = ElementDescription(.window(title: title, traits: traits))
        self.numbering = numbering
        root = Element(id: ElementID(rawValue: 1), description: description)
        elements = [root.id: root]
        root.attach(to: self)
    }

    /// Elements that were not discarded end with their document: each refers to the one around it until then.
    isolated deinit {
        for element in elements.values { element.detach() }
    }

    /// Makes an element that is not shown yet: its parent shows it, by `Element.setChildren(_:)`.
    package func makeElement(_ description: ElementDescription) -> Element {
        elementCount += 1
        let element = Element(id: numbering.id(ofElement: elementCount), description: description)
        element.attach(to: self)
        elements[element.id] = element
        return element
    }

    /// Forgets an element, for good: its id finds nothing from now on.
    func discard(_ element: Element) {
        elements[element.id] = nil
        if element === focused { focused = nil }
        element.onEvent = nil
        element.onFocusChange = nil
        element.onOwnFocusChange = nil
        element.onIdentityRequest = nil
        element.onContentChange = nil
        element.dragItem = nil
    }

    /// The highest id that an element has, or may have had.
    var lastID: ElementID { numbering.lastID(ofElements: elementCount) }

    /// The element with this id, if it is shown now.
    package func element(_ id: ElementID) -> Element? {
        guard let element = elements[id], element.top === root else { return nil }
        return element
    }

    /// Whether `takePatches()` has anything to give.
    package var hasChanges: Bool {
        !changes.isEmpty || isFocusMoved || scrollTarget != nil || !addresses.isEmpty || !closings.isEmpty
            || !vibration.isEmpty
    }
}

// MARK: - Events

extension Document {
    /// Hands an event to its element.
    ///
    /// - throws: ``ElementEventError`` if the element is not shown now, is disabled or hidden, or takes no such event.
    ///   Nothing has changed then.
    package func dispatch(_ event: ElementEvent, to id: ElementID) throws(ElementEventError) {
        guard let element = element(id) else { throw .unknownElement(id) }
        guard event.isOfScreen || !element.isDisabled && !element.isHidden else { throw .disabled(id) }
        if case .focus(let isFocused) = event {
            guard element.onFocusChange != nil || element.onOwnFocusChange != nil else { throw .unsupported(event, id) }
            return focusDidMove(isFocused ? element : nil, from: element)
        }
        guard let onEvent = element.onEvent, onEvent(event) else { throw .unsupported(event, id) }
    }
}

// MARK: - Focus

extension Document {
    /// Has the screen move the focus to an element, or take it from the one that has it.
    package func moveFocus(to element: Element?) {
        focusDidMove(element, from: element ?? focused)
        isFocusMoved = true
    }

    /// The focus came to `element`, or left `previous` for nowhere. Who has gained it knows first, so that a state that
    /// both share changes once.
    private func focusDidMove(_ element: Element?, from previous: Element?) {
        let last = element == nil ? previous : focused
        if element != nil || previous === focused { focused = element }
        onFocusMove?(element)
        element?.onFocusChange?(true)
        element?.onOwnFocusChange?(true)
        guard let last, last !== element else { return }
        last.onFocusChange?(false)
        last.onOwnFocusChange?(false)
    }

    private func takeFocusPatch() -> Patch? {
        guard isFocusMoved else { return nil }
        isFocusMoved = false
        guard let focused else { return .focus(nil) }
        return focused.top === root ? .focus(focused.id) : nil
    }
}

// MARK: - Scrolling

extension Document {
    /// Has the screen scroll to an element once it shows what has changed: the last call wins.
    package func scroll(to element: Element, anchor: StyleAnchor?) { scrollTarget = .element(element, anchor) }

    /// Has the screen scroll an element once it shows what has changed: the last call wins.
    package func scroll(_ element: Element, to offset: ScrollOffset) { scrollTarget = .content(element, offset) }

    /// Leaves the screen where it is.
    func cancelScroll() { scrollTarget = nil }

    private func takeScrollPatch() -> Patch? {
        defer { scrollTarget = nil }
        switch scrollTarget {
        case .element(let element, let anchor) where element.top === root: return .scroll(element.id, anchor: anchor)
        case .content(let element, let offset) where element.top === root: return .scrollContent(element.id, offset)
        default: return nil
        }
    }
}

// MARK: - Addresses

extension Document {
    /// Has the screen open an address beside the window, once it shows what has changed.
    ///
    /// - Parameter placement: The window that it is opened in; nil for a tab.
    package func open(_ address: String, in placement: WindowPlacement? = nil) {
        addresses.append((address, placement))
    }

    /// Has the screen close windows, once it shows what has changed.
    package func close(_ windows: WindowClosing) { closings.append(windows) }

    /// The windows that the screen has not been told to close yet, for a screen that closes none.
    package func takeClosings() -> [WindowClosing] {
        defer { closings.removeAll() }
        return closings
    }

    /// The addresses that the screen has not been told to open yet, for a screen that opens none.
    package func takeAddresses() -> [String] {
        defer { addresses.removeAll() }
        return addresses.map(\.text)
    }
}

// MARK: - Copying

extension Document {
    /// Has the screen put a text on the clipboard of its user. The last one of an update wins.
    package func copy(_ text: String) { copiedText = text }

    /// The text that was to be copied and has not been, for a screen without a clipboard.
    package func takeCopiedText() -> String? {
        defer { copiedText = nil }
        return copiedText
    }
}

// MARK: - Vibration

extension Document {
    /// Has the device of the screen vibrate and rest in turn, for milliseconds. The last one of an update wins.
    package func vibrate(_ pattern: [Int]) { vibration = pattern }

    /// How the device was to vibrate and has not been told to, for a screen without one.
    package func takeVibration() -> [Int] {
        defer { vibration.removeAll() }
        return vibration
    }
}

// MARK: - Animation

extension Document {
    /// Has what changes until the next patches are taken come about with an animation: the last one wins.
    package func animate(_ animation: AnimationTraits) { animations.ofRest = animation }

    /// The same for what changes in a part of the screen, with an animation of its own; nil for at once.
    ///
    /// - Parameters:
    ///   - elements: The elements that stand for the part, or did so before.
    ///   - depth: The depth of the `animationScope` style value that bounds the part: outer scopes have lower ones.
    package func animate(_ animation: AnimationTraits?, in elements: [Element], depth: Int) {
        for element in elements { animations.add(animation, depth: depth, around: element.id) }
    }
}

// MARK: - Recording changes

extension Document {
    /// Tells that the screen shows another description of an element, of a document without changes.
    func noteShown(_ description: ElementDescription, of element: Element) {
        changes[element.id] = Change(element: element, description: description)
    }

    func willChangeDescription(of element: Element) {
        recordContentChange(of: element)
        guard !element.isNew else { return }
        var change = changes[element.id] ?? Change(element: element)
        if change.description == nil { change.description = element.description }
        changes[element.id] = change
    }

    /// Changes what the screen shows of an element that has a change which the screen does not show yet.
    /// Returns false if there is no such change: the screen shows the element as it is.
    func acceptFromScreen(_ change: (inout ElementKind) -> Void, for element: Element) -> Bool {
        guard var shown = changes[element.id]?.description else { return false }
        change(&shown.kind)
        changes[element.id]?.description = shown
        return true
    }

    func willChangeChildren(of element: Element) {
        recordContentChange(of: element)
        guard !element.isNew else { return }
        var change = changes[element.id] ?? Change(element: element)
        if change.children == nil { change.children = element.children }
        changes[element.id] = change
    }

    private func recordContentChange(of element: Element) {
        let top = element.top
        if top !== root, top.onContentChange != nil { changedTops[top.id] = top }
    }

    /// Tells the owners of elements outside the shown tree that their content changed. Part of every update.
    package func deliverContentChanges() {
        while !changedTops.isEmpty {
            let (_, top) = changedTops.removeFirst()
            top.onContentChange?()
        }
    }
}

// MARK: - Patches

extension Document {
    /// The patches that lead from what was shown after the last call to what is to be shown now.
    ///
    /// Costs O(c + n log n), where c elements changed and n children of those whose children changed.
    package func takePatches() -> [Patch] {
        let animations = animations
        self.animations = ChangeAnimations()
        if root.isNew {
            root.resolveAllExpansions()
            markAsShown(root)
            changes.removeAll()
            return []
        }
        var patches = AnimatedPatches()
        resolveExpansions()
        resolveGrids()
        // Insertions show whole elements: what changed inside of those needs no patch.
        let taken = changes.values
        changes.removeAll()
        for change in taken { markAsHidden(change) }
        for change in taken where !change.element.isNew && change.element.top === root {
            let element = change.element
            if var previous = change.description, previous != element.description {
                for step in animations.steps(of: element, from: previous) {
                    patches.append(.set(element.id, from: previous, to: step.description), step.animation)
                    previous = step.description
                }
            }
            if let previous = change.children {
                appendChildPatches(of: element, from: previous, to: &patches, animations)
            }
        }
        if let scroll = takeScrollPatch() { patches.append(scroll, animations.ofRest) }
        var requests: [Patch] = []
        if let focus = takeFocusPatch() { requests.append(focus) }
        for (address, placement) in addresses {
            requests.append(placement.map { .openWindow(address, $0) } ?? .open(address))
        }
        addresses.removeAll()
        if let text = takeCopiedText() { requests.append(.copy(text)) }
        if case let pattern = takeVibration(), !pattern.isEmpty { requests.append(.vibrate(pattern)) }
        // What follows in the frame of a window that is closed might not be carried out.
        requests += takeClosings().map { .close($0) }
        return patches.all + requests
    }

    /// Resolves the expansion of what changed, from the inside out as far as it makes a difference.
    private func resolveExpansions() {
        var pending = OrderedDictionary(
            uniqueKeysWithValues: changes.values.map { ($0.element.id, $0.element) }
        )
        while !pending.isEmpty {
            var parents: OrderedDictionary<ElementID, Element> = [:]
            for element in pending.values where !element.isNew && element.top === root {
                for child in element.children where child.isNew { child.resolveAllExpansions() }
                let known = (changes[element.id]?.description ?? element.description).outerExpansion
                if element.resolveExpansion(known: known), let parent = element.parent { parents[parent.id] = parent }
            }
            pending = parents
        }
    }

    /// Places the cells of the grids in which cells have come, have left, or take other columns.
    private func resolveGrids() {
        var grids: OrderedDictionary<ElementID, Element> = [:]
        for change in changes.values where !change.element.isNew && change.element.top === root {
            let element = change.element
            let previous = change.description
            let isAnotherKind = previous.map { $0.kind != element.description.kind } ?? false
            let isPlacedAnew = previous.map { !$0.style.isSameInGrid(as: element.description.style) } ?? false
            guard change.children != nil || isAnotherKind || isPlacedAnew else { continue }
            if let grid = element.gridAround { grids[grid.id] = grid }
            if case .grid? = previous?.kind { grids[element.id] = element }
        }
        for grid in grids.values { grid.resolveGridPlacements() }
    }

    private func appendChildPatches(
        of parent: Element,
        from previous: [Element],
        to patches: inout AnimatedPatches,
        _ animations: ChangeAnimations
    ) {
        let previousIndex = Dictionary(
            previous.indices.map { (previous[$0].id, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let current = Set(parent.children.lazy.map(\.id))
        for element in previous where !current.contains(element.id) {
            patches.append(.remove(element.id), animations.animation(of: element, in: parent))
        }
        // What stays in place is a longest run of children whose order did not change; all others move.
        let kept = parent.children.compactMap { previousIndex[$0.id] }
        let still = Set(longestIncreasingSubsequence(of: kept).map { previous[$0].id })
        // From the last to the first, so that the sibling to stand before is in its place already.
        var next: ElementID?
        for element in parent.children.reversed() {
            if previousIndex[element.id] == nil {
                markAsShown(element)
                patches.append(
                    .insert(ElementSnapshot(element), parent: parent.id, before: next),
                    animations.animation(of: element, in: parent)
                )
            } else if !still.contains(element.id) {
                patches.append(
                    .move(element.id, parent: parent.id, before: next),
                    animations.animation(of: element, in: parent)
                )
            }
            next = element.id
        }
    }

    private func markAsShown(_ element: Element) {
        element.visit { $0.isNew = false }
    }

    /// What has left the shown tree, and may come back (the content of a tab), is inserted as a whole then: what
    /// changes in the meantime needs no patches.
    private func markAsHidden(_ change: Change) {
        for element in change.children ?? [] where element.parent !== change.element && element.top !== root {
            element.visit { $0.isNew = true }
        }
    }
}

/// Patches, with what says how they come about where that changes.
private struct AnimatedPatches {
    private(set) var all: [Patch] = []
    private var animation: AnimationTraits?

    mutating func append(_ patch: Patch, _ animation: AnimationTraits?) {
        if animation != self.animation { all.append(.animate(animation)) }
        self.animation = animation
        all.append(patch)
    }
}

/// The values of a longest increasing subsequence of distinct integers, in order. O(n log n); O(n) if sorted.
package func longestIncreasingSubsequence(of values: [Int]) -> [Int] {
    // tails[k]: the index of the smallest value that ends an increasing subsequence of length k + 1.
    var tails: [Int] = []
    var predecessors = [Int](repeating: -1, count: values.count)
    for index in values.indices {
        let value = values[index]
        var low = 0
        var high = tails.count
        if let last = tails.last, values[last] < value {
            low = high
        } else {
            while low < high {
                let middle = (low + high) / 2
                if values[tails[middle]] < value { low = middle + 1 } else { high = middle }
            }
        }
        if low > 0 { predecessors[index] = tails[low - 1] }
        if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var result: [Int] = []
    var index = tails.last ?? -1
    while index >= 0 {
        result.append(values[index])
        index = predecessors[index]
    }
    return result.reversed()
}
