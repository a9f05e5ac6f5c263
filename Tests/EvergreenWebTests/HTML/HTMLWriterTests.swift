import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct HTMLWriterTests {
    @Test(arguments: [
        ("<img src=x onerror=alert(1)>", "&lt;img src=x onerror=alert(1)&gt;"),
        ("\"quoted\" & 'single'", "&quot;quoted&quot; &amp; 'single'"),
        ("&lt;", "&amp;lt;"),
        ("a\0b\rc\nd", "a\u{FFFD}b&#13;c\nd"),
        ("Zoë 👩‍👩‍👧 日本", "Zoë 👩‍👩‍👧 日本"),
        ("", ""),
    ])
    func `texts are escaped`(text: String, escaped: String) {
        let window = HandmadeWindow()
        var writer = HTMLWriter()
        writer.write(window.text(text))
        #expect(writer.text == "<span id=e2 class=text>\(escaped)</span>")
    }

    @Test func `attribute values can't close their quotes`() {
        let window = HandmadeWindow()
        let hostile = "\"><script>alert(1)</script>"
        let traits = TextFieldTraits(label: hostile, prompt: hostile, text: hostile, isContinuous: true)
        let field = window.make(.textField(traits))
        field.change {
            $0.attributes.accessibilityIdentifier = hostile
            $0.attributes.accessibilityLabel = hostile
        }
        var writer = HTMLWriter()
        writer.write(field)
        #expect(!writer.text.contains("<script"))
        #expect(writer.text.contains("value=\"&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;\""))
    }

    @Test(arguments: [
        ("players/7", "players/7"), ("#fff", "#fff"), ("a-B_9.c:d,e", "a-B_9.c:d,e"), ("/", "/"),
        ("two words", "\"two words\""), ("a\tb", "\"a\tb\""), ("a\nb", "\"a\nb\""), ("a\u{C}b", "\"a\u{C}b\""),
        ("a=b", "\"a=b\""), ("it's", "\"it's\""), ("`a`", "\"`a`\""), ("a>", "\"a&gt;\""), ("é", "\"é\""),
        ("url(#f7)", "\"url(#f7)\""),
    ])
    func `attribute values are quoted unless they need no quotes`(value: String, written: String) {
        var writer = HTMLWriter()
        writer.write(HTML(.div, [], [.init(.title, value), .init(.value, "")]))
        #expect(writer.text == "<div title=\(written) value=\"\"></div>")
    }

    @Test func `elements of SVG without content close themselves`() {
        var writer = HTMLWriter()
        writer.write(HTML(.svg, [], [], [.node(HTML(.use, [], [.init(.href, "a/b")]))]))
        writer.write(HTML(.span))
        #expect(writer.text == "<svg><use href=a/b /></svg><span></span>")
    }

    @Test func `the page shell escapes the title`() {
        let drawing = SessionDrawing(title: "</title><script>", html: "", styles: [])
        let html = PageShell.text(of: drawing, token: .random(), limits: SessionLimits()).html
        #expect(html.contains("<title>&lt;/title&gt;&lt;script&gt;</title>"))
    }

    @Test func `a page has no inline styles, scripts or event handlers`() {
        let window = PlayersWindows(count: 3).open()
        var writer = HTMLWriter()
        writer.write(window.document.root)
        #expect(!writer.text.contains(" style="))
        #expect(!writer.text.contains("<style"))
        #expect(!writer.text.contains("<script"))
        #expect(writer.text.matches(of: /\son[a-z]+=/).isEmpty)
    }
}
