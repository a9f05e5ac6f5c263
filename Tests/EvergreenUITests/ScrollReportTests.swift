import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

/// Scroll geometry, phases and visibility that a page reports.
@MainActor
struct ScrollReportTests {
    private func geometry(_ y: CGFloat, insets: EdgeInsets = EdgeInsets()) -> ScrollGeometry {
        ScrollGeometry(
            contentOffset: CGPoint(x: 0, y: y),
            contentSize: CGSize(width: 300, height: 2000),
            contentInsets: insets,
            containerSize: CGSize(width: 300, height: 400)
        )
    }

    private struct Watching<Content: View>: View {
        @ViewBuilder let content: Content
        @State private var changes: [String] = []
        @State private var phases: [String] = []

        var body: some View {
            Text("changes: \(changes.joined(separator: " "))")
            Text("phases: \(phases.joined(separator: " "))")
            content
                .onScrollGeometryChange(for: Bool.self) {
                    $0.contentOffset.y > 100
                } action: {
                    changes.append("\($0)-\($1)")
                }
                .onScrollPhaseChange { old, new, context in
                    phases.append("\(old)-\(new)@\(Int(context.geometry.contentOffset.y))")
                }
        }
    }

    @Test func `onScrollGeometryChange reports the first value and each different one`() throws {
        let screen = Screen { Watching { ScrollView { Text("row") } } }
        let row = try screen.find(.text, "row")
        for y in [0, 50, 101, 300, 20] as [CGFloat] { try row.scroll(to: geometry(y)) }
        #expect(screen.texts.contains("changes: false-false false-true true-false"))
    }

    @Test func `onScrollPhaseChange reports each phase with its geometry`() throws {
        let screen = Screen { Watching { ScrollView { Text("row") } } }
        let row = try screen.find(.text, "row")
        try row.scroll(to: geometry(0))
        try row.scroll(to: geometry(10), phase: .interacting)
        try row.scroll(to: geometry(20), phase: .interacting)
        try row.scroll(to: geometry(30), phase: .decelerating)
        try row.scroll(to: geometry(40))
        #expect(
            screen.texts.contains("phases: idle-interacting@10 interacting-decelerating@30 decelerating-idle@40")
        )
    }

    @Test func `lists and forms report scrolling`() throws {
        let list = Screen { Watching { List { Text("row") } } }
        try list.find(.text, "row").scroll(to: geometry(200))
        #expect(list.texts.contains("changes: true-true"))
        let form = Screen { Watching { Form { Text("row") } } }
        try form.find(.text, "row").scroll(to: geometry(200))
        #expect(form.texts.contains("changes: true-true"))
    }

    @Test func `a nested scroll view does not report for its ancestor`() throws {
        let screen = Screen { Watching { ScrollView { ScrollView(.horizontal) { Text("row") } } } }
        try screen.find(.text, "row").scroll(to: geometry(200))
        #expect(screen.texts.contains("changes: true-true"))
        let inner = Screen {
            List {
                ScrollView(.horizontal) { Text("row") }.onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentOffset.y
                } action: { _, _ in
                }
            }
        }
        try inner.find(.text, "row").scroll(to: geometry(200))
    }

    @Test func `scroll events without an observer, or with non-finite geometry, are rejected`() throws {
        let screen = Screen { ScrollView { Text("row") } }
        let row = try screen.find(.text, "row")
        #expect(throws: ScreenError.self) { try row.scroll(to: geometry(1)) }
        let watching = Screen { Watching { ScrollView { Text("row") } } }
        #expect(throws: ScreenError.self) { try watching.find(.text, "row").scroll(to: geometry(.infinity)) }
        #expect(throws: ScreenError.self) { try watching.find(.text, "row").scroll(to: geometry(.nan)) }
    }

    @Test func `bounds exclude the content insets, and visibleRect includes them`() {
        let geometry = geometry(-16, insets: EdgeInsets(top: 16, leading: 8, bottom: 4, trailing: 2))
        #expect(geometry.visibleRect == CGRect(x: 0, y: -16, width: 300, height: 400))
        #expect(geometry.bounds == CGRect(x: 8, y: 0, width: 290, height: 380))
    }

    // MARK: Visibility

    private struct Seen: View {
        @State private var changes: [Bool] = []

        var body: some View {
            Text("changes: \(changes.map { "\($0)" }.joined(separator: " "))")
            Text("row").onScrollVisibilityChange(threshold: 0.3) { changes.append($0) }
        }
    }

    @Test func `onScrollVisibilityChange reports each transition once`() throws {
        let screen = Screen { Seen() }
        let row = try screen.find(.text, "row")
        try row.scrollIntoSight()
        try row.scrollIntoSight()
        try row.scrollIntoSight(false)
        #expect(screen.texts.contains("changes: true false"))
        let changes = try screen.find(.text, "changes: true false")
        #expect(throws: ScreenError.self) { try changes.scrollIntoSight() }
    }

    // MARK: Targets

    private struct Targets: View {
        var threshold = 0.5
        @State private var changes: [String] = []
        @State private var texts: [String] = []

        var body: some View {
            Text("changes: \(changes.joined(separator: ", "))")
            Text("texts: \(texts.joined(separator: ", "))")
            ScrollView {
                VStack {
                    ForEach(0..<5) { Text("row \($0)") }
                    Text("row with a text").id("last")
                }
                .scrollTargetLayout()
                Text("below")
            }
            .onScrollTargetVisibilityChange(idType: Int.self, threshold: threshold) { ids in
                changes.append(ids.map(String.init).joined(separator: " "))
            }
            .onScrollTargetVisibilityChange(idType: String.self, threshold: 0.9) { texts += $0 }
        }
    }

    @Test func `onScrollTargetVisibilityChange passes the identities of the visible targets`() throws {
        let screen = Screen { Targets() }
        let rows = try (0..<5).map { try screen.find(.text, "row \($0)") }
        try rows[0].showScrollTargets([rows[0], rows[1]])
        try rows[0].showScrollTargets([rows[0], rows[1]])
        try rows[0].showScrollTargets([rows[1], rows[2], screen.find(.text, "row with a text")])
        try rows[0].showScrollTargets([])
        #expect(screen.texts.contains("changes: 0 1, 1 2, "))
        #expect(screen.texts.contains("texts: last"))
    }

    private struct NestedIdentities: View {
        @State private var numbers: [Int] = []
        @State private var words: [String] = []
        @State private var flags: [Bool] = []

        var body: some View {
            Text("numbers: \(numbers), words: \(words), flags: \(flags)")
            ScrollView {
                LazyVStack {
                    ForEach(0..<3) { Text("row \($0)").id($0 == 1 ? "inner" : "other").id("outer") }
                    ForEach(3..<6) { number in
                        Text("row \(number)").id(number * 100)
                        Text("second of \(number)")
                    }
                }
                .scrollTargetLayout()
            }
            .onScrollTargetVisibilityChange(idType: Int.self) { numbers = $0 }
            .onScrollTargetVisibilityChange(idType: String.self) { words = $0 }
            .onScrollTargetVisibilityChange(idType: Bool.self) { flags = $0 }
        }
    }

    @Test func `the identity of a target is the innermost one of the requested type`() throws {
        let screen = Screen { NestedIdentities() }
        let targets = try ["row 4", "row 0", "row 1", "second of 4", "second of 5"].map { try screen.find(.text, $0) }
        try targets[0].showScrollTargets(targets)
        #expect(screen.texts.contains(#"numbers: [400, 0, 1, 4, 5], words: ["other", "inner"], flags: []"#))
    }

    @Test func `views that are not in a layout of scroll targets, and scroll views without an observer, are rejected`()
        throws
    {
        let screen = Screen { Targets() }
        let below = try screen.find(.text, "below")
        #expect(throws: ScreenError.self) { try below.showScrollTargets([below]) }
        let row = try Screen { ScrollView { Text("row") } }.find(.text, "row")
        #expect(throws: ScreenError.self) { try row.showScrollTargets([]) }
    }

    @Test(arguments: [(-1, 0), (.nan, 0.5), (0.123_456, 0.1235), (2, 1)] as [(Double, Double)])
    func `a threshold is between 0 and 1, with four decimals`(threshold: Double, known: Double) {
        let tree = ViewTree(Targets(threshold: threshold))
        var found: [Double]?
        tree.document.root.visit { element in
            if case .scroll(let traits) = element.description.kind { found = traits.thresholds }
        }
        #expect(found == [known, 0.9].sorted())
    }
}
