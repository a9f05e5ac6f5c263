import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct KeyboardCommandTests {
    private final class Log {
        var lines: [String] = []
    }

    @Test func `arrow, Escape and delete keys are commands of the focused view`() throws {
        let log = Log()
        let screen = Screen {
            Text("Board").focusable()
                .onMoveCommand { log.lines.append("\($0)") }
                .onDeleteCommand { log.lines.append("delete") }
                .onExitCommand { log.lines.append("exit") }
        }
        let board = try screen.find(.text, "Board")
        for key in [KeyEquivalent.upArrow, .downArrow, .leftArrow, .rightArrow, .delete, .deleteForward, .escape] {
            try board.press(key)
        }
        #expect(log.lines == ["up", "down", "left", "right", "delete", "delete", "exit"])
        #expect(throws: ScreenError.self) { try board.press("x") }
    }

    @Test func `a held arrow key repeats, and a held delete key does not`() throws {
        let log = Log()
        let screen = Screen {
            Text("Board").focusable()
                .onMoveCommand { log.lines.append("\($0)") }
                .onDeleteCommand { log.lines.append("delete") }
        }
        let board = try screen.find(.text, "Board")
        try board.press(.upArrow, phase: .repeat)
        #expect(log.lines == ["up"])
        #expect(throws: ScreenError.self) { try board.press(.delete, phase: .repeat) }
    }

    @Test func `without an action, keys go to the ancestor`() throws {
        let log = Log()
        let screen = Screen {
            VStack {
                Text("Board").focusable().onMoveCommand(perform: nil).onExitCommand(perform: nil)
            }
            .onMoveCommand { log.lines.append("outer \($0)") }
        }
        let board = try screen.find(.text, "Board")
        try board.press(.upArrow)
        #expect(log.lines == ["outer up"])
        #expect(throws: ScreenError.self) { try board.press(.escape) }
    }
}
