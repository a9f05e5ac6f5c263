import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

struct KanbanScreen: View {
    enum Column: String, CaseIterable, Identifiable, Codable {
        case todo = "To do", doing = "Doing", done = "Done"

        var id: Self { self }
        var next: Column? { Column.allCases.first { $0.order == order + 1 } }
        private var order: Int { Column.allCases.firstIndex(of: self) ?? 0 }
    }

    struct Card: Identifiable, Hashable, Codable {
        let id: Int
        var title: String
        var column: Column
    }

    @State private var targetedColumn: Column?
    @State private var cards = [
        Card(id: 1, title: "Write the outline", column: .todo),
        Card(id: 2, title: "Draw the icons", column: .todo),
        Card(id: 3, title: "Choose a name", column: .doing),
    ]
    @Namespace private var board

    var body: some View {
        ScrollView(.horizontal) {
            HStack(alignment: .top, spacing: 16) {
                ForEach(Column.allCases) { column in
                    VStack(alignment: .leading, spacing: 8) {
                        HStack {
                            Text(column.rawValue).font(.headline)
                            Spacer()
                            Text("\(cards(in: column).count)").foregroundStyle(.secondary)
                                .contentTransition(.numericText())
                        }
                        ForEach(cards(in: column)) { card in
                            Text(card.title)
                                .frame(maxWidth: .infinity, alignment: .leading)
                                .padding(12)
                                .background(.background, in: .rect(cornerRadius: 8))
                                .shadow(color: .black.opacity(0.1), radius: 2, y: 1)
                                .matchedGeometryEffect(id: card.id, in: board)
                                .draggable(card)
                                .onTapGesture { if let next = card.column.next { move(card.id, to: next) } }
                                .contextMenu {
                                    ForEach(Column.allCases.filter { $0 != card.column }) { other in
                                        Button("Move to \(other.rawValue)") { move(card.id, to: other) }
                                    }
                                }
                        }
                        Spacer(minLength: 0)
                    }
                    .padding()
                    .frame(minHeight: 320, alignment: .top)
                    .containerRelativeFrame(.horizontal, count: 3, spacing: 16)
                    .background(.quaternary.opacity(column == targetedColumn ? 1 : 0.5), in: .rect(cornerRadius: 12))
                    .accessibilityElement(children: .contain)
                    .accessibilityLabel(column.rawValue)
                    .dropDestination(for: Card.self) { cards, _ in
                        for card in cards { move(card.id, to: column) }
                        return true
                    } isTargeted: { isTargeted in
                        targetedColumn = isTargeted ? column : targetedColumn == column ? nil : targetedColumn
                    }
                }
            }
            .padding()
        }
        .navigationTitle("Kanban")
    }

    private func cards(in column: Column) -> [Card] { cards.filter { $0.column == column } }

    private func move(_ id: Int, to column: Column) {
        guard let index = cards.firstIndex(where: { $0.id == id }) else { return }
        withAnimation(.snappy) { cards[index].column = column }
    }
}

extension KanbanScreen.Card: Transferable {
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .kanbanCard)
    }
}

extension UTType {
    fileprivate static let kanbanCard = UTType(exportedAs: "com.example.kanban-card")
}
