import EvergreenPageStorage
import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// An app with users, whose accounts a test changes.
@MainActor
final class UserApps {
    /// The roles of the accounts by id.
    final class Accounts: Sendable {
        struct Failure: Error {}

        private let roles = NIOLockedValueBox<[String: Set<String>]>(["ada": ["writer"], "bob": []])
        private let isFailing = NIOLockedValueBox(false)

        func set(_ id: String, _ value: Set<String>) { roles.withLockedValue { $0[id] = value } }
        func fail() { isFailing.withLockedValue { $0 = true } }

        func user(_ id: String) throws -> AuthenticatedUser? {
            if isFailing.withLockedValue({ $0 }) { throw Failure() }
            return roles.withLockedValue { $0[id] }.map { AuthenticatedUser(id: id, roles: $0) }
        }
    }

    struct UserApp: App {
        var accounts = Accounts()
        /// Nil for a book that is public.
        var role: String?
        var header: String?

        init() {}

        init(accounts: Accounts, role: String?, header: String?) {
            self.accounts = accounts
            self.role = role
            self.header = header
        }

        var body: some Scene {
            WindowGroup("Users") { Content() }
                .access { role == nil || $0?.roles.contains(role ?? "") == true }
                .access {
                    role == nil || $0 != nil
                } denied: {
                    Text("Who are you?")
                }
                .authentication { [accounts, header] request in
                    if let header { return request.trustedHeader(header).map { AuthenticatedUser(id: $0) } }
                    return try request.signedInUserID.flatMap { try accounts.user($0) }
                }
        }
    }

    struct Content: View {
        @Environment(\.user) private var user
        @Environment(\.request) private var request
        @State private var count = 0

        var body: some View {
            Text(verbatim: user?.id ?? "guest")
            Button("count: \(count)") { count += 1 }
            Text(verbatim: request?.query ?? "")
        }
    }

    let accounts = Accounts()
    let host: AppHost
    let clock = ManualClock()
    let client = ClientID.random()
    let stateStore = RecordingStateStore()
    /// The time in seconds since the start.
    let seconds = NIOLockedValueBox(TimeInterval(0))
    /// The view tree of the most recent page.
    private(set) var lastTree: ViewTree?

    init(role: String? = nil, header: String? = nil) {
        host = AppHost(UserApp(accounts: accounts, role: role, header: header))
    }

    func registry(
        signInStore: any SignInStore = MemorySignInStore(),
        rules: PageRules? = nil,
        _ change: (inout SessionLimits) -> Void = { _ in }
    ) -> SessionRegistry {
        var limits = SessionLimits()
        change(&limits)
        return SessionRegistry(
            limits: limits,
            clock: clock,
            stateStore: stateStore,
            signInStore: signInStore,
            now: { [seconds] in Date(timeIntervalSince1970: 1_000_000_000 + seconds.withLockedValue { $0 }) },
            rules: rules ?? PageRules(of: host),
            logger: .forTests
        ) {
            let tree = self.host.openWindow($0)
            self.lastTree = tree
            return tree
        }
    }

    /// Taps the button of the most recent page.
    func tap(_ page: Session, _ socket: SocketRecorder) throws {
        var button: ElementID?
        lastTree?.document.root.visit { if case .button = $0.description.kind { button = $0.id } }
        page.receive(.event(number: 1, element: try #require(button), .tap), from: socket)
    }

    /// A browser: its cookies and actions.
    @MainActor
    final class Browser {
        private(set) var client: ClientID
        private(set) var signIn: SessionToken?
        let registry: SessionRegistry

        init(_ registry: SessionRegistry) {
            client = .random()
            self.registry = registry
        }

        func open(previous: SessionToken? = nil) async throws -> (Session, SocketRecorder, html: String) {
            let visitor = try await registry.identify(WebRequest(), signIn: signIn)
            let (token, drawing) = try await registry.openPage(
                client: client,
                address: "",
                visitor: visitor,
                previous: previous
            )
            if let name = visitor.signIn { registry.adoptSignIn(name) }
            let socket = SocketRecorder()
            let session = try #require(registry.connect(socket, token: token.text, client: client, frame: 0))
            return (session, socket, drawing.html)
        }

        /// Signs in on a page and stores the cookies.
        func signIn(_ user: String, on page: Session, _ socket: SocketRecorder) async throws {
            try #require(page.userSwitch).signIn(user, .seconds(1000))
            await waitUntil { socket.closed != nil }
            guard case .userChanges(let ticket?) = socket.closed else {
                Issue.record("The page got no ticket.")
                return
            }
            let redeemed = try #require(try await registry.signIns.redeem(ticket, client: client))
            client = redeemed.client
            signIn = redeemed.signIn
        }
    }
}

/// Waits for a condition over turns of the main actor.
@MainActor
func waitUntil(sourceLocation: SourceLocation = #_sourceLocation, _ condition: () -> Bool) async {
    if await turns(until: condition) { return }
    Issue.record("The condition was not fulfilled in time.", sourceLocation: sourceLocation)
}
