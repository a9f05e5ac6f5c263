/// The identity of a view by its type and its stored properties: the records that it shows.
struct StoredIdentity {
    let type: String
    /// The ids of the records among the properties.
    var records: [String] = []
    /// Numbers and texts, which may be ids. Used if there are no records.
    var values: [String] = []
    /// Whether a property refers to values of another view, which may belong to any record.
    var isOpaque = false

    init(type: String) {
        self.type = type
    }

    /// Drops the values if there are records.
    mutating func preferRecords() {
        guard !records.isEmpty else { return }
        values.removeAll()
        isOpaque = false
    }
}
