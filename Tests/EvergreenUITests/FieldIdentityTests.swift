import Testing

@testable import EvergreenRuntime
@testable import EvergreenUI

/// Identities by which a page restores fields in another session.
@MainActor
struct FieldIdentityTests {
    struct Player: Identifiable, Equatable {
        var id: Int
        var name: String
    }

    private struct PlayerForm: View {
        let player: Player
        @State private var name = ""

        var body: some View { TextField("Name", text: $name) }
    }

    private struct BindingForm: View {
        @Binding var player: Player?

        var body: some View { TextField("Name", text: .constant(player?.name ?? "")) }
    }

    private struct SettingsForm: View {
        @State private var name = ""

        var body: some View { TextField("Name", text: $name) }
    }

    private final class Owner {}

    private struct UnownedForm: View {
        let number: Int
        unowned let model: Owner
        unowned(unsafe) let other: Owner
        weak var third: Owner?

        var body: some View { TextField("Name", text: .constant("")) }
    }

    @Test func `computing a field identity does not dereference a deallocated unowned object`() {
        var models = [Owner()]
        let tree = ViewTree(UnownedForm(number: 1, model: models[0], other: models[0], third: models[0]))
        weak let model = models[0]
        models = []
        #expect(model == nil)
        var identities: [String?] = []
        tree.document.root.visit { element in
            if case .textField = element.description.kind { identities.append(element.fieldIdentity) }
        }
        #expect(identities.count == 1)
    }

    /// The identities of all fields, in document order.
    private func identities(of view: some View) -> [String?] {
        let tree = ViewTree(view)
        tree.update()
        var identities: [String?] = []
        tree.document.root.visit { element in
            if case .textField = element.description.kind { identities.append(element.fieldIdentity) }
        }
        return identities
    }

    @Test func `a field in a container has an identity, which includes the record's id if the source has one`() throws {
        func view(_ names: [String]) -> some View {
            VStack {
                ForEach(
                    subviews: Group {
                        SettingsForm()
                        SettingsForm()
                        ForEach(names, id: \.self) { _ in SettingsForm() }
                    }
                ) { $0 }
            }
        }
        let first = try identities(of: view(["a", "b"])).map { try #require($0) }
        #expect(first == identities(of: view(["a", "b"])))
        #expect(Set(first).count == 4)
        #expect(first.map { $0.first } == ["v", "v", "r", "r"])
        #expect(identities(of: view(["b", "a"])) == [first[0], first[1], first[3], first[2]])
    }

    @Test func `a field in a presented container has an identity only if the source has record ids`() {
        func sheet(_ content: some View) -> some View {
            Text("Page").sheet(isPresented: .constant(true)) { ForEach(subviews: content) { $0 } }
        }
        #expect(identities(of: sheet(TextField("Name", text: .constant("")))) == [nil])
        let named = sheet(ForEach([1], id: \.self) { _ in TextField("Name", text: .constant("")) })
        #expect(identities(of: named).first??.first == "r")
    }

    @Test func `a field has the same identity in each session, distinct from its sibling's`() throws {
        let form = Form {
            TextField("Name", text: .constant(""))
            TextField("Name", text: .constant(""))
        }
        let first = try identities(of: form).map { try #require($0) }
        #expect(first == identities(of: form))
        #expect(Set(first).count == 2)
        #expect(first.allSatisfy { $0.hasPrefix("v") })
    }

    @Test func `a field in a row is identified by the row's id, regardless of position`() throws {
        func rows(_ ids: [Int]) -> some View {
            List(ids, id: \.self) { _ in TextField("Name", text: .constant("")) }
        }
        let first = try identities(of: rows([1, 2, 3])).map { try #require($0) }
        #expect(Set(first).count == 3)
        #expect(first.allSatisfy { $0.hasPrefix("r") })
        #expect(identities(of: rows([3, 1])) == [first[2], first[0]])
    }

    @Test func `a field in a record's view is identified by the record's id alone`() {
        let first = identities(of: PlayerForm(player: Player(id: 1, name: "Anna")))
        #expect(first == identities(of: PlayerForm(player: Player(id: 1, name: "Berta"))))
        #expect(first != identities(of: PlayerForm(player: Player(id: 2, name: "Anna"))))
    }

    @Test func `a field in a sheet is identified by the item's id`() {
        func sheet(_ id: Int) -> some View {
            Text("").sheet(item: .constant(Player(id: id, name: "Anna"))) { _ in SettingsForm() }
        }
        #expect(identities(of: sheet(1)) == identities(of: sheet(1)))
        #expect(identities(of: sheet(1)) != identities(of: sheet(2)))
    }

    @Test func `a field in a sheet without an item has no identity`() {
        let player: Binding<Player?> = .constant(Player(id: 1, name: "Anna"))
        let bound = Text("").sheet(isPresented: .constant(true)) { BindingForm(player: player) }
        #expect(identities(of: bound) == [nil])
        let inline = Text("").sheet(isPresented: .constant(true)) { TextField("Name", text: .constant("")) }
        #expect(identities(of: inline) == [nil])
        let editor = Text("").sheet(isPresented: .constant(true)) { TextEditor(text: .constant("")) }
        #expect(identities(of: editor) == [nil])
        let own = Text("").sheet(isPresented: .constant(true)) { SettingsForm() }
        #expect(identities(of: own) != [nil])
        let record = Text("").sheet(isPresented: .constant(true)) { PlayerForm(player: Player(id: 1, name: "")) }
        let other = Text("").sheet(isPresented: .constant(true)) { PlayerForm(player: Player(id: 2, name: "")) }
        #expect(identities(of: record) != identities(of: other))
    }

    @Test func `an id that differs between processes gives no identity`() {
        final class Key: Hashable {
            static func == (lhs: Key, rhs: Key) -> Bool { lhs === rhs }
            func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
        }
        #expect(identities(of: TextField("Name", text: .constant("")).id(Key())) == [nil])
    }

    @Test func `composite ids have unambiguous stable texts`() {
        struct Pair: Hashable {
            var first: String
            var second: String?
        }
        let texts = [
            stableText(of: Pair(first: "a", second: "b")), stableText(of: Pair(first: "ab", second: nil)),
            stableText(of: Pair(first: "a", second: nil)), stableText(of: Pair(first: "", second: "ab")),
        ]
        #expect(Set(texts).count == 4)
        #expect(!texts.contains(nil))
        #expect(stableText(of: AnyHashable(7)) == "7")
        #expect(stableText(of: Optional(7) as Any) != stableText(of: Int?.none as Any))
    }
}
