import EvergreenDocument

/// The address of rows in a long list: a page without JavaScript shows them in place of the list's first rows.
///
/// Such addresses are untrusted input: rows that don't exist are ignored, and their number is limited to ``maximumCount``.
struct RowsAddress: Hashable, Sendable {
    /// The query item that names the rows.
    static let itemName = "_evergreen-rows"
    /// The maximum number of rows that a link shows.
    static let maximumCount = 100

    /// The index of the list among the page's long lists, from 0.
    var list: Int
    /// The first row, from 0.
    var firstRow: Int

    /// Parses the format of ``text``.
    init?(text: some StringProtocol) {
        let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let list = parts[0], let firstRow = parts[1], list >= 0, firstRow >= 0 else {
            return nil
        }
        self.init(list: list, firstRow: firstRow)
    }

    init(list: Int, firstRow: Int) {
        self.list = list
        self.firstRow = firstRow
    }

    var text: String { "\(list).\(firstRow)" }

    /// The percent-encoded query item.
    var queryItem: String { "\(Self.itemName)=\(text)" }

    /// Removes the item from a query before the app gets it.
    static func take(from query: String?) -> (query: String?, address: RowsAddress?) {
        guard let query, query.contains(itemName) else { return (query, nil) }
        let items = query.split(separator: "&", omittingEmptySubsequences: false)
        let prefix = itemName + "="
        let rest = items.filter { !$0.hasPrefix(prefix) }
        guard rest.count < items.count else { return (query, nil) }
        let address = items.first { $0.hasPrefix(prefix) }.flatMap { RowsAddress(text: $0.dropFirst(prefix.count)) }
        return (rest.isEmpty ? nil : rest.joined(separator: "&"), address)
    }

    /// Returns the placeholder that contains the first row, and the rows to show, relative to the placeholder. Nil if the row is already on
    /// the page or does not exist.
    @MainActor
    func placeholder(in document: Document) -> (element: ElementID, rows: RowRange)? {
        var lists = 0
        guard let parent = list(in: document.root, &lists) else { return nil }
        var next = 0
        for element in parent.children {
            let count = element.description.rowCount
            if element.description.isPlaceholder, (next..<next + count).contains(firstRow) {
                let first = firstRow - next
                return RowRange(first, first + Self.maximumCount).map { (element.id, $0) }
            }
            next += count
        }
        return nil
    }

    @MainActor
    private func list(in element: Element, _ count: inout Int) -> Element? {
        if element.children.contains(where: \.description.isPlaceholder) {
            if count == list { return element }
            count += 1
        }
        for child in element.children {
            if let found = list(in: child, &count) { return found }
        }
        return nil
    }
}

extension ElementDescription {
    var isPlaceholder: Bool {
        if case .placeholder = kind { true } else { false }
    }

    /// The number of rows that an element in a list is or represents.
    var rowCount: Int {
        if case .placeholder(let traits) = kind { traits.rows } else { 1 }
    }
}
