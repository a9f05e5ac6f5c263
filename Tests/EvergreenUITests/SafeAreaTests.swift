import EvergreenTesting
import Testing

@testable import EvergreenUI

@MainActor
struct SafeAreaTests {
    @Test func `a safe area inset is beside its content and keeps its state`() throws {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("\(count)") { count += 1 } }
        }
        let screen = Screen {
            Text("content").safeAreaInset(edge: .bottom, alignment: .leading, spacing: 8) { Counter() }
            Text("beside").safeAreaInset(edge: HorizontalEdge.trailing) { Text("bar") }
        }
        try screen.find(.button).tap()
        #expect(screen.texts == ["content", "1", "beside", "bar"])
    }
}
