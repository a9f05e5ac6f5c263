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
                    if title == "Statistics" {
                        Toggle("Without the tab bar", isOn: $isFullScreen).fixedSize()
                        NavigationLink("Tabs in sections") { SectionsPage() }
                    }
                }
                .padding()
                .toolbarVisibility(isFullScreen ? .hidden : .automatic, for: .tabBar)
                .tabItem { Label(title, systemImage: symbol) }
            }
        }
        .tabViewStyle(.tabBarOnly)
        .navigationTitle("Tabs")
    }
}

/// Tabs that belong together, for platforms that show them in a sidebar.
private struct SectionsPage: View {
    @State private var selection = "Birds"
    @State private var text = ""

    private let visitors = [
        (name: "Birds", symbol: "bird", doing: "sings"), (name: "Insects", symbol: "ant", doing: "crawls"),
    ]

    var body: some View {
        TabView(selection: $selection) {
            Tab("Garden", systemImage: "leaf", value: "Garden") {
                VStack(alignment: .leading) {
                    Text("All that grows")
                    ForEach(1..<60) { Text("Bed \($0)") }
                }
            }
            TabSection("Visitors") {
                ForEach(visitors, id: \.name) { visitor in
                    Tab(visitor.name, systemImage: visitor.symbol, value: visitor.name) {
                        Text("All that \(visitor.doing)")
                    }
                }
            }
            Tab("Find", systemImage: "magnifyingglass", value: "Find", role: .search) {
                VStack { Text("All of them") }.searchable(text: $text)
            }
            Tab("Sidebar", systemImage: "sidebar.left", value: "Sidebar") { Text("In a sidebar alone") }
                .tabPlacement(.sidebarOnly)
        }
        .tabViewStyle(.sidebarAdaptable)
        .tabBarMinimizeBehavior(.onScrollDown)
        .tabViewSearchActivation(.searchTabSelection)
        .navigationTitle("Tabs in sections")
    }
}
