import EvergreenTesting
import EvergreenUI
import Testing

/// The sections that a container finds in a view.
@MainActor
struct SubviewSectionTests {
    private struct Board<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            VStack {
                ForEach(sections: content) { section in
                    VStack {
                        Text("[\(section.containerValues.rank)")
                        HStack { section.header }
                        ForEach(section.content) { subview in
                            Text("\(subview.containerValues.rank)")
                            subview
                        }
                        section.footer
                        Text("]")
                    }
                }
            }
        }
    }

    @Test func `sections have headers, content and footers, and loose views form sections`() {
        let screen = Screen {
            Board {
                Text("a")
                Pair("b")
                Section("One") {
                    Text("c")
                    Section("Inner") { Text("d").containerValue(\.rank, 2) }
                }
                .containerValue(\.rank, 1)
                Section {
                    Text("e")
                } header: {
                    Pair("head")
                } footer: {
                    Text("foot")
                }
                Text("f")
            }
        }
        #expect(
            screen.texts == [
                "[0", "0", "a", "0", "b1", "0", "b2", "]",
                "[1", "One", "1", "c", "2", "d", "]",
                "[0", "head1", "head2", "0", "e", "foot", "]",
                "[0", "0", "f", "]",
            ]
        )
        screen.close()
    }

    @Test func `an empty view has one empty section`() {
        var counts: [Int] = []
        let screen = Screen {
            Group(sections: EmptyView()) { sections in
                let _ = counts = [sections.count, sections[0].content.count, sections[0].header.count]
                Text("none")
            }
        }
        #expect(counts == [1, 0, 0])
        screen.close()
    }

    private struct Moving: View {
        @State private var names = ["a", "b"]
        @State private var rank = 0

        var body: some View {
            Button("move") { names = ["b", "c", "a"] }
            Button("rank") { rank = 5 }
            Board {
                ForEach(names, id: \.self) { name in
                    Section { Counter(name) }.containerValue(\.rank, rank)
                }
                Counter("loose")
            }
        }
    }

    @Test func `a moved section keeps its state and updates its values`() throws {
        let screen = Screen { Moving() }
        try screen.find(.button, "a: 0").tap()
        try screen.find(.button, "loose: 0").tap()
        try screen.find(.button, "move").tap()
        #expect(screen.findAll(.button).map(\.text) == ["move", "rank", "b: 0", "c: 0", "a: 1", "loose: 0"])
        try screen.find(.button, "rank").tap()
        #expect(screen.texts.filter { $0.hasPrefix("[") } == ["[5", "[5", "[5", "[0"])
        #expect(try screen.find(.button, "a: 1").exists)
        screen.close()
    }

    @Test func `sections can be rebuilt as list sections`() {
        let screen = Screen {
            List {
                ForEach(
                    sections: Group {
                        Section("One") { Text("a") }
                        Section("Two") { Pair("b") }
                    }
                ) { section in
                    Section {
                        section.content
                    } header: {
                        section.header
                    }
                }
            }
        }
        #expect(screen.findAll(.header).map(\.text) == ["One", "Two"])
        #expect(screen.texts == ["One", "a", "Two", "b1", "b2"])
        screen.close()
    }
}
