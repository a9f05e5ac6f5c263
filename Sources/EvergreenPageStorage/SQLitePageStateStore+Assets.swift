import Foundation
import GRDB

/// The static files of pages, which a process of another version may have to serve.
extension SQLitePageStateStore: AssetStore {
    static let createAssets = """
        CREATE TABLE asset (
            address TEXT PRIMARY KEY NOT NULL,
            contentType TEXT NOT NULL,
            bytes BLOB NOT NULL,
            start INTEGER NOT NULL
        );
        CREATE INDEX asset_by_start ON asset (start);
        """

    package func add(_ assets: [AssetRecord], maximumStarts: Int) async throws {
        try await database.write { db in
            let start = try Int64.fetchOne(db, sql: "SELECT coalesce(max(start), 0) + 1 FROM asset")
            let add = try db.cachedStatement(
                sql: """
                    INSERT INTO asset (address, contentType, bytes, start) VALUES (?, ?, ?, ?)
                    ON CONFLICT (address) DO UPDATE SET start = excluded.start
                    """
            )
            for asset in assets {
                try add.execute(arguments: [asset.address, asset.contentType, Data(asset.bytes), start])
            }
            try db.execute(
                sql: """
                    DELETE FROM asset WHERE start NOT IN (SELECT DISTINCT start FROM asset ORDER BY start DESC LIMIT ?)
                    """,
                arguments: [maximumStarts]
            )
        }
    }

    package func asset(at address: String) async throws -> AssetRecord? {
        try await database.read { db in
            let row = try Row.fetchOne(
                db,
                sql: "SELECT address, contentType, bytes FROM asset WHERE address = ?",
                arguments: [address]
            )
            return row.flatMap { AssetRecord($0) }
        }
    }
}

extension AssetRecord {
    /// Nil if another program has written values of other types.
    fileprivate init?(_ row: Row) {
        guard let address = String.fromDatabaseValue(row["address"]),
            let contentType = String.fromDatabaseValue(row["contentType"]),
            let bytes = Data.fromDatabaseValue(row["bytes"])
        else { return nil }
        self.init(address: address, contentType: contentType, bytes: Array(bytes))
    }
}
