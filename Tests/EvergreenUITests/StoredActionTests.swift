import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

/// Stored closures without an actor annotation, as in most views with actions.
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

    @Test func `controls and modifiers accept stored closures`() throws {
        var saves = 0
        let screen = Screen { Actions(count: 2, onSave: { saves += 1 }, onEdit: { _ in }) }
        for title in ["Save", "Store", "Either"] { try screen.find(.button, title).tap() }
        #expect(saves == 3)
    }

    private struct OptionalActions: View {
        let canStep: Bool
        let done: (() -> Void)?
        let delete: ((IndexSet) -> Void)?
        @State private var isPresented = false

        var body: some View {
            List {
                ForEach([1, 2], id: \.self) { Text("\($0)") }.onDelete(perform: delete).onMove(perform: nil)
                ForEach([3], id: \.self) { Text("\($0)") }.onDelete(perform: canStep ? remove : nil)
                Stepper("Stored", onIncrement: done, onDecrement: nil)
                Stepper("Methods", onIncrement: canStep ? step : nil, onDecrement: step)
            }
            .onAppear(perform: done)
            .onDisappear(perform: step)
            .sheet(isPresented: $isPresented, onDismiss: done) { Text("Sheet") }
        }

        private func remove(at offsets: IndexSet) {}
        private func step() {}
    }

    @Test func `optional actions can be stored closures, methods or nil`() {
        var count = 0
        _ = Screen { OptionalActions(canStep: true, done: { count += 1 }, delete: { _ in }) }
        #expect(count == 1)
    }
}
