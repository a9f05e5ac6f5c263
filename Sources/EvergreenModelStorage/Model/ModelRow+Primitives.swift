public import Foundation
import GRDB
import GRDBSQLite

// Primitive values are read without their codecs. Codecs are generic, and calling one costs several times as much as reading the column: a
// fetch reads each attribute of each row.
//
// If the row lacks the column, or its value has another type, the codec handles the case.
extension _ModelRow {
    /// Reads an attribute.
    public func value(at property: Int) throws -> String {
        guard let column = column(of: property), let value = String.fromStatement(statement, column) else {
            return try codedValue(at: property)
        }
        return value
    }

    /// Reads an attribute.
    public func value(at property: Int) throws -> String? {
        guard let column = column(of: property) else { return try codedValue(at: property) }
        if isNull(column) { return nil }
        guard let value = String.fromStatement(statement, column) else { return try codedValue(at: property) }
        return value
    }

    /// Reads an attribute.
    public func value(at property: Int) throws -> Int {
        guard let column = column(of: property), let value = Int64.fromStatement(statement, column),
            let value = Int(exactly: value)
        else { return try codedValue(at: property) }
        return value
    }

    /// Reads an attribute.
    public func value(at property: Int) throws -> Int? {
        guard let column = column(of: property) else { return try codedValue(at: property) }
        if isNull(column) { return nil }
        guard let value = Int64.fromStatement(statement, column), let value = Int(exactly: value) else {
            return try codedValue(at: property)
        }
        return value
    }

    /// Reads an attribute.
    public func value(at property: Int) throws -> Double {
        guard let column = column(of: property), let value = Double.fromStatement(statement, column) else {
            return try codedValue(at: property)
        }
        return value
    }

    /// Reads an attribute.
    public func value(at property: Int) throws -> Double? {
        guard let column = column(of: property) else { return try codedValue(at: property) }
        if isNull(column) { return nil }
        guard let value = Double.fromStatement(statement, column) else { return try codedValue(at: property) }
        return value
    }

    /// Reads an attribute.
    public func value(at property: Int) throws -> Bool {
        guard let column = column(of: property), let value = Int64.fromStatement(statement, column) else {
            return try codedValue(at: property)
        }
        return value != 0
    }

    /// Reads an attribute.
    public func value(at property: Int) throws -> Bool? {
        guard let column = column(of: property) else { return try codedValue(at: property) }
        if isNull(column) { return nil }
        guard let value = Int64.fromStatement(statement, column) else { return try codedValue(at: property) }
        return value != 0
    }

    /// Reads an attribute.
    public func value(at property: Int) throws -> Date {
        guard let column = column(of: property), let value = Date(sqliteStatement: statement, index: column) else {
            return try codedValue(at: property)
        }
        return value
    }

    /// Reads an attribute.
    public func value(at property: Int) throws -> Date? {
        guard let column = column(of: property) else { return try codedValue(at: property) }
        if isNull(column) { return nil }
        guard let value = Date(sqliteStatement: statement, index: column) else { return try codedValue(at: property) }
        return value
    }
}

extension _ModelRow {
    /// The column of a property; nil if the row has none.
    private func column(of property: Int) -> CInt? {
        let column = layout.positions[property]
        return column < 0 ? nil : column
    }

    private func isNull(_ column: CInt) -> Bool { sqlite3_column_type(statement, column) == SQLITE_NULL }
}
