import Evergreen
import GRDB

/// A guest book that guests can read, and signed-in users can write to.
struct GuestBookApp: App {
    /// The authentication of users.
    enum SignIn: Sendable {
        /// Users sign in with a password.
        case password(Accounts)
        /// A reverse proxy authenticates users, and sends their name in this header.
        case proxy(header: String)
    }

    /// The users who can see the book.
    enum Audience: String, CaseIterable, Sendable {
        case everybody, users, moderators
    }

    private let database: Result<any DatabaseWriter, any Error>
    private let signIn: SignIn
    private let audience: Audience

    /// - Parameter database: A database, or the error of opening it, which the page shows.
    init(database: Result<any DatabaseWriter, any Error>, signIn: SignIn, audience: Audience = .everybody) {
        self.database = database
        self.signIn = signIn
        self.audience = audience
    }

    /// A guest book in the default file.
    init() {
        let database = Result<any DatabaseWriter, any Error> { try GuestBookFile.open(path: GuestBookFile.defaultPath) }
        self.init(database: database, signIn: .password(Accounts(database)))
    }

    var body: some Scene {
        WindowGroup("Guest book") {
            GuestBook(reading: .readOnly { try database.get() }, writing: .readWrite { try database.get() })
        }
        .environment(\.accounts, accounts)
        // The outer condition is evaluated first: guests see the sign-in page, and only signed-in users can be denied access.
        .access { audience != .moderators || $0?.roles.contains(Role.moderator) == true }
        .access {
            audience == .everybody || $0 != nil
        } denied: {
            SignInPage()
        }
        .authentication { [signIn] request in
            switch signIn {
            case .password(let accounts):
                guard let id = request.signedInUserID else { return nil }
                return try await accounts.user(id)
            case .proxy(let header):
                return request.trustedHeader(header).map { AuthenticatedUser(id: $0) }
            }
        }
    }

    private var accounts: Accounts? {
        if case .password(let accounts) = signIn { accounts } else { nil }
    }
}
