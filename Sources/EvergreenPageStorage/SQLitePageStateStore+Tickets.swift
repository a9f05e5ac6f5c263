import Foundation
import GRDB

/// Tickets, which any of the processes can exchange.
extension SQLitePageStateStore {
    static let createTickets = """
        CREATE TABLE ticket (
            name TEXT PRIMARY KEY NOT NULL,
            secretHash BLOB NOT NULL,
            clientHash BLOB NOT NULL,
            user TEXT NOT NULL,
            duration INTEGER NOT NULL,
            formerSignIn TEXT,
            expiry REAL NOT NULL
        );
        CREATE INDEX ticket_by_expiry ON ticket (expiry);
        CREATE INDEX ticket_by_user ON ticket (user);
        """

    package func add(_ ticket: TicketRecord, at time: Date, maximumCount: Int) async throws {
        try await database.write { db in
            try db.execute(sql: "DELETE FROM ticket WHERE expiry <= ?", arguments: [time.timeIntervalSince1970])
            try db.execute(
                sql: """
                    INSERT INTO ticket (name, secretHash, clientHash, user, duration, formerSignIn, expiry)
                    VALUES (?, ?, ?, ?, ?, ?, ?)
                    """,
                arguments: [
                    ticket.name, ticket.secretHash, ticket.clientHash, ticket.user, ticket.duration,
                    ticket.formerSignIn, ticket.expiry.timeIntervalSince1970,
                ]
            )
            try db.execute(
                sql: """
                    DELETE FROM ticket WHERE rowid NOT IN (SELECT rowid FROM ticket ORDER BY rowid DESC LIMIT ?)
                    """,
                arguments: [maximumCount]
            )
        }
    }

    package func takeTicket(
        named name: String,
        secretHash: Data,
        clientHash: Data,
        at time: Date
    ) async throws -> TicketRecord? {
        try await database.write { db in
            let row = try Row.fetchOne(
                db,
                sql: """
                    DELETE FROM ticket WHERE name = ? AND secretHash = ? AND clientHash = ? AND expiry > ?
                    RETURNING name, secretHash, clientHash, user, duration, formerSignIn, expiry
                    """,
                arguments: [name, secretHash, clientHash, time.timeIntervalSince1970]
            )
            return row.flatMap { TicketRecord($0) }
        }
    }
}

extension TicketRecord {
    /// Nil if another program has written values of other types.
    fileprivate init?(_ row: Row) {
        guard let name = String.fromDatabaseValue(row["name"]),
            let secretHash = Data.fromDatabaseValue(row["secretHash"]),
            let clientHash = Data.fromDatabaseValue(row["clientHash"]),
            let user = String.fromDatabaseValue(row["user"]),
            let duration = Int64.fromDatabaseValue(row["duration"]),
            let expiry = Double.fromDatabaseValue(row["expiry"])
        else { return nil }
        self.init(
            name: name,
            secretHash: secretHash,
            clientHash: clientHash,
            user: user,
            duration: duration,
            formerSignIn: String.fromDatabaseValue(row["formerSignIn"]),
            expiry: Date(timeIntervalSince1970: expiry)
        )
    }
}
