@testable import EvergreenUI
import EvergreenTesting
import Foundation
import SeededRandomness
import Testing

/// Inline Markdown of literals, per CommonMark.
@MainActor
struct InlineMarkdownTests {
    /// The spans of a text as HTML.
    private static func html(_ text: String, _ value: String = "") -> String {
        let units: [InlineMarkdown.Unit] = text.map { $0 == "§" ? .value(value) : .character($0) }
        return InlineMarkdown.spans(of: units).map { span in
            var html = span.text
            if span.isCode { html = "<code>\(html)</code>" }
            if span.isStruckThrough { html = "<del>\(html)</del>" }
            if span.isEmphasized { html = "<em>\(html)</em>" }
            if span.isStrong { html = "<strong>\(html)</strong>" }
            if let link = span.link { html = "<a \(link)>\(html)</a>" }
            return html
        }
        .joined()
    }

    @Test(arguments: [
        ("plain", "plain"),
        ("*a* b", "<em>a</em> b"),
        ("**a** b", "<strong>a</strong> b"),
        ("_a_ and __b__", "<em>a</em> and <strong>b</strong>"),
        ("***a***", "<strong><em>a</em></strong>"),
        ("**a *b* c**", "<strong>a </strong><strong><em>b</em></strong><strong> c</strong>"),
        ("*a **b***", "<em>a </em><strong><em>b</em></strong>"),
        ("a*b*c", "a<em>b</em>c"),
        ("snake_case_name", "snake_case_name"),
        ("2 * 3 * 4", "2 * 3 * 4"),
        ("a * b*", "a * b*"),
        ("**a", "**a"),
        ("*a**b*", "<em>a**b</em>"),
        ("*(**a**)*", "<em>(</em><strong><em>a</em></strong><em>)</em>"),
        ("~~a~~ ~b~ ~~~c~~~", "<del>a</del> <del>b</del> ~~~c~~~"),
        ("~~a~", "~~a~"),
        (#"\*a\* \\ \a"#, #"*a* \ \a"#),
        ("`a*b*` ``c`d``", "<code>a*b*</code> <code>c`d</code>"),
        ("` a ` `b", "<code>a</code> `b"),
        ("", ""),
        ("*", "*"),
        ("a\nb", "a\nb"),
    ])
    func `emphasis, code and escapes are parsed`(text: String, expected: String) {
        #expect(Self.html(text) == expected)
    }

    @Test(arguments: [
        ("[a](https://a.org)", "<a https://a.org>a</a>"),
        ("[*a* b](/c \"Title\")!", "<a /c><em>a</em></a><a /c> b</a>!"),
        ("[a](b(c)d)", "<a b(c)d>a</a>"),
        ("[a [b] c](d)", "<a d>a [b] c</a>"),
        ("[`]`](a)", "<a a><code>]</code></a>"),
        ("[a] (b) [c]", "[a] (b) [c]"),
        ("[a](b", "[a](b"),
        ("[a](b c)", "[a](b c)"),
        ("![picture](a.png)", "picture"),
        ("<https://a.org/b> <not a link>", "<a https://a.org/b>https://a.org/b</a> <not a link>"),
        ("**[a](b)**", "<a b><strong>a</strong></a>"),
    ])
    func `links are parsed`(text: String, expected: String) {
        #expect(Self.html(text) == expected)
    }

    @Test func `interpolated values are plain text`() {
        let value = "*a* [b](javascript:c) `d`"
        #expect(Self.html("**§**", value) == "<strong>\(value)</strong>")
        #expect(Self.html("[§](https://a.org/§)", "1)") == "<a https://a.org/1)>1)</a>")
        #expect(Self.html("*§*", " x ") == "<em> x </em>")
    }

    @Test(arguments: [1, 2, UInt64.random(in: 0...UInt64.max)])
    func `parsing random Markdown loses only markup characters`(seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        func text(of characters: String) -> String {
            String((0..<40).map { _ in characters.randomElement(using: &random) ?? "a" })
        }
        for _ in 0..<2_000 {
            let marked = text(of: "*_~`\\ ab")
            let spans = InlineMarkdown.spans(of: marked.map { .character($0) })
            #expect(spans.map(\.text).joined().filter(\.isLetter) == marked.filter(\.isLetter), "\(marked)")
            // Link destinations are not shown.
            let linked = text(of: "*_~`[]()<>!\\ ab")
            let shown = InlineMarkdown.spans(of: linked.map { .character($0) }).map(\.text).joined()
            #expect(shown.filter(\.isLetter).count <= linked.filter(\.isLetter).count, "\(linked)")
        }
    }

    // MARK: Texts

    private func runs(_ text: some View) -> [TextRun] {
        var runs: [TextRun] = []
        ViewTree(text).document.root.visit { element in
            if case .richText(let found) = element.description.kind { runs = found }
        }
        return runs
    }

    @Test func `a text renders its literal's Markdown`() throws {
        let name = "*Ada*"
        let found = runs(Text("Hello **\(name)**, see [the site](https://example.org)."))
        #expect(found.map(\.text) == ["Hello ", "*Ada*", ", see ", "the site", "."])
        #expect(found[1].style == [.font(FontDescription(weight: .bold))])
        #expect(found.map(\.address) == [nil, nil, nil, "https://example.org", nil])
        #expect(Screen { Text("Hello **\(name)**") }.texts == ["Hello *Ada*"])
        #expect(runs(Text("**a** b")).map(\.text) == ["a", " b"])
    }

    @Test func `strings that are not literals are verbatim`() {
        let text = "**a**"
        #expect(Screen { Text(text) }.texts == ["**a**"])
        #expect(Screen { Text(verbatim: "**a**") }.texts == ["**a**"])
    }

    @Test func `a text that is a single span keeps its other styles`() throws {
        let tree = ViewTree(Text("**a**").italic().foregroundColor(.red))
        let description = try #require(tree.document.root.children.first?.description)
        var font = FontDescription(weight: .bold)
        font.isItalic = true
        #expect(description.kind == .text("a"))
        #expect(description.style == [.font(font), .foreground(Color.red.paint)])
    }

    @Test func `links open only web, mail and telephone URLs`() {
        let found = runs(Text("[a](javascript:alert) [b](mailto:a@b.c) [c](file:///etc/passwd) [d](tel:1)"))
        #expect(found.compactMap(\.address) == ["mailto:a@b.c", "tel:1"])
    }

    @Test func `a link in a button's label is not a link`() {
        #expect(runs(Button("Read [this](https://a.org)") {}).compactMap(\.address).isEmpty)
        #expect(runs(Link("[a](https://b.org) c", destination: URL(filePath: "/"))).compactMap(\.address).isEmpty)
        #expect(runs(Text("[a](https://b.org) c").onTapGesture {}).compactMap(\.address) == ["https://b.org"])
    }

    @Test func `titles and labels have no markup`() {
        let tree = ViewTree(NavigationStack { Text("x").navigationTitle("**Big** title") })
        if case .window(let title, _) = tree.document.root.description.kind {
            #expect(title == "Big title")
        } else {
            Issue.record("no window")
        }
    }
}
