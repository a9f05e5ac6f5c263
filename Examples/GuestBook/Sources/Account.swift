import Evergreen
import GRDB

/// A user who may write entries.
struct Account: Codable, Equatable, Identifiable, Sendable {
    var id: String
    /// Unique, case-insensitively.
    var name: String
    /// The text of a `PasswordHash`.
    var passwordHash: String
    /// Whether the account may delete entries of others.
    var isModerator: Bool
}

extension Account: FetchableRecord, PersistableRecord {
    enum Columns {
        static let name = Column(CodingKeys.name)
    }

    /// The user for views.
    var user: AuthenticatedUser {
        AuthenticatedUser(id: id, name: name, roles: isModerator ? [Role.moderator] : [])
    }
}

/// The roles of accounts.
enum Role {
    static let moderator = "moderator"
}
