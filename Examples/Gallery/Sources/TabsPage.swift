import Evergreen

/// More tabs than a phone has room for, and one that hides them.
struct TabsPage: View {
    @State private var isFullScreen = false

    private let tabs = [
        ("Overview", "house"), ("Calendar", "calendar"), ("Conversations", "bubble.left.and.bubble.right"),
        ("Notifications", "bell"), ("Achievements", "trophy"), ("Administration", "gearshape"),
        ("Statistics", "chart.bar"),
    ]

    var body: some View {
        TabView {
            ForEach(tabs, id: \.0) { title, symbol in
                VStack {
                    Text("\(title) is shown")
                    if title == "Statistics" { Toggle("Without the tab bar", isOn: $isFullScreen).fixedSize() }
                }
                .padding()
                .toolbarVisibility(isFullScreen ? .hidden : .automatic, for: .tabBar)
                .tabItem { Label(title, systemImage: symbol) }
            }
        }
        .navigationTitle("Tabs")
    }
}
