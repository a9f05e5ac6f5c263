import EvergreenTesting
import EvergreenUI
import Testing

@MainActor
struct InspectorTests {
    private struct Inspected: View {
        @State private var isInspecting = false
        @State private var count = 0

        var body: some View {
            NavigationStack {
                Text("Count: \(count)")
                    .navigationTitle("Content")
                    .toolbar { Toggle("Inspector", isOn: $isInspecting) }
                    .inspector(isPresented: $isInspecting) {
                        Button("Count") { count += 1 }.navigationTitle("Details")
                    }
            }
        }
    }

    @Test func `an inspector is beside the content while its binding is true, with its own bar`() throws {
        let screen = Screen { Inspected() }
        #expect(screen.findAll(.inspector).isEmpty)
        try screen.find(.toggle, "Inspector").toggle()
        #expect(try screen.find(.inspector).find(.navigationBar).text == "Details")
        try screen.find(.inspector).find(.button, "Count").tap()
        #expect(screen.texts.contains("Count: 1"))
        try screen.find(.toggle, "Inspector").toggle()
        #expect(screen.findAll(.inspector).isEmpty)
    }
}
