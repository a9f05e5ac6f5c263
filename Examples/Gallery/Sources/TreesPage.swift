import Evergreen

/// A tree of rows, of which one can be selected, each by its text, but for one.
struct TreesPage: View {
    @State private var choice: String?

    private let places = [
        Place(id: "Europe", places: [Place(id: "France", places: [Place(id: "Paris")]), Place(id: "Spain")]),
        Place(id: "Antarctica"), Place(id: "Nowhere"),
    ]

    var body: some View {
        VStack {
            Text("Chosen: \(choice ?? "nothing")").accessibilityIdentifier("choice")
            List(places, children: \.places, selection: $choice) { place in
                Text(place.id).selectionDisabled(place.id == "Nowhere")
            }
        }
        .navigationTitle("Trees")
    }
}

private struct Place: Identifiable {
    let id: String
    var places: [Place]?
}
