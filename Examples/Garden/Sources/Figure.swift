import Evergreen

/// A number with a title.
struct Figure: View {
    let title: String
    let value: String

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            Text(value).monospacedDigit().foregroundStyle(.secondary)
        }
        .accessibilityIdentifier("figure-\(title)")
    }
}
