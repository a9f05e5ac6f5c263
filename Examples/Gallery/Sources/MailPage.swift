import Evergreen

/// A split view: folders, the messages of one, and one message.
struct MailPage: View {
    @State private var folder: MailFolder?
    @State private var selection: MailMessage.ID?
    @State private var messages = MailMessage.samples

    var body: some View {
        NavigationSplitView {
            List(MailFolder.allCases, selection: $folder) { folder in
                Label(folder.title, systemImage: folder.symbol)
                    .badge(messages.count { $0.folder == folder && $0.isUnread })
                    .tag(folder)
            }
            .navigationTitle("Mail")
            .navigationSplitViewColumnWidth(min: 180, ideal: 230, max: 320)
            .toolbar {
                ToolbarItem(placement: .bottomBar) { Text("\(messages.count) messages").foregroundStyle(.secondary) }
            }
        } content: {
            if let folder {
                MessageList(folder: folder, messages: messages.filter { $0.folder == folder }, selection: $selection)
                    .contextMenu(forSelectionType: MailMessage.ID.self) { ids in
                        if !ids.isEmpty {
                            Button("Mark as read") { change(ids) { $0.isUnread = false } }
                            Button("Move to the archive") { change(ids) { $0.folder = .archive } }
                        }
                    } primaryAction: { ids in
                        selection = ids.first
                        change(ids) { $0.isUnread = false }
                    }
            } else {
                ContentUnavailableView("Select a folder", systemImage: "folder")
            }
        } detail: {
            if let index = messages.firstIndex(where: { $0.id == selection }) {
                MessageView(message: $messages[index]).id(messages[index].id)
            } else {
                ContentUnavailableView("Select a message", systemImage: "envelope")
            }
        }
        .onChange(of: folder) { selection = nil }
    }

    private func change(_ ids: Set<MailMessage.ID>, _ action: (inout MailMessage) -> Void) {
        for index in messages.indices where ids.contains(messages[index].id) { action(&messages[index]) }
    }
}

private struct MessageList: View {
    let folder: MailFolder
    let messages: [MailMessage]
    @Binding var selection: MailMessage.ID?

    var body: some View {
        List(messages, selection: $selection) { message in
            VStack(alignment: .leading) {
                HStack {
                    Text(message.sender).bold()
                    Spacer()
                    if message.isUnread { Image(systemName: "circle.fill").foregroundStyle(.tint) }
                }
                Text(message.subject)
                Text(message.text).lineLimit(1).foregroundStyle(.secondary)
            }
        }
        .navigationTitle(folder.title)
    }
}

private struct MessageView: View {
    @Binding var message: MailMessage
    @State private var reply = ""

    var body: some View {
        Form {
            LabeledContent("From", value: message.sender)
            Text(message.text)
            Section("Reply") {
                TextField("Reply", text: $reply, axis: .vertical)
                Button("Send") { reply = "" }.disabled(reply.isEmpty)
            }
        }
        .navigationTitle(message.subject)
        .toolbar {
            Button(message.isUnread ? "Mark as read" : "Mark as unread") { message.isUnread.toggle() }
        }
    }
}

private enum MailFolder: String, CaseIterable, Identifiable, Codable {
    case inbox, sent, archive

    var id: Self { self }

    var title: String { rawValue.capitalized }

    var symbol: String {
        switch self {
        case .inbox: "tray"
        case .sent: "arrow.up"
        case .archive: "folder"
        }
    }
}

private struct MailMessage: Identifiable, Codable {
    var id: Int
    var folder: MailFolder
    var sender: String
    var subject: String
    var text: String
    var isUnread: Bool

    static var samples: [MailMessage] {
        let paragraph =
            "The beds by the wall are dug, and the first beans are in. Bring gloves on Saturday, and something to drink: it is going to be warm, and there is no shade yet."
        let subjects = ["Beans", "Saturday", "The shed", "Water", "Seeds to swap", "Compost", "A ladder", "Keys"]
        let senders = ["Ada", "Barbara", "Grace", "Hedy"]
        return (0..<24).map { number in
            MailMessage(
                id: number,
                folder: number % 6 == 5 ? .archive : number % 4 == 3 ? .sent : .inbox,
                sender: senders[number % senders.count],
                subject: subjects[number % subjects.count] + (number < subjects.count ? "" : " (\(number))"),
                text: paragraph,
                isUnread: number % 3 == 0
            )
        }
    }
}

/// The split view as a window of its own: `make demo APP=Gallery OPTIONS="--preview Mail"`.
struct MailPage_Previews: PreviewProvider {
    static var previews: some View { MailPage() }
}
