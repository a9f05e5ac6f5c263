import EvergreenPageStorage
import Foundation
import GRDB
import Testing

/// Both kinds of stores.
struct SignInStoreTests {
    private func withStores(_ body: (any SignInStore) async throws -> Void) async throws {
        try await body(MemorySignInStore())
        try await withFolder { folder in
            try await body(SQLitePageStateStore(path: folder.appending(component: "pages.sqlite").path()))
        }
    }

    private func signIn(_ name: String, of user: String = "ada", until seconds: TimeInterval = 100) -> SignInRecord {
        SignInRecord(
            name: name,
            secretHash: Data("secret of \(name)".utf8),
            user: user,
            expiry: Date(timeIntervalSince1970: seconds)
        )
    }

    private let start = Date(timeIntervalSince1970: 0)

    @Test func `a sign-in is found until it is removed or expires`() async throws {
        try await withStores { store in
            try await store.add(signIn("a"), at: start, maximumPerUser: 10)
            #expect(try await store.signIn(named: "a", at: Date(timeIntervalSince1970: 99)) == signIn("a"))
            #expect(try await store.signIn(named: "a", at: Date(timeIntervalSince1970: 100)) == nil)
            #expect(try await store.signIn(named: "b", at: start) == nil)
            try await store.removeSignIn(named: "a")
            #expect(try await store.signIn(named: "a", at: start) == nil)
        }
    }

    @Test func `all sign-ins of a user are removed, and no others`() async throws {
        try await withStores { store in
            for name in ["a", "b"] { try await store.add(signIn(name), at: start, maximumPerUser: 10) }
            try await store.add(signIn("c", of: "bob"), at: start, maximumPerUser: 10)
            try await store.removeSignIns(of: "ada")
            for name in ["a", "b"] { #expect(try await store.signIn(named: name, at: start) == nil) }
            #expect(try await store.signIn(named: "c", at: start) != nil)
        }
    }

    @Test func `a user's oldest sign-ins beyond the limit are removed`() async throws {
        try await withStores { store in
            try await store.add(signIn("other", of: "bob"), at: start, maximumPerUser: 2)
            for name in ["a", "b", "c"] { try await store.add(signIn(name), at: start, maximumPerUser: 2) }
            #expect(try await store.signIn(named: "a", at: start) == nil)
            for name in ["b", "c", "other"] { #expect(try await store.signIn(named: name, at: start) != nil) }
        }
    }

    @Test func `a file of the first version is migrated and keeps its page state`() async throws {
        try await withFolder { folder in
            let path = folder.appending(component: "pages.sqlite").path()
            let first = try SQLitePageStateStore(path: path)
            try await first.apply([.save(record("page"))])
            try await DatabaseQueue(path: path).writeWithoutTransaction { db in
                for table in ["signIn", "moved", "ticket", "asset"] { try db.execute(sql: "DROP TABLE \(table)") }
                try db.execute(sql: "PRAGMA user_version = 1")
            }
            let second = try SQLitePageStateStore(path: path)
            try await second.add(signIn("a"), at: start, maximumPerUser: 10)
            #expect(try await second.signIn(named: "a", at: start) == signIn("a"))
            #expect(try await second.record(named: "page") == record("page"))
        }
    }
}
