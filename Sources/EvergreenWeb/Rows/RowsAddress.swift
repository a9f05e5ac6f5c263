import EvergreenDocument

/// Rows of a long list that an address asks for, with which a page without a script begins in place of the list's first ones.
///
/// Anybody may write such an address: rows that are not there are not shown, and more than ``maximumCount`` are not asked for.
struct RowsAddress: Hashable, Sendable {
    /// The item of the query that names the rows.
    static let itemName = "_evergreen-rows"
    /// How many rows a link leads to.
    static let maximumCount = 100

    /// Which of the page's long lists it is, from 0, in their order.
    var list: Int
    /// The first row, from 0.
    var firstRow: Int

    /// Reads what ``text`` writes.
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

    /// The item of a query, encoded.
    var queryItem: String { "\(Self.itemName)=\(text)" }

    /// Takes the item out of a query: it is none of the app's.
    static func take(from query: String?) -> (query: String?, address: RowsAddress?) {
        guard let query, query.contains(itemName) else { return (query, nil) }
        let items = query.split(separator: "&", omittingEmptySubsequences: false)
        let prefix = itemName + "="
        let rest = items.filter { !$0.hasPrefix(prefix) }
        guard rest.count < items.count else { return (query, nil) }
        let address = items.first { $0.hasPrefix(prefix) }.flatMap { RowsAddress(text: $0.dropFirst(prefix.count)) }
        return (rest.isEmpty ? nil : rest.joined(separator: "&"), address)
    }

    /// The placeholder that stands for the first row, and the rows to show, counted from its own first one. Nil if the row is
    /// on the page already, or there is none.
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

    /// The number of rows that an element in a list is, or stands for.
    var rowCount: Int {
        if case .placeholder(let traits) = kind { traits.rows } else { 1 }
    }
}
