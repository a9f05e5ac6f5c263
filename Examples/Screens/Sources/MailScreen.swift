import SwiftUI

struct MailScreen: View {
    enum Mailbox: String, CaseIterable, Identifiable, Hashable {
        case inbox, sent, archive

        var id: Self { self }
        var symbol: String {
            switch self {
            case .inbox: "tray"
            case .sent: "paperplane"
            case .archive: "archivebox"
            }
        }
    }

    struct Message: Identifiable, Hashable {
        let id: Int
        let sender: String
        let subject: String
        let text: String
        var mailbox: Mailbox
        var isRead = false
    }

    @State private var messages = [
        Message(
            id: 1,
            sender: "Ada",
            subject: "Engine",
            text: "It weaves patterns.\nAs a loom weaves leaves.",
            mailbox: .inbox
        ),
        Message(id: 2, sender: "Grace", subject: "Moth", text: "We have found it, in relay 70.", mailbox: .inbox),
        Message(id: 3, sender: "Me", subject: "Re: Engine", text: "Thank you.", mailbox: .sent, isRead: true),
    ]
    @State private var mailbox: Mailbox? = .inbox
    @State private var selection: Message.ID?
    @State private var search = ""
    @State private var columns = NavigationSplitViewVisibility.all

    private var shown: [Message] {
        messages.filter {
            $0.mailbox == mailbox && (search.isEmpty || $0.subject.localizedCaseInsensitiveContains(search))
        }
    }

    var body: some View {
        NavigationSplitView(columnVisibility: $columns) {
            List(Mailbox.allCases, selection: $mailbox) { mailbox in
                Label(mailbox.rawValue.capitalized, systemImage: mailbox.symbol)
                    .badge(messages.filter { $0.mailbox == mailbox && !$0.isRead }.count)
            }
            .navigationTitle("Mail")
        } content: {
            List(selection: $selection) {
                ForEach(shown) { message in
                    VStack(alignment: .leading) {
                        HStack {
                            if !message.isRead { Circle().fill(.blue).frame(width: 8, height: 8) }
                            Text(message.sender).font(.headline)
                        }
                        Text(message.subject).font(.subheadline)
                        Text(message.text).font(.subheadline).foregroundStyle(.secondary).lineLimit(
                            2,
                            reservesSpace: true
                        )
                    }
                    .swipeActions(edge: .trailing) {
                        Button("Archive", systemImage: "archivebox") { move(message, to: .archive) }.tint(.purple)
                    }
                }
            }
            .listStyle(.plain)
            .searchable(text: $search)
            .navigationTitle(mailbox?.rawValue.capitalized ?? "Mail")
            .overlay { if shown.isEmpty { ContentUnavailableView("No Mail", systemImage: "tray") } }
        } detail: {
            if let message = messages.first(where: { $0.id == selection }) {
                ScrollView {
                    VStack(alignment: .leading, spacing: 12) {
                        Text(message.subject).font(.title).bold()
                        Text("From \(message.sender)").foregroundStyle(.secondary)
                        Divider()
                        Text(message.text)
                    }
                    .frame(maxWidth: .infinity, alignment: .leading)
                    .padding()
                }
                .toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("Archive", systemImage: "archivebox") { move(message, to: .archive) }
                    }
                }
            } else {
                ContentUnavailableView("No Message Selected", systemImage: "envelope")
            }
        }
        .navigationSplitViewStyle(.balanced)
        .onChange(of: selection) { _, id in
            if let index = messages.firstIndex(where: { $0.id == id }) { messages[index].isRead = true }
        }
    }

    private func move(_ message: Message, to mailbox: Mailbox) {
        guard let index = messages.firstIndex(where: { $0.id == message.id }) else { return }
        withAnimation { messages[index].mailbox = mailbox }
        if selection == message.id { selection = nil }
    }
}
