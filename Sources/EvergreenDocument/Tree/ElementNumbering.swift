/// Assigns ids to the elements of a document, by the order in which they are made.
///
/// Remade views make their elements in the same order as before. Elements that a page already shows must keep their ids.
package struct ElementNumbering: Sendable {
    /// The ids of the first elements by their order, starting with the root.
    private var ids: [Int: ElementID] = [:]
    /// The offset of all later ids.
    private var offset = 0

    /// Numbers elements in the order in which they are made.
    package init() {}

    /// - Parameters:
    ///   - ids: The ids of the visible elements at first, by the order in which they are made.
    ///   - count: The number of elements made at first. Those that are not visible get free ids, if there are enough. Elements that are
    ///     made later then have the same ids as in the original document.
    ///   - last: All other elements get higher ids than this one.
    init(_ ids: [Int: ElementID], ofElements count: Int, after last: ElementID) {
        guard ids.contains(where: { $0.key != $0.value.rawValue }) || last.rawValue != count else { return }
        self.ids = ids
        offset = last.rawValue
        let used = Set(ids.values)
        let unshown = (1...max(count, 1)).filter { ids[$0] == nil }
        let free = (1...max(last.rawValue, 1)).lazy.map { ElementID(rawValue: $0) }.filter { !used.contains($0) }
            .prefix(unshown.count)
        guard free.count == unshown.count else { return }
        for (number, id) in zip(unshown, free) { self.ids[number] = id }
        offset -= count
    }

    /// Whether ids equal the order in which elements are made.
    package var isPlain: Bool { ids.isEmpty }

    func id(ofElement number: Int) -> ElementID { ids[number] ?? ElementID(rawValue: offset + number) }

    func lastID(ofElements count: Int) -> ElementID { ElementID(rawValue: offset + count) }
}
