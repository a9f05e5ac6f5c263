import EvergreenModelStorage
public import Foundation

/// The type of a section key: `String`, or `String?`, whose nil is the empty title.
public protocol _SectionTitle {
    /// The title of the section.
    var _sectionTitle: String { get }

    /// The order that makes the models of a section adjacent.
    static func _order<Element>(by keyPath: KeyPath<Element, Self> & Sendable) -> SortDescriptor<Element>
}

extension String: _SectionTitle {
    /// The text.
    public var _sectionTitle: String { self }

    /// Orders by the text.
    public static func _order<Element>(by keyPath: KeyPath<Element, String> & Sendable) -> SortDescriptor<Element> {
        order(by: keyPath)
    }

    private static func order<Element, Value: Comparable>(
        by keyPath: KeyPath<Element, Value> & Sendable
    ) -> SortDescriptor<Element> {
        SortDescriptor(keyPath, order: .forward)
    }
}

extension String?: _SectionTitle {
    /// The text; empty if there is none.
    public var _sectionTitle: String { self ?? "" }

    /// Orders by the text.
    public static func _order<Element>(by keyPath: KeyPath<Element, String?> & Sendable) -> SortDescriptor<Element> {
        order(by: keyPath)
    }

    private static func order<Element, Value: Comparable>(
        by keyPath: KeyPath<Element, Value?> & Sendable
    ) -> SortDescriptor<Element> {
        SortDescriptor(keyPath, order: .forward)
    }
}

/// The key path that groups the models of a query into sections.
struct SectionKey<Element: PersistentModel>: Equatable {
    private let keyPath: PartialKeyPath<Element>
    private let order: SortDescriptor<Element>
    let title: (Element) -> String

    init<Title: _SectionTitle>(_ keyPath: KeyPath<Element, Title> & Sendable) {
        self.keyPath = keyPath
        order = Title._order(by: keyPath)
        title = { $0[keyPath: keyPath]._sectionTitle }
    }

    /// The descriptor, ordered so that the models of a section are adjacent.
    func ordering(_ descriptor: FetchDescriptor<Element>) -> FetchDescriptor<Element> {
        // An order that begins with the key path may be descending.
        guard descriptor.sortBy.first?.keyPath != keyPath else { return descriptor }
        var descriptor = descriptor
        descriptor.sortBy.insert(order, at: 0)
        return descriptor
    }

    func sections(of models: [Element]) -> SectionedResults<Element, String> {
        SectionedResults(models, title: title)
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.keyPath == rhs.keyPath }
}
