import EvergreenDocument
import OrderedCollections

/// Turns the patches of a document into operations on a page, and knows which style classes that page has rules for.
struct PatchTranslation: Sendable {
    /// The style classes whose rules came with the page itself.
    private var pageStyles: OrderedSet<StyleClass>
    /// Those whose rules were sent with frames.
    private var sentStyles: OrderedSet<StyleClass> = []
    /// The number of sent rules from which unused ones are removed.
    private var rulesLimit = PatchTranslation.fewestRules

    /// The language of the words that the page has and no app has chosen.
    private(set) var language: String

    static let fewestRules = 500

    /// - Parameters:
    ///   - knownStyles: The style classes whose rules the page has.
    ///   - language: The language of the page, by its code.
    init(knownStyles: OrderedSet<StyleClass> = [], language: String = "en") {
        pageStyles = knownStyles
        self.language = language
    }

    /// The style classes whose rules the page has.
    var knownStyles: OrderedSet<StyleClass> { pageStyles.union(sentStyles) }

    /// Whether the page has rules for so many style classes that those no longer in use should go. The next patches have to
    /// come with their document, which tells what is in use.
    var needsDocument: Bool { sentStyles.count >= rulesLimit }

    /// Translates patches.
    ///
    /// Costs what the changed elements cost, not what the document does; but once in hundreds of new style classes, what the
    /// document costs.
    ///
    /// - Parameter root: The root of the document after the patches, for a document whose language has changed, and where the
    ///   translation ``needsDocument``.
    mutating func operations(for patches: [Patch], root: ElementSnapshot? = nil) -> [PageOperation] {
        var operations: [PageOperation] = []
        var styles: OrderedSet<StyleClass> = []
        // The words are all over the page.
        if let root, root.description.languageCode != language { return redraw(root) + patches.compactMap(request) }
        for patch in patches {
            switch patch {
            case .animate(let animation):
                operations.append(.animation(animation))
            case .insert(let element, let parent, let before):
                var writer = HTMLWriter(language: language)
                writer.write(element)
                styles.formUnion(writer.styles)
                operations.append(.insert(parent: parent, before: before, writer.text))
            case .remove(let id):
                operations.append(.remove(id))
            case .move(let id, let parent, let before):
                operations.append(.move(id, parent: parent, before: before))
            case .scroll, .scrollContent, .focus, .open, .openWindow, .close, .copy, .vibrate:
                if let request = request(patch) { operations.append(request) }
            case .set(let id, let previous, let current):
                let new = ElementHTML(id: id, description: current, language: language).html
                let old = ElementHTML(id: id, description: previous, language: language).html
                let difference = HTMLDifference(of: id, from: old, to: new)
                if difference.isOfShape {
                    var writer = HTMLWriter()
                    writer.write(new)
                    styles.formUnion(writer.styles)
                    operations.append(.chrome(id, writer.text))
                } else {
                    operations += difference.operations
                    if difference.changesAttributes { new.addStyles(to: &styles) }
                }
            }
        }
        return rules(for: styles, of: root) + operations
    }

    /// What a patch asks of the page besides showing something else; nil for nothing.
    private func request(_ patch: Patch) -> PageOperation? {
        switch patch {
        case .scroll(let id, let anchor):
            .scroll(id, x: anchor.map { thousandths($0.x) } ?? -1, y: anchor.map { thousandths($0.y) } ?? -1)
        case .scrollContent(let id, let offset): .scrollContent(id, offset)
        case .focus(let id): .focus(id)
        case .open(let address): .open(address)
        case .openWindow(let address, let placement): .openWindow(address, placement)
        case .close(let windows): .close(windows)
        case .copy(let text): .copy(text)
        case .vibrate(let pattern): .vibrate(pattern)
        case .animate, .insert, .remove, .move, .set: nil
        }
    }

    private func thousandths(_ part: Double) -> Int { part.isFinite ? Int((min(max(part, 0), 1) * 1000).rounded()) : 0 }

    /// The operations that show a document as a whole.
    ///
    /// - Parameter shared: Knows of rules that the page needs, too, for what it gets with others.
    mutating func redraw(_ root: ElementSnapshot, with shared: PatchTranslation? = nil) -> [PageOperation] {
        language = root.description.languageCode
        var writer = HTMLWriter(language: language)
        writer.write(root)
        var styles = writer.styles
        if let shared { styles.formUnion(shared.pageStyles.union(shared.sentStyles)) }
        // The page forgets the rules of frames, some of which it may have missed.
        replaceSentStyles(with: styles)
        return (sentStyles.isEmpty ? [] : [.rules(sentStyles.map(\.rule))]) + [.redraw(writer.text)]
    }

    /// Knows of no other rules than another page has: those are sent again.
    mutating func keepRules(knownTo other: PatchTranslation) {
        let known = other.knownStyles
        // What a page loses with the rules of frames, no page may have for good.
        sentStyles = sentStyles.union(pageStyles.subtracting(other.pageStyles)).intersection(known)
        pageStyles = pageStyles.intersection(other.pageStyles)
    }

    private mutating func rules(for styles: OrderedSet<StyleClass>, of root: ElementSnapshot?) -> [PageOperation] {
        let isFull = needsDocument
        let new = styles.subtracting(pageStyles).subtracting(sentStyles)
        if !new.isEmpty { sentStyles.formUnion(new) }
        guard isFull, let root else { return new.isEmpty ? [] : [.rules(new.map(\.rule))] }
        var writer = HTMLWriter()
        writer.write(root)
        // What leaves with these patches may look as it did until then.
        replaceSentStyles(with: writer.styles.union(styles))
        return [.replaceRules(sentStyles.map(\.rule))]
    }

    /// Starts over with the style classes that are in use.
    private mutating func replaceSentStyles(with used: OrderedSet<StyleClass>) {
        sentStyles = used.subtracting(pageStyles)
        rulesLimit = max(Self.fewestRules, 2 * sentStyles.count)
    }
}
