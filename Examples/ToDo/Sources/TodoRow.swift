import Evergreen
import EvergreenMacros
import Foundation

/// A row with a to-do, which can be completed and deleted.
struct TodoRow: View {
    let todo: Todo
    let model: TodoListModel

    var body: some View {
        HStack {
            Toggle(todo.title, isOn: Binding(get: { todo.isDone }, set: { model.setDone(todo, $0) }))
            Spacer()
            Button("Delete", systemImage: "trash", role: .destructive) { model.delete(todo) }
                .buttonStyle(.borderless)
                .accessibilityLabel("Delete \(todo.title)")
        }
        .accessibilityIdentifier("todo-\(todo.id ?? 0)")
    }
}

#Preview("To check off") {
    @Previewable @State var todo = Todo(id: 1, title: "Water the tree", date: .now)
    List {
        TodoRow(todo: todo, model: TodoListModel())
        Button("Another") { todo.title = "Rake the leaves" }
    }
}
