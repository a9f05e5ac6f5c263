import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct EditActionTests {
    struct Fruit: Identifiable {
        let id: Int
        var name: String
    }

    private struct FruitList: View {
        @State private var fruits = [
            Fruit(id: 1, name: "apple"), Fruit(id: 2, name: "pear"), Fruit(id: 3, name: "plum"),
        ]
        let actions: EditActions<[Fruit]>

        var body: some View {
            List($fruits, editActions: actions) { $fruit in TextField("Name", text: $fruit.name) }
                .environment(\.editMode, .constant(.active))
            Text(fruits.map(\.name).joined(separator: " "))
        }
    }

    private func names(_ screen: Screen) -> String? { screen.texts.last }

    @Test func `a list deletes and moves its binding's elements`() throws {
        let screen = Screen { FruitList(actions: .all) }
        try screen.findAll(.row)[1].delete()
        #expect(names(screen) == "apple plum")
        try screen.findAll(.row)[0].move(by: 1)
        #expect(names(screen) == "plum apple")
        try screen.findAll(.row)[0].find(.textField).type("peach")
        #expect(names(screen) == "plumpeach apple")
    }

    @Test func `a list offers only its edit actions`() {
        let deleting = Screen { FruitList(actions: .delete) }
        #expect(deleting.findAll(.row).allSatisfy { $0.hasDeleteButton && !$0.hasMoveHandle })
        let moving = Screen { FruitList(actions: [.move]) }
        #expect(moving.findAll(.row).allSatisfy { !$0.hasDeleteButton && $0.hasMoveHandle })
        let both = Screen { FruitList(actions: [.move, .delete]) }
        #expect(both.findAll(.row).allSatisfy { $0.hasDeleteButton && $0.hasMoveHandle })
    }

    @Test func `rows identified by a key path can be edited`() throws {
        struct Words: View {
            @State private var words = ["a", "b", "c"]
            @State private var selection: String?
            var body: some View {
                List {
                    ForEach($words, id: \.self, editActions: .delete) { $word in Text(word) }
                }
                Text(words.joined(separator: "-"))
            }
        }
        let screen = Screen { Words() }
        try screen.findAll(.row)[0].delete()
        #expect(screen.texts.last == "b-c")
    }
}
