/// Which ids the elements of a document have, by the order in which they are made.
///
/// Views that are made again make their elements in the order of the first time. Those of a page that shows them already need
/// the ids that they have there.
package struct ElementNumbering: Sendable {
    /// The ids of the first elements by the order in which they are made, the root being the first.
    private var ids: [Int: ElementID] = [:]
    /// What is added to the order of all others.
    private var offset = 0

    /// Elements are numbered as they are made.
    package init() {}

    /// - Parameters:
    ///   - ids: The ids of the elements that are shown at first, by the order in which they are made.
    ///   - count: How many elements are made at first. Those that are not shown get ids that are free, if there are enough: then
    ///     elements that are made later have the ids that later ones get where the first come from.
    ///   - last: All other elements have higher ids than this one.
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

    /// Whether elements are numbered as they are made.
    package var isPlain: Bool { ids.isEmpty }

    func id(ofElement number: Int) -> ElementID { ids[number] ?? ElementID(rawValue: offset + number) }

    func lastID(ofElements count: Int) -> ElementID { ElementID(rawValue: offset + count) }
}
