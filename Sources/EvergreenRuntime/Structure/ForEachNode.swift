import IssueReporting

/// The node of a `ForEach`: a child per element, found by the element's id.
///
/// Where the rows of a large collection stand below one another, only those near what a person sees have nodes: see
/// ``RowWindow``.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveNode<
    ForEach<Data, ID, Content>
>
{
    /// Elements that share an id, which they should not, are told apart by how many came before.
    private struct Key: Hashable {
        let id: ID
        let occurrence: Int
    }

    private var window: RowWindow
    /// Those of the elements in the window, in order.
    private var keys: [Key] = []
    /// The nodes of the elements in the window.
    private var children: [Key: _ViewNode<Content>] = [:]
    /// The nodes of elements that have left the window, as long as they have state.
    private var hidden: [Key: _ViewNode<Content>] = [:]
    /// How many updates there were since removed elements were looked for among the hidden ones.
    private var updatesSinceSearch = 0
    private lazy var placeholders = RowPlaceholders(in: tree.document) { [weak self] in self?.show($0, keeping: $1) }
    private var hasReportedDuplicates = false
    /// That of the child that is being made.
    private var madeKey: Key?
    /// Where the last child was that something asked the identity of: the next one is likely to come after it.
    private var lastToldApart = -1

    required init(_ view: ForEach<Data, ID, Content>, parent: _Node, inputs: _NodeInputs) {
        window = RowWindow(count: view.data.count, isLazy: inputs.isLazy && parent.tree.isLazy)
        super.init(view, parent: parent, inputs: inputs)
        keys = makeKeys(of: readIDs())
        children.reserveCapacity(keys.count)
        let inputsOfKey = inputsOfKey()
        for (key, content) in zip(keys, readContents()) { children[key] = makeChild(key, content, inputsOfKey(key)) }
    }

    override package func update(_ view: ForEach<Data, ID, Content>, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        markAsUpToDate()
        let previousWindow = window
        followElements()
        let ids = readIDs()
        startReads()
        let inputsOfKey = inputsOfKey()
        // Most changes are within rows: those need no search.
        let areSameRows = ids.count == keys.count && zip(ids, keys).allSatisfy { $0 == $1.id }
        if areSameRows {
            for (key, content) in zip(keys, readContents()) { children[key]?.update(content, inputs: inputsOfKey(key)) }
        } else {
            keys = makeKeys(of: ids)
            var leaving = children
            for (key, content) in zip(keys, readContents()) {
                if let child = leaving.removeValue(forKey: key) {
                    child.update(content, inputs: inputsOfKey(key))
                } else {
                    children[key] = makeChild(key, content, inputsOfKey(key))
                }
            }
            hide(leaving)
        }
        unmountRemoved()
        if !areSameRows || window != previousWindow { elementsDidChange() }
    }

    override func hasSameStructure(as other: _Node) -> Bool { (other as? Self)?.keys == keys }

    /// What the content reads changed, which is read here and not by the view around.
    override package func refresh() { update(view, inputs: inputs) }

    private func readContents() -> [Content] {
        guard !window.isWhole else { return recordingReads { view.data.map(view.content) } }
        return readContents(at: window.offsets)
    }

    private func readContents(at offsets: [Int]) -> [Content] {
        recordingReads { offsets.map { view.content(element(at: $0)) } }
    }

    private func element(at offset: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
    }

    private func id(at offset: Int) -> ID { view.id(element(at: offset)) }

    /// The inputs of each child. Where there is a choice, the id of an element stands for it, unless the view has a tag of its
    /// own.
    private func inputsOfKey() -> (Key) -> _NodeInputs {
        let (inputs, edits, needsTag) = (inputs, view.edits, inputs.usesTags)
        guard needsTag || edits != nil else { return { _ in inputs } }
        return { key in
            var inputs = inputs
            if needsTag { inputs.modifiers.tag = AnyHashable(key.id) }
            if let edits { inputs.modifiers.editedElement = EditedElement(key: key, in: self, edits) }
            return inputs
        }
    }

    private func readIDs() -> [ID] { window.isWhole ? view.data.map(view.id) : window.offsets.map(id(at:)) }

    private func makeKeys(of ids: [ID]) -> [Key] {
        var occurrences: [ID: Int] = [:]
        occurrences.reserveCapacity(ids.count)
        return ids.map { id in
            let occurrence = occurrences[id, default: 0]
            occurrences[id] = occurrence + 1
            if occurrence > 0 { reportDuplicate(id) }
            return Key(id: id, occurrence: occurrence)
        }
    }

    private func reportDuplicate(_ id: ID) {
        guard !hasReportedDuplicates else { return }
        hasReportedDuplicates = true
        reportIssue(
            "The id \(id) occurs several times in a ForEach: state may end up in the wrong view. Give each element an id of its own."
        )
    }

    override package func tellApart(_ child: _Node, in identity: inout ViewIdentity) {
        let count = keys.count
        for step in 0..<count {
            let index = (lastToldApart + 1 + step) % count
            guard children[keys[index]] === child else { continue }
            lastToldApart = index
            identity.add(record: keys[index].id)
            return identity.add(place: keys[index].occurrence)
        }
        guard identity.isForState, let key = hidden.first(where: { $0.value === child })?.key ?? madeKey else {
            return identity.add(place: nil)
        }
        identity.add(record: key.id)
        identity.add(place: key.occurrence)
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        for key in keys {
            if let child = children[key] { body(child) }
        }
    }

    override package func collectElements(into elements: inout [Element]) {
        guard !window.isWhole else {
            placeholders.discard()
            return super.collectElements(into: &elements)
        }
        let rows = keys.map { key in
            var rows: [Element] = []
            children[key]?.collectElements(into: &rows)
            return rows
        }
        placeholders.fill(window, rows: rows, as: inputs.placement?.placeholderForm ?? .plain, into: &elements)
    }

    /// Costs O(n) for n elements, where none of those with nodes is it.
    override package func element(identifiedBy id: AnyHashable) -> Element? {
        if let id = id.base as? ID {
            let key = Key(id: id, occurrence: 0)
            if children[key] == nil, !window.isWhole, let index = view.data.firstIndex(where: { view.id($0) == id }) {
                let offset = view.data.distance(from: view.data.startIndex, to: index)
                let before = window.range.count / 2
                show(offset - before..<offset - before + window.range.count, keeping: nil)
            }
            var elements: [Element] = []
            children[key]?.collectElements(into: &elements)
            if let element = elements.first { return element }
        }
        return super.element(identifiedBy: id)
    }

    override func node(identifiedBy id: AnyHashable) -> _Node? {
        if let id = id.base as? ID, let child = children[Key(id: id, occurrence: 0)] { return child }
        return super.node(identifiedBy: id)
    }

    override func collectRowTags(into tags: inout [AnyHashable]) {
        guard !window.isWhole else { return super.collectRowTags(into: &tags) }
        for element in view.data {
            let id = view.id(element)
            if let child = children[Key(id: id, occurrence: 0)] {
                child.collectRowTags(into: &tags)
            } else {
                tags.append(AnyHashable(id))
            }
        }
    }

    override package func identity(of element: Element, where isAccepted: (AnyHashable) -> Bool) -> AnyHashable? {
        for key in keys {
            guard let child = children[key] else { continue }
            if let inner = child.identity(of: element, where: isAccepted) { return inner }
            if isAccepted(AnyHashable(key.id)), child.shows(element.id) { return AnyHashable(key.id) }
        }
        return nil
    }

    override package func willUnmount() {
        for child in hidden.values { child.unmount() }
        hidden.removeAll()
        placeholders.discard()
    }
}

// MARK: - The window

extension ForEachNode {
    /// Has the window follow the elements that it showed to where they are now.
    private func followElements() {
        let count = view.data.count
        let isLazy = inputs.isLazy && tree.isLazy
        guard isLazy, count > RowWindow.wholeCount, !keys.isEmpty else {
            return window.follow(count: count, isLazy: isLazy, shift: 0, keeping: nil)
        }
        let kept = window.kept
        var ids = keys.map(\.id)
        var keptID: ID?
        if let kept { keptID = ids.remove(at: kept < window.range.lowerBound ? 0 : ids.count - 1) }
        let shift = RowWindow.shift(of: ids, from: window.range.lowerBound, count: count, id: id(at:))
        var offset: Int?
        if let kept, let keptID { offset = RowWindow.offset(of: keptID, near: kept + shift, count: count, id: id(at:)) }
        window.follow(count: count, isLazy: true, shift: shift, keeping: offset)
    }

    /// Gives nodes to the elements that the screen asks for, and leaves the row of an element its node.
    private func show(_ wanted: Range<Int>, keeping kept: ElementID?) {
        let keptOffset = kept.flatMap { kept in
            zip(window.offsets, keys).first { children[$0.1]?.shows(kept) ?? false }?.0
        }
        let previousWindow = window
        window.show(wanted, keeping: keptOffset)
        guard window != previousWindow else { return }
        keys = makeKeys(of: readIDs())
        var leaving = children
        for key in keys { leaving[key] = nil }
        let inputsOfKey = inputsOfKey()
        let new = zip(window.offsets, keys).filter { children[$0.1] == nil }
        for ((_, key), content) in zip(new, readContents(at: new.map(\.0))) {
            children[key] = makeChild(key, content, inputsOfKey(key))
        }
        hide(leaving)
        elementsDidChange()
    }

    private func makeChild(_ key: Key, _ content: Content, _ inputs: _NodeInputs) -> _ViewNode<Content> {
        guard let child = hidden.removeValue(forKey: key) else {
            madeKey = key
            defer { madeKey = nil }
            return Content.makeSiblingNode(content, parent: self, inputs: inputs)
        }
        child.update(content, inputs: inputs)
        child.setVisible(isVisible && showsChildren)
        return child
    }

    /// Takes away the nodes of elements that have left the window. Those with state are kept for when they come back.
    private func hide(_ leaving: [Key: _ViewNode<Content>]) {
        for (key, child) in leaving {
            children[key] = nil
            if !window.isWhole, child.hasState {
                child.setVisible(false)
                hidden[key] = child
            } else {
                child.unmount()
            }
        }
    }

    /// Unmounts the hidden nodes of elements that are no longer among the data. It takes a look at all elements, but not at
    /// each update: an update costs no more than a constant number of them.
    private func unmountRemoved() {
        guard !hidden.isEmpty else { return }
        updatesSinceSearch += 1
        guard window.isWhole || updatesSinceSearch * 256 >= window.count else { return }
        updatesSinceSearch = 0
        var removed = hidden
        if !window.isWhole {
            var keysByID = Dictionary(grouping: hidden.keys, by: \.id)
            for element in view.data {
                guard let keys = keysByID.removeValue(forKey: view.id(element)) else { continue }
                for key in keys { removed[key] = nil }
                if removed.isEmpty { break }
            }
        }
        for (key, child) in removed {
            hidden[key] = nil
            child.unmount()
        }
    }
}

extension ForEachNode: EditedContent {
    var edits: _ContentEdits? { view.edits }
    var count: Int { window.count }

    func offset(of key: AnyHashable) -> Int? {
        guard let key = key.base as? Key, let index = keys.firstIndex(of: key) else { return nil }
        return window.offsets[index]
    }
}
