import EvergreenDocument
import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct LayoutTests {
    private struct Rank: LayoutValueKey {
        static let defaultValue = 0
    }

    /// A row of views, ordered by rank.
    private struct Row: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
            return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).max() ?? 0)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            var x = bounds.minX
            for subview in subviews.sorted(by: { $0[Rank.self] < $1[Rank.self] }) {
                subview.place(at: CGPoint(x: x, y: bounds.midY), anchor: .leading, proposal: .unspecified)
                x += subview.sizeThatFits(.unspecified).width
            }
        }
    }

    /// A layout that fills its proposal.
    private struct Filling: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    /// A row whose alignment is the middle of the first view, with zero spacing to its neighbors.
    private struct Guided: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            Row().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            Row().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }

        func explicitAlignment(
            of guide: HorizontalAlignment,
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? {
            guide == .center ? subviews.first.map { $0.sizeThatFits(.unspecified).width / 2 } : nil
        }

        func explicitAlignment(
            of guide: VerticalAlignment,
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? {
            guide == .firstTextBaseline
                ? subviews.first.map { $0.dimensions(in: .unspecified)[VerticalAlignment.firstTextBaseline] } : nil
        }

        func spacing(subviews: Subviews, cache: inout ()) -> ViewSpacing {
            ViewSpacing.zero.union(ViewSpacing(), edges: .vertical)
        }
    }

    @Test func `a layout has its own alignment guides and spacing`() throws {
        let tree = ViewTree(
            VStack {
                Guided {
                    Text("A")
                    Text("B")
                }
            }
        )
        let layout = try layout(in: tree)
        #expect(layout.description.style.isEmpty)
        try answer(layout, sizes: sizes)
        tree.update()
        // 100 by 30 points: the middle is at 50, and the guide at 20; the baseline is at 15, not at the bottom edge.
        #expect(
            layout.description.style == [
                .guide(ExplicitGuide(.horizontal(.center), GuideFormula(constant: 20))),
                .guide(ExplicitGuide(.vertical(.firstTextBaseline), GuideFormula(constant: 15))),
                .noSpacing(.horizontal),
            ]
        )
        // The guides follow the sizes.
        try answer(layout, sizes: [CGSize(width: 60, height: 20), CGSize(width: 80, height: 30)])
        tree.update()
        let guide = ExplicitGuide(.horizontal(.center), GuideFormula(constant: 30))
        #expect(layout.description.style.first == .guide(guide))
    }

    private enum Mark: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    /// A row with the mark of its first view.
    private struct Marked: Layout {
        let mark: VerticalAlignment

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            Row().sizeThatFits(proposal: proposal, subviews: subviews, cache: &cache)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            Row().placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
        }

        func explicitAlignment(
            of guide: VerticalAlignment,
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? {
            guide == mark ? subviews.first?.dimensions(in: .unspecified)[explicit: mark] : nil
        }
    }

    @Test func `a layout has custom alignments, and knows those of its views`() throws {
        let mark = VerticalAlignment(Mark.self)
        let tree = ViewTree(
            HStack(alignment: mark) {
                Marked(mark: mark) { Text("A").alignmentGuide(mark) { $0.height / 4 + 1 } }
            }
        )
        let layout = try layout(in: tree)
        try answer(layout, sizes: sizes)
        tree.update()
        #expect(layout.description.style == [.guide(ExplicitGuide(.vertical(mark), GuideFormula(constant: 6)))])
    }

    @Test func `spacings are combined by edge`() {
        var spacing = ViewSpacing.zero
        #expect(spacing.distance(to: .zero, along: .horizontal) == 0)
        #expect(spacing.distance(to: ViewSpacing(), along: .horizontal) == 8)
        spacing.formUnion(ViewSpacing(), edges: [.trailing])
        #expect(spacing.distance(to: .zero, along: .horizontal) == 8)
        #expect(spacing.distance(to: .zero, along: .vertical) == 0)
        #expect(ViewSpacing.zero.distance(to: spacing, along: .horizontal) == 0)
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    /// The element of a custom layout in a tree.
    private func layout(in tree: ViewTree) throws -> Element {
        var found: Element?
        tree.document.root.visit { if case .layout = $0.description.kind { found = $0 } }
        return try #require(found)
    }

    private func traits(of element: Element) throws -> LayoutTraits {
        guard case .layout(let traits) = element.description.kind else { throw CancellationError() }
        return traits
    }

    /// Answers measurement requests as a page with views of given sizes does.
    private func answer(_ element: Element, sizes: [CGSize], isFresh: Bool = true) throws {
        let answers = try traits(of: element).questions.flatMap { question in
            question.proposals.map { proposal in
                let index = element.children.firstIndex { $0.id == question.element } ?? 0
                return LayoutMeasure.Answer(
                    element: question.element,
                    proposal: proposal,
                    width: sizes[index].width,
                    height: sizes[index].height,
                    firstBaseline: 15,
                    lastBaseline: 15
                )
            }
        }
        let space = LayoutProposal(width: 300, height: nil)
        #expect(element.onEvent?(.layOut(LayoutMeasure(isFresh: isFresh, space: space, answers: answers))) == true)
    }

    private let sizes = [CGSize(width: 40, height: 20), CGSize(width: 60, height: 30)]

    @Test func `a layout requests sizes and places its views with the answers`() throws {
        let tree = ViewTree(
            Row {
                Text("A").layoutValue(key: Rank.self, value: 2)
                Text("B")
            }
        )
        let element = try layout(in: tree)
        #expect(try traits(of: element).arrangement == nil)
        #expect(try traits(of: element).questions.map(\.proposals.count) == [1, 1])

        try answer(element, sizes: sizes)
        let arrangement = try #require(try traits(of: element).arrangement)
        #expect(arrangement.width == 100)
        #expect(arrangement.height == 30)
        #expect(arrangement.places.map(\.x) == [60, 0])
        #expect(arrangement.places.map(\.y) == [5, 0])
    }

    @Test func `a view that is not placed is centered, and a layout that fills its proposal expands`() throws {
        let tree = ViewTree(Filling { Text("A") })
        let element = try layout(in: tree)
        for _ in 0..<3 { try answer(element, sizes: sizes, isFresh: false) }
        let traits = try traits(of: element)
        let arrangement = try #require(traits.arrangement)
        #expect(arrangement.width == 300)
        #expect(arrangement.height == 10)
        #expect(arrangement.places.map(\.x) == [130])
        #expect(traits.expansion == .both)
    }

    @Test func `stale answers are not used after a change`() throws {
        let tree = ViewTree(Row { Text("A") })
        let element = try layout(in: tree)
        try answer(element, sizes: sizes)
        try answer(element, sizes: [CGSize(width: 70, height: 20)])
        #expect(try traits(of: element).arrangement?.width == 70)
    }

    @Test func `unrepresentable lengths are clamped`() throws {
        struct Endless: Layout {
            func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
                CGSize(width: CGFloat.infinity, height: CGFloat.nan)
            }

            func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
                for subview in subviews {
                    subview.place(at: CGPoint(x: CGFloat.nan, y: -CGFloat.infinity), proposal: .zero)
                }
            }
        }
        let tree = ViewTree(Endless { Text("A") })
        let element = try layout(in: tree)
        try answer(element, sizes: sizes)
        let arrangement = try #require(try traits(of: element).arrangement)
        #expect(arrangement.width == 100_000)
        #expect(arrangement.height == 0)
        #expect(arrangement.places.map(\.x) == [0])
    }

    @Test func `views keep their state when the layout changes to a custom one`() throws {
        struct Switching: View {
            @State private var isOwn = false

            var body: some View {
                Button("Switch") { isOwn.toggle() }
                let layout = isOwn ? AnyLayout(Row()) : AnyLayout(VStackLayout())
                layout { Counter() }
            }
        }
        let screen = Screen { Switching() }
        try screen.find(.button, "Count 0").tap()
        try screen.find(.button, "Switch").tap()
        try screen.find(.button, "Count 1").tap()
        #expect(screen.texts.contains("Count 2"))
    }
}
