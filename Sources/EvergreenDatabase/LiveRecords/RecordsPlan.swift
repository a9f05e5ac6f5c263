import Foundation
import GRDB
import GRDBSQLite

/// The reason why a request can't be updated row by row.
struct RowByRowUnsupported: Error {
    var reason: String
}

/// Statements that read all rows of a request, or some by their keys, together with their order keys.
///
/// Created from the SQL that GRDB generates for the request. SQL that is not fully understood is refused. SQLite itself evaluates the
/// filter and the order terms for each row.
struct RecordsPlan: Sendable {
    let table: String
    let identity: TableIdentity
    let terms: [OrderTerm]
    let limit: Int?

    /// Everything that is read: the columns of the record, the filter, the order, and the primary key.
    let region: DatabaseRegion

    /// The index of the first order term, after the columns of the record.
    let firstKeyColumn: CInt

    /// The index of the first identity column, after the order terms.
    let identityColumn: CInt
    private let columnCount: CInt

    private let arguments: StatementArguments
    private let allRows: String
    private let oneRow: String
    private let someRows: String
    private let rowsOfRange: String

    /// The index of the first key parameter of ``oneRow``, ``someRows`` and ``rowsOfRange``, after those of the request.
    private let firstKeyParameter: CInt

    init<Record: FetchableRecord>(_ request: QueryInterfaceRequest<Record>, _ db: Database) throws {
        let statement = try request.makePreparedRequest(db, forSingleResult: false).statement
        let clauses = try SelectClauses(statement.sql)
        table = clauses.table
        limit = clauses.limit
        arguments = statement.arguments
        firstKeyColumn = CInt(statement.columnCount)
        firstKeyParameter = CInt(clauses.parameterCount + 1)
        identity = try TableIdentity(of: table, db)

        let expressions = try RowExpressions(table: table, db)
        try expressions.check(clauses.selection)
        try expressions.check(clauses.filter)
        terms = try Self.terms(clauses, expressions, db)

        identityColumn = firstKeyColumn + CInt(terms.count)
        columnCount = identityColumn + CInt(identity.columnNames.count)

        let quotedTable = table.quotedDatabaseIdentifier
        let identityColumns = identity.columnNames.map { "\(quotedTable).\($0.quotedDatabaseIdentifier)" }
        // Names that no record uses: a record may look for a column that the request does not select.
        let keys = (terms.map { "(\($0.expression))" } + identityColumns).enumerated().map { index, expression in
            "\(expression) AS \"evergreen \(index)\""
        }
        let selection = "SELECT \(clauses.selection.sql), \(keys.joined(separator: ", ")) FROM \(quotedTable)"
        let filter = clauses.filter.isEmpty ? [] : ["(\(clauses.filter.sql))"]
        func sql(_ conditions: [String]) -> String {
            conditions.isEmpty ? selection : selection + " WHERE " + conditions.joined(separator: " AND ")
        }
        let first = firstKeyParameter
        let order = terms.map(\.sql) + identityColumns
        allRows = sql(filter) + " ORDER BY " + order.joined(separator: ", ")
        oneRow = sql(identityColumns.enumerated().map { "\($1) = ?\(first + CInt($0))" } + filter)
        someRows = sql(["\(identityColumns.joined()) IN (SELECT value FROM json_each(?\(first)))"] + filter)
        rowsOfRange = sql(["\(identityColumns.joined()) BETWEEN ?\(first) AND ?\(first + 1)"] + filter)
        region = try db.cachedStatement(sql: allRows).databaseRegion
    }

    /// The terms of the order, followed by those of a primary key that is not the row id, as tie-breakers.
    private static func terms(
        _ clauses: SelectClauses,
        _ expressions: RowExpressions,
        _ db: Database
    ) throws -> [OrderTerm] {
        let aliases = clauses.aliases
        var terms: [OrderTerm] = []
        for tokens in clauses.order {
            // In an ORDER BY clause, SQLite resolves a name as an alias first.
            if let alias = tokens.first(where: { aliases.contains($0.name.lowercased()) }) {
                throw RowByRowUnsupported(
                    reason: "its order has \(alias.sql), which is an alias of a selected expression"
                )
            }
            terms.append(try OrderTerm(tokens, table: clauses.table, expressions: expressions, db))
        }
        let primaryKey = try db.primaryKey(clauses.table)
        guard !primaryKey.isRowID else { return terms }
        return try terms + primaryKey.columns.map { try OrderTerm(column: $0, table: clauses.table, db) }
    }

    // MARK: Statements

    /// All rows in order, at most `limit`.
    func allRows(limit: Int?, _ db: Database) throws -> Statement {
        let statement = try db.cachedStatement(sql: limit.map { "\(allRows) LIMIT \($0)" } ?? allRows)
        try statement.setArguments(arguments)
        return statement
    }

    /// Those of the given rows that belong to the request.
    func rows(_ rowIDs: Set<Int64>, _ db: Database) throws -> Statement {
        if let rowID = rowIDs.first, rowIDs.count == 1 {
            let statement = try db.cachedStatement(sql: oneRow)
            try statement.setArguments(arguments + [rowID])
            return statement
        }
        let statement = try db.cachedStatement(sql: someRows)
        try statement.setArguments(arguments + ["[" + rowIDs.map(String.init).joined(separator: ",") + "]"])
        return statement
    }

    /// The rows of a range of row ids that belong to the request.
    func rows(of range: ClosedRange<Int64>, _ db: Database) throws -> Statement {
        let statement = try db.cachedStatement(sql: rowsOfRange)
        try statement.setArguments(arguments + [range.lowerBound, range.upperBound])
        return statement
    }

    /// The row of a table without row ids, if it belongs to the request.
    func row(_ key: RowKey, _ db: Database) throws -> Statement {
        let statement = try db.cachedStatement(sql: oneRow)
        // GRDB can't bind text with NUL characters or invalid Unicode: the key binds itself.
        try statement.setArguments(
            arguments + StatementArguments(Array(repeating: DatabaseValue.null, count: identity.columnNames.count))
        )
        key.bind(to: statement.sqliteStatement, from: firstKeyParameter)
        return statement
    }

    /// Whether a stepped statement still has the expected columns, which change with the schema.
    func isUpToDate(_ statement: Statement) -> Bool {
        sqlite3_column_count(statement.sqliteStatement) == columnCount
    }

    /// The key of the row that a statement has stepped to, in a table without row ids.
    func rowKey(_ statement: Statement) -> RowKey {
        var key = RowKey()
        for column in identityColumn..<columnCount {
            key.append(StoredValue(statement.sqliteStatement, column: column))
        }
        return key
    }
}
