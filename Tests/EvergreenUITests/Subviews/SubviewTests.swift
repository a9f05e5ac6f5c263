import EvergreenDocument
import EvergreenTesting
import EvergreenUI
import Testing

/// The subviews that a container finds, and how they follow changes.
@MainActor
struct SubviewTests {
    @Test func `subviews are found in groups, loops, conditions and bodies, in order`() {
        let isOn = true
        let absent: Text? = nil
        let screen = Screen {
            Ranked {
                Text("a")
                Group {
                    Text("b")
                    Group { Text("c") }
                }
                ForEach(["d", "e"], id: \.self) { name in
                    Text(name)
                    Pair(name)
                }
                if isOn { Text("f") } else { Text("g") }
                if !isOn { Text("h") }
                absent
                EmptyView()
                AnyView(Pair("i"))
                Pair("j").padding()
                Section("Head") { Text("k") }
            }
        }
        let found = ["a", "b", "c", "d", "d1", "d2", "e", "e1", "e2", "f", "i1", "i2", "j1", "j2", "k"]
        #expect(screen.texts == found.flatMap { ["#0", $0] })
        screen.close()
    }

    private struct Row: View {
        let isShort: Bool

        var body: some View {
            if isShort { Text("short") } else { VStack { Text("long") } }
        }
    }

    private struct Framed: ViewModifier {
        func body(content: Content) -> some View { content.padding() }
    }

    private struct Stacked: ViewModifier {
        func body(content: Content) -> some View {
            VStack {
                Text("title")
                content
            }
        }
    }

    @Test func `stacks, controls, lists and single-view bodies are one subview each`() {
        var count = 0
        let screen = Screen {
            Group(
                subviews: Group {
                    VStack { Pair("a") }
                    Button("b") {}
                    List { Pair("c") }
                    Row(isShort: true)
                    Row(isShort: false)
                    Pair("d").modifier(Framed())
                    Pair("e").modifier(Stacked())
                    Text("f").modifier(Framed())
                }
            ) { subviews in
                let _ = count = subviews.count
                subviews
            }
        }
        #expect(count == 9)
        #expect(
            screen.texts == ["a1", "a2", "b", "c1", "c2", "short", "long", "d1", "d2", "title", "e1", "e2", "f"]
        )
        screen.close()
    }

    @Test func `a collection of subviews and its slices are views and can be resolved again`() {
        let screen = Screen {
            Group(subviews: ForEach(1..<6) { Text("\($0)") }) { subviews in
                if let first = subviews.first { first }
                HStack { subviews.dropFirst(3) }
                subviews[1..<3].dropLast()
                ForEach(subviews: subviews.prefix(2)) { $0 }
                ForEach(subviews.reversed()) { $0 }
                Text("\(subviews.count)")
                Ranked { subviews[4].containerValue(\.rank, 7) }
            }
        }
        #expect(screen.texts == ["1", "4", "5", "2", "1", "2", "5", "4", "3", "2", "1", "5", "#7", "5"])
        screen.close()
    }

    private struct Sorted<Content: View>: View {
        @ViewBuilder let content: Content
        @State private var isReversed = false

        var body: some View {
            Button("reverse") { isReversed.toggle() }
            Group(subviews: content) { subviews in
                if isReversed { VStack { ForEach(subviews.reversed()) { $0 } } } else { VStack { subviews } }
            }
        }
    }

    private struct Names: View {
        @State private var names = ["a", "b", "c"]

        var body: some View {
            Button("shuffle") { names = ["c", "d", "a"] }
            VStack {
                ForEach(subviews: ForEach(names, id: \.self) { Counter($0) }) { subview in
                    HStack { subview }
                }
            }
        }
    }

    @Test func `a subview keeps its state when it moves, and loses it when removed`() throws {
        let screen = Screen { Names() }
        try screen.find(.button, "a: 0").tap()
        try screen.find(.button, "b: 0").tap()
        try screen.find(.button, "shuffle").tap()
        #expect(screen.texts == ["shuffle", "c: 0", "d: 0", "a: 1"])
        screen.close()
    }

    private struct Opener: View {
        @State private var isOpen = false

        var body: some View {
            Button(isOpen ? "close" : "open") { isOpen.toggle() }
            if isOpen { Counter("inside") }
        }
    }

    @Test func `state in the source changes the set of subviews`() throws {
        var counts: [Int] = []
        let screen = Screen {
            Group(
                subviews: Group {
                    Counter("before")
                    Opener()
                    Counter("after")
                }
            ) { subviews in
                let _ = counts.append(subviews.count)
                ForEach(subviews) { subview in HStack { subview } }
            }
        }
        try screen.find(.button, "before: 0").tap()
        try screen.find(.button, "after: 0").tap()
        try screen.find(.button, "open").tap()
        #expect(screen.texts == ["before: 1", "close", "inside: 0", "after: 1"])
        try screen.find(.button, "inside: 0").tap()
        try screen.find(.button, "close").tap()
        try screen.find(.button, "open").tap()
        #expect(screen.texts == ["before: 1", "close", "inside: 0", "after: 1"])
        #expect(counts == [3, 4, 3, 4])
        screen.close()
    }

    private struct Inner: View {
        let text: String

        var body: some View { Text(text) }
    }

    private struct Numbered: View {
        let log: Log
        @State private var number = 0

        var body: some View {
            Button("next") { number += 1 }
            Container(log: log) {
                Inner(text: "same")
                Inner(text: "number \(number)")
            }
        }
    }

    private final class Log {
        var runs = 0
    }

    private struct Container<Content: View>: View {
        let log: Log
        @ViewBuilder let content: Content

        var body: some View { Group(subviews: content, transform: list) }

        private var list: (SubviewsCollection) -> Listed { { [log] in Listed(log: log, subviews: $0) } }
    }

    private struct Listed: View {
        let log: Log
        let subviews: SubviewsCollection

        var body: some View {
            let _ = log.runs += 1
            ForEach(subviews) { subview in HStack { subview } }
        }
    }

    @Test func `only a changed subview is updated, where it is placed`() throws {
        let log = Log()
        let screen = Screen { Numbered(log: log) }
        screen.resetBodyCounts()
        try screen.find(.button, "next").tap()
        #expect(screen.texts == ["next", "same", "number 1"])
        #expect(log.runs == 1)
        #expect(screen.bodyCount(of: Inner.self) == 1)
        screen.close()
    }

    private struct SourceState: View {
        @State private var number = 0

        var body: some View {
            Button("next") { number += 1 }
            Inner(text: "number \(number)")
        }
    }

    @Test func `a state change in the source does not run the container's closure`() throws {
        var runs = 0
        let screen = Screen {
            ForEach(subviews: SourceState()) { subview in
                let _ = runs += 1
                HStack { subview }
            }
        }
        try screen.find(.button, "next").tap()
        #expect(screen.texts == ["next", "number 1"])
        #expect(runs == 2)
        screen.close()
    }

    private struct Reader: View {
        let name: String
        @State private var limit = 2

        var body: some View {
            Button("more") { limit += 1 }
            Group(subviews: ForEach(0..<9) { Text("\(name)\($0)") }) { subviews in
                subviews.prefix(limit)
            }
        }
    }

    @Test func `a container's closure reads state`() throws {
        let screen = Screen { Reader(name: "n") }
        #expect(screen.texts == ["more", "n0", "n1"])
        try screen.find(.button, "more").tap()
        #expect(screen.texts == ["more", "n0", "n1", "n2"])
        screen.close()
    }

    @Test func `a subview placed twice is two views, and one not placed is not mounted`() throws {
        let screen = Screen {
            Group(
                subviews: Group {
                    Counter("a")
                    Counter("b")
                }
            ) { subviews in
                subviews[0]
                subviews[0]
            }
        }
        let buttons = screen.findAll(.button)
        #expect(buttons.map(\.text) == ["a: 0", "a: 0"])
        try buttons[1].tap()
        #expect(screen.texts == ["a: 0", "a: 1"])
        screen.close()
    }

    private struct Keeper<Content: View>: View {
        @ViewBuilder let content: Content
        @State private var kept: Subview?

        var body: some View {
            Group(subviews: content) { subviews in
                Button("keep") { kept = subviews.first }
                Text("\(subviews.count)")
            }
            if let kept { HStack { kept } }
        }
    }

    private struct Keeping: View {
        @State private var texts = ["a"]

        var body: some View {
            Button("change") { texts = ["a", "b"] }
            Button("remove") { texts = [] }
            Keeper {
                ForEach(texts.indices, id: \.self) { Text(texts.count == 1 ? texts[$0] : "\(texts[$0])!") }
            }
        }
    }

    @Test func `a stored subview shows its current version`() throws {
        let screen = Screen { Keeping() }
        try screen.find(.button, "keep").tap()
        #expect(screen.texts == ["change", "remove", "keep", "1", "a"])
        try screen.find(.button, "change").tap()
        #expect(screen.texts == ["change", "remove", "keep", "2", "a!"])
        try screen.find(.button, "remove").tap()
        #expect(screen.texts == ["change", "remove", "keep", "0", "a!"])
        try screen.find(.button, "keep").tap()
        #expect(screen.texts == ["change", "remove", "keep", "0"])
        screen.close()
    }

    @Test func `a different subview in the same place has its own state`() throws {
        let screen = Screen {
            Sorted {
                Counter("a")
                Counter("b")
            }
        }
        try screen.find(.button, "a: 0").tap()
        try screen.find(.button, "reverse").tap()
        #expect(screen.texts == ["reverse", "b: 0", "a: 0"])
        screen.close()
    }

    @Test func `state in the source and in the container is restored`() throws {
        func content() -> some View {
            VStack {
                ForEach(
                    subviews: Group {
                        Counter("a")
                        Opener()
                        ForEach(["x", "y"], id: \.self) { Counter($0) }
                    }
                ) { subview in
                    HStack { subview }
                }
            }
        }
        let first = Screen { content() }
        try first.find(.button, "a: 0").tap()
        try first.find(.button, "open").tap()
        try first.find(.button, "y: 0").tap()
        try first.find(.button, "inside: 0").tap()
        let texts = first.texts
        #expect(texts == ["a: 1", "close", "inside: 1", "x: 0", "y: 1"])
        let second = Screen(restoring: first) { content() }
        #expect(second.texts == texts)
        first.close()
        second.close()
    }

    private struct Appearing: View {
        let log: Events
        @State private var names = ["a", "b"]

        var body: some View {
            Button("remove") { names = ["b"] }
            ForEach(
                subviews: ForEach(names, id: \.self) { name in
                    Text(name)
                        .onAppear { log.entries.append("\(name) appears") }
                        .onDisappear { log.entries.append("\(name) disappears") }
                }
            ) { subview in
                HStack { subview }
            }
        }
    }

    private final class Events {
        var entries: [String] = []
    }

    @Test func `a subview appears where it is placed and disappears when its source is removed`() throws {
        let log = Events()
        let screen = Screen { Appearing(log: log) }
        #expect(log.entries == ["a appears", "b appears"])
        try screen.find(.button, "remove").tap()
        #expect(log.entries == ["a appears", "b appears", "a disappears"])
        screen.close()
    }

    private struct Animated: View {
        @State private var count = 0

        var body: some View {
            Button("Count") { count += 1 }
            Ranked { Text("\(count)") }.animation(.linear(duration: 2), value: count)
        }
    }

    @Test func `a changed subview is animated with its container`() throws {
        let tree = ViewTree(Animated())
        _ = tree.document.takePatches()
        try tree.tap("Count")
        guard case .animate(let animation)? = tree.document.takePatches().first else {
            Issue.record("The update is not animated.")
            return
        }
        #expect(animation == AnimationTraits(curve: .linear, duration: 2))
    }

    private struct Owning: View {
        let owner: Events
        @State private var isThere = true

        var body: some View {
            Button("remove") { isThere = false }
            if isThere { Text("\(owner.entries.count)") }
        }
    }

    @Test func `a subview's references are released with its container and when its source is removed`() throws {
        for removes in [true, false] {
            var owner: Events? = Events()
            weak let released = owner
            let screen = Screen { [owner] in
                if let owner { Ranked { Owning(owner: owner) } }
            }
            owner = nil
            #expect(released != nil)
            if removes { try screen.find(.button, "remove").tap() }
            screen.close()
            #expect(released == nil)
        }
    }
}
