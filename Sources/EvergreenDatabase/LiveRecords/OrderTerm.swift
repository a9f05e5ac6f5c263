/// One term of an order.
struct OrderTerm: Sendable, Equatable {
    /// The collation of texts.
    enum Collation: Sendable, Equatable {
        /// A collation of SQLite, for which keys can be encoded that compare as bytes.
        case binary
        case nocase
        case rtrim

        /// A custom collation of the app, which only SQLite can evaluate.
        case custom(String)

        var isCustom: Bool {
            if case .custom = self { true } else { false }
        }
    }

    /// The SQL expression of the term.
    var expression: String
    var collation: Collation
    var isDescending = false
    var nullsFirst = true
}
