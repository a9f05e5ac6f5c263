import EvergreenModels
import EvergreenTesting
import Foundation
import GRDB

@Model
final class Todo {
    var title: String
    var isDone = false
    var priority = 0
    var due: Date?

    init(title: String, isDone: Bool = false, priority: Int = 0, due: Date? = nil) {
        self.title = title
        self.isDone = isDone
        self.priority = priority
        self.due = due
    }
}

/// The same table as GRDB records.
struct TodoRecord: Codable, FetchableRecord, MutablePersistableRecord {
    static let databaseTableName = "todo"

    var id: Int64?
    var title: String
    var isDone = false
    var priority = 0
    var due: Date?

    mutating func didInsert(_ inserted: InsertionSuccess) { id = inserted.rowID }
}

/// The titles of all todos.
struct TodoList: View {
    @Query private var todos: [Todo]
    var onError: @MainActor ((any Error)?) -> Void = { _ in }

    init(_ query: Query<ModelsRequest<Todo>> = Query(), onError: @escaping @MainActor ((any Error)?) -> Void = { _ in })
    {
        _todos = query
        self.onError = onError
    }

    var body: some View {
        onError($todos.error)
        return ForEach(todos) { TodoRow(todo: $0) }
    }
}

struct TodoRow: View {
    @Bindable var todo: Todo

    var body: some View {
        HStack {
            Text(todo.title)
            Toggle("Done", isOn: $todo.isDone)
        }
    }
}

@MainActor
func makeContainer(_ titles: [String] = []) throws -> ModelContainer {
    let container = try ModelContainer(for: Todo.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    for (index, title) in titles.enumerated() {
        container.mainContext.insert(Todo(title: title, priority: index))
    }
    try container.mainContext.save()
    return container
}

/// A container with its own file.
func makeFileContainer() throws -> ModelContainer {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).sqlite")
    return try ModelContainer(for: Todo.self, configurations: ModelConfiguration(url: file))
}

extension Screen {
    /// The texts of todos without their toggles' labels.
    var titles: [String] { texts.filter { $0 != "Done" } }
}
