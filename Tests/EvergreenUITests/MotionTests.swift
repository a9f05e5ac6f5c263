import Testing

@testable import EvergreenTesting
@testable import EvergreenUI

@MainActor
struct MotionTests {
    private static func motion(in element: Element) -> SymbolMotion? {
        var found: SymbolMotion?
        element.visit { element in
            for case .symbolMotion(let motion) in element.description.style { found = motion }
        }
        return found
    }

    @Test func `an indefinite effect animates symbols while it is active`() {
        let tree = ViewTree(Label("A", systemImage: "star").symbolEffect(.pulse, options: .speed(2)))
        #expect(Self.motion(in: tree.document.root) == SymbolMotion(form: .pulse, count: nil, speed: 2))
        let still = ViewTree(Image(systemName: "star").symbolEffect(.pulse, isActive: false))
        #expect(Self.motion(in: still.document.root) == nil)
    }

    @Test func `a symbol wiggles in a direction, and disappears while the effect is active`() {
        func form(_ view: some View) -> SymbolMotion.Form? { Self.motion(in: ViewTree(view).document.root)?.form }
        let star = Image(systemName: "star")
        #expect(form(star.symbolEffect(.wiggle)) == .wiggle)
        #expect(form(star.symbolEffect(.wiggle.counterClockwise)) == .wiggle)
        #expect(form(star.symbolEffect(.wiggle.clockwise)) == .wiggleClockwise)
        #expect(form(star.symbolEffect(.wiggle.up.byLayer)) == .wiggleUp)
        #expect(form(star.symbolEffect(.wiggle.forward)) == .wiggleForward)
        #expect(form(star.symbolEffect(.disappear)) == .hideDown)
        #expect(form(star.symbolEffect(.disappear.up)) == .hideUp)
        #expect(form(star.symbolEffect(.disappear, isActive: false)) == nil)
    }

    private struct Glass: View {
        @Namespace private var glass

        var body: some View {
            Text("A").glassEffectID("a", in: glass)
            Text("B").glassEffectID(String?.none, in: glass)
            Text("C").matchedGeometryEffect(id: "a", in: glass)
        }
    }

    @Test func `views with the same glass id have matched geometries`() throws {
        let root = ViewTree(Glass()).document.root
        var keys: [String] = []
        root.visit { element in
            for case .match(let traits) in element.description.attributes.notes { keys.append(traits.key) }
        }
        #expect(keys.count == 2 && Set(keys).count == 1)
    }

    @Test func `symbolEffectsRemoved stops symbol effects`() {
        func isMoving(_ isRemoved: Bool) -> Bool {
            let image = VStack { Image(systemName: "star") }.symbolEffectsRemoved(isRemoved)
            return Self.motion(in: ViewTree(image.symbolEffect(.pulse)).document.root) != nil
        }
        #expect(isMoving(false) && !isMoving(true))
    }

    private struct Bell: View {
        @State private var rings = 0
        @State private var others = 0

        var body: some View {
            Image(systemName: "bell").symbolEffect(.wiggle, value: rings)
            Button("Ring") { rings += 1 }
            Button("Other \(others)") { others += 1 }
        }
    }

    @Test func `an effect with a value animates symbols once for each change`() throws {
        let screen = Screen { Bell() }
        #expect(Self.motion(in: screen.tree.document.root) == nil)
        try screen.find(.button, "Ring").tap()
        let first = SymbolMotion(form: .wiggle, count: 1, isOddRun: true)
        #expect(Self.motion(in: screen.tree.document.root) == first)
        try screen.find(.button, "Other 0").tap()
        #expect(Self.motion(in: screen.tree.document.root) == first)
        try screen.find(.button, "Ring").tap()
        #expect(Self.motion(in: screen.tree.document.root) == SymbolMotion(form: .wiggle, count: 1))
    }

    private struct Cards: View {
        @Namespace private var cards

        var body: some View {
            Text("A").matchedGeometryEffect(id: 1, in: cards)
            Text("B").matchedGeometryEffect(id: 1, in: cards, properties: .position, anchor: .top)
            Text("C").matchedGeometryEffect(id: 2, in: cards)
        }
    }

    private struct Follower: View {
        @Namespace private var places

        var body: some View {
            Text("A").matchedGeometryEffect(id: 1, in: places)
            Text("B").matchedGeometryEffect(id: 1, in: places, isSource: false)
        }
    }

    @Test func `a matched view that is not a source follows the source with its id`() {
        var found: [MatchTraits] = []
        ViewTree(Follower()).document.root.visit { element in
            for case .match(let traits) in element.description.attributes.notes { found.append(traits) }
        }
        #expect(found.map(\.follows) == [false, true])
        #expect(Set(found.map(\.key)).count == 1)
    }

    @Test func `matched views are identified by id and namespace`() {
        func keys<Content: View>(_ content: Content) -> [String] {
            var found: [String] = []
            ViewTree(content).document.root.visit { element in
                for case .match(let traits) in element.description.attributes.notes { found.append(traits.key) }
            }
            return found
        }
        let both = keys(
            HStack {
                Cards(); Cards()
            }
        )
        #expect(both.count == 6)
        #expect(both[0] == both[1] && both[1] != both[2])
        #expect(Set(both).count == 4)
    }

    @Test func `a content transition applies to descendant texts`() {
        var styles: [StyleValue] = []
        ViewTree(VStack { Text("1") }.contentTransition(.numericText(countsDown: true))).document.root.visit {
            styles += $0.description.style
        }
        #expect(styles.contains(.contentChange(.descending)))
    }

    private struct Photos: View {
        @Namespace private var photos

        var body: some View {
            Text("A").matchedTransitionSource(id: 1, in: photos)
            Text("B").matchedTransitionSource(id: 2, in: photos) { $0.clipShape(.rect(cornerRadius: 12)) }
            Text("C").navigationTransition(.zoom(sourceID: 2, in: photos))
            Text("D").navigationTransition(.automatic)
        }
    }

    @Test func `a zoom transition links a page to its source view`() {
        var notes: [[ElementNote]] = []
        ViewTree(Photos()).document.root.visit { element in
            guard case .text = element.description.kind else { return }
            notes.append(
                element.description.attributes.notes.filter {
                    switch $0 {
                    case .zoom, .zoomSource: true
                    default: false
                    }
                }
            )
        }
        guard notes.count == 4, case .zoomSource(let first, 0) = notes[0].first,
            case .zoomSource(let second, 12) = notes[1].first
        else {
            Issue.record("\(notes)")
            return
        }
        #expect(first != second)
        #expect(notes[2] == [.zoom(second)])
        #expect(notes[3].isEmpty)
    }
}
