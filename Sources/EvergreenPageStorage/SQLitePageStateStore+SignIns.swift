import Foundation
import GRDB

extension SQLitePageStateStore: SignInStore {
    package func add(_ record: SignInRecord, at time: Date, maximumPerUser: Int) async throws {
        try await database.write { db in
            try db.execute(sql: "DELETE FROM signIn WHERE expiry <= ?", arguments: [time.timeIntervalSince1970])
            try db.execute(
                sql: "INSERT OR REPLACE INTO signIn (name, secretHash, user, expiry) VALUES (?, ?, ?, ?)",
                arguments: [record.name, record.secretHash, record.user, record.expiry.timeIntervalSince1970]
            )
            try db.execute(
                sql: """
                    DELETE FROM signIn WHERE user = ?1 AND rowid NOT IN (
                        SELECT rowid FROM signIn WHERE user = ?1 ORDER BY rowid DESC LIMIT ?2
                    )
                    """,
                arguments: [record.user, maximumPerUser]
            )
        }
    }

    package func signIn(named name: String, at time: Date) async throws -> SignInRecord? {
        try await database.read { db in
            let row = try Row.fetchOne(
                db,
                sql: "SELECT name, secretHash, user, expiry FROM signIn WHERE name = ? AND expiry > ?",
                arguments: [name, time.timeIntervalSince1970]
            )
            return row.flatMap { SignInRecord($0) }
        }
    }

    package func removeSignIn(named name: String) async throws {
        try await remove("DELETE FROM signIn WHERE name = ?", name)
    }

    package func removeSignIns(of user: String) async throws {
        try await remove("DELETE FROM signIn WHERE user = ?", user)
        try await database.write { try $0.execute(sql: "DELETE FROM ticket WHERE user = ?", arguments: [user]) }
    }

    /// A sign-out must survive a power loss, so the deletion is flushed to disk.
    private func remove(_ sql: String, _ argument: String) async throws {
        try await database.writeWithoutTransaction { db in
            try db.execute(sql: "PRAGMA synchronous = FULL")
            let result = Result { try db.execute(sql: sql, arguments: [argument]) }
            try db.execute(sql: "PRAGMA synchronous = NORMAL")
            try result.get()
        }
    }
}

extension SignInRecord {
    /// Nil if another program has written values of other types.
    fileprivate init?(_ row: Row) {
        guard let name = String.fromDatabaseValue(row["name"]),
            let secretHash = Data.fromDatabaseValue(row["secretHash"]),
            let user = String.fromDatabaseValue(row["user"]),
            let expiry = Double.fromDatabaseValue(row["expiry"])
        else { return nil }
        self.init(name: name, secretHash: secretHash, user: user, expiry: Date(timeIntervalSince1970: expiry))
    }
}
