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

    /// Views beside one another, by their ranks.
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

    /// As large as the space.
    private struct Filling: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            proposal.replacingUnspecifiedDimensions()
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
    }

    private struct Counter: View {
        @State private var count = 0
        var body: some View { Button("Count \(count)") { count += 1 } }
    }

    /// The element of an app's own layout in a tree.
    private func layout(in tree: ViewTree) throws -> Element {
        var found: Element?
        tree.document.root.visit { if case .layout = $0.description.kind { found = $0 } }
        return try #require(found)
    }

    private func traits(of element: Element) throws -> LayoutTraits {
        guard case .layout(let traits) = element.description.kind else { throw CancellationError() }
        return traits
    }

    /// Answers what is asked as a screen does whose views have some sizes.
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

    @Test func `a layout asks for sizes, and places its views with the answers`() throws {
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

    @Test func `a view that is not placed is in the middle, and a layout as large as its space expands`() throws {
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

    @Test func `answers that no view has are no longer used when something has changed`() throws {
        let tree = ViewTree(Row { Text("A") })
        let element = try layout(in: tree)
        try answer(element, sizes: sizes)
        try answer(element, sizes: [CGSize(width: 70, height: 20)])
        #expect(try traits(of: element).arrangement?.width == 70)
    }

    @Test func `lengths that no page has are bounded`() throws {
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

    @Test func `views keep their state when a layout of the app's own is chosen`() throws {
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
