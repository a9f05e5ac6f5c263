import Foundation
import GRDB
import GRDBSQLite

/// The error of a stored value that is invalid for its type.
struct UnreadableValue: Error {
    var reason: String
}

/// The storage format of a type's values, identical to GRDB's.
package protocol AnyValueCodec {
    var valueType: any Any.Type { get }
    var isOptional: Bool { get }
    var columnType: String { get }
    /// The order of the database values, which determines the SQL operations on them.
    var ordering: ValueOrdering { get }
    /// Encodes a value of the codec's type, or of the type that its optional wraps.
    func encodeAny(_ value: Any) throws -> DatabaseValue
}

/// The relation between the order of stored values in SQL and that of the values.
package enum ValueOrdering: Sendable {
    /// The same order: numbers, booleans, dates.
    case same
    /// Texts: equal if the values are equal and in the same normal form.
    case text
    /// Equal stored values are equal values, but their order is meaningless: UUIDs, URLs, data, raw values, decimals.
    case equality
    /// Comparing stored values is meaningless: JSON.
    case none
}

/// The storage format of a type's values.
///
/// The closures are called for each value of each fetched row. They are created once per property.
struct ValueCodec<Value>: AnyValueCodec {
    let isOptional: Bool
    let columnType: String
    /// An arbitrary value of the type, as a placeholder for a deferred one; nil if there is none.
    let placeholder: Value?
    let ordering: ValueOrdering
    let encode: (Value) throws -> DatabaseValue
    let decode: (DatabaseValue) throws -> Value
    /// Reads a column of the row that a statement has stepped to.
    let read: (SQLiteStatement, CInt) throws -> Value

    var valueType: any Any.Type { Value.self }

    func encodeAny(_ value: Any) throws -> DatabaseValue {
        guard let value = value as? Value else {
            throw UnreadableValue(reason: "\(value) is no \(Value.self)")
        }
        return try encode(value)
    }

    init(
        isOptional: Bool = false,
        columnType: String,
        placeholder: Value? = nil,
        ordering: ValueOrdering,
        encode: @escaping (Value) throws -> DatabaseValue,
        decode: @escaping (DatabaseValue) throws -> Value,
        read: ((SQLiteStatement, CInt) throws -> Value)? = nil
    ) {
        self.isOptional = isOptional
        self.columnType = columnType
        self.placeholder = placeholder
        self.ordering = ordering
        self.encode = encode
        self.decode = decode
        self.read =
            read ?? { statement, column in try decode(DatabaseValue(sqliteStatement: statement, index: column)) }
    }
}
