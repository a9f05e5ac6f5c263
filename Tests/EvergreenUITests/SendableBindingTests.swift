import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct SendableBindingTests {
    @Test func `a binding can be passed to a task on another executor`() async throws {
        struct Counter: View {
            @State private var count = 0
            let start: @MainActor (Binding<Int>) -> Void
            var body: some View { Button("\(count)") { start($count) } }
        }
        var task: Task<Void, Never>?
        let screen = Screen {
            Counter { binding in
                task = Task.detached { await MainActor.run { binding.wrappedValue += 1 } }
            }
        }
        try screen.find(.button, "0").tap()
        await task?.value
        #expect(try screen.find(.button, "1").isEnabled)
    }
}
