import SwiftUI

struct CardsScreen: View {
    struct Place: Identifiable, Hashable {
        let id: Int
        let name: String
        let symbol: String
        let color: Color
    }

    private let places = [
        Place(id: 1, name: "Forest", symbol: "leaf", color: .green),
        Place(id: 2, name: "Sea", symbol: "drop", color: .blue),
        Place(id: 3, name: "Desert", symbol: "sun.max", color: .orange),
        Place(id: 4, name: "City", symbol: "building.2", color: .purple),
        Place(id: 5, name: "Mountain", symbol: "mountain.2", color: .gray),
        Place(id: 6, name: "Meadow", symbol: "camera.macro", color: .pink),
    ]
    @State private var favorites: Set<Int> = [2]
    @State private var selected: Place?

    private let columns = [GridItem(.adaptive(minimum: 150), spacing: 16)]

    var body: some View {
        ScrollView {
            LazyVGrid(columns: columns, spacing: 16) {
                ForEach(places) { place in
                    card(place)
                        .onTapGesture { selected = place }
                        .contextMenu {
                            Button("Favorite", systemImage: "heart") { toggle(place) }
                        }
                }
            }
            .padding()
        }
        .navigationTitle("Cards")
        .sheet(item: $selected) { place in
            NavigationStack {
                VStack(spacing: 24) {
                    Image(systemName: place.symbol)
                        .font(.system(size: 72))
                        .foregroundStyle(place.color.gradient)
                    Text(place.name).font(.title)
                    Button(favorites.contains(place.id) ? "Remove from favorites" : "Add to favorites") {
                        toggle(place)
                    }
                    .buttonStyle(.borderedProminent)
                }
                .padding()
                .toolbar {
                    ToolbarItem(placement: .confirmationAction) {
                        Button("Done") { selected = nil }
                    }
                }
            }
            .presentationDetents([.medium])
        }
    }

    private func toggle(_ place: Place) {
        if !favorites.insert(place.id).inserted { favorites.remove(place.id) }
    }

    private func card(_ place: Place) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            ZStack {
                LinearGradient(colors: [place.color, place.color.opacity(0.5)], startPoint: .top, endPoint: .bottom)
                Image(systemName: place.symbol)
                    .font(.largeTitle)
                    .foregroundStyle(.white)
            }
            .frame(height: 100)
            .clipShape(RoundedRectangle(cornerRadius: 12, style: .continuous))
            .overlay(alignment: .topTrailing) {
                if favorites.contains(place.id) {
                    Image(systemName: "heart.fill")
                        .foregroundStyle(.white)
                        .padding(8)
                }
            }
            Text(place.name).font(.headline)
        }
        .padding(12)
        .background(.background, in: RoundedRectangle(cornerRadius: 16))
        .shadow(color: .black.opacity(0.1), radius: 6, y: 2)
    }
}
