import Evergreen

/// Scroll views with scroll targets, scroll positions, scroll indicators and default anchors.
struct CarouselsPage: View {
    private static let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple]

    @State private var card: Int?
    @State private var row: Int? = 40
    @State private var count = 20
    @State private var isDisabled = false

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            carousel
            rows
            HStack(alignment: .top) {
                pages
                messages
            }
            edges
            HStack(alignment: .top, spacing: 24) {
                trees
                grid
            }
        }
        .padding()
        .navigationTitle("Carousels")
        .toolbar { Toggle("Fixed", isOn: $isDisabled).toggleStyle(.button) }
    }

    private var carousel: some View {
        VStack {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 12) {
                    ForEach(0..<10) { number in
                        Self.colors[number].opacity(0.25).frame(width: 240, height: 80).cornerRadius(12)
                            .overlay { Text(number, format: .number) }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $card)
            .scrollIndicators(.hidden)
            .scrollDisabled(isDisabled)
            .frame(height: 80)
            .accessibilityLabel("Cards")
            .accessibilityIdentifier("cards")
            HStack {
                Text("Card: \(card.map(String.init) ?? "none")").accessibilityIdentifier("card")
                Button("First card") { withAnimation { card = 0 } }
                Button("Sixth card") { withAnimation { card = 5 } }
            }
        }
    }

    /// A row outside of the viewport has no view until the user scrolls to it.
    private var rows: some View {
        VStack {
            ScrollView {
                LazyVStack(alignment: .leading) {
                    ForEach(0..<5_000) { Text("Row \($0)").frame(height: 24) }
                }
                .scrollTargetLayout()
            }
            .scrollPosition(id: $row, anchor: .center)
            .frame(height: 120)
            .accessibilityLabel("Rows")
            .accessibilityIdentifier("rows")
            HStack {
                Text("Position: \(row.map(String.init) ?? "none")").accessibilityIdentifier("row")
                Button("Row 4,000") { row = 4_000 }
            }
        }
    }

    private var pages: some View {
        ScrollView {
            VStack(spacing: 0) {
                ForEach(0..<4) { number in
                    Self.colors[number].opacity(0.25).frame(height: 120).overlay { Text("Page \(number)") }
                }
            }
        }
        .scrollTargetBehavior(.paging)
        .frame(height: 120)
        .accessibilityLabel("Pages")
        .accessibilityIdentifier("pages")
    }

    private var messages: some View {
        VStack {
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(0..<count, id: \.self) { Text("Message \($0)") }
                }
            }
            .defaultScrollAnchor(.bottom)
            .frame(height: 120)
            .accessibilityLabel("Messages")
            .accessibilityIdentifier("messages")
            // The initial offset is the end, and the offset is kept when messages are added.
            ScrollView {
                VStack(alignment: .leading) {
                    ForEach(0..<count, id: \.self) { Text("Answer \($0)") }
                }
            }
            .defaultScrollAnchor(.bottom, for: .initialOffset)
            .frame(height: 60)
            .accessibilityLabel("Answers")
            .accessibilityIdentifier("answers")
            // Content that is smaller than the scroll view is aligned with its end or its center.
            ScrollView { Text("Draft") }
                .defaultScrollAnchor(.bottom, for: .alignment)
                .frame(height: 60)
                .accessibilityLabel("Drafts")
                .accessibilityIdentifier("drafts")
            ScrollView(.horizontal) { HStack { Text("One") } }
                .defaultScrollAnchor(.center)
                .accessibilityLabel("Stickers")
                .accessibilityIdentifier("stickers")
            Button("Say something") { count += 1 }
        }
    }

    private var edges: some View {
        ScrollView(.horizontal) {
            HStack {
                ForEach(0..<10) { number in
                    Text(number, format: .number).frame(width: 90, height: 40).background(.background)
                        .shadow(radius: 12, y: 8)
                }
            }
        }
        .scrollClipDisabled()
        .frame(width: 300)
        .padding(.leading, 40)
        .accessibilityLabel("Shadows")
        .accessibilityIdentifier("shadows")
    }

    /// Sections with pinned headers and footers.
    private var trees: some View {
        ScrollView {
            LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                ForEach(["Alder", "Birch", "Cedar"], id: \.self) { name in
                    Section {
                        ForEach(0..<(name == "Cedar" ? 2_000 : 12), id: \.self) {
                            Text("\(name) \($0)").frame(height: 20)
                        }
                    } header: {
                        Text(name).bold().frame(maxWidth: .infinity, alignment: .leading).background(.background)
                            .accessibilityIdentifier("head of \(name)")
                    } footer: {
                        Text("End of \(name)").frame(maxWidth: .infinity, alignment: .leading).background(.background)
                            .accessibilityIdentifier("foot of \(name)")
                    }
                }
            }
        }
        .frame(width: 160, height: 160)
        .accessibilityLabel("Trees")
        .accessibilityIdentifier("trees")
    }

    /// Sections of a grid, each of which begins a new line.
    private var grid: some View {
        LazyVGrid(
            columns: [GridItem(.fixed(40)), GridItem(.fixed(40)), GridItem(.fixed(40))],
            alignment: .leading,
            spacing: 8
        ) {
            ForEach(["Warm", "Cold"], id: \.self) { name in
                Section(name) {
                    ForEach(0..<4, id: \.self) { number in
                        Self.colors[name == "Warm" ? number : number + 4].frame(height: 20)
                            .accessibilityIdentifier("\(name) \(number)")
                    }
                }
            }
        }
        .accessibilityIdentifier("colors")
    }
}
