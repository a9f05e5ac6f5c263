import EvergreenDocument
@testable import EvergreenTesting
import EvergreenUI
import Testing

/// Views behind the rows of lists.
@MainActor
struct RowBackgroundTests {
    private func underlays(_ screen: Screen) -> [String] {
        var found: [String] = []
        screen.tree.document.root.visit { element in
            switch element.description.kind {
            case .row, .editableRow:
                guard let first = element.children.first, case .underlay = first.description.kind else { return }
                found.append(first.texts.joined())
            default: break
            }
        }
        return found
    }

    private struct Counter: View {
        let name: String
        @State private var count = 0

        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Rows: View {
        @State private var name = "old"
        @State private var isPlain = false

        var body: some View {
            List {
                Button("Rename") { name = "new" }
                Button("Plain") { isPlain.toggle() }
                Text("a").listRowBackground(isPlain ? nil : Counter(name: name))
                Section {
                    Text("b")
                    Text("c").listRowBackground(Color.red)
                }
                .listRowBackground(Text("of section"))
            }
        }
    }

    @Test func `a row's background view keeps its state while it changes`() throws {
        let screen = Screen { Rows() }
        #expect(underlays(screen) == ["old 0", "of section"])
        try screen.find(.button, "old 0").tap()
        try screen.find(.button, "Rename").tap()
        #expect(underlays(screen) == ["new 1", "of section"])
        try screen.find(.button, "Plain").tap()
        #expect(underlays(screen) == ["of section"])
        try screen.find(.button, "Plain").tap()
        #expect(underlays(screen) == ["new 0", "of section"])
    }

    @Test func `an empty view removes a row's background, and colors are styles`() throws {
        let screen = Screen {
            List {
                Text("a").listRowBackground(EmptyView())
                Text("b").listRowBackground(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                Text("c").listRowBackground(nil)
                Text("d").listRowBackground(Color.red).listRowBackground(Text("outer"))
            }
        }
        #expect(underlays(screen) == ["", ""])
    }

    private struct Long: View {
        @State private var selection: Set<Int> = []
        @State private var numbers = Array(0..<300)

        var body: some View {
            List(selection: $selection) {
                ForEach(numbers, id: \.self) { number in
                    Text("Row \(number)").listRowBackground(Text("behind \(number)"))
                        .swipeActions { Button("Remove") { numbers.removeAll { $0 == number } } }
                }
            }
        }
    }

    @Test func `rows of a long list have backgrounds beside badges, actions and selection`() throws {
        let screen = Screen { Long() }
        #expect(underlays(screen) == (0..<300).map { "behind \($0)" })
        let row = try #require(screen.findAll(.row).first)
        try row.showActions()
        #expect(underlays(screen).first == "behind 0")
        try screen.find(.button, "Remove").tap()
        #expect(underlays(screen).first == "behind 1")
    }
}
