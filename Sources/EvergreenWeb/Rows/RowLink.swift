import EvergreenDocument

/// A link to rows of a long list that are not on the page, for browsers without JavaScript.
struct RowLink: Hashable, Sendable {
    /// The address of the rows.
    var address: RowsAddress
    /// The rows, counted from 0.
    var rows: Range<Int>
    /// The number of rows in the list.
    var total: Int
    /// Whether the rows follow those on the page.
    var isNext: Bool

    /// Returns the links of a page, in the order of its lists: before and after the visible rows of each list.
    static func all(in root: ElementSnapshot) -> [RowLink] {
        var links: [RowLink] = []
        var lists = 0
        add(root, &lists, to: &links)
        return links
    }

    private static func add(_ element: ElementSnapshot, _ lists: inout Int, to links: inout [RowLink]) {
        if element.children.contains(where: \.description.isPlaceholder) {
            links += self.links(among: element.children, list: lists)
            lists += 1
        }
        for child in element.children { add(child, &lists, to: &links) }
    }

    private static func links(among children: [ElementSnapshot], list: Int) -> [RowLink] {
        let total = children.reduce(0) { $0 + $1.description.rowCount }
        var links: [RowLink] = []
        var first = 0
        var isAfterRows = false
        for child in children {
            let missing = first..<first + child.description.rowCount
            if child.description.isPlaceholder, !missing.isEmpty {
                let rows =
                    isAfterRows ? missing.prefix(RowsAddress.maximumCount) : missing.suffix(RowsAddress.maximumCount)
                let address = RowsAddress(list: list, firstRow: rows.lowerBound)
                links.append(RowLink(address: address, rows: rows, total: total, isNext: isAfterRows))
            }
            isAfterRows = !child.description.isPlaceholder
            first = missing.upperBound
        }
        return links
    }
}
