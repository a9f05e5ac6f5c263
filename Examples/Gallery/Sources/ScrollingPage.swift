import Evergreen

/// A chat that scrolls to new messages, and a long list.
struct ScrollingPage: View {
    @State private var messages = (1...30).map { "Message \($0)" }

    var body: some View {
        ScrollViewReader { proxy in
            VStack {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 140))]) {
                    Button("First") { proxy.scrollTo("Message 1", anchor: .top) }
                    Button("Last") { withAnimation { proxy.scrollTo(messages.last, anchor: .bottom) } }
                    Button("Say something") {
                        messages.append("Message \(messages.count + 1)")
                        proxy.scrollTo(messages.last, anchor: .bottom)
                    }
                    Button("Row 7,000") { proxy.scrollTo(7_000, anchor: .center) }
                }
                ScrollView {
                    VStack(alignment: .leading, spacing: 8) {
                        ForEach(messages, id: \.self) { message in
                            Text(message)
                                .padding(8)
                                .background(.blue.opacity(0.15))
                                .cornerRadius(8)
                                .id(Optional(message))
                        }
                    }
                }
                .frame(height: 200)
                ScrollView {
                    LazyVStack(alignment: .leading) {
                        ForEach(0..<10_000) { Text("Row \($0)") }
                    }
                }
                .frame(height: 200)
                .scrollEdgeEffectStyle(.soft, for: .top)
                .scrollEdgeEffectHidden(for: .bottom)
            }
        }
        .padding()
        .refreshable {
            // The delay simulates a server.
            try? await Task.sleep(for: .milliseconds(300))
            messages.append("Message \(messages.count + 1)")
        }
        .navigationTitle("Scrolling")
    }
}
