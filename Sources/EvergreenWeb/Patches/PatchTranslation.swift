import EvergreenDocument
import OrderedCollections

/// Translates the patches of a document into operations on a page, and tracks the style classes that the page has rules for.
struct PatchTranslation: Sendable {
    /// The style classes whose rules were part of the page itself.
    private var pageStyles: OrderedSet<StyleClass>
    /// The style classes whose rules were sent with frames.
    private var sentStyles: OrderedSet<StyleClass> = []
    /// The number of sent rules above which unused ones are removed.
    private var rulesLimit = PatchTranslation.minimumRules

    /// The language of the page's standard words.
    private(set) var language: String

    static let minimumRules = 500

    /// - Parameters:
    ///   - knownStyles: The style classes whose rules the page has.
    ///   - language: The code of the page's language.
    init(knownStyles: OrderedSet<StyleClass> = [], language: String = "en") {
        pageStyles = knownStyles
        self.language = language
    }

    /// The style classes whose rules the page has.
    var knownStyles: OrderedSet<StyleClass> { pageStyles.union(sentStyles) }

    /// Whether the page has rules for so many style classes that unused ones should be removed. The next patches then require their
    /// document, to determine which are in use.
    var needsDocument: Bool { sentStyles.count >= rulesLimit }

    /// Translates patches.
    ///
    /// The cost depends on the changed elements, not on the size of the document, except once every few hundred new style classes.
    ///
    /// - Parameter root: The root of the document after the patches. Required if the language has changed, and if the translation
    ///   ``needsDocument``.
    mutating func operations(for patches: [Patch], root: ElementSnapshot? = nil) -> [PageOperation] {
        var operations: [PageOperation] = []
        var styles: OrderedSet<StyleClass> = []
        // Standard words occur anywhere in the page.
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
            case .scroll, .scrollContent, .focus, .open, .openWindow, .close, .copy, .announce, .vibrate:
                if let request = request(patch) { operations.append(request) }
            case .set(let id, let previous, let current):
                let new = ElementHTML(id: id, description: current, language: language).html
                let old = ElementHTML(id: id, description: previous, language: language).html
                let difference = HTMLDifference(of: id, from: old, to: new)
                if difference.changesStructure {
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

    /// Returns the operation for a patch that doesn't change content; nil for other patches.
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
        case .announce(let announcement): .announce(announcement)
        case .vibrate(let pattern): .vibrate(pattern)
        case .animate, .insert, .remove, .move, .set: nil
        }
    }

    private func thousandths(_ part: Double) -> Int { part.isFinite ? Int((min(max(part, 0), 1) * 1000).rounded()) : 0 }

    /// Returns the operations that show the whole document.
    ///
    /// - Parameter shared: The translation of other pages, whose rules this page also needs, because it shares their operations.
    mutating func redraw(_ root: ElementSnapshot, with shared: PatchTranslation? = nil) -> [PageOperation] {
        language = root.description.languageCode
        var writer = HTMLWriter(language: language)
        writer.write(root)
        var styles = writer.styles
        if let shared { styles.formUnion(shared.pageStyles.union(shared.sentStyles)) }
        // The page discards the rules of frames, some of which it may have missed.
        replaceSentStyles(with: styles)
        return (sentStyles.isEmpty ? [] : [.rules(sentStyles.map(\.rule))]) + [.redraw(writer.text)]
    }

    /// Keeps only rules that another page has, too; others are sent again.
    mutating func keepRules(knownTo other: PatchTranslation) {
        let known = other.knownStyles
        // Rules of frames can be discarded, so a class only counts as the page's own if both pages have it as their own.
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
        // Elements that these patches remove may still be visible during their transition.
        replaceSentStyles(with: writer.styles.union(styles))
        return [.replaceRules(sentStyles.map(\.rule))]
    }

    /// Resets the tracking to the style classes in use.
    private mutating func replaceSentStyles(with used: OrderedSet<StyleClass>) {
        sentStyles = used.subtracting(pageStyles)
        rulesLimit = max(Self.minimumRules, 2 * sentStyles.count)
    }
}
