import Evergreen
import EvergreenTesting
import Testing

@testable import Clubhouse

@MainActor
struct OfficeTests {
    @Test func `a member posts a notice, and removes it`() throws {
        let board = NoticeBoard()
        let screen = Screen {
            OfficeView(board: board).environment(\.user, AuthenticatedUser(id: "ada"))
        }
        try screen.find(.textField).type("Tea at four")
        try screen.find(.button, "Post").tap()
        #expect(board.notices.map(\.text) == ["Tea at four"])
        #expect(board.notices.map(\.author) == ["ada"])
        try screen.find(.button, "Remove").tap()
        #expect(board.notices.isEmpty)
    }
}
