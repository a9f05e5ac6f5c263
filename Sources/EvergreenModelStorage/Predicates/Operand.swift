import Foundation
import GRDB

/// The reason why an expression can't be translated to SQL.
struct Untranslatable: Error {
    let reason: String
    init(_ reason: String) { self.reason = reason }
}

/// The SQL equivalent of an expression.
enum Operand {
    /// A value that is known without a row.
    case constant(Any)
    case value(SQLValue)
    /// A model, or nil.
    case row(RowReference)
    /// The models of a to-many relationship.
    case rows(RelatedRows)
    case range(SQLRange)
}

/// The meaning of NULL in a value.
///
/// Booleans are NULL only if they have no value: SQL's three-valued logic then matches that of predicates.
enum NullMeaning {
    /// NULL does not occur.
    case never
    /// Nil.
    case missing
    /// No value: an overflow, a division by zero, or a force-unwrapped nil.
    case failure
    /// Not a number.
    case notANumber

    /// The meaning of NULL in a value that is one of two.
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

    /// The form of the text next to other operators.
    enum Form {
        case closed
        case conjunction
        case disjunction
    }

    var form = Form.closed

    /// Whether it is NULL if its row is missing.
    var isProperty = false

    /// Whether it is a captured text that equals only texts with the same bytes.
    var isPlainText = false

    static func condition(_ sql: SQLText, null: NullMeaning = .never, form: Form = .closed) -> SQLValue {
        SQLValue(sql: sql, kind: .bool, null: null, form: form)
    }

    static func bool(_ value: Bool) -> SQLValue { .condition(value ? "1" : "0") }

    /// The text as an operand of another operator, parenthesized if necessary.
    var operand: SQLText { form == .closed ? sql : "(\(sql))" }
}

/// A row of an entity.
struct RowReference {
    let entity: Schema.Entity
    /// The primary key of the row.
    var key: SQLText
    /// The alias of the table in the statement; nil if the row has to be looked up by its key.
    var alias: String?
    var null: NullMeaning = .never
    /// Whether it is the row that the predicate is evaluated for.
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

/// A range with SQL values as bounds.
struct SQLRange {
    var lower: SQLValue?
    var upper: SQLValue?
    var includesUpper: Bool
}
