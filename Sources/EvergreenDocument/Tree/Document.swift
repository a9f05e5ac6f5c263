import OrderedCollections

/// The content of a window: a tree of semantic elements, and the patches that change it.
///
/// A renderer draws a snapshot of `root` once, right after a call of `takePatches()`, and from then on applies the result of
/// `takePatches()` after each update.
@MainActor
package final class Document {
    /// The element of kind `window`.
    package let root: Element
    private let numbering: ElementNumbering
    /// The number of elements made so far, including the root.
    private var elementCount = 1
    private var elements: [ElementID: Element]
    /// The elements that have changed since the last patches were taken, with their previous state, in the order of their first change.
    private var changes: OrderedDictionary<ElementID, Change> = [:]
    /// The tops of changed subtrees outside of the visible tree.
    private var changedTops: OrderedDictionary<ElementID, Element> = [:]

    private struct Change {
        let element: Element
        var description: ElementDescription?
        var children: [Element]?
    }

    /// The element that has the keyboard focus, as far as focus is observed.
    package private(set) weak var focused: Element?
    /// Called with the element that has gained the focus, or with nil when no element has it.
    package var onFocusMove: (@MainActor (Element?) -> Void)?
    /// Whether the client needs a patch for the focus.
    private var isFocusMoved = false

    /// The pending scroll target.
    private var scrollTarget: ScrollTarget?

    private enum ScrollTarget {
        case element(Element, StyleAnchor?)
        case content(Element, ScrollOffset)
    }

    /// The pending URLs to open, and the windows to open them in; nil for tabs.
    private var addresses: [(text: String, placement: WindowPlacement?)] = []
    /// The pending windows to close.
    private var closings: [WindowClosing] = []
    /// The pending text to copy; nil for none.
    private var copiedText: String?
    /// The pending announcements of screen readers.
    private var announcements: [Announcement] = []
    /// The pending vibration pattern; empty for none.
    private var vibration: [Int] = []

    /// The animations of the changes since the last patches were taken.
    private var animations = ChangeAnimations()
    /// The repeating animations in effect during an update.
    package var animationScopes = AnimationScopes()

    /// - Parameter numbering: Determines the ids of elements from the order in which they are made.
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

    /// Detaches elements that were not discarded, which retain their parents until then.
    isolated deinit {
        for element in elements.values { element.detach() }
    }

    /// Makes an element that is not visible until its parent adds it with `Element.setChildren(_:)`.
    package func makeElement(_ description: ElementDescription) -> Element {
        elementCount += 1
        let element = Element(id: numbering.id(ofElement: elementCount), description: description)
        element.attach(to: self)
        elements[element.id] = element
        return element
    }

    /// Removes an element permanently. Its id is never found again.
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

    /// An upper bound for the ids of all elements made so far.
    var lastID: ElementID { numbering.lastID(ofElements: elementCount) }

    /// The visible element with this id.
    package func element(_ id: ElementID) -> Element? {
        guard let element = elements[id], element.top === root else { return nil }
        return element
    }

    /// Whether `takePatches()` would return any patches.
    package var hasChanges: Bool {
        !changes.isEmpty || isFocusMoved || scrollTarget != nil || !addresses.isEmpty || !closings.isEmpty
            || copiedText != nil || !announcements.isEmpty || !vibration.isEmpty
    }
}

// MARK: - Events

extension Document {
    /// Sends an event to its element.
    ///
    /// - throws: ``ElementEventError`` if the element is not visible, is disabled or hidden, or does not support the event. The document is
    ///   unchanged then.
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
    /// Requests the client to move the focus to an element, or to remove it from the focused one.
    package func moveFocus(to element: Element?) {
        focusDidMove(element, from: element ?? focused)
        isFocusMoved = true
    }

    /// The focus moved to `element`, or from `previous` to no element. The element that gains it is notified first, so that a shared focus
    /// state changes once.
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
    /// Requests a scroll to an element after the pending changes were applied. The last call wins.
    package func scroll(to element: Element, anchor: StyleAnchor?) { scrollTarget = .element(element, anchor) }

    /// Requests a scroll of an element after the pending changes were applied. The last call wins.
    package func scroll(_ element: Element, to offset: ScrollOffset) { scrollTarget = .content(element, offset) }

    /// Cancels the pending scroll.
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
    /// Requests the client to open a URL in another tab or window, after the pending changes were applied.
    ///
    /// - Parameter placement: The window to open it in; nil for a tab.
    package func open(_ address: String, in placement: WindowPlacement? = nil) {
        addresses.append((address, placement))
    }

    /// Requests the client to close windows, after the pending changes were applied.
    package func close(_ windows: WindowClosing) { closings.append(windows) }

    /// Takes the pending windows to close, for a client that closes none.
    package func takeClosings() -> [WindowClosing] {
        defer { closings.removeAll() }
        return closings
    }

    /// Takes the pending URLs, for a client that opens none.
    package func takeAddresses() -> [String] {
        defer { addresses.removeAll() }
        return addresses.map(\.text)
    }
}

// MARK: - Copying

extension Document {
    /// Requests the client to copy a text to the user's clipboard. The last call in an update wins.
    package func copy(_ text: String) { copiedText = text }

    /// Takes the pending text, for a client without a clipboard.
    package func takeCopiedText() -> String? {
        defer { copiedText = nil }
        return copiedText
    }
}

// MARK: - Announcing

extension Document {
    /// Requests that screen readers read a text.
    package func announce(_ announcement: Announcement) {
        announcements.append(announcement)
        // Later texts replace earlier ones that nobody will hear.
        if announcements.count > Announcement.limit { announcements.removeFirst() }
    }

    /// Takes the pending announcements, for a client without a screen reader.
    package func takeAnnouncements() -> [Announcement] {
        defer { announcements.removeAll() }
        return announcements
    }
}

// MARK: - Vibration

extension Document {
    /// Requests a vibration pattern of the device, in alternating milliseconds of vibration and rest. The last call in an update wins.
    package func vibrate(_ pattern: [Int]) { vibration = pattern }

    /// Takes the pending vibration pattern, for a client without a device.
    package func takeVibration() -> [Int] {
        defer { vibration.removeAll() }
        return vibration
    }
}

// MARK: - Animation

extension Document {
    /// Animates the changes until the next patches are taken. The last call wins.
    package func animate(_ animation: AnimationTraits) { animations.ofRest = animation }

    /// Animates the changes in a scope; nil for no animation.
    ///
    /// - Parameters:
    ///   - elements: The current or previous elements of the scope.
    ///   - depth: The depth of the `animationScope` style value that bounds the scope: outer scopes have lower ones.
    package func animate(_ animation: AnimationTraits?, in elements: [Element], depth: Int) {
        for element in elements { animations.add(animation, depth: depth, around: element.id) }
    }
}

// MARK: - Recording changes

extension Document {
    /// Records that the client shows another description of an element, in a document without changes.
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

    /// Changes the state that the client shows of an element with a pending change. Returns false without a pending change: the client then
    /// shows the current state.
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

    /// Notifies the owners of elements outside of the visible tree of content changes. Part of every update.
    package func deliverContentChanges() {
        while !changedTops.isEmpty {
            let (_, top) = changedTops.removeFirst()
            top.onContentChange?()
        }
    }
}

// MARK: - Patches

extension Document {
    /// Returns the patches from the state after the last call to the current state.
    ///
    /// Costs O(c + n log n) for c changed elements and n children of elements with changed children.
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
        // Insertions contain whole elements: changes inside of them need no patches.
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
        requests += takeAnnouncements().map { .announce($0) }
        if case let pattern = takeVibration(), !pattern.isEmpty { requests.append(.vibrate(pattern)) }
        // Last, because requests after the close of the own window might not be carried out.
        requests += takeClosings().map { .close($0) }
        return patches.all + requests
    }

    /// Resolves the expansion of changed elements, from the inside out, as far as results differ.
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

    /// Positions the cells of grids whose cells were inserted, removed or changed in span.
    private func resolveGrids() {
        var grids: OrderedDictionary<ElementID, Element> = [:]
        for change in changes.values where !change.element.isNew && change.element.top === root {
            let element = change.element
            let previous = change.description
            let isAnotherKind = previous.map { $0.kind != element.description.kind } ?? false
            let hasNewGridPlacement = previous.map { !$0.style.isSameInGrid(as: element.description.style) } ?? false
            guard change.children != nil || isAnotherKind || hasNewGridPlacement else { continue }
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
        // A longest subsequence of children in unchanged order stays in place; all others move.
        let kept = parent.children.compactMap { previousIndex[$0.id] }
        let still = Set(longestIncreasingSubsequence(of: kept).map { previous[$0].id })
        // From last to first, so that the following sibling is already in place.
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

    /// An element that has left the visible tree and returns later, such as the content of a tab, is inserted as a whole: its changes in
    /// the meantime need no patches.
    private func markAsHidden(_ change: Change) {
        for element in change.children ?? [] where element.parent !== change.element && element.top !== root {
            element.visit { $0.isNew = true }
        }
    }
}

/// Patches, with an animation patch wherever the animation changes.
private struct AnimatedPatches {
    private(set) var all: [Patch] = []
    private var animation: AnimationTraits?

    mutating func append(_ patch: Patch, _ animation: AnimationTraits?) {
        if animation != self.animation { all.append(.animate(animation)) }
        self.animation = animation
        all.append(patch)
    }
}

/// Returns a longest increasing subsequence of distinct integers, in order. O(n log n); O(n) if sorted.
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
