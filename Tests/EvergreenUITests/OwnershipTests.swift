import EvergreenTesting
import EvergreenUI
import Testing

/// Views with weak and unowned references.
@MainActor
struct OwnershipTests {
    private final class Model {
        let name: String
        init(_ name: String) { self.name = name }
    }

    private final class Owner {
        var model: Model? = Model("Ann")
    }

    private struct WeakView: View {
        weak var model: Model?
        @State private var count = 0
        var body: some View { Text(model?.name ?? "nobody") }
    }

    private struct UnownedView: View {
        unowned let model: Model
        let shows: Bool
        var body: some View { Text(shows ? model.name : "hidden") }
    }

    private struct UnsafeView: View {
        unowned(unsafe) let model: Model
        let shows: Bool
        var body: some View { Text(shows ? model.name : "hidden") }
    }

    private struct Parent: View {
        let owner: Owner
        @State private var count = 0

        var body: some View {
            WeakView(model: owner.model)
            Button("Count \(count)") { count += 1 }
        }
    }

    @Test func `a view with a weak reference renders its deallocation`() throws {
        let owner = Owner()
        let screen = Screen { Parent(owner: owner) }
        #expect(screen.texts == ["Ann", "Count 0"])
        try screen.find(.button).tap()
        #expect(screen.texts == ["Ann", "Count 1"])
        weak let model = owner.model
        owner.model = nil
        #expect(model == nil)
        try screen.find(.button).tap()
        #expect(screen.texts == ["nobody", "Count 2"])
        try screen.find(.button).tap()
        #expect(screen.texts == ["nobody", "Count 3"])
    }

    private struct Holder: View {
        let previous: Owner
        let next: Owner
        @State private var isPrevious = true

        var body: some View {
            if let model = isPrevious ? previous.model : next.model {
                UnownedView(model: model, shows: true)
                UnsafeView(model: model, shows: true)
            }
            Button("Switch") {
                isPrevious = false
                previous.model = nil
            }
        }
    }

    @Test func `a view survives the deallocation of an unowned object until it is replaced`() throws {
        let (previous, next) = (Owner(), Owner())
        next.model = Model("Bob")
        let screen = Screen { Holder(previous: previous, next: next) }
        #expect(screen.texts == ["Ann", "Ann", "Switch"])
        weak let model = previous.model
        try screen.find(.button).tap()
        #expect(model == nil)
        #expect(screen.texts == ["Bob", "Bob", "Switch"])
    }
}
