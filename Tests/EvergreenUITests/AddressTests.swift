import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

/// Addresses that views contribute to, and the places that an address restores.
@MainActor
struct AddressTests {
    private enum Part: String {
        case players, teams
    }

    /// Tabs; the first contains a stack of players and their teams.
    private struct League: View {
        @State private var part = Part.players

        var body: some View {
            TabView(selection: $part) {
                Tab("Players", systemImage: "person", value: .players) {
                    NavigationStack {
                        List(1..<4) { NavigationLink("Player \($0)", value: $0) }
                            .navigationDestination(for: Int.self, address: "") { PlayerPage(player: $0) }
                    }
                }
                Tab("Teams", systemImage: "flag", value: .teams) { Teams() }
            }
            .addressSegment($part)
        }
    }

    private struct PlayerPage: View {
        let player: Int

        var body: some View {
            Text("Player \(player)!")
            NavigationLink("Team", value: "reds")
            NavigationLink("Secret") { Text("Hidden") }
                .navigationDestination(for: String.self, address: "team/named") { Text("Team \($0)!") }
        }
    }

    private struct Teams: View {
        @State private var order = "name"
        @State private var filter: Int?

        var body: some View {
            Button("By size") { order = "size" }
            Button("Filter") { filter = 3 }
            Text("Teams by \(order), \(filter ?? 0)")
                .addressQuery("order", $order, default: "name")
                .addressQuery("filter", $filter)
        }
    }

    @Test func `tabs and pushed values make up the address`() throws {
        let screen = Screen { League() }
        #expect(screen.address == "/players")
        try screen.find(.link, "Player 2").tap()
        #expect(screen.address == "/players/2")
        try screen.find(.link, "Team").tap()
        #expect(screen.address == "/players/2/team/named/reds")
        try screen.find(.backButton).tap()
        #expect(screen.address == "/players/2")
        // A page without an address segment has the address of the page below.
        try screen.find(.link, "Secret").tap()
        #expect(screen.address == "/players/2" && screen.texts.contains("Hidden"))
        try screen.find(.tab, "Teams").tap()
        #expect(screen.address == "/teams")
        try screen.find(.button, "By size").tap()
        try screen.find(.button, "Filter").tap()
        #expect(screen.address == "/teams?filter=3&order=size")
        try screen.find(.tab, "Players").tap()
        #expect(screen.address == "/players/2")
    }

    @Test(arguments: [
        ("/players/2", "Player 2!"), ("/players/2/", "Player 2!"), ("/players/2/team/named/reds", "Team reds!"),
        ("/players/2/team/named/a%2Fb", "Team a/b!"), ("/teams", "Teams by name, 0"),
        ("/teams?order=size&filter=4&other=1", "Teams by size, 4"), ("/teams?filter=x", "Teams by name, 0"),
    ])
    func `an address restores its place on the first render`(address: String, text: String) {
        let screen = Screen(at: address) { League() }
        #expect(screen.isFound)
        #expect(screen.texts.contains(text), "\(screen.texts)")
        #expect(screen.takePatches() == 0)
    }

    @Test func `an address restores the pages below its page`() throws {
        let screen = Screen(at: "/players/2/team/named/reds") { League() }
        #expect(screen.address == "/players/2/team/named/reds")
        try screen.find(.backButton).tap()
        #expect(screen.texts.contains("Player 2!") && screen.address == "/players/2")
        try screen.find(.backButton).tap()
        #expect(screen.texts.contains("Player 3") && screen.address == "/players")
    }

    @Test(arguments: [
        "/nothing", "/players/x", "/players/2/team/named", "/players/2/other/1", "/teams/2", "/Players",
        "/players/99999999999999999999",
    ])
    func `an unknown address is not found and stays unchanged`(address: String) throws {
        let screen = Screen(at: address) { League() }
        #expect(!screen.isFound)
        #expect(screen.texts.contains("There is no page at this address."))
        #expect(!screen.texts.contains("Player 1"))
        #expect(screen.address == address)
        // A known address is found again.
        try screen.visit("/players/1")
        #expect(screen.isFound && screen.texts.contains("Player 1!") && screen.address == "/players/1")
    }

    @Test func `unknown query parameters stay until the user navigates`() throws {
        let screen = Screen(at: "/players/2?from=mail") { League() }
        #expect(screen.address == "/players/2?from=mail")
        try screen.find(.backButton).tap()
        #expect(screen.address == "/players")
    }

    @Test func `the browser's history navigates to an address`() throws {
        let screen = Screen { League() }
        try screen.find(.link, "Player 2").tap()
        try screen.find(.link, "Secret").tap()
        try screen.visit("/players/3")
        #expect(screen.texts.contains("Player 3!") && screen.address == "/players/3")
        try screen.visit("/players")
        #expect(screen.texts.contains("Player 1"))
        try screen.visit("/teams?order=size")
        #expect(screen.texts.contains("Teams by size, 0"))
        // Places that the address omits have their initial state.
        try screen.visit("/teams")
        #expect(screen.texts.contains("Teams by name, 0"))
        try screen.visit("/")
        #expect(screen.address == "/players")
        #expect(throws: ScreenError.self) { try screen.visit("/%zz") }
    }

    @Test func `pages below a new place keep their state`() throws {
        struct Counting: View {
            @State private var count = 0
            var body: some View {
                Button("Count \(count)") { count += 1 }
                NavigationLink("Next", value: 2)
            }
        }
        struct Stack: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("First", value: 1)
                        .navigationDestination(for: Int.self, address: "n") { _ in Counting() }
                }
            }
        }
        let screen = Screen(at: "/n/1") { Stack() }
        try screen.find(.button, "Count 0").tap()
        try screen.find(.link, "Next").tap()
        #expect(screen.address == "/n/1/n/2")
        try screen.visit("/n/1")
        #expect(screen.texts.contains("Count 1"))
    }

    @Test func `a stack in a tab without a segment is in the address while the tab is selected`() throws {
        struct Tabs: View {
            var body: some View {
                TabView {
                    Tab("One", systemImage: "star") {
                        NavigationStack {
                            NavigationLink("Next", value: 1)
                                .navigationDestination(for: Int.self, address: "one") { Text("One \($0)") }
                        }
                    }
                    Tab("Two", systemImage: "heart") { Text("Two") }
                }
            }
        }
        let screen = Screen { Tabs() }
        try screen.find(.link, "Next").tap()
        #expect(screen.address == "/one/1")
        try screen.find(.tab, "Two").tap()
        #expect(screen.address == "/")
        try screen.find(.tab, "One").tap()
        #expect(screen.address == "/one/1")
    }

    @Test func `a list selection is a segment, and nil omits it`() throws {
        struct Mail: View {
            @State private var message: Int?
            var body: some View {
                NavigationSplitView {
                    List(1..<4, id: \.self, selection: $message) { Text("Message \($0)") }
                } detail: {
                    if let message { Text("Text \(message)") } else { Text("No message") }
                }
                .addressSegment($message)
            }
        }
        let screen = Screen(at: "/2") { Mail() }
        #expect(screen.texts.contains("Text 2"))
        try screen.visit("/")
        #expect(screen.texts.contains("No message") && screen.address == "/")
        try screen.visit("/3")
        #expect(screen.texts.contains("Text 3") && screen.address == "/3")
    }

    @Test(arguments: [false, true])
    func `links in a leading column have addresses`(isCompact: Bool) throws {
        struct Library: View {
            var body: some View {
                NavigationSplitView {
                    List(1..<4, id: \.self) { NavigationLink("Book \($0)", value: $0) }
                        .navigationDestination(for: Int.self, address: "books") { Text("Book \($0)!") }
                } detail: {
                    Text("No book")
                }
            }
        }
        let screen = Screen(at: "/books/2") {
            Library().environment(\.horizontalSizeClass, isCompact ? .compact : .regular)
        }
        #expect(screen.isFound && screen.address == "/books/2")
        #expect(screen.texts.contains("Book 2!"))
        try screen.visit("/books/3")
        #expect(screen.texts.contains("Book 3!") && screen.address == "/books/3")
    }

    @Test func `views in a sheet don't contribute to the address`() {
        let screen = Screen {
            Text("Below").sheet(isPresented: .constant(true)) {
                NavigationStack {
                    Text("Above").addressSegment(.constant("sheet"))
                }
            }
        }
        #expect(screen.texts.contains("Above") && screen.address == "/")
    }

    @Test func `a value without a valid segment is omitted`() throws {
        struct Named: View {
            @State private var name = "a"
            var body: some View {
                Button("Next") { name = ["a": "..", "..": "", "": "é/ü"][name] ?? "a" }.addressSegment($name)
            }
        }
        let screen = Screen { Named() }
        #expect(screen.address == "/a")
        for address in ["/", "/", "/%C3%A9%2F%C3%BC"] {
            try screen.find(.button).tap()
            #expect(screen.address == address)
        }
    }

    @Test func `a restored page keeps its address and state`() throws {
        let first = Screen { League() }
        try first.visit("/players/2?from=mail")
        let second = Screen(restoring: first) { League() }
        #expect(second.texts.contains("Player 2!"))
        #expect(second.address == "/players/2?from=mail")
        try second.find(.link, "Secret").tap()
        let third = Screen(restoring: second) { League() }
        #expect(third.texts.contains("Hidden") && third.address == "/players/2?from=mail")
    }

    @Test func `a restored page does not call onOpenURL again`() throws {
        let first = Screen { Opening(log: log) }
        try first.visit("/5")
        let second = Screen(restoring: first) { Opening(log: log) }
        #expect(second.address == "/5" && second.texts.contains("Number 5"))
        #expect(log.urls.count == 1)
    }

    // MARK: URLs

    @MainActor
    private final class Log {
        var urls: [String] = []
    }

    private struct Opening: View {
        let log: Log
        @State private var path: [Int] = []
        @Environment(\.openURL) private var openURL

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    ForEach(
                        ["/5", "http://localhost/6", "/7?a=b#c", "https://example.org/8", "//example.org/9", "x"],
                        id: \.self
                    ) { text in
                        if let url = URL(string: text) {
                            Button("Open \(text)") { openURL(url) }
                            Link("Link \(text)", destination: url)
                        }
                    }
                    Text("[in text](/4)")
                }
                .navigationDestination(for: Int.self) { Text("Number \($0)") }
            }
            .onOpenURL { url in
                log.urls.append(url.absoluteString)
                path = Int(url.lastPathComponent).map { [$0] } ?? []
            }
        }
    }

    private let log = Log()

    @Test func `the app receives the URL that its page was opened with`() {
        let screen = Screen(at: "/a/12?x=%20") { Opening(log: log) }
        #expect(log.urls == ["http://localhost/a/12?x=%20"])
        #expect(screen.isFound && screen.address == "/a/12?x=%20")
        #expect(screen.texts.contains("Number 12"))
        _ = Screen { Opening(log: log) }
        #expect(log.urls.count == 1, "The app itself is not opened by a URL.")
    }

    @Test func `links and openURL within the app navigate to its places`() throws {
        for kind in ["Open", "Link"] {
            let role: ElementRole = kind == "Open" ? .button : .link
            for (text, address, number) in [
                ("/5", "/5", 5), ("http://localhost/6", "/6", 6), ("/7?a=b#c", "/7?a=b", 7),
            ] {
                let screen = Screen { Opening(log: log) }
                try screen.find(role, "\(kind) \(text)").tap()
                #expect(screen.texts.contains("Number \(number)") && screen.address == address)
                #expect(screen.takeOpenedURLs().isEmpty)
            }
            let screen = Screen { Opening(log: log) }
            try screen.find(role, "\(kind) https://example.org/8").tap()
            #expect(screen.takeOpenedURLs().map(\.absoluteString) == ["https://example.org/8"])
        }
        let screen = Screen { Opening(log: log) }
        try screen.find(.button, "Open //example.org/9").tap()
        try screen.find(.button, "Open x").tap()
        #expect(screen.takeOpenedURLs().isEmpty && screen.address == "/")
        let text = try #require(screen.findAll(.text).last { $0.texts == ["in text"] })
        try text.followLink("in text")
        #expect(screen.texts.contains("Number 4") && screen.address == "/4")
        #expect(log.urls.last == "http://localhost/4")
    }

    @Test func `views consume their segments before onOpenURL is called`() throws {
        struct Both: View {
            let log: Log
            @State private var part = "none"
            var body: some View {
                Text(part).addressSegment($part)
                    .onOpenURL { log.urls.append("\(part) \($0.path)") }
            }
        }
        let screen = Screen(at: "/one/two") { Both(log: log) }
        #expect(screen.isFound && log.urls == ["one /one/two"])
        #expect(screen.address == "/one/two")
    }

    @Test func `an address is found once a view that handles it is mounted`() async throws {
        struct Loading: View {
            @State private var isLoaded = false
            var body: some View {
                if isLoaded {
                    NavigationStack {
                        Text("Root").navigationDestination(for: Int.self, address: "") { Text("Page \($0)") }
                    }
                } else {
                    Text("Loading").task { isLoaded = true }
                }
            }
        }
        let screen = Screen(at: "/7") { Loading() }
        #expect(!screen.isFound)
        try await screen.wait { screen.isFound }
        #expect(screen.texts.contains("Page 7") && screen.address == "/7")
    }
}
