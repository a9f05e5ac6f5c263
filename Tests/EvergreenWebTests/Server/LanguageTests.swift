import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// A page's language, from the request to the HTML.
@MainActor
@Suite(.serialized)
struct LanguageTests {
    @Test(arguments: [
        ("de-DE,de;q=0.9,en;q=0.8", "de-DE de en"), ("en;q=0.5, de", "de en"), ("de;q=0, en", "en"), ("*", ""),
        ("", ""),
        ("de;q=x, en;q=0.1", "en"), (" de ; q=0.3 ,\ten;Q=0.4", "en de"), (",,;,de;;,q=1", "de"),
        ("de;q=2, fr;q=-1", ""),
        ("de;q=nan,en", "en"), ("\u{0}\u{1},de", "de"), ("de-CH-1996,it;level=1;q=0.2", "de-CH it"),
    ])
    func `Accept-Language is parsed in order of weight`(header: String, languages: String) {
        #expect(AcceptLanguage.languages(in: header).map(\.text).joined(separator: " ") == languages)
    }

    @Test func `an overlong header is parsed up to a limit`() {
        #expect(AcceptLanguage.languages(in: nil).isEmpty)
        let many = AcceptLanguage.languages(in: String(repeating: "de,", count: 100_000))
        #expect(many.count <= WeightedValue.maximumCount)
        #expect(AcceptLanguage.languages(in: String(repeating: "ü;", count: 100_000)).isEmpty)
        #expect(AcceptLanguage.languages(in: String(repeating: "de-", count: 100_000)).isEmpty)
    }

    private func page(_ headers: String, environment: EnvironmentValues = EnvironmentValues()) async throws -> String {
        var page = ""
        let open: @MainActor (WindowStart) -> any SessionWindow = { start in
            ViewTree(
                NavigationStack(path: .constant([1])) {
                    Text(1234.5, format: .number).navigationDestination(for: Int.self) { _ in
                        Text(1234.5, format: .number)
                    }
                },
                environment: environment,
                start: start
            )
        }
        try await RunningServer.run(openWindow: open) { server in
            page = try await server.get("/", headers: headers)
        }
        return page
    }

    @Test func `an English app formats numbers for a German user`() async throws {
        let page = try await page("Accept-Language: de-DE,de;q=0.9\r\n")
        #expect(page.contains("<html lang=\"en-DE\" dir=\"ltr\">"))
        #expect(page.contains(">1.234,5<"))
        #expect(page.contains(">Back<"))
        #expect(page.lowercased().contains("cache-control: no-store"))
    }

    @Test func `the app's locale sets the page's language and direction`() async throws {
        var environment = EnvironmentValues()
        environment.locale = Locale(identifier: "ar_EG")
        let arabic = try await page("Accept-Language: de-DE,de;q=0.9\r\n", environment: environment)
        #expect(arabic.contains("<html lang=\"ar-EG\" dir=\"rtl\">"))
        #expect(arabic.contains("١٬٢٣٤٫٥"))
        environment.locale = Locale(identifier: "de")
        let german = try await page("", environment: environment)
        #expect(german.contains("<html lang=\"de\" dir=\"ltr\">"))
        #expect(german.contains(">Zurück<"))
    }

    @Test(arguments: ["\u{1}", String(repeating: "x-", count: 1000), "*;q=1", "'\"><script>", "zz-ZZ", "de-"])
    func `malformed headers get a page`(header: String) async throws {
        let page = try await page("Accept-Language: \(header)\r\n")
        if header.utf8.allSatisfy({ $0 >= 32 }) { #expect(page.hasPrefix("HTTP/1.1 200")) }
        #expect(!page.contains("><script>"))
    }

    @Test func `a not-found page is in the user's language`() async throws {
        try await RunningServer.run { server in
            let german = try await server.get("/_evergreen/nothing", headers: "Accept-Language: de\r\n")
            #expect(german.contains("<html lang=\"de\">") && german.contains("Hier ist nichts"))
            let japanese = try await server.get("/_evergreen/nothing", headers: "Accept-Language: ja, fr;q=0.5\r\n")
            #expect(japanese.contains("Rien ici"))
            let other = try await server.get("/_evergreen/nothing", headers: "Accept-Language: ja\r\n")
            #expect(other.contains("Nothing here"))
        }
    }

    @Test func `an element's language and direction are on its outermost node`() {
        let padding = StyleValue.padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
        var description = ElementDescription(.text("A"), style: [padding, .opacity(0.5), padding])
        description.attributes.notes = [.language("de"), .layoutDirection(.rightToLeft)]
        let html = ElementHTML(id: ElementID(rawValue: 1), description: description).html
        #expect(html[.lang] == "de" && html[.dir] == "rtl" && html[.id] == "e1")
    }

    @Test(arguments: [
        ("chevron.forward", true), ("arrow.uturn.backward", true), ("chevron.right", false), ("arrow.left", false),
        ("forward.fill", true), ("star", false),
    ])
    func `directional symbols follow the layout direction`(name: String, follows: Bool) {
        #expect(Symbols.followsReading(name) == follows)
    }

    @Test func `the page's own texts follow a change of the app's language`() throws {
        let tree = ViewTree(EmptyView())
        _ = tree.document.takePatches()
        var translation = PatchTranslation()
        tree.setTraits(
            {
                var traits = WindowTraits()
                traits.locale = Locale(identifier: "de")
                return traits
            }()
        )
        tree.update()
        tree.document.open("https://example.org")
        let operations = translation.takeOperations(of: tree.document)
        // Other operations of the same frame are not lost.
        #expect(operations.last == .open("https://example.org"))
        #expect(operations.contains { if case .redraw(let html) = $0 { html.contains("lang=de") } else { false } })
    }
}
