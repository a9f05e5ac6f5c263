import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Long lists without a script: links page through rows.
@MainActor
@Suite(.serialized)
struct RowLinkTests {
    private struct ListsApp: App {
        var body: some Scene {
            WindowGroup("Numbers") {
                NavigationStack {
                    VStack {
                        List(0..<1000, id: \.self) { Text("Row \($0)") }
                        List(0..<20, id: \.self) { Text("Short \($0)") }
                        List(0..<120, id: \.self) { Text("Other \($0)") }
                    }
                }
                .addressQuery("name", .constant("Ä&"), default: "")
            }
        }
    }

    private func run(_ body: @MainActor (RunningServer) async throws -> Void) async throws {
        try await RunningServer.run(host: AppHost(ListsApp()), body)
    }

    /// The numbers of a list's rows on a page.
    private func rows(_ name: String, in page: String) -> [Int] {
        page.matches(of: #/>(\w+) (\d+)</#).filter { $0.1 == name }.compactMap { Int($0.2) }
    }

    /// The destinations and labels of a page's links.
    private func links(in page: String) -> [(address: String, text: String)] {
        page.matches(of: #/<a href="(\?[^"]*)" rel="\w+">([^<]*)</a>/#)
            .map { (String($0.1).replacing("&amp;", with: "&"), String($0.2)) }
    }

    @Test func `a page links to the rows after its long lists' first ones`() async throws {
        try await run { server in
            let page = try await server.get("/")
            #expect(rows("Row", in: page) == Array(0..<20) && rows("Other", in: page) == Array(0..<20))
            #expect(links(in: page).map(\.text) == ["Next: 21–120 / 1,000", "Next: 21–120 / 120"])
            #expect(page.contains("<nav class=\"notice\" aria-label=\"More rows\">"))
        }
    }

    @Test func `links page through all rows in both directions`() async throws {
        try await run { server in
            var page = try await server.get("/?x=%3C1")
            var seen = rows("Row", in: page)
            while let next = links(in: page).first(where: { $0.text.hasPrefix("Next") && $0.text.hasSuffix("1,000") }) {
                #expect(next.address.hasPrefix("?x=%3C1&_evergreen-rows=0."))
                page = try await server.get("/" + next.address)
                seen += rows("Row", in: page)
                #expect(rows("Other", in: page) == Array(0..<20))
            }
            #expect(seen == Array(0..<1000))
            var back = rows("Row", in: page)
            while let previous = links(in: page).first(where: { $0.text.hasPrefix("Previous") }) {
                page = try await server.get("/" + previous.address)
                back = rows("Row", in: page) + back
            }
            #expect(Array(Set(back)).sorted() == Array(0..<1000) && rows("Row", in: page).first == 0)
        }
    }

    @Test func `each long list has its own links`() async throws {
        try await run { server in
            let page = try await server.get("/?_evergreen-rows=1.50")
            #expect(rows("Row", in: page) == Array(0..<20) && rows("Other", in: page) == Array(50..<120))
            #expect(links(in: page).map(\.text) == ["Next: 21–120 / 1,000", "Previous: 1–50 / 120"])
        }
    }

    @Test func `an app does not see the rows query parameter`() async throws {
        try await run { server in
            let page = try await server.get("/?_evergreen-rows=0.100&b=2")
            #expect(page.contains("data-address=\"?") && !page.contains("data-address=\"?_evergreen"))
            #expect(rows("Row", in: page) == Array(100..<200))
            #expect(links(in: page).first?.address == "?b=2&_evergreen-rows=0.0")
        }
    }

    @Test(arguments: [
        "", "0", "0.", "0.x", "-1.5", "0.-5", "9.50", "0.1000", "0.99999999999999999999", "0.9223372036854775807",
        "1.1.1", "%30.5",
        "0.50&_evergreen-rows=1.50",
    ])
    func `malformed row parameters and rows out of range are ignored`(item: String) async throws {
        try await run { server in
            let page = try await server.get("/?_evergreen-rows=\(item)")
            #expect(page.hasPrefix("HTTP/1.1 200"))
            let first = item.hasPrefix("0.50&") ? 50 : 0
            #expect(rows("Row", in: page).first == first)
            #expect(rows("Other", in: page) == Array(0..<20))
        }
    }

    @Test func `row links are in the page's language`() {
        let link = RowLink(
            address: RowsAddress(list: 0, firstRow: 1000),
            rows: 1000..<1100,
            total: 5000,
            isNext: true
        )
        let drawing = SessionDrawing(title: "", html: "", styles: [], language: "de-CH", rowLinks: [link])
        let page = PageShell.text(of: drawing, token: .random(), limits: SessionLimits(), query: "a=\"b\"").html
        #expect(page.contains("?a=&quot;b&quot;&amp;_evergreen-rows=0.1000\" rel=\"next\">"))
        #expect(page.contains(">Weiter: 1’001–1’100 / 5’000</a>"))
        #expect(page.contains("aria-label=\"Weitere Zeilen\""))
    }
}
