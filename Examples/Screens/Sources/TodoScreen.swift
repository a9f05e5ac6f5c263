import SwiftUI

struct TodoScreen: View {
    enum Filter: String, CaseIterable { case all = "All", open = "Open", done = "Done" }

    struct Todo: Identifiable {
        let id: Int
        var title: String
        var isDone = false
    }

    @State private var todos = [
        Todo(id: 1, title: "Water the plants"), Todo(id: 2, title: "Read a book", isDone: true),
        Todo(id: 3, title: "Call Eva"),
    ]
    @State private var filter = Filter.all
    @State private var query = ""
    @State private var newTitle = ""

    private var shown: [Binding<Todo>] {
        $todos.filter { $todo in
            (filter == .all || todo.isDone == (filter == .done))
                && (query.isEmpty || todo.title.localizedCaseInsensitiveContains(query))
        }
    }

    var body: some View {
        List {
            Picker("Filter", selection: $filter) {
                ForEach(Filter.allCases, id: \.self) { Text($0.rawValue) }
            }
            .pickerStyle(.segmented)
            .labelsHidden()
            ForEach(shown) { $todo in
                Toggle(isOn: $todo.isDone) {
                    Text(todo.title).strikethrough(todo.isDone)
                }
                .swipeActions(edge: .trailing) {
                    Button(role: .destructive) {
                        todos.removeAll { $0.id == todo.id }
                    } label: {
                        Label("Delete", systemImage: "trash")
                    }
                }
            }
            TextField("New to-do", text: $newTitle)
                .onSubmit(add)
        }
        .searchable(text: $query, prompt: "Search to-dos")
        .navigationTitle("To-do")
        .badge(todos.filter { !$0.isDone }.count)
    }

    private func add() {
        guard !newTitle.isEmpty else { return }
        todos.append(Todo(id: (todos.map(\.id).max() ?? 0) + 1, title: newTitle))
        newTitle = ""
    }
}
