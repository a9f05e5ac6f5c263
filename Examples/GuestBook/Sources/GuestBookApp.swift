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

    private let database: any DatabaseWriter
    private let signIn: SignIn
    private let audience: Audience

    init(database: any DatabaseWriter, signIn: SignIn, audience: Audience = .everybody) {
        self.database = database
        self.signIn = signIn
        self.audience = audience
    }

    /// A book in the current folder.
    init() {
        do {
            let database = try GuestBookFile.open(path: GuestBookFile.defaultPath)
            self.init(database: database, signIn: .password(Accounts(database)))
        } catch {
            preconditionFailure("\(GuestBookFile.defaultPath) can't be opened: \(error)")
        }
    }

    var body: some Scene {
        WindowGroup("Guest book") {
            GuestBook(reading: .readOnly { database }, writing: .readWrite { database })
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
