/// Which ids the elements of a document have, by the order in which they are made.
///
/// Views that are made again make their elements in the order of the first time. Those of a page that shows them already need
/// the ids that they have there.
package struct ElementNumbering: Sendable {
    /// The ids of elements by the order in which they are made, the root being the first.
    private var ids: [Int: ElementID] = [:]
    /// What is added to the order of all others.
    private var offset = 0

    /// Elements are numbered as they are made.
    package init() {}

    /// - Parameters:
    ///   - ids: The ids of some elements, by the order in which they are made.
    ///   - last: All other elements have higher ids than this one.
    init(_ ids: [Int: ElementID], after last: ElementID) {
        self.ids = ids
        offset = last.rawValue
    }

    func id(ofElement number: Int) -> ElementID { ids[number] ?? ElementID(rawValue: offset + number) }

    func lastID(ofElements count: Int) -> ElementID { ElementID(rawValue: offset + count) }
}
