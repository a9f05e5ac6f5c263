import EvergreenDocument
import Testing

@testable import EvergreenWeb

@MainActor
struct ScrollHTMLTests {
    private func html(_ traits: ScrollTraits, _ style: [StyleValue] = []) -> HTML {
        let description = ElementDescription(.scroll(traits), style: style)
        return ElementHTML(id: ElementID(rawValue: 1), description: description).html
    }

    @Test func `scroll views have their observed target and initial position`() {
        let html = html(
            ScrollTraits(
                vertical: true,
                target: StyleAnchor(x: 0.5, y: 0.25),
                start: StyleAnchor(x: .nan, y: 1)
            )
        )
        #expect(html[.dataScrollTarget] == "0.5 0.25")
        #expect(html[.dataScrollStart] == "0 1")
        #expect(self.html(ScrollTraits(vertical: true))[.dataScrollTarget] == nil)
    }

    @Test func `scroll views have an anchor for size changes`() {
        let (top, bottom) = (StyleAnchor(x: 0.5, y: 0), StyleAnchor(x: 0.5, y: 1))
        #expect(html(ScrollTraits(vertical: true, start: bottom, kept: bottom))[.dataScrollKeep] == nil)
        #expect(html(ScrollTraits(vertical: true, start: bottom, kept: top))[.dataScrollKeep] == "0.5 0")
        #expect(html(ScrollTraits(vertical: true, start: bottom))[.dataScrollKeep] == "")
        #expect(html(ScrollTraits(vertical: true, kept: bottom))[.dataScrollStart] == nil)
    }

    @Test func `a labeled scroll view is a group`() {
        var description = ElementDescription(.scroll(ScrollTraits(vertical: true)))
        #expect(ElementHTML(id: ElementID(rawValue: 1), description: description).html[.role] == nil)
        description.attributes.accessibilityLabel = "Hills"
        #expect(ElementHTML(id: ElementID(rawValue: 1), description: description).html[.role] == "group")
    }

    @Test func `scroll views have classes for their scroll behavior`() {
        let html = html(
            ScrollTraits(horizontal: true),
            [
                .hiddenScrollBars(horizontal: true, vertical: false), .noScrolling, .unclippedScrolling,
                .scrollSnapping(.targets(stopsAtEach: true)),
            ]
        )
        #expect(html.classes.text == "scroll scroll-x no-bar-x no-scrolling unclipped snaps snap-once")
    }

    @Test func `a scroll message has the target element`() throws {
        let message = try PageMessage(#"["e",3,5,"scroll",9]"#)
        #expect(message == .event(number: 3, element: ElementID(rawValue: 5), .scroll(to: ElementID(rawValue: 9))))
        #expect(throws: PageMessageError.self) { try PageMessage(#"["e",3,5,"scroll"]"#) }
    }

    @Test func `a scroll message without targets reports user scrolling`() throws {
        let message = try PageMessage(#"["e",3,5,"scroll",0]"#)
        #expect(message == .event(number: 3, element: ElementID(rawValue: 5), .scroll(to: nil)))
    }

    @Test func `a scrolled message has the scroll geometry and phase`() throws {
        let message = try PageMessage(#"["e",3,5,"scrolled","interacting 0 -12.5 300 2000 280 400 16 8 4 2"]"#)
        let measure = ScrollState.Measure(
            x: 0,
            y: -12.5,
            contentWidth: 300,
            contentHeight: 2000,
            width: 280,
            height: 400,
            insets: EdgeInsets(top: 16, leading: 8, bottom: 4, trailing: 2)
        )
        let state = try ScrollState(phase: .interacting, measure: #require(measure))
        #expect(message == .event(number: 3, element: ElementID(rawValue: 5), .scrollState(state)))
    }

    @Test(arguments: [
        "", "idle", "gone 0 0 1 1 1 1 0 0 0 0", "idle 0 0 1 1 1 1 0 0 0", "idle 0 0 1 1 1 1 0 0 0 0 0",
        "idle 0 0 -1 1 1 1 0 0 0 0", "idle nan 0 1 1 1 1 0 0 0 0", "idle 0 inf 1 1 1 1 0 0 0 0",
        "idle 0 0 1 1 1 1e300 0 0 0 0", "idle 0 0 1 x 1 1 0 0 0 0", "idle  0 1 1 1 1 0 0 0 0",
    ])
    func `malformed scroll geometry is rejected`(text: String) {
        #expect(throws: PageMessageError.self) { try PageMessage(#"["e",3,5,"scrolled","\#(text)"]"#) }
    }

    @Test func `a visible message reports scroll visibility`() throws {
        let message = try PageMessage(#"["e",3,5,"visible",true]"#)
        #expect(message == .event(number: 3, element: ElementID(rawValue: 5), .changeVisibility(true)))
        #expect(throws: PageMessageError.self) { try PageMessage(#"["e",3,5,"visible",1]"#) }
        let description = ElementDescription(.geometry(GeometryTraits(form: .visibility(threshold: 0.25))))
        let html = ElementHTML(id: ElementID(rawValue: 1), description: description).html
        #expect(html[.dataVisible] == "0.25")
        #expect(html[.dataMeasured] == nil)
    }

    @Test func `a targets message has the visible targets of a threshold`() throws {
        func message(_ targets: Int...) -> PageMessage {
            let ids = targets.map { ElementID(rawValue: $0) }
            return .event(number: 3, element: ElementID(rawValue: 5), .showTargets(ids, threshold: 0.25))
        }
        #expect(try PageMessage(#"["e",3,5,"targets","0.25 9 7"]"#) == message(9, 7))
        #expect(try PageMessage(#"["e",3,5,"targets","0.25"]"#) == message())
        #expect(html(ScrollTraits(vertical: true, thresholds: [0.25, 1]))[.dataScrollThresholds] == "0.25 1")
        #expect(html(ScrollTraits(vertical: true))[.dataScrollThresholds] == nil)
    }

    @Test(arguments: ["", "x", "nan", "2 9", "-1 9", "0.5 ", "0.5 9 9", "0.5 0", "0.5 x", "0.5  9"])
    func `malformed scroll targets are rejected`(text: String) {
        #expect(throws: PageMessageError.self) { try PageMessage(#"["e",3,5,"targets","\#(text)"]"#) }
    }

    @Test func `content margins, scroll reports and keyboard dismissal are classes`() {
        let html = html(
            ScrollTraits(vertical: true),
            [
                .contentMargins(top: 8, leading: nil, bottom: nil, trailing: 4), .keyboardDismissal, .scrollReports,
                .scrollsByUser,
            ]
        )
        #expect(html.classes.text == "scroll scroll-y hides-keyboard reports-scroll reports-user kt-8 kr-4")
        #expect(StyleClass(.contentTop, 8).rule == ".kt-8{padding-top:8px;scroll-padding-top:8px}")
    }

    @Test func `a frame scrolls to a point or an edge`() {
        var translation = PatchTranslation()
        let id = ElementID(rawValue: 5)
        let offsets = [
            ScrollOffset(x: .points(3.4), y: nil), ScrollOffset(x: nil, y: .end),
            ScrollOffset(x: .points(-.infinity), y: .points(1e300)),
        ]
        let operations = translation.operations(for: offsets.map { .scrollContent(id, $0) })
        let texts = operations.map { operation in
            var json = JSONWriter()
            operation.write(to: &json)
            return json.text
        }
        #expect(texts == [#"["d",5,3,null]"#, #"["d",5,null,-1]"#, #"["d",5,0,1000000000]"#])
    }

    // MARK: Scroll transitions

    private func transition(before: [StyleValue], identity: [StyleValue], after: [StyleValue]) -> StyleValue {
        .scrollTransition(
            ScrollTransitionTraits(
                axis: .horizontal,
                start: .interactive(visible: 1, .easeInOut),
                end: .animated(visible: 0.5, AnimationTraits(curve: .linear, duration: 0.5, delay: 0.1)),
                before: before,
                identity: identity,
                after: after
            )
        )
    }

    private func text(_ style: [StyleValue]) -> HTML {
        ElementHTML(id: ElementID(rawValue: 1), description: ElementDescription(.text("a"), style: style)).html
    }

    @Test func `a node has classes for its identity phase and for the phases before and after`() {
        let html = text([transition(before: [.opacity(0)], identity: [.opacity(1)], after: [.opacity(0.5)])])
        #expect(html.classes.text == "text o-1")
        #expect(
            html[.dataScrollPhases] == "x;scroll 1 ease-in-out;time 0.5 500 100 linear;text o-0;text o-0_500"
        )
        var writer = HTMLWriter()
        writer.write(html)
        // The page needs the rules of all phases.
        for opacity in [0, 0.5, 1] { #expect(writer.styles.contains(StyleClass(.opacity, opacity))) }
    }

    @Test func `only nodes whose phases differ have phase classes`() {
        let padding = StyleValue.padding(EdgeInsets(top: 1, leading: 1, bottom: 1, trailing: 1))
        let background = StyleValue.background(.semantic(.red, opacity: 1))
        let fading = transition(before: [.opacity(0)], identity: [.opacity(1)], after: [.opacity(0)])
        let html = text([background, padding, .opacity(0.5), fading])
        var phases: [String?] = []
        func visit(_ html: HTML) {
            phases.append(html[.dataScrollPhases])
            for case .node(let node) in html.content { visit(node) }
        }
        visit(html)
        #expect(phases.compactMap { $0 }.count == 1)
        #expect(phases.count > 1)
        let still = text([transition(before: [.opacity(1)], identity: [.opacity(1)], after: [.opacity(1)])])
        #expect(still[.dataScrollPhases] == nil)
    }
}
