import EvergreenDocument

extension ElementHTML {
    /// The operations that reset a control on a page to the state of the document, regardless of the user's changes.
    var stateOperations: [PageOperation] {
        var operations: [PageOperation] = []
        appendState(of: html, at: PageOperation.Target(element: id), to: &operations)
        return operations
    }

    private func appendState(of html: HTML, at target: PageOperation.Target, to operations: inout [PageOperation]) {
        let name: HTML.Attribute.Name? =
            switch html.tag {
            case .option: .selected
            case .input: ["checkbox", "radio"].contains(html[.type]) ? .checked : .value
            case .textarea: .value
            default: nil
            }
        if let name {
            if let value = html[name] {
                operations.append(.attributes(target, [.init(name, value)], removed: []))
            } else if name == .checked, html[.type] == "checkbox" {
                operations.append(.attributes(target, [], removed: [name]))
            }
        }
        for (index, content) in html.content.enumerated() {
            guard case .node(let node) = content else { continue }
            let child = PageOperation.Target(element: target.element, path: target.path + [index])
            appendState(of: node, at: child, to: &operations)
        }
    }
}
