import Evergreen

/// A to-do list whose features access their database through dependencies.
struct ToDoApp: App {
    private let database: DatabaseContext

    init() {
        self.init(database: .readWrite { try TodoFile.open(path: TodoFile.defaultPath) })
    }

    init(database: DatabaseContext) {
        self.database = database
    }

    var body: some Scene {
        WindowGroup("To do") { TodoList() }
            .databaseContext(preparing: database)
    }
}
