import Foundation
import GRDB
import GRDBSQLite

/// The SQL functions and collations that predicates and orders require, so that SQL gives the same results as Swift.
///
/// All are deterministic: they depend only on their arguments. Each returns NULL if an argument is NULL.
///
/// The C callbacks read as many arguments as the function was registered with, and keep no pointer beyond the call.
enum SQLFunctions {
    /// The collation of `String.StandardComparator.lexical`.
    static let lexical = DatabaseCollation("evergreen_lexical") { String.StandardComparator.lexical.compare($0, $1) }

    /// The collation of `<`, `<=`, `>` and `>=` for texts. In Swift, some pairs of texts are unequal although neither is less than the
    /// other, such as "e\u{301}" and "éa": to give correct results for all four operators, they have the same order.
    static let ordered = DatabaseCollation("evergreen_ordered") { lhs, rhs in
        lhs < rhs ? .orderedAscending : rhs < lhs ? .orderedDescending : .orderedSame
    }

    /// The collation of the texts of decimals.
    static let decimal = DatabaseCollation("evergreen_decimal") { lhs, rhs in
        guard let lhs = decimal(lhs), let rhs = decimal(rhs) else {
            return lhs < rhs ? .orderedAscending : .orderedSame
        }
        return lhs < rhs ? .orderedAscending : lhs == rhs ? .orderedSame : .orderedDescending
    }

    private static let posix = Locale(identifier: "en_US_POSIX")

    private static func decimal(_ text: String) -> Decimal? { Decimal(string: text, locale: posix) }

    /// Registers everything with a connection.
    static func prepare(_ db: Database) throws {
        db.add(collation: lexical)
        db.add(collation: ordered)
        db.add(collation: decimal)
        db.add(collation: LocalizedOrder.localized)
        db.add(collation: LocalizedOrder.localizedStandard)
        guard let connection = db.sqliteConnection else { return }
        func add(
            _ name: String,
            _ count: CInt,
            _ function: @convention(c) (OpaquePointer?, CInt, UnsafeMutablePointer<OpaquePointer?>?) -> Void
        ) throws {
            let flags = SQLITE_UTF8 | SQLITE_DETERMINISTIC
            let code = sqlite3_create_function_v2(connection, name, count, flags, nil, function, nil, nil, nil)
            guard code == SQLITE_OK else { throw DatabaseError(resultCode: ResultCode(rawValue: code)) }
        }
        try add(IntegerOperation.add.function, 3) { SQLFunctions.integer(.add, $0, $2) }
        try add(IntegerOperation.subtract.function, 3) { SQLFunctions.integer(.subtract, $0, $2) }
        try add(IntegerOperation.multiply.function, 3) { SQLFunctions.integer(.multiply, $0, $2) }
        try add(IntegerOperation.divide.function, 3) { SQLFunctions.integer(.divide, $0, $2) }
        try add(IntegerOperation.remainder.function, 3) { SQLFunctions.integer(.remainder, $0, $2) }
        try add("evergreen_divide_doubles", 2) { context, _, arguments in
            guard let arguments, !SQLFunctions.isNull(arguments[0]), !SQLFunctions.isNull(arguments[1]) else {
                return sqlite3_result_null(context)
            }
            // SQLite converts NaN to NULL.
            sqlite3_result_double(context, sqlite3_value_double(arguments[0]) / sqlite3_value_double(arguments[1]))
        }
        try add("evergreen_float", 1) { context, _, arguments in
            guard let arguments, !SQLFunctions.isNull(arguments[0]) else { return sqlite3_result_null(context) }
            sqlite3_result_double(context, Double(Float(sqlite3_value_double(arguments[0]))))
        }
        try add("evergreen_contains", 2) { context, _, arguments in
            SQLFunctions.texts(context, arguments) { SQLFunctions.contains($0, $1) ? 1 : 0 }
        }
        try add("evergreen_starts_with", 2) { context, _, arguments in
            SQLFunctions.texts(context, arguments) { SQLFunctions.starts($0, with: $1) ? 1 : 0 }
        }
        try add("evergreen_localized_standard_contains", 2) { context, _, arguments in
            SQLFunctions.texts(context, arguments) {
                SQLFunctions.string($0).localizedStandardContains(SQLFunctions.string($1)) ? 1 : 0
            }
        }
        try add("evergreen_localized_compare", 2) { context, _, arguments in
            SQLFunctions.texts(context, arguments) {
                SQLFunctions.string($0).localizedCompare(SQLFunctions.string($1)).rawValue
            }
        }
        try add("evergreen_case_insensitive_compare", 2) { context, _, arguments in
            SQLFunctions.texts(context, arguments) {
                SQLFunctions.string($0).caseInsensitiveCompare(SQLFunctions.string($1)).rawValue
            }
        }
        try add("evergreen_decimal_compare", 2) { context, _, arguments in
            SQLFunctions.texts(context, arguments) { lhs, rhs in
                guard let lhs = SQLFunctions.decimal(SQLFunctions.string(lhs)),
                    let rhs = SQLFunctions.decimal(SQLFunctions.string(rhs))
                else { return nil }
                return lhs < rhs ? -1 : lhs == rhs ? 0 : 1
            }
        }
        try add("evergreen_count", 1) { context, _, arguments in
            guard let arguments, let text = SQLFunctions.bytes(arguments[0]) else {
                return sqlite3_result_null(context)
            }
            sqlite3_result_int64(context, Int64(text.isSingleBytes ? text.count : SQLFunctions.string(text).count))
        }
    }

    private static func isNull(_ value: OpaquePointer?) -> Bool { sqlite3_value_type(value) == SQLITE_NULL }

    /// The bytes of a text; nil for NULL.
    private static func bytes(_ value: OpaquePointer?) -> UnsafeRawBufferPointer? {
        guard !isNull(value), let text = sqlite3_value_text(value) else { return nil }
        return UnsafeRawBufferPointer(start: text, count: Int(sqlite3_value_bytes(value)))
    }

    private static func string(_ bytes: UnsafeRawBufferPointer) -> String { String(decoding: bytes, as: UTF8.self) }

    private static func integer(
        _ operation: IntegerOperation,
        _ context: OpaquePointer?,
        _ arguments: UnsafeMutablePointer<OpaquePointer?>?
    ) {
        guard let arguments, !isNull(arguments[0]), !isNull(arguments[1]) else { return sqlite3_result_null(context) }
        let (lhs, rhs) = (sqlite3_value_int64(arguments[0]), sqlite3_value_int64(arguments[1]))
        func result<I: FixedWidthInteger>(_: I.Type) -> Int64? {
            guard let lhs = I(exactly: lhs), let rhs = I(exactly: rhs) else { return nil }
            return operation.result(lhs, rhs).flatMap { Int64(exactly: $0) }
        }
        // The bit width of the type; negative for an unsigned one.
        let value =
            switch sqlite3_value_int(arguments[2]) {
            case 8: result(Int8.self)
            case 16: result(Int16.self)
            case 32: result(Int32.self)
            case -8: result(UInt8.self)
            case -16: result(UInt16.self)
            case -32: result(UInt32.self)
            default: result(Int64.self)
            }
        guard let value else { return sqlite3_result_null(context) }
        sqlite3_result_int64(context, value)
    }

    private static func texts(
        _ context: OpaquePointer?,
        _ arguments: UnsafeMutablePointer<OpaquePointer?>?,
        _ body: (UnsafeRawBufferPointer, UnsafeRawBufferPointer) -> Int?
    ) {
        guard let arguments, let lhs = bytes(arguments[0]), let rhs = bytes(arguments[1]), let result = body(lhs, rhs)
        else { return sqlite3_result_null(context) }
        sqlite3_result_int64(context, Int64(result))
    }

    private static func contains(_ text: UnsafeRawBufferPointer, _ other: UnsafeRawBufferPointer) -> Bool {
        if !other.isEmpty, text.isSingleBytes, other.isSingleBytes { return text.contains(other) }
        return hasPart(string(text), string(other))
    }

    private static func starts(_ text: UnsafeRawBufferPointer, with prefix: UnsafeRawBufferPointer) -> Bool {
        if text.isSingleBytes, prefix.isSingleBytes { return text.starts(with: prefix) }
        return string(text).starts(with: string(prefix))
    }

    /// The generic search of predicates: strings have overloads with other semantics.
    private static func hasPart<Base: Collection, Other: Collection>(_ base: Base, _ other: Other) -> Bool
    where Base.Element == Other.Element, Base.Element: Equatable {
        base.contains(other)
    }
}
