import DequeModule
import EvergreenPageStorage
import Foundation
import Logging
import OrderedCollections

/// The sign-ins of browsers.
///
/// A sign-in is a random token in a cookie of the browser; the store has a hash of its secret, the id of the user, and the expiration date.
/// It begins with a ``SignInTicket``, and ends by ``end(_:)``, ``endAll(of:)`` or expiration. An end is effective immediately, even if the
/// store can't be written.
@MainActor
final class SignIns {
    /// The maximum number of sign-ins per user, on all devices. Beyond it, the oldest end.
    static let maximumPerUser = 100
    /// The maximum number of pending tickets. Beyond it, the oldest are invalid.
    static let maximumTickets = 1000

    /// A pending removal from the store.
    private enum Removal: Hashable {
        case signIn(String)
        case user(String)
    }

    /// The previous sign-in of a browser whose other pages have not been notified yet.
    struct Predecessor {
        let client: ClientID
        let signIn: String?
        fileprivate let expiry: Date
    }

    private let store: any SignInStore
    private let now: @Sendable () -> Date
    private let logger: Logger
    /// By the names of their tokens, oldest first.
    private var tickets: OrderedDictionary<String, SignInTicket> = [:]
    private var predecessors: [String: Predecessor] = [:]
    private var removals: OrderedSet<Removal> = []
    /// The last sign-ins and users that have ended, with their numbers.
    private var endings: Deque<(number: Int, removal: Removal)> = []
    /// Increases with each sign-in that ends.
    private(set) var lastEnding = 0
    private var removing: Task<Void, Never>?

    /// - Parameter now: The clock for the expiration of tickets and sign-ins.
    init(store: any SignInStore, now: @escaping @Sendable () -> Date = { Date() }, logger: Logger) {
        self.store = store
        self.now = now
        self.logger = logger
    }

    // MARK: - Tickets

    /// Makes a ticket for the page of a session that is about to end.
    func makeTicket(
        user: String,
        duration: Duration,
        client: ClientID,
        session: SessionToken,
        formerSignIn: String?
    ) -> SignInTicket {
        let time = now()
        let ticket = SignInTicket(
            token: .random(),
            user: user,
            duration: duration,
            client: client,
            session: session,
            formerSignIn: formerSignIn,
            expiry: time.addingTimeInterval(SignInTicket.lifetime)
        )
        tickets.removeAll { $0.value.expiry <= time }
        if tickets.count >= Self.maximumTickets { tickets.removeFirst() }
        tickets[ticket.token.name] = ticket
        return ticket
    }

    /// Stores a ticket for other processes, any of which may get the page's request.
    func share(_ ticket: SignInTicket) async {
        do {
            try await store.add(
                TicketRecord(
                    name: ticket.token.name,
                    secretHash: ticket.token.secretHash,
                    clientHash: ticket.client.hash,
                    user: ticket.user,
                    duration: ticket.duration.components.seconds,
                    formerSignIn: ticket.formerSignIn,
                    expiry: ticket.expiry
                ),
                at: now(),
                maximumCount: Self.maximumTickets
            )
            tickets[ticket.token.name]?.isShared = true
        } catch {
            logger.warning("A ticket can't be saved: only this process accepts it.", metadata: ["reason": "\(error)"])
        }
    }

    /// Returns the ticket for the page of an ended session that may not have received it. Nil if it has none, or has already exchanged it.
    func ticket(ofSession token: SessionToken, client: ClientID) -> SignInTicket? {
        tickets.values.first {
            $0.session.name == token.name && token.opens($0.session, of: $0.client, in: client) && $0.expiry > now()
        }
    }

    /// Signs in the browser that sends a ticket, once. Nil if the ticket is invalid or another browser's.
    ///
    /// - Throws: The error of the store.
    func redeem(_ text: String, client: ClientID) async throws -> SignedInBrowser? {
        guard let token = SessionToken(text: text), let ticket = try await takeTicket(token, client: client) else {
            return nil
        }
        let time = now()
        // Earlier sign-ins of the user may still be being removed.
        await removing?.value
        let browser = SignedInBrowser(signIn: .random(), client: .random(), duration: ticket.duration)
        try await store.add(
            SignInRecord(
                name: browser.signIn.name,
                secretHash: browser.signIn.secretHash,
                user: ticket.user,
                expiry: time.addingTimeInterval(TimeInterval(ticket.duration.components.seconds))
            ),
            at: time,
            maximumPerUser: Self.maximumPerUser
        )
        if let previous = ticket.formerSignIn { end(previous) }
        predecessors = predecessors.filter { $0.value.expiry > time }
        predecessors[browser.signIn.name] = Predecessor(
            client: client,
            signIn: ticket.formerSignIn,
            expiry: time.addingTimeInterval(SignInTicket.lifetime)
        )
        return browser
    }

    /// Takes a valid ticket, which is invalid afterwards.
    private func takeTicket(
        _ token: SessionToken,
        client: ClientID
    ) async throws -> (user: String, duration: Duration, formerSignIn: String?)? {
        if let ticket = tickets[token.name] {
            guard token.opens(ticket.token, of: ticket.client, in: client) else { return nil }
            tickets[token.name] = nil
            guard ticket.expiry > now() else { return nil }
            guard ticket.isShared else { return (ticket.user, ticket.duration, ticket.formerSignIn) }
        }
        let record = try await store.takeTicket(
            named: token.name,
            secretHash: token.secretHash,
            clientHash: client.hash,
            at: now()
        )
        return record.map { ($0.user, .seconds($0.duration), $0.formerSignIn) }
    }

    /// Takes the previous sign-in of a browser, once it has the new cookie.
    func takePredecessor(of signIn: String) -> Predecessor? { predecessors.removeValue(forKey: signIn) }

    // MARK: - Sign-ins

    /// Returns the sign-in of a browser with this token; nil if there is none, or it has ended.
    ///
    /// - Throws: The error of the store.
    func signIn(of token: SessionToken) async throws -> SignInRecord? {
        guard let record = try await signIn(named: token.name),
            equalInConstantTime(record.secretHash, token.secretHash)
        else { return nil }
        return record
    }

    /// Returns the sign-in with a name; nil if it has ended.
    ///
    /// - Throws: The error of the store.
    func signIn(named name: String) async throws -> SignInRecord? {
        guard let record = try await store.signIn(named: name, at: now()) else { return nil }
        return removals.contains(.signIn(name)) || removals.contains(.user(record.user)) ? nil : record
    }

    /// Ends a sign-in.
    func end(_ name: String) { remove(.signIn(name)) }

    /// Ends all sign-ins of a user.
    func endAll(of user: String) {
        tickets.removeAll { $0.value.user == user }
        remove(.user(user))
    }

    /// Whether the sign-in of a visitor may have ended during authentication.
    func mayHaveEnded(_ visitor: Visitor) -> Bool {
        guard let name = visitor.signIn, visitor.lastEnding < lastEnding else { return false }
        guard let oldest = endings.first, oldest.number <= visitor.lastEnding + 1 else { return true }
        let user = visitor.request?.signedInUserID
        return endings.contains { ending in
            ending.number > visitor.lastEnding
                && (ending.removal == .signIn(name) || user.map { ending.removal == .user($0) } ?? false)
        }
    }

    private func remove(_ removal: Removal) {
        removals.append(removal)
        lastEnding += 1
        endings.append((lastEnding, removal))
        if endings.count > 1000 { endings.removeFirst() }
        removePending()
    }

    /// Retries failed removals.
    func removePending() {
        guard removing == nil, !removals.isEmpty else { return }
        removing = Task {
            await removeAll()
            removing = nil
        }
    }

    /// Waits until ended sign-ins were removed from the store, or the removal has failed.
    func flush() async { await removing?.value }

    private func removeAll() async {
        while let removal = removals.first {
            do {
                switch removal {
                case .signIn(let name): try await store.removeSignIn(named: name)
                case .user(let id): try await store.removeSignIns(of: id)
                }
                removals.remove(removal)
            } catch {
                logger.error(
                    "A sign-out could not be saved yet: the sign-in is valid again if the server stops before it is.",
                    metadata: ["reason": "\(error)"]
                )
                return
            }
        }
    }
}
