import Evergreen

/// A view with a caption.
struct Sample<Content: View>: View {
    let title: String
    let content: Content

    init(_ title: String, @ViewBuilder content: () -> Content) {
        self.title = title
        self.content = content()
    }

    var body: some View {
        VStack(spacing: 12) {
            content.accessibilityIdentifier(title)
            Text(title).font(.caption).foregroundStyle(.secondary)
        }
    }
}
