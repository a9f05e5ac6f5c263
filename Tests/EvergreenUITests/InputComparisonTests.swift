import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct InputComparisonTests {
    private struct Row: View {
        let title: () -> String
        var body: some View { Text(title()) }
    }

    private struct Rows: View {
        @State private var count = 0
        var body: some View {
            let count = count
            Row { "closure \(count)" }
            Reading(binding: Binding(get: { count }, set: { _ in }))
            Button("Add") { self.count += 1 }
        }
    }

    private struct Reading: View {
        @Binding var binding: Int
        var body: some View { Text("binding \(binding)") }
    }

    @Test func `a closure with a different captured value is a changed input`() throws {
        let screen = Screen { Rows() }
        try screen.find(.button, "Add").tap()
        #expect(screen.texts == ["closure 1", "binding 1", "Add"])
    }

    private struct Choosing: View {
        let place: any Hashable
        let type: Any.Type
        var body: some View { Text("\(place) \(type)") }
    }

    @Test func `a different value or type behind an existential is a changed input`() throws {
        struct Choices: View {
            @State private var isFirst = true
            var body: some View {
                Choosing(place: isFirst ? 1 : "two", type: Int.self)
                Choosing(place: 1, type: isFirst ? Int.self : String.self)
                Button("Switch") { isFirst.toggle() }
            }
        }
        let screen = Screen { Choices() }
        try screen.find(.button).tap()
        #expect(screen.texts == ["two Int", "1 String", "Switch"])
    }
}
