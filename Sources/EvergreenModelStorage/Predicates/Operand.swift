import Foundation
import GRDB

/// Why an expression does not become SQL.
struct Untranslatable: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// What an expression is in SQL.
enum Operand {
    /// What is known without a row.
    case constant(Any)
    case value(SQLValue)
    /// A model, or nil.
    case row(RowReference)
    /// The models of a to-many relationship.
    case rows(RelatedRows)
    case range(SQLRange)
}

/// What NULL stands for in a value.
///
/// Booleans are never NULL but where they have no value: SQL's logic of three values is that of predicates then.
enum NullMeaning {
    /// There is no NULL.
    case never
    /// Nil.
    case missing
    /// No value: an overflow, a division by zero, nil that was unwrapped by force.
    case failure
    /// Not a number.
    case notANumber

    /// What NULL stands for in a value that is one of two.
    func union(_ other: NullMeaning) throws -> NullMeaning {
        if self == .never || self == other { return other }
        if other == .never { return self }
        throw Untranslatable("SQL has one NULL for nil, NaN and what has no value")
    }
}

/// A value of SQL.
struct SQLValue {
    var sql: SQLText
    var kind: ValueKind
    var null: NullMeaning = .never

    /// How the text ends up beside other operators.
    enum Form {
        case closed
        case conjunction
        case disjunction
    }

    var form = Form.closed

    /// Whether it is NULL if the row that it is read from is missing.
    var isProperty = false

    /// Whether it is a captured text that no other bytes are equal to.
    var isPlainText = false

    static func condition(_ sql: SQLText, null: NullMeaning = .never, form: Form = .closed) -> SQLValue {
        SQLValue(sql: sql, kind: .bool, null: null, form: form)
    }

    static func bool(_ value: Bool) -> SQLValue { .condition(value ? "1" : "0") }

    /// The text as an operand of another operator.
    var operand: SQLText { form == .closed ? sql : "(\(sql))" }
}

/// A row of an entity.
struct RowReference {
    let entity: Schema.Entity
    /// The primary key of the row.
    var key: SQLText
    /// The name of the table in the statement; nil if the row has to be looked up by its key.
    var alias: String?
    var null: NullMeaning = .never
    /// Whether it is the row that the predicate is about.
    var isRoot = false
}

/// The rows of a to-many relationship.
struct RelatedRows {
    let owner: RowReference
    let end: Schema.RelationshipEnd
    let destination: Schema.Entity
    /// Further conditions.
    var filters: [(inout Translation, RowReference) throws -> SQLText] = []
}

/// A range whose bounds are values of SQL.
struct SQLRange {
    var lower: SQLValue?
    var upper: SQLValue?
    var includesUpper: Bool
}
