import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct AttributedTextTests {
    private func runs(_ text: Text) -> [TextRun] {
        let tree = ViewTree(text)
        guard case .richText(let runs) = tree.document.root.children.first?.description.kind else { return [] }
        return runs
    }

    @Test func `runs of an attributed string keep their attributes`() throws {
        var string = AttributedString("plain ")
        var red = AttributedString("red")
        red.foregroundColor = .red
        red.font = .title
        red.underlineStyle = .single
        var link = AttributedString("there")
        link.link = URL(string: "https://example.org/")
        link.kern = 2
        string.append(red)
        string.append(link)
        let runs = runs(Text(string))
        #expect(runs.map(\.text) == ["plain ", "red", "there"])
        #expect(runs[0].style.isEmpty)
        #expect(runs[1].style.contains(.lines(below: true, through: false)))
        #expect(runs[1].style.contains(.foreground(Color.red.paint)))
        #expect(runs[2].address == "https://example.org/")
        #expect(runs[2].style.contains(.letterSpacing(2)))
    }

    @Test func `an attributed string with uniform attributes is one text`() {
        var string = AttributedString("all bold")
        string.font = .headline
        let screen = Screen { Text(string).foregroundStyle(.secondary) }
        #expect(screen.texts == ["all bold"])
    }

    @Test func `Markdown becomes attributes`() throws {
        let runs = runs(Text(try AttributedString(markdown: "a **b** [c](https://example.org)")))
        #expect(runs.map(\.text) == ["a ", "b", " ", "c"])
        #expect(runs[1].style == [.font(FontDescription(weight: .bold))])
        #expect(runs[3].address == "https://example.org")
    }

    @Test func `a button style observes isPressed`() throws {
        struct Sinking: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label
                Text(configuration.isPressed ? "down" : "up")
            }
        }
        let tree = ViewTree(Button("Push") {}.buttonStyle(Sinking()))
        let button = try #require(tree.document.root.children.first)
        try tree.document.dispatch(.hold(true), to: button.id)
        tree.update()
        #expect(button.texts == ["Push", "down"])
        try tree.document.dispatch(.hold(false), to: button.id)
        tree.update()
        #expect(button.texts == ["Push", "up"])
    }

    @Test func `a button whose style does not read isPressed rejects press events`() throws {
        struct Plain: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label }
        }
        let tree = ViewTree(Button("Push") {}.buttonStyle(Plain()))
        let button = try #require(tree.document.root.children.first)
        #expect(throws: ElementEventError.self) { try tree.document.dispatch(.hold(true), to: button.id) }
    }

    @Test func `a run has a background color`() throws {
        var string = AttributedString("plain ")
        var marked = AttributedString("marked")
        marked.backgroundColor = .yellow
        string.append(marked)
        let runs = runs(Text(string))
        #expect(runs[0].style.isEmpty)
        #expect(runs[1].style == [.background(Color.yellow.paint)])
    }

    @Test func `Markdown options determine whether whitespace is preserved`() throws {
        func text(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String {
            let string = try AttributedString(
                markdown: "one  **two**\nthree",
                options: .init(interpretedSyntax: syntax)
            )
            return String(string.characters)
        }
        #expect(try text(.inlineOnlyPreservingWhitespace) == "one  two\nthree")
        #expect(try text(.inlineOnly) == "one two three")
    }

    @Test func `relative links refer to the base URL of the Markdown`() throws {
        let base = try #require(URL(string: "https://example.org/guide/"))
        let string = try AttributedString(
            markdown: "[Next](next)",
            options: .init(interpretedSyntax: .inlineOnly),
            baseURL: base
        )
        #expect(string.runs.first?.link?.absoluteString == "https://example.org/guide/next")
    }
}
