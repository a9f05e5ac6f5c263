/// A composite control of the library, which adds nothing to the identity of its content.
@MainActor
package protocol UnidentifiedView {}

/// The position of a view in its window and the records that it shows. Stable across sessions and processes.
///
/// After a page has lost its session, it matches its fields to those of the next session by this identity. Fields with equal labels and
/// values can still have different identities. A view whose record is unknown has no identity.
package struct ViewIdentity {
    private var hash = StableHash.start
    /// Whether this identifies a view in saved state, by its position and the ids that distinguish siblings. Such an identity does not name
    /// a record, and is known unless one of its ids is unknown.
    package let isForState: Bool
    private var namesRecord = false
    /// Whether a distinguishing part is unknown.
    private var isUnknown = false
    /// Whether an enclosing presentation names no record, and no view since has identified one.
    private var awaitsView = false
    /// Whether an enclosing presentation names no record.
    private var isPresentedWithoutRecord = false

    package init() { self.init(isForState: false) }

    init(isForState: Bool) { self.isForState = isForState }

    /// The identity for a page; nil if it is unknown. Starts with `r` if it names a record, with `v` otherwise.
    package var text: String? {
        guard !isUnknown, !awaitsView else { return nil }
        return (namesRecord ? "r" : "v") + String(hash, radix: 36)
    }

    /// The hash for saved state; nil if the id of a record has no stable text.
    package var stateHash: UInt64? { isUnknown ? nil : hash }

    private mutating func combine(_ text: some StringProtocol) { hash = StableHash.combine(hash, text) }

    /// Adds the position among siblings; nil if it is unknown.
    package mutating func add(place: Int?) {
        guard let place else { return markAsUnknown() }
        combine("\(place)")
    }

    package mutating func add(name: String) { combine(name) }

    /// Adds a name; nil if it is unknown.
    mutating func add(name: String?) {
        guard let name else { return markAsUnknown() }
        combine(name)
    }

    /// Adds the identity of a record, such as the id in a `ForEach`.
    package mutating func add(record: Any) {
        // The id of a view, which may or may not show a record.
        if let id = record as? any StablyNamed { return add(name: id.stableName) }
        guard let text = stableText(of: record) else { return markAsUnknown() }
        combine(text)
        namesRecord = true
        awaitsView = false
        isPresentedWithoutRecord = false
    }

    /// Marks the following views as presented: they may show any record.
    package mutating func addPresentation() {
        combine("presented")
        awaitsView = true
        isPresentedWithoutRecord = true
    }

    /// Adds the identity of the link to the following views.
    package mutating func add(link: ViewIdentity) {
        hash = StableHash.combine(hash, link.hash)
        isUnknown = isUnknown || link.isUnknown
        guard link.namesRecord else { return }
        namesRecord = true
        awaitsView = false
        isPresentedWithoutRecord = false
    }

    /// Adds a composite view: its type and the records in its properties.
    mutating func add(_ view: StoredIdentity) {
        combine(view.type)
        awaitsView = false
        for record in view.records {
            combine(record)
            namesRecord = true
            isPresentedWithoutRecord = false
        }
        for value in view.values { combine(value) }
        if view.isOpaque, isPresentedWithoutRecord { markAsUnknown() }
    }

    private mutating func markAsUnknown() { isUnknown = true }
}
