import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct StructureTests {
    @Test func `a view builder takes any number of views`() {
        let screen = Screen {
            Text("1"); Text("2"); Text("3"); Text("4"); Text("5"); Text("6"); Text("7"); Text("8"); Text("9")
            Text("10"); Text("11"); Text("12"); Text("13"); Text("14")
        }
        #expect(screen.texts == (1...14).map(String.init))
    }

    enum Case { case one, two(Int), three }

    @ViewBuilder
    private func view(_ value: Case) -> some View {
        switch value {
        case .one: Text("one")
        case .two(let number) where number > 1: Text("two \(number)")
        case .two: EmptyView()
        case .three:
            if #available(macOS 99, iOS 99, *) { Text("three") } else { Text("other") }
        }
    }

    @Test func `switch, optionals and availability conditions select views`() {
        #expect(Screen { view(.one) }.texts == ["one"])
        #expect(Screen { view(.two(5)) }.texts == ["two 5"])
        #expect(Screen { view(.two(0)) }.texts == [])
        #expect(Screen { view(.three) }.texts == ["three"])
        #expect(Screen { Optional(Text("some")) }.texts == ["some"])
    }

    @Test func `AnyView keeps state while its view's type is unchanged`() throws {
        struct Counter: View {
            @State private var count = 0
            let name: String
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        struct Other: View {
            var body: some View { Text("Other") }
        }
        struct Erased: View {
            @State private var phase = 0
            var body: some View {
                content
                Button("Next") { phase += 1 }
            }
            var content: AnyView {
                phase == 2 ? AnyView(Other()) : AnyView(Counter(name: "\(phase)"))
            }
        }
        let screen = Screen { Erased() }
        try screen.find(.button, "0 0").tap()
        try screen.find(.button, "Next").tap()
        #expect(screen.texts == ["1 1", "Next"])
        try screen.find(.button, "Next").tap()
        #expect(screen.texts == ["Other", "Next"])
        try screen.find(.button, "Next").tap()
        #expect(screen.texts == ["3 0", "Next"])
    }

    @Test func `a modifier has its own state and environment`() throws {
        struct Counting: ViewModifier {
            @State private var count = 0
            @Environment(\.isEnabled) private var isEnabled

            func body(content: Content) -> some View {
                VStack {
                    content
                    Button("\(count) \(isEnabled ? "on" : "off")") { count += 1 }
                }
            }
        }
        let screen = Screen { Text("Content").modifier(Counting()) }
        try screen.find(.button, "0 on").tap()
        #expect(screen.texts == ["Content", "1 on"])
    }

    @Test func `a group's modifiers apply to each view in it`() {
        let screen = Screen {
            Group {
                Text("A")
                Text("B")
            }
            .accessibilityIdentifier("each")
        }
        #expect(screen.findAll(identifier: "each").map(\.text) == ["A", "B"])
    }

    @Test func `rows keep their state while their ids are equal, even if these are other copies`() throws {
        struct Counter: View {
            let name: String
            @State private var count = 0
            var body: some View { Button("\(name) \(count)") { count += 1 } }
        }
        struct Rows: View {
            @State private var phase = 0
            @State private var renewal = 0
            var body: some View {
                // Too long to be stored in the string itself: each update has strings with other addresses.
                let ids = (0..<2).map { "an id that is longer than 15 bytes: \($0 + phase)" }
                ForEach(ids, id: \.self) { Counter(name: String($0.suffix(1))) }
                Button("Same") { renewal += 1 }
                Button("Next") { phase += 1 }
                Text("Renewed \(renewal)")
            }
        }
        let screen = Screen { Rows() }
        try screen.find(.button, "1 0").tap()
        try screen.find(.button, "Same").tap()
        #expect(screen.texts == ["0 0", "1 1", "Same", "Next", "Renewed 1"])
        try screen.find(.button, "Next").tap()
        #expect(screen.texts == ["1 1", "2 0", "Same", "Next", "Renewed 1"])
    }

    @Test func `elements with duplicate ids are all shown`() {
        var screen: Screen?
        withKnownIssue {
            screen = Screen { ForEach(["a", "a", "b"], id: \.self) { Text($0) } }
        } matching: {
            $0.description.contains("occurs several times")
        }
        #expect(screen?.texts == ["a", "a", "b"])
    }

    private struct Shuffled: View {
        @State private var numbers = Array(0..<40)
        let next: ([Int]) -> [Int]

        var body: some View {
            Button("Next") { numbers = next(numbers) }
            VStack { ForEach(numbers, id: \.self) { Text(verbatim: "\($0)") } }
        }
    }

    @Test func `the rendered list follows random edits`() throws {
        var generator = SystemRandomNumberGenerator()
        var expected: [Int] = Array(0..<40)
        let screen = Screen {
            Shuffled { numbers in
                var numbers = numbers
                switch Int.random(in: 0..<4, using: &generator) {
                case 0: numbers.shuffle(using: &generator)
                case 1: numbers.removeAll { _ in Bool.random(using: &generator) }
                case 2: numbers.insert(contentsOf: (0..<5).map { _ in .random(in: 1000...Int.max) }, at: 0)
                default: numbers.reverse()
                }
                expected = numbers
                return numbers
            }
        }
        for _ in 0..<200 {
            try screen.find(.button, "Next").tap()
            #expect(screen.texts.dropFirst() == expected.map(String.init)[...])
        }
    }

    @Test func `state that only a ForEach's content reads is observed`() throws {
        struct Counted: View {
            @State private var count = 0
            var body: some View {
                Button("Count") { count += 1 }
                ForEach(0..<2) { row in Text("\(row): \(count)") }
            }
        }
        let screen = Screen { Counted() }
        try screen.find(.button, "Count").tap()
        #expect(screen.findAll(.text).map(\.text) == ["Count", "0: 1", "1: 1"])
    }

    @Test func `EmptyModifier has no effect`() {
        let screen = Screen { Text("Same").modifier(EmptyModifier.identity) }
        #expect(screen.texts == ["Same"])
    }
}
