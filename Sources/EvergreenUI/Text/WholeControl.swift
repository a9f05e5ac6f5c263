/// A control that is one button or one link as a whole: a link in the text of its label is none.
protocol WholeControl: View {}

@MainActor
private protocol WholeControlNode: _Node {}

extension ElementNode: WholeControlNode where Content: WholeControl {}

extension _Node {
    /// Whether the node is inside of a button or a link.
    var isInControl: Bool {
        var node = parent
        while let current = node {
            if current is any WholeControlNode { return true }
            node = current.parent
        }
        return false
    }
}
