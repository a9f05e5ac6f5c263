import Evergreen

/// The public notices.
struct BoardApp: App {
    let board: NoticeBoard

    init(board: NoticeBoard) { self.board = board }

    init() { self.init(board: NoticeBoard()) }

    var body: some Scene {
        WindowGroup("Notice board") { BoardView(board: board) }
    }
}

private struct BoardView: View {
    let board: NoticeBoard
    @Environment(\.user) private var user

    var body: some View {
        List {
            Section(user.map { "Welcome, \($0.name)" } ?? "Welcome, guest") {
                ForEach(board.notices) { notice in
                    LabeledContent(notice.text, value: notice.author)
                }
                if board.notices.isEmpty { Text("There are no notices.") }
            }
        }
        .navigationTitle("Notice board")
    }
}
