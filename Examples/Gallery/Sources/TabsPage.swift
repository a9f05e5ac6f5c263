import Evergreen

/// More tabs than a phone has room for.
struct TabsPage: View {
    private let tabs = [
        ("Overview", "house"), ("Calendar", "calendar"), ("Conversations", "bubble.left.and.bubble.right"),
        ("Notifications", "bell"), ("Achievements", "trophy"), ("Administration", "gearshape"),
        ("Statistics", "chart.bar"),
    ]

    var body: some View {
        TabView {
            ForEach(tabs, id: \.0) { title, symbol in
                Text("\(title) is shown").padding().tabItem { Label(title, systemImage: symbol) }
            }
        }
        .navigationTitle("Tabs")
    }
}
