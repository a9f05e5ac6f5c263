/// Where a view is in its window, and which records it is about: the same in each session and each process.
///
/// A page whose session is gone finds its fields in the next one by this. Two fields never share an identity because
/// their labels and values are equal. Where it is not known which record a view is about, it has no identity.
package struct ViewIdentity {
    // FNV-1a: a process seeds Swift's own hashes at random.
    private var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    private var namesRecord = false
    /// Whether a part is not known that tells this place from others.
    private var isUnknown = false
    /// Whether the views are presented by what says nothing of a record, and none has followed that says it itself.
    private var awaitsView = false
    /// Whether the views are presented by what says nothing of a record.
    private var isPresentedWithoutRecord = false

    package init() {}

    /// For a page: nil if the identity is not known. Starts with an `r` if it names a record, with a `v` otherwise.
    package var text: String? {
        guard !isUnknown, !awaitsView else { return nil }
        return (namesRecord ? "r" : "v") + String(hash, radix: 36)
    }

    private mutating func combine(_ text: some StringProtocol) {
        for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
        // Ends the part: no byte of a text in UTF-8.
        hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }

    /// A place among siblings; nil if the view is not among them.
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

    /// What follows is presented, and may be about any record.
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

    /// A view with a body: its type, and what its properties say of records.
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
