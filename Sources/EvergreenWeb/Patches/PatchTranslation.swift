import EvergreenDocument
import OrderedCollections

/// Turns the patches of a document into operations on a page, and knows which style classes that page has rules for.
@MainActor
struct PatchTranslation {
    private var knownStyles: OrderedSet<StyleClass>

    /// - parameter knownStyles: The style classes whose rules the page has.
    init(knownStyles: OrderedSet<StyleClass> = []) {
        self.knownStyles = knownStyles
    }

    /// Costs what the changed elements cost, not what the document does.
    mutating func operations(for patches: [Patch]) -> [PageOperation] {
        var operations: [PageOperation] = []
        var styles: OrderedSet<StyleClass> = []
        for patch in patches {
            switch patch {
            case .animate(let animation):
                operations.append(animation.operation)
            case .insert(let element, let parent, let before):
                var writer = HTMLWriter()
                writer.write(element)
                styles.formUnion(writer.styles)
                operations.append(.insert(parent: parent, before: before, writer.text))
            case .remove(let id):
                operations.append(.remove(id))
            case .move(let id, let parent, let before):
                operations.append(.move(id, parent: parent, before: before))
            case .focus(let id):
                operations.append(.focus(id))
            case .set(let id, let previous, let current):
                let new = ElementHTML(id: id, description: current).html
                let old = ElementHTML(id: id, description: previous).html
                let difference = HTMLDifference(of: id, from: old, to: new)
                var writer = HTMLWriter()
                writer.write(new)
                styles.formUnion(writer.styles)
                if difference.isOfShape {
                    operations.append(.chrome(id, writer.text))
                } else {
                    operations += difference.operations
                }
            }
        }
        return rules(for: styles) + operations
    }

    /// The operation that shows the document as a whole.
    mutating func redraw(_ root: Element) -> [PageOperation] {
        var writer = HTMLWriter()
        writer.write(root)
        // The page may have missed the frames that held the rules.
        knownStyles.removeAll()
        return rules(for: writer.styles) + [.redraw(writer.text)]
    }

    private mutating func rules(for styles: OrderedSet<StyleClass>) -> [PageOperation] {
        let new = styles.subtracting(knownStyles)
        guard !new.isEmpty else { return [] }
        knownStyles.formUnion(new)
        return [.rules(new.map(\.rule))]
    }
}
