import Foundation
import GRDB
import GRDBSQLite

/// Why a request can't be updated row by row.
struct NotRowByRow: Error {
    var reason: String
}

/// How the rows of a request are read, all of them or some by their row ids, together with their order keys.
///
/// It is made from the SQL that GRDB writes for the request. What is not understood for certain is refused.
struct RecordsPlan: Sendable {
    let table: String
    let terms: [OrderTerm]
    let limit: Int?
    let region: DatabaseRegion

    /// The column at which the order terms begin, after those of the record.
    let firstKeyColumn: CInt

    private let selection: String
    private let filter: String?
    private let arguments: StatementArguments
    private let order: String

    init<Record: FetchableRecord & TableRecord>(_ request: QueryInterfaceRequest<Record>, _ db: Database) throws {
        let statement = try request.makePreparedRequest(db, forSingleResult: false).statement
        let unordered = try request.unordered().makePreparedRequest(db, forSingleResult: false).statement
        let (sql, limit) = try Self.splitLimit(statement.sql)
        let (unorderedSQL, _) = try Self.splitLimit(unordered.sql)
        self.limit = limit
        arguments = statement.arguments
        region = statement.databaseRegion
        firstKeyColumn = CInt(statement.columnCount)

        // SELECT <selection> FROM "<table>" [WHERE <filter>] [ORDER BY <order>]
        guard let parts = unorderedSQL.wholeMatch(of: /SELECT ([^\(]+?) FROM "([^"]+)"( WHERE (.+))?/) else {
            throw NotRowByRow(reason: "only columns of one table can be selected")
        }
        selection = String(parts.1)
        table = String(parts.2)
        filter = parts.4.map(String.init)
        if selection.uppercased().hasPrefix("DISTINCT") {
            throw NotRowByRow(reason: "it asks for distinct rows")
        }
        if let filter { try Self.check(filter: filter) }
        try Self.check(table: table, db)

        var terms: [OrderTerm] = []
        var order: [String] = []
        if sql != unorderedSQL {
            guard sql.hasPrefix(unorderedSQL + " ORDER BY ") else { throw NotRowByRow(reason: "its order is unusual") }
            for term in sql.dropFirst(unorderedSQL.count + " ORDER BY ".count).split(separator: ", ") {
                terms.append(try Self.term(String(term), table: table, db))
                order.append(String(term))
            }
        }
        let primaryKey = try db.primaryKey(table)
        if primaryKey.rowIDColumn == nil, !primaryKey.columns.isEmpty, !primaryKey.columns.contains("rowid") {
            for column in primaryKey.columns {
                terms.append(try Self.term("\"\(column)\"", table: table, db))
                order.append("\"\(column)\"")
            }
        }
        order.append("rowid")
        self.terms = terms
        self.order = order.joined(separator: ", ")
    }

    // MARK: Statements

    private func sql(where conditions: [String], suffix: String = "") -> String {
        let keys = terms.map { "\"\(table)\".\"\($0.column)\"" } + ["\"\(table)\".rowid"]
        let condition = conditions.isEmpty ? "" : " WHERE " + conditions.map { "(\($0))" }.joined(separator: " AND ")
        return "SELECT \(selection), \(keys.joined(separator: ", ")) FROM \"\(table)\"\(condition)\(suffix)"
    }

    /// All rows in order, at most `limit`.
    func allRows(limit: Int?, _ db: Database) throws -> Statement {
        let suffix = " ORDER BY \(order)" + (limit.map { " LIMIT \($0)" } ?? "")
        let statement = try db.cachedStatement(sql: sql(where: filter.map { [$0] } ?? [], suffix: suffix))
        try statement.setArguments(arguments)
        return statement
    }

    /// Those of some rows that belong to the request.
    func rows(_ rowIDs: Set<Int64>, _ db: Database) throws -> Statement {
        let filter = filter.map { [$0] } ?? []
        let statement: Statement
        if let rowID = rowIDs.first, rowIDs.count == 1 {
            statement = try db.cachedStatement(sql: sql(where: ["\"\(table)\".rowid = ?"] + filter))
            try statement.setArguments([rowID] + arguments)
        } else {
            let list = "[" + rowIDs.map(String.init).joined(separator: ",") + "]"
            let condition = "\"\(table)\".rowid IN (SELECT value FROM json_each(?))"
            statement = try db.cachedStatement(sql: sql(where: [condition] + filter))
            try statement.setArguments([list] + arguments)
        }
        return statement
    }

    // MARK: Understanding SQL

    private static func splitLimit(_ sql: String) throws -> (sql: String, limit: Int?) {
        guard let match = sql.firstMatch(of: /\ LIMIT (\d+)( OFFSET \d+)?$/) else { return (sql, nil) }
        guard match.2 == nil else { throw NotRowByRow(reason: "it has an offset") }
        return (String(sql[..<match.range.lowerBound]), Int(match.1))
    }

    private static let harmlessWords: Set<String> = [
        "AND", "OR", "NOT", "IN", "IS", "LIKE", "BETWEEN", "NULL", "COLLATE", "TRUE", "FALSE",
        "LOWER", "UPPER", "LENGTH", "ABS", "IFNULL", "COALESCE", "NOCASE", "BINARY", "RTRIM",
    ]

    /// Refuses a filter that could depend on more than the columns of its row.
    private static func check(filter: String) throws {
        var rest = filter[...]
        while let character = rest.first {
            if character == "\"" {
                guard let end = rest.dropFirst().firstIndex(of: "\"") else {
                    throw NotRowByRow(reason: "its filter has an unusual name")
                }
                rest = rest[rest.index(after: end)...]
            } else if character == "'" || character == "`" || character == "[" {
                throw NotRowByRow(reason: "its filter has literal text")
            } else if character.isLetter || character == "_" {
                let word = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                guard harmlessWords.contains(word.uppercased()) else {
                    throw NotRowByRow(reason: "its filter has \(word), which could depend on more than the row")
                }
                rest = rest[word.endIndex...]
            } else {
                rest = rest.dropFirst()
            }
        }
    }

    private static func check(table: String, _ db: Database) throws {
        let sql = "SELECT type, wr FROM pragma_table_list(?) WHERE schema = 'main'"
        guard let row = try Row.fetchOne(db, sql: sql, arguments: [table]), row["type"] == "table" else {
            throw NotRowByRow(reason: "\(table) is not an ordinary table")
        }
        guard row["wr"] == 0 else { throw NotRowByRow(reason: "\(table) has no row ids") }
        let columns = try db.columns(in: table).map { $0.name.lowercased() }
        guard !columns.contains(where: ["rowid", "oid", "_rowid_"].contains) else {
            throw NotRowByRow(reason: "\(table) has a column that hides the row id")
        }
        guard
            try Bool.fetchOne(db, sql: "SELECT COUNT(*) = 0 FROM sqlite_temp_master WHERE name = ?", arguments: [table])
                == true, try String.fetchOne(db, sql: "PRAGMA encoding") == "UTF-8"
        else {
            throw NotRowByRow(reason: "the database is not UTF-8, or has a temporary table of the same name")
        }
    }

    private static func term(_ sql: String, table: String, _ db: Database) throws -> OrderTerm {
        let pattern = /("[^"]+"\.)?"([^"]+)"( COLLATE "?(\w+)"?)?( ASC| DESC)?( NULLS (FIRST|LAST))?/
        guard let match = sql.wholeMatch(of: pattern) else {
            throw NotRowByRow(reason: "its order has \(sql), which is not a column")
        }
        let column = String(match.2)
        let name = try match.4.map(String.init) ?? declaredCollation(of: column, in: table, db)
        guard let collation = OrderTerm.Collation(rawValue: name.lowercased()) else {
            throw NotRowByRow(reason: "its order has the collation \(name)")
        }
        let isDescending = match.5 == " DESC"
        let nullsFirst = match.7.map { $0 == "FIRST" } ?? !isDescending
        return OrderTerm(column: column, collation: collation, isDescending: isDescending, nullsFirst: nullsFirst)
    }

    /// Unsafe code: the collation's name belongs to SQLite's schema, and is copied at once.
    private static func declaredCollation(of column: String, in table: String, _ db: Database) throws -> String {
        var collation: UnsafePointer<CChar>?
        let code = sqlite3_table_column_metadata(
            db.sqliteConnection,
            "main",
            table,
            column,
            nil,
            &collation,
            nil,
            nil,
            nil
        )
        guard code == SQLITE_OK, let collation else {
            throw NotRowByRow(reason: "\(table) has no column \(column)")
        }
        return String(cString: collation)
    }
}
