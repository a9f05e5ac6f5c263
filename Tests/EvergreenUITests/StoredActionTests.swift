import EvergreenTesting
import EvergreenUI
import Testing

/// Actions that a view has been given, whose types name no actor, as those of most views that take actions.
@MainActor
struct StoredActionTests {
    private struct Actions: View {
        let count: Int
        let onSave: () -> Void
        let onEdit: (Bool) -> Void

        var body: some View {
            VStack {
                Button("Save", action: onSave)
                Button(action: onSave) { Text("Store") }
                Text("Tap").onTapGesture(perform: onSave)
                Stepper("Count", value: .constant(count), onEditingChanged: onEdit)
                Button("Either", action: count > 1 ? onSave : cancel)
            }
            .onSubmit(onSave)
            .onChange(of: count, onSave)
            .onHover(perform: onEdit)
        }

        private func cancel() {}
    }

    @Test func `controls and modifiers take actions that views have been given`() throws {
        var saves = 0
        let screen = Screen { Actions(count: 2, onSave: { saves += 1 }, onEdit: { _ in }) }
        for title in ["Save", "Store", "Either"] { try screen.find(.button, title).tap() }
        #expect(saves == 3)
    }
}
