import Evergreen
import Foundation

/// Layouts of the app's own, and views that are chosen by the space that there is.
struct ArrangementsPage: View {
    @State private var tags = ["Swift", "Layouts", "of", "any", "length", "in", "lines", "like", "words", "of a text"]
    @State private var isRound = false
    @State private var width = 300.0

    var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: 24) {
                Flow(spacing: 8) {
                    ForEach(tags, id: \.self) { tag in
                        Text(tag)
                            .padding(8)
                            .background(Color.green.opacity(0.2))
                            .accessibilityIdentifier("tag")
                    }
                }
                .accessibilityIdentifier("flow")
                Flow(spacing: 8, fillsWidth: true) {
                    ForEach(["As", "wide", "as", "the", "page"], id: \.self) { tag in
                        Text(tag).padding(8).background(Color.purple.opacity(0.2)).accessibilityIdentifier("wide-tag")
                    }
                }
                .accessibilityIdentifier("wide-flow")
                Button("Add a tag") { tags.append("Tag \(tags.count + 1)") }
                EqualWidths(spacing: 8) {
                    ForEach(["OK", "Cancel", "Later"], id: \.self) { title in
                        Text(title)
                            .frame(maxWidth: .infinity)
                            .padding(8)
                            .background(Color.blue.opacity(0.2))
                            .accessibilityIdentifier("equal")
                    }
                }
                Toggle("Round", isOn: $isRound)
                let layout = isRound ? AnyLayout(Radial()) : AnyLayout(HStackLayout(spacing: 4))
                layout {
                    ForEach(0..<6) { number in
                        Circle()
                            .fill(Color.orange)
                            .frame(width: 30, height: 30)
                            .accessibilityIdentifier("moon")
                            .layoutValue(key: Turn.self, value: Double(number) / 6)
                    }
                }
                .frame(height: 200)
                Slider(value: $width, in: 60...600) { Text("Width") }
                ViewThatFits(in: .horizontal) {
                    Text("A text that needs much space in one line").accessibilityIdentifier("long")
                    Text("A shorter text").accessibilityIdentifier("shorter")
                    Text("T").accessibilityIdentifier("shortest")
                }
                .frame(width: width, alignment: .leading)
                .border(.gray)
            }
        }
        .navigationTitle("Arrangements")
    }
}

/// Views in lines, as many in each as there is space for.
private struct Flow: Layout {
    var spacing: CGFloat
    /// Whether it is as wide as proposed, even if the views need less space.
    var fillsWidth = false

    private func rows(_ subviews: Subviews, in width: CGFloat) -> [(origin: CGPoint, size: CGSize)] {
        var rectangles: [(CGPoint, CGSize)] = []
        var (x, y, height) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for size in subviews.map({ $0.sizeThatFits(.unspecified) }) {
            if x > 0, x + size.width > width {
                (x, y, height) = (0, y + height + spacing, 0)
            }
            rectangles.append((CGPoint(x: x, y: y), size))
            x += size.width + spacing
            height = max(height, size.height)
        }
        return rectangles
    }

    /// What other views prefer around themselves, and not what the first and the last of these do.
    func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing { ViewSpacing() }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let rows = rows(subviews, in: proposal.width ?? .infinity)
        return CGSize(
            width: fillsWidth ? proposal.width ?? 0 : rows.map { $0.origin.x + $0.size.width }.max() ?? 0,
            height: rows.map { $0.origin.y + $0.size.height }.max() ?? 0
        )
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (subview, row) in zip(subviews, rows(subviews, in: proposal.width ?? bounds.width)) {
            subview.place(
                at: CGPoint(x: bounds.minX + row.origin.x, y: bounds.minY + row.origin.y),
                proposal: .unspecified
            )
        }
    }
}

/// Views beside one another, each as wide as the widest.
private struct EqualWidths: Layout {
    var spacing: CGFloat

    struct Cache {
        var largest = CGSize.zero
    }

    func makeCache(subviews: Subviews) -> Cache {
        let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
        return Cache(
            largest: CGSize(width: sizes.map(\.width).max() ?? 0, height: sizes.map(\.height).max() ?? 0)
        )
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let gaps = spacing * CGFloat(max(subviews.count - 1, 0))
        return CGSize(width: cache.largest.width * CGFloat(subviews.count) + gaps, height: cache.largest.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        for (index, subview) in subviews.enumerated() {
            subview.place(
                at: CGPoint(x: bounds.minX + (cache.largest.width + spacing) * CGFloat(index), y: bounds.midY),
                anchor: .leading,
                proposal: ProposedViewSize(cache.largest)
            )
        }
    }
}

/// Where a view is on a circle, in parts of a turn.
private struct Turn: LayoutValueKey {
    static let defaultValue = 0.0
}

/// Views on a circle that is as large as the space.
private struct Radial: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let radius = min(bounds.width, bounds.height) / 2 - 15
        for subview in subviews {
            let angle = subview[Turn.self] * 2 * .pi
            subview.place(
                at: CGPoint(
                    x: bounds.midX + radius * CGFloat(sin(angle)),
                    y: bounds.midY - radius * CGFloat(cos(angle))
                ),
                anchor: .center,
                proposal: .unspecified
            )
        }
    }
}
