import SwiftUI

struct BoardScreen: View {
    enum Column: String, CaseIterable, Identifiable {
        case planned = "Planned", doing = "In progress", done = "Done"
        var id: Self { self }
    }

    struct Card: Identifiable {
        let id: Int
        let title: String
        var column: Column
    }

    @State private var cards = [
        Card(id: 1, title: "Draw the plan", column: .done), Card(id: 2, title: "Dig the pond", column: .doing),
        Card(id: 3, title: "Plant the hedge", column: .planned), Card(id: 4, title: "Buy fish", column: .planned),
    ]

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 12) {
                ForEach(Column.allCases) { column in
                    VStack(alignment: .leading, spacing: 8) {
                        Text(column.rawValue).font(.headline)
                        ForEach(cards.filter { $0.column == column }) { card in
                            cardView(card)
                        }
                    }
                    .padding(12)
                    .frame(width: 220, alignment: .topLeading)
                    .background(.quaternary.opacity(0.5), in: RoundedRectangle(cornerRadius: 12))
                    .accessibilityLabel(column.rawValue)
                }
            }
            .padding()
        }
        .navigationTitle("Board")
    }

    private func cardView(_ card: Card) -> some View {
        HStack {
            Text(card.title)
            Spacer()
            Menu {
                ForEach(Column.allCases.filter { $0 != card.column }) { column in
                    Button("Move to \(column.rawValue)") { move(card.id, to: column) }
                }
            } label: {
                Label("Move \(card.title)", systemImage: "ellipsis").labelStyle(.iconOnly)
            }
        }
        .padding(8)
        .background(.background)
        .clipShape(RoundedRectangle(cornerRadius: 8))
    }

    private func move(_ id: Int, to column: Column) {
        guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
        withAnimation { cards[index].column = column }
    }
}
