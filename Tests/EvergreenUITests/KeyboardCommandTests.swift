import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct KeyboardCommandTests {
    private final class Log {
        var lines: [String] = []
    }

    @Test func `arrow keys, Escape and the keys that delete are commands of the view that has the focus`() throws {
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

    @Test func `an arrow key that is held moves again, and one that deletes does not`() throws {
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

    @Test func `without an action, the keys are those of the view around`() throws {
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
