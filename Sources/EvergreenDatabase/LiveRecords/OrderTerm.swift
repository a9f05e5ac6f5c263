/// One expression that rows are ordered by.
struct OrderTerm: Sendable, Equatable {
    /// How texts are compared.
    enum Collation: Sendable, Equatable {
        /// The collations of SQLite, for which keys can be made that compare as bytes.
        case binary
        case nocase
        case rtrim

        /// A collation of the app, which only SQLite can ask.
        case custom(String)

        var isCustom: Bool {
            if case .custom = self { true } else { false }
        }
    }

    /// SQL whose value the rows are ordered by.
    var expression: String
    var collation: Collation
    var isDescending = false
    var nullsFirst = true
}
