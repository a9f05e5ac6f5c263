import Evergreen
import GRDB

/// Somebody who may write in the book.
struct Account: Codable, Equatable, Identifiable, Sendable {
    var id: String
    /// Unique, whatever its case.
    var name: String
    /// As `PasswordHash` writes it.
    var passwordHash: String
    /// Whether the account may delete what others have written.
    var isModerator: Bool
}

extension Account: FetchableRecord, PersistableRecord {
    enum Columns {
        static let name = Column(CodingKeys.name)
    }

    /// The user whom views know.
    var user: AuthenticatedUser {
        AuthenticatedUser(id: id, name: name, roles: isModerator ? [Role.moderator] : [])
    }
}

/// What accounts may do besides writing.
enum Role {
    static let moderator = "moderator"
}
