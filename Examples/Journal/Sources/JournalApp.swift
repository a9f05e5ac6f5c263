import Evergreen
import EvergreenStore

/// A journal whose features are reducers and stores over a database.
struct JournalApp: App {
    private let database: DatabaseContext

    init() {
        self.init(database: .readWrite { try JournalFile.open(path: JournalFile.defaultPath) })
    }

    init(database: DatabaseContext) {
        self.database = database
    }

    var body: some Scene {
        WindowGroup("Journal") { JournalWindow() }
            .databaseContext(preparing: database)
    }
}

/// A window, with a store of its own.
struct JournalWindow: View {
    @State private var store = Store(initialState: Journal.State()) { Journal() }

    var body: some View { JournalView(store: store) }
}
