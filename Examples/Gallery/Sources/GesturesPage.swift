import Evergreen

/// Taps, long presses, pointers and context menus.
struct GesturesPage: View {
    @State private var last = "nothing"
    @State private var isHovered = false

    var body: some View {
        VStack(spacing: 16) {
            Text("Last: \(last)").accessibilityIdentifier("last")
            area("Tap me", .blue)
                .onTapGesture { last = "tap" }
            area("Tap me once or twice", .teal)
                .onTapGesture(count: 2) { last = "double tap" }
                .onTapGesture { last = "single tap" }
            area("Hold me", .orange)
                .onLongPressGesture { last = "long press" }
            area(isHovered ? "Under the pointer" : "Point at me", .purple)
                .onHover { isHovered = $0 }
            area("Open my menu", .green)
                .contextMenu {
                    Button("Copy") { last = "copy" }
                    RenameButton()
                    Button("Delete", role: .destructive) { last = "delete" }
                }
                .renameAction { last = "rename" }
            area("Tap me through a pane", .brown)
                .onTapGesture { last = "through" }
                .overlay { Color.gray.opacity(0.1).allowsHitTesting(false) }
            area("Archive me by keyboard", .indigo)
                .accessibilityAction(named: "Archive") { last = "archive" }
            area("Rate me by keyboard", .mint)
                .accessibilityAdjustableAction { last = $0 == .increment ? "more" : "less" }
            area("Flag me by keyboard", .teal)
                .accessibilityActions {
                    Button("Flag") { last = "flag" }
                    Button("Snooze") { last = "snooze" }
                }
            HStack {
                Text("A row that takes taps")
                Button("and a button") { last = "button" }
            }
            .onTapGesture { last = "row" }
        }
        .padding()
        .navigationTitle("Gestures")
    }

    private func area(_ title: String, _ color: Color) -> some View {
        Text(title)
            .frame(maxWidth: .infinity)
            .padding()
            .background(color.opacity(0.2))
            .cornerRadius(8)
    }
}
