import Evergreen

/// Views that change as they scroll into sight, and what an app knows of a scroll.
struct RevealsPage: View {
    private static let colors: [Color] = [.red, .orange, .yellow, .green, .mint, .teal, .cyan, .blue, .indigo, .purple]

    @State private var position = ScrollPosition(idType: Int.self)
    @State private var isPast = false
    @State private var phases: [String] = []
    @State private var seen: Set<Int> = []
    @State private var targets: [Int] = []

    var body: some View {
        VStack(alignment: .leading, spacing: 24) {
            cards
            HStack(alignment: .top, spacing: 24) {
                rows
                report
            }
            hills
        }
        .padding()
        .navigationTitle("Reveals")
    }

    /// Small and pale at the edges.
    private var cards: some View {
        ScrollView(.horizontal) {
            LazyHStack(spacing: 12) {
                ForEach(0..<10) { number in
                    Self.colors[number].opacity(0.3).frame(width: 160, height: 88).cornerRadius(12)
                        .overlay { Text(number, format: .number) }
                        .scrollTransition { content, phase in
                            content.opacity(phase.isIdentity ? 1 : 0.2).scaleEffect(phase.isIdentity ? 1 : 0.7)
                        }
                        .accessibilityIdentifier("card \(number)")
                }
            }
        }
        .contentMargins(.horizontal, 32)
        .scrollIndicators(.hidden)
        .frame(height: 96)
        .accessibilityLabel("Cards")
        .accessibilityIdentifier("cards")
    }

    private var rows: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 8) {
                ForEach(0..<40) { number in
                    Text("Row \(number)").frame(width: 160, height: 24, alignment: .leading)
                        .onScrollVisibilityChange { isVisible in
                            if isVisible { seen.insert(number) } else { seen.remove(number) }
                        }
                        .scrollTransition(.animated(.easeOut(duration: 0.2))) { content, phase in
                            content.offset(x: phase.isIdentity ? 0 : 24)
                        }
                        .accessibilityIdentifier("row \(number)")
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition($position)
        .onScrollGeometryChange(for: Bool.self) {
            $0.contentOffset.y > 100
        } action: {
            isPast = $1
        }
        .onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.9) { targets = $0 }
        .onScrollPhaseChange { phases.append("\($1)") }
        .contentMargins(.top, 16)
        .frame(width: 180, height: 184)
        .border(.gray)
        .accessibilityLabel("Rows")
        .accessibilityIdentifier("rows")
    }

    private var report: some View {
        VStack(alignment: .leading) {
            Text(isPast ? "Past 100 points" : "At the top").accessibilityIdentifier("past")
            Text("By the user: \(position.isPositionedByUser ? "yes" : "no")").accessibilityIdentifier("by user")
            Text("First row: \(position.viewID(type: Int.self).map(String.init) ?? "none")")
                .accessibilityIdentifier("first")
            Text("In sight: \(seen.sorted().map(String.init).joined(separator: " "))")
                .accessibilityIdentifier("seen")
            Text("Targets: \(targets.map(String.init).joined(separator: " "))").accessibilityIdentifier("targets")
            Text("Phases: \(phases.suffix(3).joined(separator: ", "))").accessibilityIdentifier("phases")
            HStack {
                Button("Top") { withAnimation { position.scrollTo(edge: .top) } }
                Button("Bottom") { position.scrollTo(edge: .bottom) }
                Button("Row 20") { position.scrollTo(id: 20) }
                Button("100 points") { position.scrollTo(y: 100) }
            }
        }
    }

    /// What is farther away moves less.
    private var hills: some View {
        ScrollView(.horizontal) {
            ZStack(alignment: .bottomLeading) {
                layer(.teal, count: 8, height: 72).accessibilityIdentifier("far hills")
                    .visualEffect { content, proxy in
                        content.offset(x: -proxy.frame(in: .scrollView).minX / 2)
                    }
                layer(.green, count: 12, height: 40).accessibilityIdentifier("near hills")
            }
        }
        .scrollIndicators(.hidden)
        .frame(height: 80)
        .accessibilityLabel("Hills")
        .accessibilityIdentifier("hills")
    }

    private func layer(_ color: Color, count: Int, height: CGFloat) -> some View {
        HStack(spacing: 8) {
            ForEach(0..<count, id: \.self) { _ in Ellipse().fill(color.opacity(0.5)).frame(width: 160, height: height) }
        }
    }
}
