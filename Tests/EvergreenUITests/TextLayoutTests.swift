import Testing

@testable import EvergreenDocument
@testable import EvergreenRuntime
@testable import EvergreenUI

/// Line heights and label spacing.
@MainActor
struct TextLayoutTests {
    private func styles(_ view: some View, of matches: (ElementKind) -> Bool) -> [[StyleValue]] {
        var styles: [[StyleValue]] = []
        ViewTree(view).document.root.visit { if matches($0.description.kind) { styles.append($0.description.style) } }
        return styles
    }

    private func styles(ofTextsIn view: some View) -> [[StyleValue]] {
        styles(view) { if case .text = $0 { true } else { false } }
    }

    @Test func `line heights are exact, a multiple, or an increase`() {
        let view = VStack {
            Text("a").lineHeight(.exact(points: 20))
            Text("b").lineHeight(.multiple(factor: 1.5))
            Text("c").lineHeight(.leading(increase: 4))
            Text("d").lineHeight(.variable)
            Text("e").lineHeight(.exact(points: -1))
        }
        #expect(
            styles(ofTextsIn: view) == [
                [.lineHeight(.exact(20))], [.lineHeight(.multiple(1.5))], [.lineHeight(.increase(4))], [],
                [.lineHeight(.exact(0))],
            ]
        )
    }

    @Test func `a line height replaces line spacing, and nil resets the inherited height`() {
        let view = VStack {
            Text("a").lineSpacing(3)
            Text("b").lineHeight(nil).lineSpacing(3)
        }
        .lineHeight(.normal)
        #expect(styles(ofTextsIn: view) == [[.lineHeight(.multiple(1.25))], [.lineSpacing(3)]])
    }

    @Test func `labels in platform styles have icon-to-title spacing`() {
        struct Own: LabelStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.title }
        }
        let view = VStack {
            Label("a", systemImage: "leaf")
            Label("b", systemImage: "leaf").labelReservedIconWidth(30)
            Label("c", systemImage: "leaf").labelStyle(.iconOnly)
            Label("d", systemImage: "leaf").labelStyle(Own())
        }
        .labelIconToTitleSpacing(12)
        let all = styles(view) { $0 == .label || $0 == .styled }
        #expect(
            all == [
                [.labelSpacing(12)], [.labelSpacing(12), .labelIconWidth(30)], [.labelParts(.icon), .labelSpacing(12)],
                [],
            ]
        )
    }

    @Test func `links in rows can hide their disclosure indicators`() {
        let view = NavigationStack {
            List {
                NavigationLink("a") { Text("A") }
                NavigationLink("b") { Text("B") }.navigationLinkIndicatorVisibility(.hidden)
            }
        }
        let all = styles(view) { if case .navigationLink = $0 { true } else { false } }
        #expect(all == [[], [.noIndicator]])
    }
}
