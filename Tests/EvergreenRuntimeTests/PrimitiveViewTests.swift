import EvergreenDocument
import EvergreenRuntime
import Testing

/// The runtime alone: the test declares primitive views, because the runtime has no controls.
@MainActor
struct PrimitiveViewTests {
    private struct Lamp: ElementView {
        let isOn: Binding<Bool>

        func kind(in node: ElementNode<Self>) -> ElementKind { .toggle(isOn: node.reading { isOn.wrappedValue }) }

        static var isControl: Bool { true }

        static var takesEvents: Bool { true }

        func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
            guard case .toggle(let isOn) = event else { return false }
            self.isOn.wrappedValue = isOn
            return true
        }
    }

    private struct Shelf<Inner: View>: ContainerView {
        let inner: Inner

        func kind(in node: ElementNode<Self>) -> ElementKind { .box }

        static var contentPlacement: (any Placement)? { Shelving.shared }
    }

    private final class Shelving: Placement {
        static let shared = Shelving()

        var wrapper: ElementKind? { .gridRow(nil) }
    }

    private struct Room: View {
        @State private var isOn = false
        var isDisabled = false

        var body: some View {
            Shelf(inner: Lamp(isOn: $isOn)).disabled(isDisabled)
        }
    }

    private func mount(_ view: some View) -> ViewTree {
        ViewTree(view, title: "", environment: EnvironmentValues(), frame: nil)
    }

    private func lamp(in tree: ViewTree) throws -> Element {
        let shelf = try #require(tree.document.root.children.first)
        return try #require(shelf.children.first?.children.first)
    }

    @Test func `an element has a description and observes the state that it reads`() throws {
        let tree = mount(Room())
        let lamp = try lamp(in: tree)
        #expect(lamp.description.kind == .toggle(isOn: false))
        _ = tree.document.takePatches()
        try tree.handle(.toggle(true), on: lamp.id)
        tree.update()
        #expect(lamp.description.kind == .toggle(isOn: true))
        #expect(tree.document.takePatches().count == 1)
    }

    @Test func `a placement wraps each element in another`() throws {
        let shelf = try #require(mount(Room()).document.root.children.first)
        #expect(shelf.children.map(\.description.kind) == [.gridRow(nil)])
    }

    @Test func `an unsupported event is rejected`() throws {
        let tree = mount(Room())
        let lamp = try lamp(in: tree)
        #expect(throws: ElementEventError.unsupported(.tap, lamp.id)) { try tree.handle(.tap, on: lamp.id) }
    }

    @Test func `a control disabled by the environment rejects events`() throws {
        let tree = mount(Room(isDisabled: true))
        let lamp = try lamp(in: tree)
        #expect(throws: ElementEventError.disabled(lamp.id)) { try tree.handle(.toggle(true), on: lamp.id) }
    }

    @Test func `element modifiers are found by key`() {
        enum Colour: ElementModifierKey { static var defaultValue: String { "none" } }
        enum Weight: ElementModifierKey { static var defaultValue: Int { 0 } }
        var modifiers = ElementModifiers()
        #expect(modifiers[Colour.self] == "none")
        modifiers[Colour.self] = "red"
        modifiers[Weight.self] = 3
        #expect(modifiers[Colour.self] == "red")
        var other = ElementModifiers()
        other[Colour.self] = "red"
        #expect(modifiers != other)
        other[Weight.self] = 3
        #expect(modifiers == other)
    }
}
