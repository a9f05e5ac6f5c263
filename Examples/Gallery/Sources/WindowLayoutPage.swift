import Evergreen

/// Root views of a window, whose position in the window is tested.
enum WindowLayout: String, CaseIterable {
    case centered, spread, unavailable, padded, tinted, barred

    var title: LocalizedStringKey { LocalizedStringKey(rawValue.capitalized) }
}

/// A page with one of the root views, and links to the others.
struct WindowLayoutPage: View {
    let layout: WindowLayout

    var body: some View {
        content.navigationTitle(layout.title)
    }

    @ViewBuilder
    private var content: some View {
        switch layout {
        case .centered:
            VStack {
                ForEach(WindowLayout.allCases, id: \.self) { NavigationLink($0.title, value: $0) }
            }
            .accessibilityIdentifier("content")
        case .spread:
            VStack {
                Text("Top").accessibilityIdentifier("top")
                Spacer()
                Text("Bottom").accessibilityIdentifier("bottom")
            }
        case .unavailable:
            ContentUnavailableView("Nothing here", systemImage: "tray").accessibilityIdentifier("content")
        case .padded:
            Text("Padded")
                .accessibilityIdentifier("content")
                .frame(maxWidth: .infinity, alignment: .leading)
                .padding()
        case .tinted:
            ZStack {
                Color.green.opacity(0.3).ignoresSafeArea().accessibilityIdentifier("ground")
                Text("On a ground").accessibilityIdentifier("content")
            }
        case .barred:
            List {
                Text("Row")
                HStack {
                    Color.green.frame(width: 40, height: 20).accessibilityIdentifier("row-a")
                    Color.orange.frame(width: 60, height: 20)
                }
                .background { Color.gray.opacity(0.2).accessibilityIdentifier("row-stack") }
                VStack(alignment: .trailing) {
                    Text("Some words")
                    Color.green.frame(width: 40, height: 20).accessibilityIdentifier("row-trailing")
                }
                .background { Color.gray.opacity(0.2).accessibilityIdentifier("row-column") }
                HStack {
                    Text("Chloe").accessibilityIdentifier("short")
                    Spacer()
                    Text("a secondary text that is much too long for one line of a phone")
                }
            }
            .safeAreaInset(edge: .bottom) {
                Text("Bar")
                    .frame(maxWidth: .infinity)
                    .padding()
                    .background { Color.green.opacity(0.4).accessibilityIdentifier("bar") }
            }
        }
    }
}
