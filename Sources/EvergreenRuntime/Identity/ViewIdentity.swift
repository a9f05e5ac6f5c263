/// The position of a view in its window, and the records that it shows. Stable across sessions and processes.
///
/// A page whose session is lost finds its fields in the next one by it. Two fields don't share an identity just because
/// their labels and values are equal. If the record of a view is unknown, it has no identity.
package struct ViewIdentity {
    // FNV-1a: a process seeds Swift's own hashes at random.
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    private var namesRecord = false
    /// Whether a distinguishing part is unknown.
    private var isUnknown = false
    /// Whether the views are presented without a record, and no view since then has identified one.
    private var awaitsView = false
    /// Whether the views are presented without a record.
    private var isPresentedWithoutRecord = false

    package init() {}

    /// For a page: nil if the identity is not known. Starts with an `r` if it names a record, with a `v` otherwise.
    package var text: String? {
        guard !isUnknown, !awaitsView else { return nil }
        return (namesRecord ? "r" : "v") + String(hash, radix: 36)
    }

    private mutating func combine(_ text: some StringProtocol) {
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // Terminates the part: UTF-8 has no such byte.
        hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }

    /// The position among siblings; nil if it is unknown.
    package mutating func add(place: Int?) {
        guard let place else { return markAsUnknown() }
        combine("\(place)")
    }

    package mutating func add(name: String) { combine(name) }

    /// The identity of a record, such as the id in a `ForEach`.
    package mutating func add(record: Any) {
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
        hash = (hash ^ link.hash) &* 0x100_0000_01b3
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
