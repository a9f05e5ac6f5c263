import EvergreenDocument
import OrderedCollections

/// Turns the patches of a document into operations on a page, and knows which style classes that page has rules for.
@MainActor
struct PatchTranslation {
    /// The style classes whose rules came with the page itself.
    private var pageStyles: OrderedSet<StyleClass>
    /// Those whose rules were sent with frames.
    private var sentStyles: OrderedSet<StyleClass> = []
    /// How many rules are sent before they are sent anew, without those that nothing uses any more.
    private var rulesLimit = PatchTranslation.fewestRules

    static let fewestRules = 500

    /// - parameter knownStyles: The style classes whose rules the page has.
    init(knownStyles: OrderedSet<StyleClass> = []) {
        pageStyles = knownStyles
    }

    /// Costs what the changed elements cost, not what the document does; but once in hundreds of new style classes, what the
    /// document costs.
    ///
    /// - parameter root: The root of the document after the patches.
    mutating func operations(for patches: [Patch], of root: Element) -> [PageOperation] {
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
        return rules(for: styles, of: root) + operations
    }

    /// The operation that shows the document as a whole.
    mutating func redraw(_ root: Element) -> [PageOperation] {
        var writer = HTMLWriter()
        writer.write(root)
        // The page forgets the rules of frames, some of which it may have missed.
        sentStyles = writer.styles.subtracting(pageStyles)
        rulesLimit = max(Self.fewestRules, 2 * sentStyles.count)
        return (sentStyles.isEmpty ? [] : [.rules(sentStyles.map(\.rule))]) + [.redraw(writer.text)]
    }

    private mutating func rules(for styles: OrderedSet<StyleClass>, of root: Element) -> [PageOperation] {
        let new = styles.subtracting(pageStyles).subtracting(sentStyles)
        guard !new.isEmpty else { return [] }
        sentStyles.formUnion(new)
        guard sentStyles.count > rulesLimit else { return [.rules(new.map(\.rule))] }
        var writer = HTMLWriter()
        writer.write(root)
        // What leaves with these patches may look as it did until then.
        sentStyles = writer.styles.union(styles).subtracting(pageStyles)
        rulesLimit = max(Self.fewestRules, 2 * sentStyles.count)
        return [.replaceRules(sentStyles.map(\.rule))]
    }
}
