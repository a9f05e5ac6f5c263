import Foundation
import GRDB
import GRDBSQLite

/// A stored value that is not one of the type that it should be.
struct UnreadableValue: Error {
    var reason: String
}

/// How values of one type are stored, as GRDB stores them.
package protocol AnyValueCodec {
    var valueType: any Any.Type { get }
    var isOptional: Bool { get }
    var columnType: String { get }
    /// How the database values compare: what SQL may do with them.
    var ordering: ValueOrdering { get }
    /// Encodes a value of the codec's type, or of the type that its optional wraps.
    func encodeAny(_ value: Any) throws -> DatabaseValue
}

/// How the stored values of a type compare with each other in SQL.
package enum ValueOrdering: Sendable {
    /// As the values do: numbers, booleans, dates.
    case same
    /// Texts: equal if the values are equal and in the same normal form.
    case text
    /// Equal stored values are equal values; their order means nothing: UUIDs, URLs, data, raw values, decimals.
    case equality
    /// Nothing follows from the comparison of the stored values: JSON.
    case none
}

/// How values of one type are stored.
///
/// The closures are called for each value of each row that is fetched: they are made once for each property.
struct ValueCodec<Value>: AnyValueCodec {
    let isOptional: Bool
    let columnType: String
    /// Some value of the type, which stands for one that is not fetched yet; nil if none is known.
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
