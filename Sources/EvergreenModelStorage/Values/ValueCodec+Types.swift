import Foundation
import GRDB
import GRDBSQLite

extension ValueCodec where Value: Codable {
    /// The codec of a type, in this order: SQLite's own types, optionals, GRDB's types, raw values, JSON.
    static func of(_ type: Value.Type) -> ValueCodec {
        if let codec = primitive { return codec }
        if let optional = type as? any OptionalCodable.Type, let codec = optional.makeCodec() as? ValueCodec {
            return codec
        }
        if let convertible = type as? any (DatabaseValueConvertible & Codable).Type,
            let codec = convertibleCodec(convertible) as? ValueCodec
        {
            return codec
        }
        if let raw = type as? any (RawRepresentable & Codable).Type, let codec = rawCodec(raw) as? ValueCodec {
            return codec
        }
        return json
    }

    /// The codec of a type that SQLite stores directly.
    private static var primitive: ValueCodec? {
        let codec: Any? =
            switch Value.self {
            case is Int.Type: integerCodec(Int.self)
            case is Int64.Type: integerCodec(Int64.self)
            case is Int32.Type: integerCodec(Int32.self)
            case is Int16.Type: integerCodec(Int16.self)
            case is Int8.Type: integerCodec(Int8.self)
            case is UInt.Type: integerCodec(UInt.self)
            case is UInt64.Type: integerCodec(UInt64.self)
            case is UInt32.Type: integerCodec(UInt32.self)
            case is UInt16.Type: integerCodec(UInt16.self)
            case is UInt8.Type: integerCodec(UInt8.self)
            case is Bool.Type: boolCodec
            case is Double.Type: doubleCodec
            case is Float.Type: floatCodec
            case is String.Type: stringCodec
            case is Date.Type: dateCodec
            default: nil
            }
        return codec as? ValueCodec
    }

    private static func convertibleCodec<T: DatabaseValueConvertible & Codable>(_ type: T.Type) -> Any {
        let columnType =
            switch type {
            case is UUID.Type, is Data.Type: "BLOB"
            // Other types don't declare their storage. Without an affinity, SQLite stores values unchanged.
            case is URL.Type, is Decimal.Type: "TEXT"
            default: "ANY"
            }
        return ValueCodec<T>(
            // GRDB uses the same declaration. BLOB has no affinity, nor does a type that SQLite does not know.
            columnType: columnType == "ANY" ? "BLOB" : columnType,
            placeholder: Data() as? T,
            ordering: .equality,
            encode: { $0.databaseValue },
            decode: { stored in
                guard let value = T.fromDatabaseValue(stored) else { throw UnreadableValue(stored, T.self) }
                return value
            }
        )
    }

    private static func rawCodec<T: RawRepresentable & Codable>(_ type: T.Type) -> Any? {
        guard let rawType = T.RawValue.self as? any Codable.Type else { return nil }
        func make<Raw: Codable>(_: Raw.Type) -> Any? {
            let raw = ValueCodec<Raw>.of(Raw.self)
            return ValueCodec<T>(
                columnType: raw.columnType,
                ordering: .equality,
                encode: { value in
                    guard let rawValue = value.rawValue as? Raw else {
                        throw UnreadableValue(reason: "\(value) has no \(Raw.self)")
                    }
                    return try raw.encode(rawValue)
                },
                decode: { stored in
                    guard let rawValue = try raw.decode(stored) as? T.RawValue, let value = T(rawValue: rawValue) else {
                        throw UnreadableValue(stored, T.self)
                    }
                    return value
                }
            )
        }
        return make(rawType)
    }

    /// JSON in GRDB's format.
    private static var json: ValueCodec {
        ValueCodec(
            columnType: "TEXT",
            ordering: .none,
            encode: { value in
                let encoder = JSONEncoder()
                encoder.dataEncodingStrategy = .base64
                encoder.dateEncodingStrategy = .millisecondsSince1970
                encoder.nonConformingFloatEncodingStrategy = .throw
                // Equal values have equal texts.
                encoder.outputFormatting = .sortedKeys
                return String(decoding: try encoder.encode(value), as: UTF8.self).databaseValue
            },
            decode: { stored in
                guard let data = Data.fromDatabaseValue(stored) else { throw UnreadableValue(stored, Value.self) }
                let decoder = JSONDecoder()
                decoder.dataDecodingStrategy = .base64
                decoder.dateDecodingStrategy = .millisecondsSince1970
                decoder.nonConformingFloatDecodingStrategy = .throw
                do {
                    return try decoder.decode(Value.self, from: data)
                } catch {
                    throw UnreadableValue(reason: "its JSON can't be decoded as \(Value.self): \(error)")
                }
            }
        )
    }
}

/// An optional of a value that can be stored.
private protocol OptionalCodable {
    static func makeCodec() -> Any
}

extension Optional: OptionalCodable where Wrapped: Codable {
    static func makeCodec() -> Any {
        let wrapped = ValueCodec<Wrapped>.of(Wrapped.self)
        return ValueCodec<Wrapped?>(
            isOptional: true,
            columnType: wrapped.columnType,
            placeholder: .some(nil),
            ordering: wrapped.ordering,
            encode: { value in try value.map(wrapped.encode) ?? .null },
            decode: { stored in stored.isNull ? nil : try wrapped.decode(stored) },
            read: { statement, column in
                sqlite3_column_type(statement, column) == SQLITE_NULL ? nil : try wrapped.read(statement, column)
            }
        )
    }
}

extension UnreadableValue {
    init(_ stored: DatabaseValue, _ type: any Any.Type) {
        reason = "it is \(stored.isNull ? "NULL" : "\(stored)"), which is not a valid \(type)"
    }

    fileprivate init(_ statement: SQLiteStatement, _ column: CInt, _ type: any Any.Type) {
        self.init(DatabaseValue(sqliteStatement: statement, index: column), type)
    }
}

// MARK: - The values of SQLite

private func integerCodec<T: FixedWidthInteger>(_ type: T.Type) -> ValueCodec<T> {
    ValueCodec<T>(
        columnType: "INTEGER",
        placeholder: 0,
        ordering: .same,
        encode: { value in
            guard let integer = Int64(exactly: value) else {
                throw UnreadableValue(reason: "\(value) does not fit in SQLite's integers, which end at \(Int64.max)")
            }
            return integer.databaseValue
        },
        decode: { stored in
            guard case .int64(let integer) = stored.storage, let value = T(exactly: integer) else {
                throw UnreadableValue(stored, T.self)
            }
            return value
        },
        read: { statement, column in
            guard sqlite3_column_type(statement, column) == SQLITE_INTEGER,
                let value = T(exactly: sqlite3_column_int64(statement, column))
            else { throw UnreadableValue(statement, column, T.self) }
            return value
        }
    )
}

private var boolCodec: ValueCodec<Bool> {
    ValueCodec<Bool>(
        columnType: "BOOLEAN",
        placeholder: false,
        ordering: .same,
        encode: { $0.databaseValue },
        decode: { stored in
            guard case .int64(let integer) = stored.storage else { throw UnreadableValue(stored, Bool.self) }
            return integer != 0
        },
        read: { statement, column in
            guard sqlite3_column_type(statement, column) == SQLITE_INTEGER else {
                throw UnreadableValue(statement, column, Bool.self)
            }
            return sqlite3_column_int64(statement, column) != 0
        }
    )
}

private var doubleCodec: ValueCodec<Double> {
    ValueCodec<Double>(
        columnType: "DOUBLE",
        placeholder: 0,
        ordering: .same,
        encode: { value in
            // SQLite stores NaN as NULL.
            if value.isNaN { throw UnreadableValue(reason: "SQLite has no NaN") }
            return value.databaseValue
        },
        decode: { stored in
            switch stored.storage {
            case .double(let value): value
            case .int64(let value): Double(value)
            default: throw UnreadableValue(stored, Double.self)
            }
        },
        read: { statement, column in
            guard let value = Double.fromStatement(statement, column) else {
                throw UnreadableValue(statement, column, Double.self)
            }
            return value
        }
    )
}

private var floatCodec: ValueCodec<Float> {
    ValueCodec<Float>(
        columnType: "DOUBLE",
        placeholder: 0,
        ordering: .same,
        encode: { [doubleCodec] in try doubleCodec.encode(Double($0)) },
        decode: { [doubleCodec] in Float(try doubleCodec.decode($0)) },
        read: { [doubleCodec] in Float(try doubleCodec.read($0, $1)) }
    )
}

private var stringCodec: ValueCodec<String> {
    ValueCodec<String>(
        columnType: "TEXT",
        placeholder: "",
        ordering: .text,
        encode: { $0.databaseValue },
        decode: { stored in
            guard case .string(let value) = stored.storage else { throw UnreadableValue(stored, String.self) }
            return value
        },
        read: { statement, column in
            guard let value = String.fromStatement(statement, column) else {
                throw UnreadableValue(statement, column, String.self)
            }
            return value
        }
    )
}

private var dateCodec: ValueCodec<Date> {
    ValueCodec<Date>(
        columnType: "DATETIME",
        placeholder: Date(timeIntervalSince1970: 0),
        ordering: .same,
        encode: { $0.databaseValue },
        decode: { stored in
            guard let date = Date.fromDatabaseValue(stored) else { throw UnreadableValue(stored, Date.self) }
            return date
        },
        read: { statement, column in
            guard let date = Date(sqliteStatement: statement, index: column) else {
                throw UnreadableValue(statement, column, Date.self)
            }
            return date
        }
    )
}
