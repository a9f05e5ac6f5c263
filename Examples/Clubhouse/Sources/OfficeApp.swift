import Evergreen

/// An editor for the notices, which the site restricts to members.
struct OfficeApp: App {
    let board: NoticeBoard

    init(board: NoticeBoard) { self.board = board }

    init() { self.init(board: NoticeBoard()) }

    var body: some Scene {
        WindowGroup("Office") { OfficeView(board: board) }
    }
}

struct OfficeView: View {
    let board: NoticeBoard
    @Environment(\.user) private var user
    @State private var text = ""

    var body: some View {
        List {
            Section("A notice by \(user?.name ?? "")") {
                TextField("Text", text: $text)
                Button("Post") {
                    board.post(text, by: user?.name ?? "")
                    text = ""
                }
                .disabled(text.isEmpty)
            }
            Section("Notices") {
                ForEach(board.notices) { notice in
                    LabeledContent(notice.text) {
                        Button("Remove", role: .destructive) { board.remove(notice) }
                    }
                }
            }
        }
        .navigationTitle("Office")
    }
}
