import Evergreen
import Foundation
import GRDB

/// Creates accounts, and verifies their passwords.
///
/// An actor, so that passwords are hashed off the main actor, and serially: each hash needs 128 MB.
actor Accounts {
    static let passwordLengths = 8...200
    static let nameLengths = 1...40

    private let opened: Result<any DatabaseWriter, any Error>
    private var database: any DatabaseWriter { get throws { try opened.get() } }
    private let cost: PasswordHash.Cost
    private let now: @Sendable () -> Date
    private var attemptsOfName = AttemptLimit(5, within: 15 * 60)
    private var attemptsOfAddress = AttemptLimit(30, within: 15 * 60)
    /// Verified if there is no account, so that the time does not reveal whether there is one.
    private var decoy: PasswordHash?

    /// - Parameters:
    ///   - database: A database, or the error of opening it, which all operations throw.
    ///   - cost: The cost of a hash; low in tests.
    init(
        _ database: Result<any DatabaseWriter, any Error>,
        cost: PasswordHash.Cost = .standard,
        now: @escaping @Sendable () -> Date = { Date() }
    ) {
        opened = database
        self.cost = cost
        self.now = now
    }

    /// The user with an id; nil if the account does not exist.
    nonisolated func user(_ id: String) async throws -> AuthenticatedUser? {
        try await opened.get().read { try Account.fetchOne($0, key: id) }?.user
    }

    /// Returns the id of the account with this name and password.
    func signIn(name: String, password: String, address: String) throws(AccountError) -> String {
        let time = now()
        let key = name.lowercased()
        guard attemptsOfName.allows(key, at: time), attemptsOfAddress.allows(address, at: time) else {
            throw .tooManyAttempts
        }
        // Recorded before the hashing, so that concurrent attempts are counted.
        attemptsOfName.note(key, at: time)
        attemptsOfAddress.note(address, at: time)
        guard Self.passwordLengths.contains(password.count) else { throw .wrongPassword }
        do {
            let account = try database.read { try Account.filter(Account.Columns.name == name).fetchOne($0) }
            let hash = try account.flatMap { PasswordHash(text: $0.passwordHash) } ?? decoyHash()
            guard try hash.matches(password), let account else { throw AccountError.wrongPassword }
            attemptsOfName.clear(key)
            return account.id
        } catch let error as AccountError {
            throw error
        } catch {
            throw .failed("\(error)")
        }
    }

    /// Creates an account, and returns its id. The first account is the moderator.
    func signUp(name: String, password: String, address: String) throws(AccountError) -> String {
        guard Self.nameLengths.contains(name.count) else { throw .invalidName }
        guard Self.passwordLengths.contains(password.count) else { throw .invalidPassword }
        let time = now()
        guard attemptsOfAddress.allows(address, at: time) else { throw .tooManyAttempts }
        attemptsOfAddress.note(address, at: time)
        do {
            let hash = try PasswordHash(of: password, cost: cost)
            return try database.write { db in
                guard try Account.filter(Account.Columns.name == name).isEmpty(db) else { throw AccountError.nameTaken }
                let account = Account(
                    id: UUID().uuidString,
                    name: name,
                    passwordHash: hash.text,
                    isModerator: try Account.fetchCount(db) == 0
                )
                try account.insert(db)
                return account.id
            }
        } catch let error as AccountError {
            throw error
        } catch {
            throw .failed("\(error)")
        }
    }

    private func decoyHash() throws -> PasswordHash {
        if let decoy { return decoy }
        let hash = try PasswordHash(of: UUID().uuidString, cost: cost)
        decoy = hash
        return hash
    }
}

/// The error of a sign-in or a sign-up.
enum AccountError: Error, Hashable, CustomStringConvertible {
    case invalidName
    case invalidPassword
    case nameTaken
    case tooManyAttempts
    /// Does not reveal whether there is such an account.
    case wrongPassword
    case failed(String)

    var description: String {
        switch self {
        case .invalidName: "Choose a name of 1 to 40 characters."
        case .invalidPassword: "Choose a password of at least 8 characters."
        case .nameTaken: "There is an account of this name. Choose another name."
        case .tooManyAttempts: "Too many attempts. Try again in a quarter of an hour."
        case .wrongPassword: "The name or the password is wrong."
        case .failed(let reason): "The accounts can't be read: \(reason)"
        }
    }
}
