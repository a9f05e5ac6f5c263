import EvergreenDocument
import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

@MainActor
struct KeyboardTests {
    final class Log {
        var lines: [String] = []
    }

    // MARK: Shortcuts

    @Test func `a shortcut presses its button only`() throws {
        let log = Log()
        let screen = Screen {
            Button("Save") { log.lines.append("save") }.keyboardShortcut("s")
            Button("Export") { log.lines.append("export") }.keyboardShortcut("S", modifiers: [.command, .shift])
        }
        try screen.press("s", modifiers: .command)
        try screen.press("s", modifiers: [.shift, .command])
        #expect(log.lines == ["save", "export"])
        #expect(throws: ScreenError.self) { try screen.press("s", modifiers: []) }
        #expect(throws: ScreenError.self) { try screen.press("x", modifiers: .command) }
    }

    @Test func `the first enabled control with a shortcut handles it`() throws {
        let log = Log()
        let screen = Screen {
            Button("A") { log.lines.append("a") }.keyboardShortcut("k").disabled(true)
            HStack { Button("B") { log.lines.append("b") } }.keyboardShortcut("k")
            Button("C") { log.lines.append("c") }.keyboardShortcut("k")
        }
        try screen.press("k", modifiers: .command)
        #expect(log.lines == ["b"])
    }

    @Test func `the innermost shortcut wins, and nil removes a shortcut`() throws {
        let log = Log()
        let screen = Screen {
            Button("A") { log.lines.append("a") }.keyboardShortcut("a").keyboardShortcut("z")
            Button("B") { log.lines.append("b") }.keyboardShortcut(nil).keyboardShortcut("z")
        }
        try screen.press("a", modifiers: .command)
        #expect(log.lines == ["a"])
        #expect(throws: ScreenError.self) { try screen.press("z", modifiers: .command) }
    }

    @Test func `the default and cancel actions are Return and Escape without modifiers`() throws {
        let log = Log()
        let screen = Screen {
            Button("OK") { log.lines.append("ok") }.keyboardShortcut(.defaultAction)
            Button("Cancel") { log.lines.append("cancel") }.keyboardShortcut(.cancelAction)
        }
        try screen.press(.return, modifiers: [])
        try screen.press(.escape, modifiers: [])
        #expect(log.lines == ["ok", "cancel"])
        #expect(KeyboardShortcut(.return, modifiers: []) == .defaultAction)
    }

    @Test func `a shortcut keeps its key and ignores caps lock`() {
        let shortcut = KeyboardShortcut("k", modifiers: [.command, .capsLock])
        #expect(shortcut.key == "k")
        #expect(shortcut.modifiers == .command)
    }

    @Test func `keys have the names of browser key events`() {
        #expect(KeyEquivalent.upArrow.name == "ArrowUp")
        #expect(KeyEquivalent("K").name == "k")
        #expect(KeyEquivalent.delete.name == "Backspace")
        for key: KeyEquivalent in [
            .upArrow, .downArrow, .leftArrow, .rightArrow, .escape, .delete, .deleteForward, .home, .end, .pageUp,
            .pageDown, .clear, .tab, .space, .return, "a", "?", "é",
        ] {
            #expect(KeyEquivalent(name: key.name) == key)
        }
        #expect(KeyEquivalent(name: "F5") == nil)
    }

    // MARK: Keys of a view

    @Test func `a view receives its keys in its phases`() throws {
        let log = Log()
        let screen = Screen {
            Text("Field").focusable()
                .onKeyPress(keys: [.upArrow, "x"], phases: .up) { press in
                    log.lines.append("\(press.key.name) \(press.phase == .up)")
                    return .handled
                }
        }
        let text = try screen.find(.text, "Field")
        try text.press("x", phase: .up)
        try text.press(.upArrow, phase: .up)
        #expect(log.lines == ["x true", "ArrowUp true"])
        #expect(throws: ScreenError.self) { try text.press("x") }
        #expect(throws: ScreenError.self) { try text.press("y", phase: .up) }
    }

    @Test func `an ignored key press goes to the next handling ancestor`() throws {
        let log = Log()
        let screen = Screen {
            VStack {
                Text("Field").focusable()
                    .onKeyPress(.space) {
                        log.lines.append("inner")
                        return log.lines.count > 2 ? .handled : .ignored
                    }
                    .onKeyPress("x") {
                        log.lines.append("never")
                        return .handled
                    }
            }
            .onKeyPress { press in
                log.lines.append("outer \(press.characters)")
                return .handled
            }
        }
        let text = try screen.find(.text, "Field")
        try text.press(.space)
        try text.press(.space)
        #expect(log.lines == ["inner", "outer  ", "inner"])
    }

    @Test func `characters of a set are handled, including non-ASCII ones`() throws {
        let log = Log()
        let screen = Screen {
            Text("Field").focusable()
                .onKeyPress(characters: CharacterSet(charactersIn: "1é")) { press in
                    log.lines.append(press.characters)
                    return .handled
                }
        }
        let text = try screen.find(.text, "Field")
        try text.press("1")
        try text.press("é")
        // The page can't decide: the server does.
        try text.press("ü")
        #expect(log.lines == ["1", "é"])
        #expect(throws: ScreenError.self) { try text.press("2") }
    }

    @Test func `a key press has its modifiers`() throws {
        let log = Log()
        let screen = Screen {
            Text("Field").focusable()
                .onKeyPress { press in
                    log.lines.append("\(press.modifiers == [.shift, .option])")
                    return .handled
                }
        }
        try screen.find(.text, "Field").press("a", modifiers: [.shift, .option])
        #expect(log.lines == ["true"])
    }

    @Test func `a disabled view receives no keys and can't be focused`() throws {
        let log = Log()
        let screen = Screen {
            Text("Field").focusable()
                .onKeyPress("x") {
                    log.lines.append("x")
                    return .handled
                }
                .disabled(true)
        }
        #expect(throws: ScreenError.self) { try screen.find(.text, "Field").press("x") }
        #expect(log.lines.isEmpty)
    }

    @Test func `focused applies to a view through onKeyPress modifiers`() throws {
        struct Focusable: View {
            @FocusState var isFocused: Bool
            var body: some View {
                Text(isFocused ? "focused" : "not focused")
                    .onKeyPress("x") { .handled }
                    .onKeyPress("y") { .handled }
                    .focusable()
                    .focused($isFocused)
                Button("Focus") { isFocused = true }
            }
        }
        let screen = Screen { Focusable() }
        try screen.find(.button, "Focus").tap()
        let text = try screen.find(.text, "focused")
        #expect(text.isFocused)
    }

    @Test func `a focusable view follows its focus state`() throws {
        struct Focusable: View {
            @FocusState var isFocused: Bool
            var body: some View {
                Text(isFocused ? "focused" : "not focused").focusable().focused($isFocused)
                Button("Focus") { isFocused = true }
            }
        }
        let screen = Screen { Focusable() }
        try screen.find(.button, "Focus").tap()
        let text = try screen.find(.text, "focused")
        #expect(text.isFocused)
        try text.blur()
        #expect(screen.texts.contains("not focused"))
    }
}
