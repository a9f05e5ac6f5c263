import Evergreen
import EvergreenMacros
import Foundation

/// The list, with a field for a new to-do.
struct TodoList: View {
    @Query(TodosRequest(), dependency: \.database.queriedContext) private var todos: [Todo]
    @State private var model = TodoListModel()

    var body: some View {
        NavigationStack {
            VStack(alignment: .leading) {
                HStack {
                    TextField("What is to be done?", text: $model.draft)
                        .onSubmit { model.add() }
                    Button("Add", systemImage: "plus") { model.add() }
                        .buttonStyle(.borderedProminent)
                }
                content
            }
            .navigationTitle("To do")
            .toolbar {
                ToolbarItem {
                    Button("Delete done", systemImage: "trash", role: .destructive) { model.deleteDone() }
                        .disabled(!todos.contains(where: \.isDone))
                }
            }
        }
        .alert("The list could not be changed", isPresented: isFailureShown) {
            Button("OK", role: .cancel) {}
        } message: {
            Text(model.failure ?? "")
        }
    }

    @ViewBuilder private var content: some View {
        if let error = $todos.error {
            ContentUnavailableView {
                Label("The list can't be read", systemImage: "exclamationmark.triangle")
            } description: {
                Text("\(error)")
            }
        } else if todos.isEmpty, $todos.isLoading {
            ProgressView()
        } else if todos.isEmpty {
            ContentUnavailableView(
                "Nothing to do",
                systemImage: "checkmark.circle",
                description: Text("Write something above, and it appears on every open page.")
            )
        } else {
            let open = todos.count { !$0.isDone }
            Text("\(open) of \(todos.count) to do")
                .foregroundStyle(.secondary)
                .accessibilityIdentifier("todo-count")
            List(todos) { todo in
                TodoRow(todo: todo, model: model)
            }
        }
    }

    private var isFailureShown: Binding<Bool> {
        Binding(get: { model.failure != nil }, set: { if !$0 { model.failure = nil } })
    }
}

#Preview("Populated") {
    TodoList()
}

#Preview("Unreadable") {
    withDependencies {
        $0.database.todoContext = {
            throw TodoFileError(path: "todo.sqlite", reason: CocoaError(.fileReadNoPermission))
        }
    } operation: {
        TodoList()
    }
}
