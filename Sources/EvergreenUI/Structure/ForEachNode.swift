import IssueReporting

/// The node of a `ForEach`: a child per element, found by the element's id.
final class ForEachNode<Data: RandomAccessCollection, ID: Hashable, Content: View>: _ViewNode<
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

    override init(_ view: ForEach<Data, ID, Content>, parent: _Node, inputs: _NodeInputs) {
        super.init(view, parent: parent, inputs: inputs)
        keys = makeKeys()
        children.reserveCapacity(keys.count)
        for (key, element) in zip(keys, view.data) {
            children[key] = Content.makeSiblingNode(view.content(element), parent: self, inputs: self.inputs(of: key))
        }
    }

    override func update(_ view: ForEach<Data, ID, Content>, inputs: _NodeInputs) {
        super.update(view, inputs: inputs)
        let previousKeys = keys
        keys = makeKeys()
        var leaving = children
        for (key, element) in zip(keys, view.data) {
            let content = view.content(element)
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

    /// In a picker or a tab view, the id of an element stands for it, unless the view has a tag of its own.
    private func inputs(of key: Key) -> _NodeInputs {
        guard inputs.environment.isInPicker || inputs.placement == .tab else { return inputs }
        var inputs = inputs
        inputs.modifiers.tag = AnyHashable(key.id)
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

    override func forEachChild(_ body: (_Node) -> Void) {
        for key in keys {
            if let child = children[key] { body(child) }
        }
    }
}
