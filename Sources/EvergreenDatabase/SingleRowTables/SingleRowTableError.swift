import Foundation

/// The reason why a table can't be used as the table of a ``SingleRowRecord``.
public enum SingleRowTableError: Error, Hashable, Sendable {
    /// The database has no such table.
    case missingTable(String)
    /// The table lacks columns of the record.
    case missingColumns(String, columns: [String])
    /// The primary key of the table isn't the column `id`.
    case otherPrimaryKey(String, columns: [String])
    /// The table contains a row whose id isn't 1.
    case otherRow(String, id: Int64)
    /// The table contains more than one row.
    case severalRows(String, count: Int)
}

extension SingleRowTableError: CustomStringConvertible {
    /// The table, the problem, and how to fix it.
    public var description: String {
        switch self {
        case .missingTable(let table):
            """
            There is no table “\(table)”. Create it in a migration: db.create(singleRowTable: "\(table)") { … }.
            """
        case .missingColumns(let table, let columns):
            """
            The single-row table “\(table)” has no column \(columns.map { "“\($0)”" }.joined(separator: ", ")). \
            Add what is missing in a migration: db.alter(singleRowTable: "\(table)") { … }.
            """
        case .otherPrimaryKey(let table, let columns):
            """
            The primary key of the table “\(table)” is (\(columns.joined(separator: ", "))): that of a single-row \
            table is (id). Create the table with db.create(singleRowTable: "\(table)") { … }.
            """
        case .otherRow(let table, let id):
            """
            The single-row table “\(table)” holds a row whose id is \(id): the id of its row must be 1. \
            Delete that row, or empty the table with the record's reset(_:).
            """
        case .severalRows(let table, let count):
            """
            The single-row table “\(table)” holds \(count) rows: it must hold one at most, whose id is 1. \
            Delete the others, or empty the table with the record's reset(_:).
            """
        }
    }
}

extension SingleRowTableError: LocalizedError {
    /// The same text as ``description``.
    public var errorDescription: String? { description }
}
