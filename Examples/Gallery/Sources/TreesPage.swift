import Evergreen

/// A tree of rows, of which one can be selected, each by its text.
struct TreesPage: View {
    @State private var choice: String?

    private let places = [
        Place(id: "Europe", places: [Place(id: "France", places: [Place(id: "Paris")]), Place(id: "Spain")]),
        Place(id: "Antarctica"),
    ]

    var body: some View {
        VStack {
            Text("Chosen: \(choice ?? "nothing")").accessibilityIdentifier("choice")
            List(places, children: \.places, selection: $choice) { Text($0.id) }
        }
        .navigationTitle("Trees")
    }
}

private struct Place: Identifiable {
    let id: String
    var places: [Place]?
}
