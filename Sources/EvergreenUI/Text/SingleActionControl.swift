/// A control that is a single button or link. Links within the text of its label are inactive.
protocol SingleActionControl: View {}

@MainActor
private protocol SingleActionControlNode: _Node {}

extension ElementNode: SingleActionControlNode where Content: SingleActionControl {}

extension _Node {
    /// Whether the node is inside a button or a link.
    var isInControl: Bool {
        var node = parent
        while let current = node {
            if current is any SingleActionControlNode { return true }
            node = current.parent
        }
        return false
    }
}
