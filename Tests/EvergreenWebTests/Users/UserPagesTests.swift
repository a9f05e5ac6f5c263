import EvergreenPageStorage
import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Users' pages: authorization, and what happens to pages when users sign in and out.
@MainActor
struct UserPagesTests {
    private func text(_ html: String) -> String? {
        html.firstMatch(of: />(guest|ada|bob|Who are you\?|Not allowed)</).map { String($0.1) }
    }

    @Test func `signing in renames the browser and gives all its pages the user`() async throws {
        let registry = UserApps().registry()
        let browser = UserApps.Browser(registry)
        let (_, otherSocket, html) = try await browser.open()
        #expect(text(html) == "guest")
        let (page, socket, _) = try await browser.open()
        let before = browser.client
        try await browser.signIn("ada", on: page, socket)
        #expect(browser.client != before)
        // The other page is reopened once the browser has the cookies: earlier, it would be opened without them.
        #expect(otherSocket.closed == nil)
        #expect(try await text(browser.open().html) == "ada")
        #expect(otherSocket.closed == .userChanges(ticket: nil))
        // The old name connects to nothing.
        let late = SocketRecorder()
        #expect(registry.connect(late, token: page.token.text, client: before, frame: 0) == nil)
        #expect(late.closed == .unknownSession)
    }

    @Test func `signing out ends all pages of the sign-in, including unconnected and sleeping ones`()
        async throws
    {
        let apps = UserApps()
        let registry = apps.registry()
        let browser = UserApps.Browser(registry)
        let (guest, guestSocket, _) = try await browser.open()
        try await browser.signIn("ada", on: guest, guestSocket)
        let (page, socket, _) = try await browser.open()
        let (away, awaySocket, _) = try await browser.open()
        registry.disconnect(awaySocket, from: away)
        let other = UserApps.Browser(registry)
        let (stranger, strangerSocket, _) = try await other.open()
        try await other.signIn("bob", on: stranger, strangerSocket)
        let (_, bobSocket, _) = try await other.open()

        try #require(page.userSwitch).signOut(false)
        await waitUntil { socket.closed != nil }
        #expect(socket.closed == .userChanges(ticket: nil))
        #expect(bobSocket.closed == nil)
        #expect(registry.count == 1)
        let late = SocketRecorder()
        #expect(registry.connect(late, token: away.token.text, client: browser.client, frame: 0) == nil)
        #expect(late.closed == .unknownSession)
        #expect(try await text(browser.open().html) == "guest")
    }

    @Test func `signing out everywhere ends the user's pages in other browsers`() async throws {
        let registry = UserApps().registry()
        var sockets: [SocketRecorder] = []
        var pages: [Session] = []
        for _ in 0..<2 {
            let browser = UserApps.Browser(registry)
            let (guest, guestSocket, _) = try await browser.open()
            try await browser.signIn("ada", on: guest, guestSocket)
            let (page, socket, _) = try await browser.open()
            pages.append(page)
            sockets.append(socket)
        }
        try #require(pages[0].userSwitch).signOut(true)
        await waitUntil { sockets.allSatisfy { $0.closed != nil } }
        #expect(sockets.map(\.closed) == [.userChanges(ticket: nil), .userChanges(ticket: nil)])
    }

    @Test func `a page's state is restored for the same user only`() async throws {
        let apps = UserApps()
        let signInStore = MemorySignInStore()
        let registry = apps.registry(signInStore: signInStore)
        let browser = UserApps.Browser(registry)
        let (guest, guestSocket, _) = try await browser.open()
        try apps.tap(guest, guestSocket)
        try await browser.signIn("ada", on: guest, guestSocket)
        // A guest's state is not restored for the user…
        let (page, socket, html) = try await browser.open(previous: guest.token)
        #expect(html.contains("count: 0"))
        try apps.tap(page, socket)
        // …the user's own state is…
        let (again, againSocket, againHTML) = try await browser.open(previous: page.token)
        #expect(againHTML.contains("count: 1"))
        #expect(text(againHTML) == "ada")
        await registry.stateWriter?.flush()
        // …after a restart as well…
        let next = apps.registry(signInStore: signInStore)
        let visitor = try await next.identify(WebRequest(), signIn: browser.signIn)
        #expect(visitor.user?.id == "ada")
        let restored = try await next.openPage(
            client: browser.client,
            address: "",
            visitor: visitor,
            previous: again.token
        )
        #expect(restored.1.html.contains("count: 1"))
        // …and not for the browser's next user or a guest.
        for visitor in [Visitor(), Visitor(user: AuthenticatedUser(id: "bob"))] {
            for registry in [registry, next] {
                let (_, drawing) = try await registry.openPage(
                    client: browser.client,
                    address: "",
                    visitor: visitor,
                    previous: again.token
                )
                #expect(drawing.html.contains("count: 0"))
            }
        }
        #expect(againSocket.closed == nil)
    }

    @Test func `a sleeping page's state is restored for the same user only`() async throws {
        let apps = UserApps()
        let registry = apps.registry()
        let visitor = Visitor(user: AuthenticatedUser(id: "ada"))
        let (token, _) = try await registry.openPage(client: apps.client, address: "", visitor: visitor)
        let socket = SocketRecorder()
        let page = try #require(registry.connect(socket, token: token.text, client: apps.client, frame: 0))
        try apps.tap(page, socket)
        registry.disconnect(socket, from: page)
        await waitUntil {
            apps.clock.advance(by: .seconds(10))
            return registry.count == 0
        }
        #expect(registry.sleepingSessions.count == 1)
        let bob = Visitor(user: AuthenticatedUser(id: "bob"))
        let (_, foreign) = try await registry.openPage(
            client: apps.client,
            address: "",
            visitor: bob,
            previous: token
        )
        #expect(foreign.html.contains("count: 0"))
        let (_, own) = try await registry.openPage(
            client: apps.client,
            address: "",
            visitor: visitor,
            previous: token
        )
        #expect(own.html.contains("count: 1"))
    }

    @Test func `users are checked periodically`() async throws {
        let apps = UserApps()
        let registry = apps.registry()
        let browser = UserApps.Browser(registry)
        let (guest, guestSocket, _) = try await browser.open()
        try await browser.signIn("ada", on: guest, guestSocket)
        let (_, socket, _) = try await browser.open()
        #expect(registry.userCheck != nil)
        // Nothing has changed.
        #expect(await registry.checkUsers())
        #expect(socket.closed == nil)
        // A role was removed.
        apps.accounts.set("ada", [])
        #expect(await registry.checkUsers())
        #expect(socket.closed == .userChanges(ticket: nil))
        #expect(await !registry.checkUsers())
    }

    @Test func `a sign-in that expired or ended at another process ends its pages`() async throws {
        let apps = UserApps()
        let store = MemorySignInStore()
        let registry = apps.registry(signInStore: store)
        for end in 0..<2 {
            let browser = UserApps.Browser(registry)
            let (guest, guestSocket, _) = try await browser.open()
            try await browser.signIn("ada", on: guest, guestSocket)
            let (page, socket, _) = try await browser.open()
            if end == 0 {
                let name = try #require(page.visitor.signIn)
                try await store.removeSignIn(named: name)
            } else {
                apps.seconds.withLockedValue { $0 += 1000 }
            }
            _ = await registry.checkUsers()
            #expect(socket.closed == .userChanges(ticket: nil))
        }
    }

    @Test func `pages stay while users can't be determined`() async throws {
        let apps = UserApps()
        let registry = apps.registry()
        let browser = UserApps.Browser(registry)
        let (guest, guestSocket, _) = try await browser.open()
        try await browser.signIn("ada", on: guest, guestSocket)
        let (_, socket, _) = try await browser.open()
        apps.accounts.fail()
        #expect(await registry.checkUsers())
        #expect(socket.closed == nil)
        await #expect(throws: UserApps.Accounts.Failure.self) { try await browser.open() }
    }

    @Test func `a page requested while its user signed out is not opened`() async throws {
        let registry = UserApps().registry()
        let browser = UserApps.Browser(registry)
        let (guest, guestSocket, _) = try await browser.open()
        try await browser.signIn("ada", on: guest, guestSocket)
        let (page, _, _) = try await browser.open()
        let visitor = try await registry.identify(WebRequest(), signIn: browser.signIn)
        try #require(page.userSwitch).signOut(false)
        await #expect(throws: SessionRefusal.userChanged) {
            try await registry.openPage(client: browser.client, address: "", visitor: visitor)
        }
    }

    @Test func `a window's content is built only for authorized users`() async throws {
        let registry = UserApps(role: "writer").registry()
        let browser = UserApps.Browser(registry)
        let (guest, guestSocket, html) = try await browser.open()
        #expect(text(html) == "Who are you?")
        #expect(!html.contains("count:"))
        #expect(registry.rules.denies(guest.visitor))
        try await browser.signIn("bob", on: guest, guestSocket)
        let (bob, bobSocket, denied) = try await browser.open()
        #expect(text(denied) == "Not allowed")
        #expect(!denied.contains("count:"))
        #expect(registry.rules.denies(bob.visitor))
        try await browser.signIn("ada", on: bob, bobSocket)
        let (ada, _, content) = try await browser.open()
        #expect(content.contains("count: 0"))
        #expect(!registry.rules.denies(ada.visitor))
    }

    @Test func `signing in requires authentication, a page and a valid id`() async throws {
        let registry = UserApps().registry(rules: PageRules())
        let (page, _, _) = try await UserApps.Browser(registry).open()
        #expect(throws: SignInError.noAuthentication) {
            try SignInAction(users: page.userSwitch)("ada")
        }
        #expect(throws: SignInError.invalidUserID) { try SignInAction(users: page.userSwitch)("") }
        #expect(throws: SignInError.invalidUserID) {
            try SignInAction(users: page.userSwitch)(String(repeating: "a", count: 257))
        }
        #expect(throws: SignInError.noPage) { try SignInAction(users: nil)("ada") }
    }
}
