import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct ControlTests {
    enum Fruit: String, CaseIterable { case apple, pear, plum }

    @Test func `a picker selects by tag or by its ForEach's id`() throws {
        struct Choice: View {
            @State private var fruit = Fruit.pear
            @State private var optional: Fruit?
            var body: some View {
                Picker("Fruit", selection: $fruit) {
                    ForEach(Fruit.allCases, id: \.self) { Text($0.rawValue) }
                }
                Picker("Maybe", selection: $optional) {
                    Text("none").tag(Fruit?.none)
                    ForEach(Fruit.allCases, id: \.self) { Text($0.rawValue).tag(Fruit?.some($0)) }
                }
                Text("\(fruit.rawValue) \(optional?.rawValue ?? "-")")
            }
        }
        let screen = Screen { Choice() }
        #expect(try screen.find(.picker, "Fruit").options == ["apple", "pear", "plum"])
        #expect(try screen.find(.picker, "Fruit").value == "pear")
        #expect(try screen.find(.picker, "Maybe").value == "none")
        try screen.find(.picker, "Fruit").select("plum")
        try screen.find(.picker, "Maybe").select("apple")
        #expect(screen.texts == ["plum apple"])
        try screen.find(.picker, "Maybe").select("none")
        #expect(screen.texts == ["plum -"])
    }

    @Test func `a picker updates with its options`() throws {
        struct Choice: View {
            @State private var names = ["a", "b"]
            @State private var name = "c"
            var body: some View {
                Picker("Name", selection: $name) { ForEach(names, id: \.self) { Text($0) } }
                Button("Add") { names.append("c") }
            }
        }
        let screen = Screen { Choice() }
        #expect(try screen.find(.picker).value == nil)
        try screen.find(.button).tap()
        #expect(try screen.find(.picker).options == ["a", "b", "c"])
        #expect(try screen.find(.picker).value == "c")
    }

    @Test func `a button runs the latest action even if the view is otherwise equal`() throws {
        struct Adder: View {
            @State private var step = 1
            @State private var sum = 0
            var body: some View {
                // The action captures a copy.
                let added = step
                Button("Add") { sum += added }
                Button("Double") { step *= 2 }
                Text("\(sum)")
            }
        }
        let screen = Screen { Adder() }
        try screen.find(.button, "Double").tap()
        try screen.find(.button, "Add").tap()
        #expect(screen.texts == ["Add", "Double", "2"])
        try screen.find(.button, "Double").tap()
        try screen.find(.button, "Add").tap()
        #expect(screen.texts == ["Add", "Double", "6"])
    }

    @Test func `a stepper stays within its range`() throws {
        struct Count: View {
            @State private var count = 9
            var body: some View { Stepper("\(count)", value: $count, in: 0...10, step: 2) }
        }
        let screen = Screen { Count() }
        try screen.find(.stepper).increment()
        #expect(screen.texts == ["10"])
        #expect(throws: ScreenError.self) { try screen.find(.stepper).increment() }
        try screen.find(.stepper).decrement()
        #expect(screen.texts == ["8"])
    }

    @Test func `Return in a text field runs the enclosing submit actions, the innermost first`() throws {
        var submitted: [String] = []
        let screen = Screen {
            VStack { TextField("Name", text: .constant("")).onSubmit { submitted.append("inner") } }
                .onSubmit { submitted.append("outer") }
        }
        try screen.find(.textField).submit()
        #expect(submitted == ["inner", "outer"])
    }

    @Test func `a list makes a row of each view, including views in sections`() {
        let screen = Screen {
            List {
                Text("Top")
                Section("Head") {
                    ForEach(0..<2) { Text("Row \($0)") }
                    HStack {
                        Text("One")
                        Text("row")
                    }
                }
            }
        }
        #expect(screen.findAll(.row).map { $0.texts } == [["Top"], ["Row 0"], ["Row 1"], ["One", "row"]])
        #expect(screen.findAll(.header).first?.texts == ["Head"])
    }

    @Test func `styles are applied from the inside out`() throws {
        let screen = Screen {
            Text("A").padding(4).background(.red).padding().frame(maxWidth: .infinity).opacity(0.5)
                .accessibilityIdentifier("a").accessibilityLabel("Letter A")
        }
        let text = try screen.find(.text, "Letter A")
        #expect(text.identifier == "a")
        #expect(text.text == "A")
    }

    @Test func `a text field with a vertical axis accepts multiple lines`() throws {
        struct Note: View {
            @State private var text = ""
            var body: some View {
                TextField("Note", text: $text, axis: .vertical).textFieldStyle(.plain)
                Text(text)
            }
        }
        let screen = Screen { Note() }
        try screen.find(.textField).type("a\nb")
        #expect(screen.texts == ["a\nb"])
    }

    @Test func `control styles don't change behavior`() throws {
        struct Settings: View {
            @State private var isOn = false
            var body: some View {
                Toggle("On", isOn: $isOn).toggleStyle(.button).controlSize(.large)
                Text("\(isOn ? 1 : 0)").foregroundStyle(.quaternary)
            }
        }
        let screen = Screen { Settings() }
        try screen.find(.toggle).toggle()
        #expect(screen.texts == ["On", "1"])
    }
}
