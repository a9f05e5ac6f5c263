/// A control that is a single button or link. Links within the text of its label are inactive.
protocol WholeControl: View {}

@MainActor
private protocol WholeControlNode: _Node {}

extension ElementNode: WholeControlNode where Content: WholeControl {}

extension _Node {
    /// Whether the node is inside a button or a link.
    var isInControl: Bool {
        var node = parent
        while let current = node {
            if current is any WholeControlNode { return true }
            node = current.parent
        }
        return false
    }
}
