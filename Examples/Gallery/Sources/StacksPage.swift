import Evergreen

/// Stacks, grids, spacers and dividers, each with a few tiles.
struct StacksPage: View {
    @State private var isWide = false

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            Sample("HStack") {
                HStack {
                    Tile(1)
                    Tile(2, height: 60)
                    Tile(3)
                }
            }
            Sample("HStack, Spacer and Divider") {
                HStack {
                    Tile(1)
                    Spacer()
                    Divider()
                    Tile(2)
                }
                .frame(height: 50)
            }
            Sample("VStack") {
                VStack(alignment: .trailing) {
                    Tile(1)
                    Tile(2, width: 120)
                    Divider()
                    Tile(3)
                }
                .frame(width: 200)
            }
            Sample("ZStack") {
                ZStack(alignment: .bottomTrailing) {
                    Tile(1, width: 160, height: 80)
                    Tile(2)
                }
            }
            Sample("ZStack of first baselines") {
                ZStack(alignment: .leadingFirstTextBaseline) {
                    Text("Large").font(.largeTitle)
                    Text("small").font(.caption)
                }
            }
            Sample("Overlay at a baseline") {
                Text("Height").font(.largeTitle).padding(20).overlay(alignment: .trailingFirstTextBaseline) {
                    Text("m").font(.caption)
                }
            }
            Sample("LazyHStack") {
                ScrollView(.horizontal) {
                    LazyHStack { ForEach(1..<30) { Tile($0) } }
                }
                .accessibilityLabel("Tiles in a row")
            }
            Sample("LazyVStack") { LazyVStack { ForEach(1..<4) { Tile($0, width: 200) } } }
            Sample("Section") {
                LazyVStack(pinnedViews: .sectionHeaders) {
                    Section {
                        ForEach(1..<5) { Tile($0, width: 200) }
                    } header: {
                        Text("Pinned below the bar").background(.background)
                    }
                }
            }
            Sample("Grid") {
                Grid(alignment: .leading, horizontalSpacing: 16) {
                    GridRow {
                        Text("Name").bold()
                        Text("Height").bold()
                    }
                    Divider()
                    GridRow {
                        Text("Alder")
                        Text("12 m")
                    }
                    GridRow {
                        Text("Birch")
                        Text("9 m")
                    }
                }
                .fixedSize(horizontal: true, vertical: false)
            }
            Sample("Cells of several columns") {
                Grid(horizontalSpacing: 8, verticalSpacing: 8) {
                    GridRow {
                        Tile(1)
                        Tile(2, width: 90)
                        Tile(3)
                    }
                    GridRow {
                        Color.orange.frame(height: 40).gridCellColumns(2).gridCellUnsizedAxes(.horizontal)
                            .accessibilityIdentifier("two columns")
                        Tile(4).accessibilityIdentifier("after two columns")
                    }
                    Divider().gridCellUnsizedAxes(.horizontal).accessibilityIdentifier("unsized")
                    GridRow(alignment: .bottom) {
                        Tile(5, height: 70)
                        Text("end").gridColumnAlignment(.trailing).accessibilityIdentifier("trailing column")
                        Text("a").gridCellAnchor(.topLeading).accessibilityIdentifier("top leading")
                    }
                    GridRow {
                        Tile(6)
                        Tile(7, width: 20).accessibilityIdentifier("same column")
                        Tile(8, width: 10).gridCellAnchor(UnitPoint(x: 0.25, y: 0.5))
                            .accessibilityIdentifier("anchored")
                    }
                }
            }
            Sample("LazyVGrid") {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 60))]) { ForEach(1..<12) { Tile($0) } }
            }
            Sample("LazyHGrid") {
                ScrollView(.horizontal) {
                    LazyHGrid(rows: [GridItem(.fixed(40)), GridItem(.fixed(40))]) { ForEach(1..<40) { Tile($0) } }
                }
                .accessibilityLabel("Tiles in two rows")
            }
            Sample("Group, AnyView, EmptyView") {
                VStack {
                    Group {
                        Text("Both")
                        Text("are blue")
                    }
                    .foregroundStyle(.blue)
                    isWide ? AnyView(Tile(1, width: 200)) : AnyView(EmptyView())
                    Toggle("Shown", isOn: $isWide).fixedSize()
                }
            }
            Sample("EquatableView") { EquatableView(content: Steady(number: 4)) }
            Sample("safeAreaPadding") { Tile(1, width: 200).safeAreaPadding(.horizontal, 24).border(.gray) }
        }
        .padding()
        .navigationTitle("Stacks")
    }
}

/// A view whose body runs for another number alone.
private struct Steady: View, Equatable {
    let number: Int

    var body: some View { Tile(number) }
}

private struct Tile: View {
    let number: Int
    let width: CGFloat
    let height: CGFloat

    init(_ number: Int, width: CGFloat = 50, height: CGFloat = 40) {
        self.number = number
        self.width = width
        self.height = height
    }

    var body: some View {
        Text(number, format: .number)
            .frame(width: width, height: height)
            .background(.green.opacity(0.15 + 0.05 * Double(number % 5)), in: .rect(cornerRadius: 8))
    }
}
