/// The identity of a view from its type and the records in its stored properties.
struct StoredIdentity {
    let type: String
    /// The ids of the records among the properties.
    var records: [String] = []
    /// Numbers and strings, which may be ids. Used only without records.
    var values: [String] = []
    /// Whether a property refers to another view's values, which may belong to any record.
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
