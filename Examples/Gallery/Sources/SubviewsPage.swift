import Evergreen

/// Containers of the app's own, which find the views and the sections in what they are given.
struct SubviewsPage: View {
    @State private var songs = ["Scrolling in the Deep", "Born in the USB", "Some Like It Dot"]
    @State private var hasEncore = false

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 20) {
                Board {
                    Section("Opening") {
                        Song("Staying Active").pinned()
                        Song("The Hex Factor")
                    }
                    Section("Requests") {
                        ForEach(songs, id: \.self) { song in Song(song) }
                        if hasEncore { Song("Call Me Daisy").pinned() }
                    }
                }
                HStack {
                    Button("Turn round") { songs.reverse() }
                    Button("Add a song") { songs.insert("Song \(songs.count + 1)", at: 0) }
                    Toggle("Encore", isOn: $hasEncore).fixedSize()
                }
                Featured {
                    Song("First")
                    Group {
                        Song("Second")
                        Song("Third")
                    }
                    ForEach(4..<6) { Song("Number \($0)") }
                }
            }
            .padding(.vertical)
        }
        .navigationTitle("Subviews")
    }
}

extension ContainerValues {
    fileprivate var isPinned: Bool {
        get { self[PinnedKey.self] }
        set { self[PinnedKey.self] = newValue }
    }
}

private struct PinnedKey: ContainerValueKey {
    static let defaultValue = false
}

extension View {
    fileprivate func pinned() -> some View { containerValue(\.isPinned, true) }
}

/// A song, and how often it was liked.
private struct Song: View {
    let name: String
    @State private var likes = 0

    init(_ name: String) { self.name = name }

    var body: some View {
        Button {
            likes += 1
        } label: {
            Text(likes == 0 ? name : "\(name) ♥\(likes)")
        }
        .buttonStyle(.plain)
        .accessibilityIdentifier("song")
    }
}

/// A column of cards per section. Cards that are pinned have another color.
private struct Board<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(sections: content) { sections in
            Text(title(of: sections)).font(.title2)
            HStack(alignment: .top, spacing: 16) {
                ForEach(sections) { section in column(of: section) }
            }
        }
    }

    private func title(of sections: SectionCollection) -> String {
        let count = sections.reduce(0) { $0 + $1.content.count }
        return "\(count) songs in \(sections.count) sets"
    }

    private func column(of section: SectionConfiguration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            HStack { section.header }
                .font(.headline)
            ForEach(section.content) { subview in card(subview) }
        }
        .frame(maxWidth: .infinity)
    }

    private func card(_ subview: Subview) -> some View {
        subview
            .padding(10)
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(subview.containerValues.isPinned ? Color.orange.opacity(0.3) : .blue.opacity(0.12))
            .clipShape(RoundedRectangle(cornerRadius: 8))
    }
}

/// The first view large, the others in a line.
private struct Featured<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Group(subviews: content) { subviews in
            VStack(alignment: .leading, spacing: 12) {
                if let first = subviews.first {
                    first
                        .font(.largeTitle)
                        .padding()
                        .frame(maxWidth: .infinity)
                        .background(Color.green.opacity(0.15))
                        .clipShape(RoundedRectangle(cornerRadius: 12))
                }
                line(of: subviews)
            }
        }
    }

    private func line(of subviews: SubviewsCollection) -> some View {
        HStack(spacing: 16) {
            ForEach(subviews.dropFirst()) { subview in
                subview.font(.subheadline)
            }
        }
    }
}
