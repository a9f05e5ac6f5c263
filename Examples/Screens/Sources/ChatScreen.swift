import SwiftUI

struct ChatScreen: View {
    struct Message: Identifiable, Equatable {
        let id = UUID()
        let text: String
        let isMine: Bool
        var date = Date()
    }

    @State private var messages = [
        Message(text: "Have you seen the new garden?", isMine: false),
        Message(text: "Not yet. Is it open?", isMine: true),
    ]
    @State private var draft = ""
    @FocusState private var isWriting: Bool

    var body: some View {
        ScrollViewReader { proxy in
            ScrollView {
                LazyVStack(spacing: 8) {
                    ForEach(messages) { message in
                        bubble(message).id(message.id)
                    }
                }
                .padding()
            }
            .onChange(of: messages) {
                withAnimation { proxy.scrollTo(messages.last?.id, anchor: .bottom) }
            }
        }
        .safeAreaInset(edge: .bottom) {
            HStack(alignment: .bottom) {
                TextField("Message", text: $draft, axis: .vertical)
                    .textFieldStyle(.roundedBorder)
                    .focused($isWriting)
                Button("Send", systemImage: "paperplane.fill", action: send)
                    .labelStyle(.iconOnly)
                    .buttonStyle(.borderedProminent)
                    .disabled(draft.trimmingCharacters(in: .whitespaces).isEmpty)
                    .keyboardShortcut(.return, modifiers: .command)
            }
            .padding()
            .background(.background)
        }
        .navigationTitle("Chat")
        .navigationBarTitleDisplayMode(.inline)
    }

    private func send() {
        messages.append(Message(text: draft, isMine: true))
        draft = ""
        isWriting = true
    }

    private func bubble(_ message: Message) -> some View {
        HStack {
            if message.isMine { Spacer(minLength: 48) }
            VStack(alignment: message.isMine ? .trailing : .leading, spacing: 2) {
                Text(message.text)
                    .padding(.horizontal, 12)
                    .padding(.vertical, 8)
                    .foregroundStyle(message.isMine ? Color.white : .primary)
                    .background(message.isMine ? Color.accentColor : Color(.secondarySystemBackground), in: .capsule)
                Text(message.date, style: .time)
                    .font(.caption2)
                    .foregroundStyle(.secondary)
            }
            if !message.isMine { Spacer(minLength: 48) }
        }
        .frame(maxWidth: .infinity, alignment: message.isMine ? .trailing : .leading)
    }
}
