/// The description of the table of a class, or of a many-to-many relationship.
///
/// Stored in the file as JSON: a later version of the program compares its own classes with it.
struct TableDescription: Codable, Hashable, Sendable {
    var name: String

    /// The class; nil for the table of a many-to-many relationship.
    var entity: String?

    /// The column of the integer primary key; nil for the table of a many-to-many relationship.
    var primaryKey: String?

    /// The columns without the primary key.
    var columns: [ColumnDescription]

    /// The unique constraints of several columns.
    var uniqueConstraints: [[String]] = []

    var indexes: [IndexDescription] = []

    func column(_ name: String) -> ColumnDescription? {
        columns.first { $0.name.lowercased() == name.lowercased() }
    }
}

/// The description of a column.
struct ColumnDescription: Codable, Hashable, Sendable {
    var name: String

    /// The property; nil for the inverse of a to-many relationship that declares none.
    var property: String?

    /// The declared type.
    var type: String

    /// The Swift type of an attribute: if it changes, the stored values are checked.
    var valueType: String?
    var isRequired: Bool
    var isUnique = false

    /// The default value as an SQL literal.
    var defaultValue: String?
    var reference: ReferenceDescription?
    var originalName: String?
    var hashModifier: String?

    /// Whether the SQL declarations of both columns are equal.
    func isDeclared(as other: ColumnDescription) -> Bool {
        type == other.type && isRequired == other.isRequired && isUnique == other.isUnique
            && defaultValue == other.defaultValue && reference == other.reference
    }
}

/// A foreign key.
struct ReferenceDescription: Codable, Hashable, Sendable {
    enum Action: String, Codable, Sendable {
        case none = ""
        case setNull = "SET NULL"
        case cascade = "CASCADE"
        case restrict = "RESTRICT"
    }

    var table: String
    var column: String
    var onDelete: Action
}

/// An index, of a declaration or of a foreign key.
struct IndexDescription: Codable, Hashable, Sendable {
    var name: String
    var columns: [String]
}
