/// A composite control of the library, which adds nothing to the identity of the views inside.
@MainActor
package protocol UnidentifiedView {}

/// The position of a view in its window, and the records that it shows. Stable across sessions and processes.
///
/// A page whose session is lost finds its fields in the next one by it. Two fields don't share an identity just because
/// their labels and values are equal. If the record of a view is unknown, it has no identity.
package struct ViewIdentity {
    private var hash = StableHash.start
    /// Whether the identity is that of a view in saved state: its position and the ids that tell views apart. Such an
    /// identity does not name a record, and is known unless an id is not.
    package let isForState: Bool
    private var namesRecord = false
    /// Whether a distinguishing part is unknown.
    private var isUnknown = false
    /// Whether the views are presented without a record, and no view since then has identified one.
    private var awaitsView = false
    /// Whether the views are presented without a record.
    private var isPresentedWithoutRecord = false

    package init() { self.init(isForState: false) }

    init(isForState: Bool) { self.isForState = isForState }

    /// For a page: nil if the identity is not known. Starts with an `r` if it names a record, with a `v` otherwise.
    package var text: String? {
        guard !isUnknown, !awaitsView else { return nil }
        return (namesRecord ? "r" : "v") + String(hash, radix: 36)
    }

    /// For saved state: nil if the id of a record has no stable text.
    package var stateHash: UInt64? { isUnknown ? nil : hash }

    private mutating func combine(_ text: some StringProtocol) { hash = StableHash.combine(hash, text) }

    /// The position among siblings; nil if it is unknown.
    package mutating func add(place: Int?) {
        guard let place else { return markAsUnknown() }
        combine("\(place)")
    }

    package mutating func add(name: String) { combine(name) }

    /// A name that may be unknown.
    mutating func add(name: String?) {
        guard let name else { return markAsUnknown() }
        combine(name)
    }

    /// The identity of a record, such as the id in a `ForEach`.
    package mutating func add(record: Any) {
        // That of a view, which may show a record or not.
        if let id = record as? any StablyNamed { return add(name: id.stableName) }
        guard let text = stableText(of: record) else { return markAsUnknown() }
        combine(text)
        namesRecord = true
        awaitsView = false
        isPresentedWithoutRecord = false
    }

    /// The following views are presented, and may show any record.
    package mutating func addPresentation() {
        combine("presented")
        awaitsView = true
        isPresentedWithoutRecord = true
    }

    /// The identity of the link that leads here.
    package mutating func add(link: ViewIdentity) {
        hash = StableHash.combine(hash, link.hash)
        isUnknown = isUnknown || link.isUnknown
        guard link.namesRecord else { return }
        namesRecord = true
        awaitsView = false
        isPresentedWithoutRecord = false
    }

    /// A composite view: its type, and the records in its properties.
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
