import EvergreenComparison
import IssueReporting

/// The node of a `ForEach`, with a child per element, found by the element's id.
///
/// In a vertical container, only the rows of a large collection near the visible area have nodes: see ``RowWindow``.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveNode<
    ForEach<Data, ID, Content>
>
{
    /// Elements with the same id, which is a programming error, are distinguished by their occurrence.
    private struct Key: Hashable {
        let id: ID
        let occurrence: Int
    }

    /// An element in the window.
    private struct Row {
        let key: Key
        let node: _ViewNode<Content>
    }

    private var window: RowWindow
    /// The rows of the elements in the window, in order.
    private var rows: [Row] = []
    /// The nodes of elements that have left the window, while they have state.
    private var hidden: [Key: _ViewNode<Content>] = [:]
    /// The number of updates since hidden elements were last checked for removal.
    private var updatesSinceSearch = 0
    private lazy var placeholders = RowPlaceholders(in: tree.document) { [weak self] in self?.show($0, keeping: $1) }
    private var hasReportedDuplicates = false
    /// The key of the child that is being made.
    private var madeKey: Key?
    /// The position of the last child whose identity was requested. The next request is likely for its successor.
    private var lastDistinguished = -1

    required init(_ view: ForEach<Data, ID, Content>, parent: _Node, inputs: _NodeInputs) {
        window = RowWindow(
            count: view.data.count,
            isLazy: inputs.isLazy && parent.tree.isLazy,
            initialCount: inputs.placement?.initialRowCount ?? RowWindow.initialCount
        )
        super.init(view, parent: parent, inputs: inputs)
        let elements = readElements()
        rows.reserveCapacity(elements.count)
        let inputsOfKey = inputsOfKey()
        for (key, content) in zip(makeKeys(of: elements), readContents(of: elements)) {
            rows.append(Row(key: key, node: makeNode(key, content, inputsOfKey(key))))
        }
    }

    override package func update(_ view: ForEach<Data, ID, Content>, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        markAsUpToDate()
        if let elements = elementsOfSameRows() {
            startReads()
            let inputsOfKey = inputsOfKey()
            let (rows, contents) = (rows, readContents(of: elements))
            // By index: the generic iterator of `zip` costs a third of an unchanged row's update.
            for index in contents.indices {
                rows[index].node.update(contents[index], inputs: inputsOfKey(rows[index].key))
            }
            unmountRemoved()
        } else {
            followElements()
            startReads()
            remakeRows(updatesKept: true)
            unmountRemoved()
            elementsDidChange()
        }
    }

    override func hasSameStructure(as other: _Node) -> Bool {
        guard let other = other as? Self, other.rows.count == rows.count else { return false }
        return zip(rows, other.rows).allSatisfy { $0.key == $1.key }
    }

    /// The content's dependencies have changed. They are recorded here, not in the parent view.
    override package func refresh() { update(view, inputs: inputs) }

    private func readContents(of elements: [Data.Element]) -> [Content] {
        recordingReads { elements.map(view.content) }
    }

    private func element(at offset: Int) -> Data.Element {
        view.data[view.data.index(view.data.startIndex, offsetBy: offset)]
    }

    private func id(at offset: Int) -> ID { view.id(element(at: offset)) }

    /// The inputs of each child. In a selection, the id of an element is its tag, unless the view has its own tag.
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

    /// The elements in the window, in order.
    private func readElements() -> [Data.Element] {
        let data = view.data
        guard !window.isWhole else { return Array(data) }
        let lower = data.index(data.startIndex, offsetBy: window.range.lowerBound)
        // A slice, because a collection may find successive elements faster than each by its index.
        var elements = Array(data[lower..<data.index(lower, offsetBy: window.range.count)])
        if let kept = window.kept {
            elements.insert(element(at: kept), at: kept < window.range.lowerBound ? 0 : elements.count)
        }
        return elements
    }

    /// The elements in the window, if their ids are unchanged; nil otherwise. Most changes are within rows, and need no search.
    private func elementsOfSameRows() -> [Data.Element]? {
        var same = window
        same.follow(count: view.data.count, isLazy: isLazy, shift: 0, keeping: window.kept)
        guard same == window else { return nil }
        let elements = readElements()
        return hasRows(of: elements) ? elements : nil
    }

    private func hasRows(of elements: [Data.Element]) -> Bool {
        guard elements.count == rows.count else { return false }
        let id = view.id
        return rows.withUnsafeBufferPointer { rows in
            for index in elements.indices where !haveSameID(id(elements[index]), rows[index].key.id) { return false }
            return true
        }
    }

    /// Most ids are copies of one another, which their bytes show in a fraction of the time of a generic `==`.
    private func haveSameID(_ lhs: ID, _ rhs: ID) -> Bool { haveSameBytes(lhs, rhs) || lhs == rhs }

    private func makeKeys(of elements: [Data.Element]) -> [Key] {
        var occurrences: [ID: Int] = [:]
        occurrences.reserveCapacity(elements.count)
        return elements.map { element in
            let id = view.id(element)
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

    override package func distinguish(_ child: _Node, in identity: inout ViewIdentity) {
        let count = rows.count
        for step in 0..<count {
            let index = (lastDistinguished + 1 + step) % count
            guard rows[index].node === child else { continue }
            lastDistinguished = index
            identity.add(record: rows[index].key.id)
            return identity.add(place: rows[index].key.occurrence)
        }
        guard identity.isForState, let key = hidden.first(where: { $0.value === child })?.key ?? madeKey else {
            return identity.add(place: nil)
        }
        identity.add(record: key.id)
        identity.add(place: key.occurrence)
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        for row in rows { body(row.node) }
    }

    override package func collectElements(into elements: inout [Element]) {
        guard !window.isWhole else {
            placeholders.discard()
            return super.collectElements(into: &elements)
        }
        let elementsOfRows = rows.map { row in
            var elements: [Element] = []
            row.node.collectElements(into: &elements)
            return elements
        }
        placeholders.fill(
            window,
            rows: elementsOfRows,
            as: inputs.placement?.placeholderForm ?? .plain,
            into: &elements
        )
    }

    /// O(n) for n elements if none of those with nodes matches.
    override package func element(identifiedBy id: AnyHashable) -> Element? {
        if let id = id.base as? ID {
            if rowNode(id) == nil, !window.isWhole, let index = view.data.firstIndex(where: { view.id($0) == id }) {
                let offset = view.data.distance(from: view.data.startIndex, to: index)
                let count = max(window.range.count, RowWindow.initialCount)
                show(offset - count / 2..<offset - count / 2 + count, keeping: nil)
            }
            var elements: [Element] = []
            rowNode(id)?.collectElements(into: &elements)
            if let element = elements.first { return element }
        }
        return super.element(identifiedBy: id)
    }

    override func node(identifiedBy id: AnyHashable) -> _Node? {
        if let id = id.base as? ID, let node = rowNode(id) { return node }
        return super.node(identifiedBy: id)
    }

    /// The node of the first row of an element with an id. O(n) for n rows.
    private func rowNode(_ id: ID) -> _ViewNode<Content>? { rows.first { $0.key.id == id }?.node }

    override func collectRowTags(into tags: inout [AnyHashable]) {
        guard !window.isWhole else { return super.collectRowTags(into: &tags) }
        let nodes = Dictionary(rows.lazy.map { ($0.key.id, $0.node) }) { first, _ in first }
        for element in view.data {
            let id = view.id(element)
            if let node = nodes[id] {
                node.collectRowTags(into: &tags)
            } else {
                tags.append(AnyHashable(id))
            }
        }
    }

    override func findIdentities(_ search: inout IdentitySearch) {
        for row in rows where !search.isComplete {
            row.node.findIdentities(&search)
            search.take(row.key.id, of: row.node)
        }
    }

    override package func willUnmount() {
        for child in hidden.values { child.unmount() }
        hidden.removeAll()
        placeholders.discard()
    }
}

// MARK: - The window

extension ForEachNode {
    private var isLazy: Bool { inputs.isLazy && tree.isLazy }

    /// Moves the window to the current positions of the elements that it showed.
    private func followElements() {
        let count = view.data.count
        guard isLazy, count > RowWindow.wholeCount, !rows.isEmpty else {
            return window.follow(count: count, isLazy: isLazy, shift: 0, keeping: nil)
        }
        let kept = window.kept
        var ids = rows.map { $0.key.id }
        var keptID: ID?
        if let kept { keptID = ids.remove(at: kept < window.range.lowerBound ? 0 : ids.count - 1) }
        let shift = RowWindow.shift(of: ids, from: window.range.lowerBound, count: count, id: id(at:))
        var offset: Int?
        if let kept, let keptID { offset = RowWindow.offset(of: keptID, near: kept + shift, count: count, id: id(at:)) }
        window.follow(count: count, isLazy: true, shift: shift, keeping: offset)
    }

    /// Makes nodes for the requested elements, and keeps the node of the row `kept`.
    private func show(_ wanted: Range<Int>, keeping kept: ElementID?) {
        let keptOffset = kept.flatMap { kept in
            zip(window.offsets, rows).first { $0.1.node.shows(kept) }?.0
        }
        let previousWindow = window
        window.show(wanted, keeping: keptOffset)
        guard window != previousWindow else { return }
        remakeRows(updatesKept: false)
        elementsDidChange()
    }

    /// Remakes the rows of the elements in the window. Existing rows keep their nodes, updated with their elements if `updatesKept`.
    private func remakeRows(updatesKept: Bool) {
        let elements = readElements()
        let keys = makeKeys(of: elements)
        // Ids that are objects may have become equal.
        let previous = Dictionary(rows.lazy.map { ($0.key, $0.node) }) { first, second in
            second.unmount()
            return first
        }
        let changed = zip(keys, elements).filter { updatesKept || previous[$0.0] == nil }
        var nodes = previous
        let inputsOfKey = inputsOfKey()
        for ((key, _), content) in zip(changed, readContents(of: changed.map { $0.1 })) {
            if let node = previous[key] {
                node.update(content, inputs: inputsOfKey(key))
            } else {
                nodes[key] = makeNode(key, content, inputsOfKey(key))
            }
        }
        rows = keys.compactMap { key in nodes.removeValue(forKey: key).map { Row(key: key, node: $0) } }
        hide(nodes)
    }

    private func makeNode(_ key: Key, _ content: Content, _ inputs: _NodeInputs) -> _ViewNode<Content> {
        guard let node = hidden.removeValue(forKey: key) else {
            madeKey = key
            defer { madeKey = nil }
            return Content.makeSiblingNode(content, parent: self, inputs: inputs)
        }
        node.update(content, inputs: inputs)
        node.setVisible(isVisible && showsChildren)
        return node
    }

    /// Removes the nodes of elements that have left the window. Nodes with state are kept hidden until the elements return.
    private func hide(_ leaving: [Key: _ViewNode<Content>]) {
        for (key, child) in leaving {
            if !window.isWhole, child.hasState {
                child.setVisible(false)
                hidden[key] = child
            } else {
                child.unmount()
            }
        }
    }

    /// Unmounts the hidden nodes of removed elements. This scans all elements, but not in each update: amortized, an update visits a
    /// constant number of elements.
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
        guard let key = key.base as? Key, let index = rows.firstIndex(where: { $0.key == key }) else { return nil }
        return window.offsets[index]
    }
}
