/// The identifier of an element in its document.
///
/// Ids count up from 1 and are never reused in the same document, so that a late event can't reach an element that replaced another one.
package struct ElementID: Hashable, Sendable, Comparable, CustomStringConvertible {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package var description: String { "#\(rawValue)" }

    package static func < (lhs: ElementID, rhs: ElementID) -> Bool {
        lhs.rawValue < rhs.rawValue
    }
}
