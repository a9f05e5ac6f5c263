import EvergreenTesting
import OpenCombineShim
import Testing

@testable import EvergreenUI

@MainActor
struct BindingTests {
    struct Item: Identifiable, Equatable {
        let id: Int
        var name: String
        var isDone = false
    }

    private struct ItemRow: View {
        @Binding var item: Item
        var body: some View { Toggle(item.name, isOn: $item.isDone) }
    }

    private struct Items: View {
        @State private var items = [Item(id: 1, name: "One"), Item(id: 2, name: "Two"), Item(id: 3, name: "Three")]

        var body: some View {
            ForEach($items) { ItemRow(item: $0) }
            Text("done: \(items.filter(\.isDone).count)")
            Button("Drop first") { items.removeFirst() }
        }
    }

    @Test func `bindings to a collection's elements write to the collection`() throws {
        let screen = Screen { Items() }
        try screen.find(.toggle, "Two").toggle()
        #expect(try screen.find(.toggle, "Two").value == "true")
        #expect(screen.texts.contains("done: 1"))
    }

    @Test func `the last element can be removed while its row is mounted`() throws {
        let screen = Screen { Items() }
        for _ in 0..<3 { try screen.find(.button, "Drop first").tap() }
        #expect(screen.findAll(.toggle).isEmpty)
    }

    @Test func `an optional binding exists while its value is non-nil`() throws {
        struct Owner: View {
            @State private var name: String?
            var body: some View {
                if let name = Binding($name) { TextField("Name", text: name) }
                Button("Set") { name = "Ann" }
                Button("Clear") { name = nil }
            }
        }
        let screen = Screen { Owner() }
        #expect(screen.findAll(.textField).isEmpty)
        try screen.find(.button, "Set").tap()
        try screen.find(.textField).type("a")
        #expect(try screen.find(.textField).value == "Anna")
        try screen.find(.button, "Clear").tap()
        #expect(screen.findAll(.textField).isEmpty)
    }

    @Test func `a constant binding never changes`() throws {
        let screen = Screen { Toggle("Fixed", isOn: .constant(true)) }
        try screen.find(.toggle).toggle()
        #expect(try screen.find(.toggle).value == "true")
    }

    @Test func `a binding that rejects a value restores the old text`() throws {
        struct Upper: View {
            @State private var text = ""
            var body: some View {
                TextField("Code", text: Binding(get: { text }, set: { text = String($0.uppercased().prefix(3)) }))
            }
        }
        let screen = Screen { Upper() }
        try screen.find(.textField).type("abcd")
        #expect(try screen.find(.textField).value == "ABC")
    }

    @Test func `a formatted field writes valid input and restores its text otherwise`() throws {
        struct Score: View {
            @State private var score = 5
            var body: some View {
                TextField("Score", value: $score, format: .number)
                Text("is \(score)")
            }
        }
        let screen = Screen { Score() }
        try screen.find(.textField).fill("1,250")
        #expect(screen.texts == ["is 1,250"])
        try screen.find(.textField).fill("many")
        #expect(try screen.find(.textField).value == "1,250")
        #expect(screen.texts == ["is 1,250"])
    }

    @Test(arguments: ["NaN", "nan", "-NaN", "∞", "-∞", "1e400", "99999999999999999999"])
    func `a formatted field accepts only numbers`(text: String) throws {
        struct Numbers: View {
            @State private var integer = 5
            @State private var optional: Int? = 5
            @State private var double = 5.0
            @State private var decimal: Decimal = 5
            var body: some View {
                TextField("Integer", value: $integer, format: .number)
                TextField("Optional", value: $optional, format: .number)
                TextField("Double", value: $double, format: .number)
                TextField("Decimal", value: $decimal, format: .number)
                Text("\(integer) \(optional ?? 0)")
                Text(double.isFinite && !decimal.isNaN && decimal != 0 ? "numbers" : "none")
            }
        }
        let screen = Screen { Numbers() }
        for field in screen.findAll(.textField) { try field.fill(text) }
        #expect(screen.texts == ["5 5", "numbers"])
    }

    @Test func `a body runs when a binding that it reads changes`() throws {
        struct Child: View {
            @Binding var count: Int
            var body: some View { Text("child \(count)") }
        }
        struct Sibling: View {
            @Binding var count: Int
            var body: some View { Button("Count") { count += 1 } }
        }
        struct Parent: View {
            @State private var count = 0
            var body: some View {
                Child(count: $count)
                Sibling(count: $count)
            }
        }
        let screen = Screen { Parent() }
        screen.resetBodyCounts()
        try screen.find(.button).tap()
        #expect(screen.texts == ["child 1", "Count"])
        #expect(screen.bodyCount(of: Child.self) == 1)
        #expect(screen.bodyCount(of: Parent.self) == 0)
        #expect(screen.bodyCount(of: Sibling.self) == 0)
    }

    @Test func `a binding with an animation animates its changes`() throws {
        struct Switching: View {
            @State private var isOn = false
            var body: some View {
                Toggle("Animated", isOn: $isOn.animation(.easeIn))
                Toggle("Plain", isOn: $isOn.transaction(Transaction()))
                if isOn { Text("on") }
            }
        }
        func animates(_ title: String) throws -> Bool {
            let tree = ViewTree(Switching(), title: "", environment: EnvironmentValues())
            _ = tree.document.takePatches()
            var found: Element?
            tree.document.root.visit { element in
                if case .toggle = element.description.kind, element.texts == [title] { found = element }
            }
            try tree.handle(.toggle(true), on: #require(found).id)
            tree.update()
            let patches = tree.document.takePatches()
            #expect(!patches.isEmpty)
            return patches.contains { if case .animate = $0 { true } else { false } }
        }
        #expect(try animates("Animated"))
        #expect(try !animates("Plain"))
    }

    @Test func `a view's initializer sets its observed object`() {
        final class Model: ObservableObject {
            let name: String
            init(name: String) { self.name = name }
        }
        struct Observing: View {
            @ObservedObject var model = Model(name: "first")
            init() { model = Model(name: "second") }
            var body: some View { Text(model.name) }
        }
        let tree = ViewTree(Observing(), title: "", environment: EnvironmentValues())
        #expect(tree.document.root.texts == ["second"])
    }

    @Test func `a binding's setter receives the transaction`() {
        final class Log {
            var values: [Int] = []
            var isAnimated: [Bool] = []
        }
        let log = Log()
        let binding = Binding(
            get: { 0 },
            set: { value, transaction in
                log.values.append(value)
                log.isAnimated.append(transaction.animation != nil)
            }
        )
        binding.wrappedValue = 1
        binding.animation().wrappedValue = 2
        withAnimation { binding.wrappedValue = 3 }
        #expect(log.values == [1, 2, 3])
        #expect(log.isAnimated == [false, true, true])
    }
}
