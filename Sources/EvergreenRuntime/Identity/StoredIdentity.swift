/// What the type and the stored properties of a view say of the records that it is about.
struct StoredIdentity {
    let type: String
    /// The ids of the records among the properties.
    var records: [String] = []
    /// Numbers and texts, which may be ids, if there is no record.
    var values: [String] = []
    /// Whether a property leads to values elsewhere, which may be of any record.
    var isOpaque = false

    init(type: String) {
        self.type = type
    }

    /// Where there are records, they alone count.
    mutating func preferRecords() {
        guard !records.isEmpty else { return }
        values.removeAll()
        isOpaque = false
    }
}
