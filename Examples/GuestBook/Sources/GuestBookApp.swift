import Evergreen
import GRDB

/// A book that guests read, and that signed-in users write in.
struct GuestBookApp: App {
    /// How it is known who the users are.
    enum SignIn: Sendable {
        /// They sign in with a password.
        case password(Accounts)
        /// A proxy in front of the server asks them, and sends their name in this header.
        case proxy(header: String)
    }

    /// Who may see the book.
    enum Audience: String, CaseIterable, Sendable {
        case everybody, users, moderators
    }

    private let database: Result<any DatabaseWriter, any Error>
    private let signIn: SignIn
    private let audience: Audience

    /// - Parameter database: A database, or the error for which it could not be opened: then the page says so.
    init(database: Result<any DatabaseWriter, any Error>, signIn: SignIn, audience: Audience = .everybody) {
        self.database = database
        self.signIn = signIn
        self.audience = audience
    }

    /// A book in the current folder.
    init() {
        let database = Result<any DatabaseWriter, any Error> { try GuestBookFile.open(path: GuestBookFile.defaultPath) }
        self.init(database: database, signIn: .password(Accounts(database)))
    }

    var body: some Scene {
        WindowGroup("Guest book") {
            GuestBook(reading: .readOnly { try database.get() }, writing: .readWrite { try database.get() })
        }
        .environment(\.accounts, accounts)
        // The outer condition is asked first: guests see the page to sign in, and only users can be told that it is not for them.
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
