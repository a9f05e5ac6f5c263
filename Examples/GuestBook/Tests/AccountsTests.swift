import Evergreen
import Foundation
import GRDB
import Testing

@testable import GuestBook

struct AccountsTests {
    /// A low cost, for tests.
    private static let cost = PasswordHash.Cost(rounds: 4, blockSize: 8, parallelism: 1)

    private func makeDatabase() throws -> DatabaseQueue {
        let database = try DatabaseQueue()
        try GuestBookFile.migrator.migrate(database)
        return database
    }

    @Test func `a hash is that of its password, and reads as it was written`() throws {
        let hash = try PasswordHash(of: "correct horse", cost: Self.cost)
        #expect(try hash.matches("correct horse"))
        #expect(try !hash.matches("correct house"))
        #expect(PasswordHash(text: hash.text) == hash)
        #expect(try PasswordHash(of: "correct horse", cost: Self.cost) != hash)
        for text in [
            "", "scrypt$4$8$1$AA==", "scrypt$99$8$1$AA==$AA==", "bcrypt$4$8$1$AA==$AA==", "scrypt$4$8$1$?$AA==",
        ] {
            #expect(PasswordHash(text: text) == nil)
        }
    }

    @Test func `the key is that of the standard`() throws {
        // RFC 7914, section 12, with the salt and the parameters of its second vector.
        let text = "scrypt$10$8$16$\(Data("NaCl".utf8).base64EncodedString())$"
        let key = "/bq+HJ00cgB4VucZDQHp/nxq18vII3gw53N2Y0s3MWI="
        #expect(try #require(PasswordHash(text: text + key)).matches("password"))
    }

    @Test func `an account signs in with its password, regardless of the case of its name`() async throws {
        let accounts = Accounts(.success(try makeDatabase()), cost: Self.cost)
        let id = try await accounts.signUp(name: "Ada", password: "correct horse", address: "")
        #expect(try await accounts.signIn(name: "ada", password: "correct horse", address: "") == id)
        #expect(try await accounts.user(id) == AuthenticatedUser(id: id, name: "Ada", roles: [Role.moderator]))
        #expect(try await accounts.user("other") == nil)
        for (name, password) in [("Ada", "wrong horse"), ("Bob", "correct horse"), ("Ada", "")] {
            await #expect(throws: AccountError.wrongPassword) {
                try await accounts.signIn(name: name, password: password, address: "")
            }
        }
        await #expect(throws: AccountError.nameTaken) {
            try await accounts.signUp(name: "ADA", password: "correct horse", address: "")
        }
        let second = try await accounts.signUp(name: "Bob", password: "correct horse", address: "")
        #expect(try await accounts.user(second)?.roles == [])
    }

    @Test func `names and passwords have bounds`() async throws {
        let accounts = Accounts(.success(try makeDatabase()), cost: Self.cost)
        await #expect(throws: AccountError.invalidName) {
            try await accounts.signUp(name: "", password: "correct horse", address: "")
        }
        await #expect(throws: AccountError.invalidPassword) {
            try await accounts.signUp(name: "Ada", password: "short", address: "")
        }
    }

    @Test func `passwords can't be guessed as fast as one likes`() async throws {
        let time = Locked(Date(timeIntervalSince1970: 0))
        let accounts = Accounts(.success(try makeDatabase()), cost: Self.cost, now: { time.value })
        _ = try await accounts.signUp(name: "Ada", password: "correct horse", address: "192.0.2.1")
        for attempt in 0..<5 {
            await #expect(throws: AccountError.wrongPassword) {
                try await accounts.signIn(name: "Ada", password: "wrong horse", address: "192.0.2.\(attempt)")
            }
        }
        // The correct password is rejected as well, from any address.
        await #expect(throws: AccountError.tooManyAttempts) {
            try await accounts.signIn(name: "ada", password: "correct horse", address: "192.0.2.99")
        }
        time.value.addTimeInterval(15 * 60)
        _ = try await accounts.signIn(name: "Ada", password: "correct horse", address: "192.0.2.99")
        for attempt in 0..<29 {
            _ = try? await accounts.signIn(name: "Nobody \(attempt)", password: "wrong horse", address: "192.0.2.99")
        }
        await #expect(throws: AccountError.tooManyAttempts) {
            try await accounts.signIn(name: "Somebody", password: "wrong horse", address: "192.0.2.99")
        }
    }

    @Test func `accounts of a database that could not be opened say why`() async throws {
        let accounts = Accounts(.failure(CocoaError(.fileNoSuchFile)), cost: Self.cost)
        await #expect(throws: CocoaError.self) { try await accounts.user("ada") }
        let error = await #expect(throws: AccountError.self) {
            try await accounts.signIn(name: "Ada", password: "correct horse", address: "")
        }
        guard case .failed = error else {
            Issue.record("\(String(describing: error))")
            return
        }
    }

    /// A mutable value of a test.
    ///
    /// `@unchecked Sendable`: `current` is private, and every access to it is under the lock.
    private final class Locked: @unchecked Sendable {
        private let lock = NSLock()
        private var current: Date
        init(_ value: Date) { current = value }
        var value: Date {
            get { lock.withLock { current } }
            set { lock.withLock { current = newValue } }
        }
    }
}
