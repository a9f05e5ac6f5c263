import EvergreenPageStorage
import Foundation
import NIOConcurrencyHelpers
import Testing

@testable import EvergreenWeb

/// Tickets, and the sign-ins that they are exchanged for.
@MainActor
struct SignInsTests {
    private final class Store: SignInStore {
        struct Failure: Error {}
        let memory = MemorySignInStore()
        let isFailing = NIOLockedValueBox(false)

        private func check() throws {
            if isFailing.withLockedValue({ $0 }) { throw Failure() }
        }

        func add(_ record: SignInRecord, at time: Date, maximumPerUser: Int) async throws {
            try check()
            try await memory.add(record, at: time, maximumPerUser: maximumPerUser)
        }
        func signIn(named name: String, at time: Date) async throws -> SignInRecord? {
            try await memory.signIn(named: name, at: time)
        }
        func removeSignIn(named name: String) async throws {
            try check()
            try await memory.removeSignIn(named: name)
        }
        func removeSignIns(of user: String) async throws {
            try check()
            try await memory.removeSignIns(of: user)
        }

        func add(_ ticket: TicketRecord, at time: Date, maximumCount: Int) async throws {
            try check()
            try await memory.add(ticket, at: time, maximumCount: maximumCount)
        }
        func takeTicket(
            named name: String,
            secretHash: Data,
            clientHash: Data,
            at time: Date
        ) async throws -> TicketRecord? {
            try check()
            return try await memory.takeTicket(named: name, secretHash: secretHash, clientHash: clientHash, at: time)
        }
    }

    private let store = Store()
    private let seconds = NIOLockedValueBox(TimeInterval(0))
    private let signIns: SignIns
    private let client = ClientID.random()

    init() {
        signIns = SignIns(
            store: store,
            now: { [seconds] in Date(timeIntervalSince1970: seconds.withLockedValue { $0 }) },
            logger: .forTests
        )
    }

    private func ticket(_ user: String = "ada", session: SessionToken = .random(), previous: String? = nil) -> String {
        signIns.makeTicket(
            user: user,
            duration: .seconds(1000),
            client: client,
            session: session,
            formerSignIn: previous
        )
        .token.text
    }

    @Test func `a ticket signs its browser in once`() async throws {
        let ticket = ticket()
        let browser = try #require(try await signIns.redeem(ticket, client: client))
        #expect(browser.client != client)
        #expect(try await signIns.signIn(of: browser.signIn)?.user == "ada")
        #expect(try await signIns.redeem(ticket, client: client) == nil)
        #expect(try await signIns.redeem(ticket, client: browser.client) == nil)
    }

    @Test func `a ticket is invalid for another browser, with another secret, or after it expires`() async throws {
        let ticket = ticket()
        #expect(try await signIns.redeem(ticket, client: .random()) == nil)
        let name = try #require(SessionToken(text: ticket)).name
        #expect(try await signIns.redeem("\(name).\(RandomText.make(bytes: 24))", client: client) == nil)
        for text in ["", ".", name, "\(name).", String(repeating: "a", count: 1000)] {
            #expect(try await signIns.redeem(text, client: client) == nil)
        }
        seconds.withLockedValue { $0 += SignInTicket.lifetime }
        #expect(try await signIns.redeem(ticket, client: client) == nil)
    }

    @Test func `a page that did not receive its ticket receives it on reconnection`() async throws {
        let session = SessionToken.random()
        let text = ticket(session: session)
        #expect(signIns.ticket(ofSession: session, client: client)?.token.text == text)
        #expect(signIns.ticket(ofSession: session, client: .random()) == nil)
        let forged = try #require(SessionToken(text: "\(session.name).\(RandomText.make(bytes: 24))"))
        #expect(signIns.ticket(ofSession: forged, client: client) == nil)
        _ = try await signIns.redeem(text, client: client)
        #expect(signIns.ticket(ofSession: session, client: client) == nil)
    }

    @Test func `a sign-in requires its secret and expires`() async throws {
        let browser = try #require(try await signIns.redeem(ticket(), client: client))
        let forged = try #require(SessionToken(text: "\(browser.signIn.name).\(RandomText.make(bytes: 24))"))
        #expect(try await signIns.signIn(of: forged) == nil)
        seconds.withLockedValue { $0 = 999 }
        #expect(try await signIns.signIn(of: browser.signIn) != nil)
        seconds.withLockedValue { $0 = 1000 }
        #expect(try await signIns.signIn(of: browser.signIn) == nil)
    }

    @Test func `an ended sign-in is invalid even if the store can't be written`() async throws {
        let browser = try #require(try await signIns.redeem(ticket(), client: client))
        store.isFailing.withLockedValue { $0 = true }
        signIns.end(browser.signIn.name)
        await signIns.flush()
        #expect(try await signIns.signIn(of: browser.signIn) == nil)
        #expect(try await store.memory.signIn(named: browser.signIn.name, at: .distantPast) != nil)
        store.isFailing.withLockedValue { $0 = false }
        signIns.removePending()
        await signIns.flush()
        #expect(try await store.memory.signIn(named: browser.signIn.name, at: .distantPast) == nil)
        #expect(try await signIns.signIn(of: browser.signIn) == nil)
    }

    @Test func `a sign-in that can't be saved is invalid`() async throws {
        store.isFailing.withLockedValue { $0 = true }
        let ticket = ticket()
        await #expect(throws: Store.Failure.self) { try await signIns.redeem(ticket, client: client) }
        store.isFailing.withLockedValue { $0 = false }
        #expect(try await signIns.redeem(ticket, client: client) == nil)
    }

    @Test func `all sign-ins of a user end at once, and a later one is valid`() async throws {
        let first = try #require(try await signIns.redeem(ticket(), client: client))
        let second = try #require(try await signIns.redeem(ticket(), client: client))
        let other = try #require(try await signIns.redeem(ticket("bob"), client: client))
        let waiting = ticket()
        signIns.endAll(of: "ada")
        for browser in [first, second] { #expect(try await signIns.signIn(of: browser.signIn) == nil) }
        #expect(try await signIns.redeem(waiting, client: client) == nil)
        #expect(try await signIns.signIn(of: other.signIn) != nil)
        let next = try #require(try await signIns.redeem(ticket(), client: client))
        await signIns.flush()
        #expect(try await signIns.signIn(of: next.signIn) != nil)
    }

    @Test func `signing in ends the browser's previous sign-in`() async throws {
        let first = try #require(try await signIns.redeem(ticket(), client: client))
        let second = try #require(
            try await signIns.redeem(ticket("bob", previous: first.signIn.name), client: client)
        )
        #expect(try await signIns.signIn(of: first.signIn) == nil)
        #expect(try await signIns.signIn(of: second.signIn)?.user == "bob")
    }

    // MARK: Several processes

    /// Another process with the same store.
    private func other() -> SignIns {
        SignIns(
            store: store,
            now: { [seconds] in Date(timeIntervalSince1970: seconds.withLockedValue { $0 }) },
            logger: .forTests
        )
    }

    private func sharedTicket(session: SessionToken = .random(), previous: String? = nil) async -> SignInTicket {
        let ticket = signIns.makeTicket(
            user: "ada",
            duration: .seconds(1000),
            client: client,
            session: session,
            formerSignIn: previous
        )
        await signIns.share(ticket)
        return ticket
    }

    @Test func `a ticket is exchanged at any process, once`() async throws {
        let first = try #require(try await signIns.redeem(await sharedTicket().token.text, client: client))
        let ticket = await sharedTicket(previous: first.signIn.name).token.text
        let other = other()
        #expect(try await other.redeem(ticket, client: .random()) == nil)
        let browser = try #require(try await other.redeem(ticket, client: client))
        #expect(browser.duration == .seconds(1000))
        #expect(try await signIns.signIn(of: browser.signIn)?.user == "ada")
        await other.flush()
        #expect(try await signIns.signIn(of: first.signIn) == nil)
        for one in [signIns, other] { #expect(try await one.redeem(ticket, client: client) == nil) }
        #expect(other.takePredecessor(of: browser.signIn.name)?.client == client)
    }

    @Test func `another process's ticket expires, and ends with its user's sign-ins`() async throws {
        let late = await sharedTicket().token.text
        seconds.withLockedValue { $0 += SignInTicket.lifetime }
        #expect(try await other().redeem(late, client: client) == nil)
        let ended = await sharedTicket().token.text
        signIns.endAll(of: "ada")
        await signIns.flush()
        #expect(try await other().redeem(ended, client: client) == nil)
    }

    @Test func `a ticket that can't be saved is exchanged only where it was created`() async throws {
        store.isFailing.withLockedValue { $0 = true }
        let ticket = await sharedTicket().token.text
        store.isFailing.withLockedValue { $0 = false }
        #expect(try await other().redeem(ticket, client: client) == nil)
        #expect(try await signIns.redeem(ticket, client: client) != nil)
    }

    @Test func `tickets are limited`() async throws {
        let first = ticket()
        for _ in 0..<SignIns.maximumTickets { _ = ticket() }
        #expect(try await signIns.redeem(first, client: client) == nil)
    }
}
