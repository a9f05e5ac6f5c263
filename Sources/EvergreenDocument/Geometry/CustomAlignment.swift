import EvergreenConcurrency

/// An alignment that an app defines.
package struct CustomAlignment: Hashable, Sendable {
    /// A short name that identifies it on a page: letters and digits. The same in all processes.
    package let name: String
    /// The position in elements that don't set the guide.
    package let formula: GuideFormula

    package init(name: String, formula: GuideFormula) {
        self.name = name
        self.formula = formula
    }
}

/// The custom alignments of the process along one axis, each with a number.
///
/// Elements store many alignments. A number takes two bytes, and the table never shrinks: there is one entry per type that is an alignment's
/// id.
final class CustomAlignments: Sendable {
    static let horizontal = CustomAlignments()
    static let vertical = CustomAlignments()

    private struct Table {
        var numbers: [ObjectIdentifier: UInt16] = [:]
        var alignments: [CustomAlignment] = []
    }

    private let table = Locked(Table())

    var count: Int { table.withLock { $0.alignments.count } }

    /// O(1).
    subscript(number: UInt16) -> CustomAlignment { table.withLock { $0.alignments[Int(number)] } }

    /// The number of an alignment, which is created once per id; nil if there are too many.
    ///
    /// The function is called without the lock, because it may create other alignments.
    func number(of id: ObjectIdentifier, create: () -> CustomAlignment) -> UInt16? {
        if let known = table.withLock({ $0.numbers[id] }) { return known }
        let alignment = create()
        return table.withLock { table in
            if let known = table.numbers[id] { return known }
            guard table.alignments.count < 60_000 else { return nil }
            let number = UInt16(table.alignments.count)
            table.numbers[id] = number
            table.alignments.append(alignment)
            return number
        }
    }
}
