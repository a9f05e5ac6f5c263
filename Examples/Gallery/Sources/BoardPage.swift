import Evergreen

/// A board of tiles that keys move, and a palette that stays open while the board is worked on.
struct BoardPage: View {
    @State private var tiles = Tile.samples
    @State private var selection: Tile.ID? = 1
    @State private var hasPalette = false
    @State private var notes = "Corners first."

    var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            Board(tiles: $tiles, selection: $selection)
            HStack {
                Menu("Select") {
                    ForEach(tiles) { tile in
                        Button(tile.name) { selection = tile.id }
                    }
                    Menu("By color") {
                        ForEach(TileColor.allCases) { color in
                            Button(color.rawValue.capitalized) { selection = tiles.first { $0.color == color }?.id }
                        }
                    }
                }
                .menuStyle(.button)
                .menuOrder(.fixed)
                Menu("Add") {
                    ForEach(TileColor.allCases) { color in Button(color.rawValue.capitalized) { add(color) } }
                } primaryAction: {
                    add(.gray)
                }
                .menuStyle(FramedMenuStyle())
                Button("Palette") { hasPalette.toggle() }
            }
            .buttonStyle(.bordered)
            TextEditor(text: $notes)
                .textEditorStyle(.plain)
                .accessibilityLabel("Notes")
                .frame(height: 72)
                .padding(8)
                .background(.yellow.opacity(0.15), in: .rect(cornerRadius: 8))
            TileList(tiles: tiles)
            Text("Zuerst die Ecken.").typesettingLanguage(.init(identifier: "de")).accessibilityIdentifier("motto")
        }
        .padding()
        .navigationTitle("Board")
        .navigationSubtitle("\(tiles.count) tiles")
        .toolbarRole(.editor)
        .sheet(isPresented: $hasPalette) {
            Palette(tiles: $tiles, selection: selection)
                .presentationBackgroundInteraction(.enabled)
                .presentationSizing(.form.fitted(horizontal: true, vertical: true))
                .presentationContentInteraction(.scrolls)
        }
    }

    private func add(_ color: TileColor) {
        let id = (tiles.map(\.id).max() ?? 0) + 1
        tiles.append(Tile(id: id, color: color))
        selection = id
    }
}

/// Arrow keys move the selected tile, Delete takes it away, and Escape lets go of it.
private struct Board: View {
    @Binding var tiles: [Tile]
    @Binding var selection: Tile.ID?

    var body: some View {
        ZStack(alignment: .topLeading) {
            Color.clear
            ForEach(tiles) { tile in
                RoundedRectangle(cornerRadius: 6)
                    .fill(tile.color.color)
                    .overlay { if tile.id == selection { RoundedRectangle(cornerRadius: 6).stroke(lineWidth: 3) } }
                    .frame(width: 40, height: 40)
                    .offset(x: CGFloat(tile.column * 48 + 4), y: CGFloat(tile.row * 48 + 4))
                    .pointerStyle(tile.id == selection ? .grabIdle : .link)
                    .onTapGesture { selection = tile.id }
                    .accessibilityLabel(tile.name)
            }
        }
        .frame(width: CGFloat(Tile.columns * 48), height: CGFloat(Tile.rows * 48))
        .background(.gray.opacity(0.15), in: .rect(cornerRadius: 8))
        .geometryGroup()
        .pointerVisibility(tiles.isEmpty ? .hidden : .automatic)
        .animation(.default, value: tiles)
        .accessibilityElement(children: .contain)
        .accessibilityLabel("Board")
        .accessibilityIdentifier("board")
        .onMoveCommand { direction in change { $0.move(direction) } }
        .onDeleteCommand { tiles.removeAll { $0.id == selection } }
        .onExitCommand { selection = nil }
        .focusable()
    }

    private func change(_ body: (inout Tile) -> Void) {
        guard let index = tiles.firstIndex(where: { $0.id == selection }) else { return }
        body(&tiles[index])
    }
}

/// The tiles in low rows, with badges that stand out for those in a corner.
private struct TileList: View {
    let tiles: [Tile]

    var body: some View {
        List(tiles) { tile in
            Label(tile.name, systemImage: "square.fill")
                .badge("\(tile.column), \(tile.row)")
                .badgeProminence(tile.isInCorner ? .increased : .decreased)
                .listItemTint(tile.color.color)
        }
        .environment(\.defaultMinListRowHeight, 32)
        .scrollBounceBehavior(.basedOnSize)
    }
}

/// Paints the selected tile, while the board behind it can be used.
private struct Palette: View {
    @Binding var tiles: [Tile]
    let selection: Tile.ID?
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        VStack(spacing: 12) {
            HStack {
                ForEach(TileColor.allCases) { color in
                    Button(color.rawValue.capitalized) { paint(color) }
                }
            }
            .disabled(selection == nil)
            HueBar(color: tiles.first { $0.id == selection }?.color, paint: paint)
            Button("Close") { dismiss() }
        }
        .padding(.top)
    }

    private func paint(_ color: TileColor) {
        guard let index = tiles.firstIndex(where: { $0.id == selection }) else { return }
        tiles[index].color = color
    }
}

/// A bar to tap, which assistive technology takes for a picker.
private struct HueBar: View {
    let color: TileColor?
    let paint: @MainActor @Sendable (TileColor) -> Void

    var body: some View {
        HStack(spacing: 0) {
            ForEach(TileColor.allCases) { color in
                color.color.frame(width: 40, height: 20).onTapGesture { paint(color) }
            }
        }
        .clipShape(.capsule)
        .accessibilityRepresentation {
            Picker("Color", selection: Binding(get: { color ?? .gray }, set: paint)) {
                ForEach(TileColor.allCases) { Text($0.rawValue.capitalized) }
            }
        }
    }
}

/// A menu in a frame.
private struct FramedMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View {
        Menu(configuration)
            .padding(2)
            .border(.tertiary)
    }
}

private enum TileColor: String, CaseIterable, Codable, Identifiable {
    case red, green, blue, gray

    var id: Self { self }

    var color: Color {
        switch self {
        case .red: .red
        case .green: .green
        case .blue: .blue
        case .gray: .gray
        }
    }
}

private struct Tile: Codable, Equatable, Identifiable {
    static let (columns, rows) = (6, 4)
    static let samples = [
        Tile(id: 1, color: .red), Tile(id: 2, color: .green, column: 2, row: 1),
        Tile(id: 3, color: .blue, column: 5, row: 3),
    ]

    let id: Int
    var color: TileColor
    var column = 0
    var row = 0

    var name: String { "Tile \(id)" }

    var isInCorner: Bool { [0, Self.columns - 1].contains(column) && [0, Self.rows - 1].contains(row) }

    mutating func move(_ direction: MoveCommandDirection) {
        switch direction {
        case .up: row = max(row - 1, 0)
        case .down: row = min(row + 1, Self.rows - 1)
        case .left: column = max(column - 1, 0)
        case .right: column = min(column + 1, Self.columns - 1)
        }
    }
}
