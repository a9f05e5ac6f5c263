import IssueReporting

/// The node of a `ForEach`: a child per element, found by the element's id.
package final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: PrimitiveNode<
    ForEach<Data, ID, Content>
>
{
    /// Elements that share an id, which they should not, are told apart by how many came before.
    private struct Key: Hashable {
        let id: ID
        let occurrence: Int
    }

    private var keys: [Key] = []
    private var children: [Key: _ViewNode<Content>] = [:]
    private var hasReportedDuplicates = false
    /// Where the last child was that something asked the identity of: the next one is likely to come after it.
    private var lastToldApart = -1

    required init(_ view: ForEach<Data, ID, Content>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        keys = makeKeys()
        children.reserveCapacity(keys.count)
        for (key, content) in zip(keys, readContents()) {
            children[key] = Content.makeSiblingNode(content, parent: self, inputs: self.inputs(of: key))
        }
    }

    override package func update(_ view: ForEach<Data, ID, Content>, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        markAsUpToDate()
        let previousKeys = keys
        keys = makeKeys()
        var leaving = children
        for (key, content) in zip(keys, readContents()) {
            if let child = leaving.removeValue(forKey: key) {
                child.update(content, inputs: self.inputs(of: key))
            } else {
                children[key] = Content.makeSiblingNode(content, parent: self, inputs: self.inputs(of: key))
            }
        }
        for (key, child) in leaving {
            children[key] = nil
            child.unmount()
        }
        if keys != previousKeys { elementsDidChange() }
    }

    /// What the content reads changed, which is read here and not by the view around.
    override package func refresh() { update(view, inputs: inputs) }

    private func readContents() -> [Content] {
        startReads()
        return recordingReads { view.data.map(view.content) }
    }

    /// Where there is a choice, the id of an element stands for it, unless the view has a tag of its own.
    private func inputs(of key: Key) -> _NodeInputs {
        let needsTag = inputs.usesTags
        guard needsTag || view.edits != nil else { return inputs }
        var inputs = inputs
        if needsTag { inputs.modifiers.tag = AnyHashable(key.id) }
        if let edits = view.edits {
            inputs.modifiers.editedElement = EditedElement(key: key, in: self, edits)
        }
        return inputs
    }

    private func makeKeys() -> [Key] {
        var occurrences: [ID: Int] = [:]
        occurrences.reserveCapacity(view.data.count)
        return view.data.map { element in
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

    override package func tellApart(_ child: _Node, in identity: inout ViewIdentity) {
        let count = keys.count
        for step in 0..<count {
            let index = (lastToldApart + 1 + step) % count
            guard children[keys[index]] === child else { continue }
            lastToldApart = index
            identity.add(record: keys[index].id)
            return identity.add(place: keys[index].occurrence)
        }
        identity.add(place: nil)
    }

    override package func forEachChild(_ body: (_Node) -> Void) {
        for key in keys {
            if let child = children[key] { body(child) }
        }
    }
}

extension ForEachNode: EditedContent {
    var edits: _ContentEdits? { view.edits }
    var count: Int { keys.count }

    func offset(of key: AnyHashable) -> Int? {
        guard let key = key.base as? Key else { return nil }
        return keys.firstIndex(of: key)
    }
}
