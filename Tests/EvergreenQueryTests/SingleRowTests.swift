import EvergreenQuery
import EvergreenTesting
import Foundation
import GRDB
import Testing

private struct AppConfiguration: Codable, Equatable, SingleRowRecord {
    static let `default` = AppConfiguration()
    @Default(true) var flag: Bool
    @Default("light") var theme: String
    var count = 0
}

private func makeDatabase(path: String? = nil) throws -> DatabasePool {
    let database = try DatabasePool(
        path: path ?? FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite").path()
    )
    if path == nil {
        try database.write { db in
            try db.create(singleRowTable: "appConfiguration") { table in
                table.column("flag", .boolean)
                table.column("theme", .text)
                table.column("count", .integer).notNull()
            }
        }
    }
    return database
}

/// Records the values that a view has shown, without repetitions.
@MainActor
private final class ShownValues {
    var counts: [Int] = []

    func add(_ count: Int) {
        if counts.last != count { counts.append(count) }
    }
}

private struct ConfigurationForm: View {
    @SingleRow private var configuration: AppConfiguration
    let shown: ShownValues

    init(_ configuration: SingleRow<AppConfiguration> = SingleRow(), shown: ShownValues = ShownValues()) {
        _configuration = configuration
        self.shown = shown
    }

    var body: some View {
        let _ = shown.add(configuration.count)
        Toggle("Flag", isOn: $configuration.flag)
        Stepper("Count", value: $configuration.count)
        TextField("Theme", text: $configuration.theme)
        Text("\(configuration.count)").accessibilityIdentifier("count")
        Text(configuration.$flag.isSet ? "set" : "default").accessibilityIdentifier("state")
        if let error = $configuration.error { Text("\(error)").accessibilityIdentifier("error") }
        Button("Reset flag") { $configuration.update { $0.$flag.reset() } }
        Button("Reset") { $configuration.reset() }
        Button("Change both") {
            $configuration.update {
                $0.flag = false
                $0.count += 10
            }
        }
    }
}

extension Screen {
    fileprivate var count: String? { findAll(identifier: "count").first?.text }
    fileprivate var flag: String? { findAll(.toggle).first?.value }
    fileprivate var error: String? { findAll(identifier: "error").first?.text }
}

@MainActor
struct SingleRowTests {
    private func stored(_ database: DatabasePool) throws -> AppConfiguration {
        try database.read(AppConfiguration.find)
    }

    @Test func `a binding shows the record, writes its property and observes the database`() async throws {
        let database = try makeDatabase()
        let screen = Screen { ConfigurationForm().databaseContext(.readWrite { database }) }
        #expect(screen.flag == "true")
        #expect(try screen.find(identifier: "state").text == "default")
        try screen.find(.toggle).toggle()
        #expect(screen.flag == "false")
        try await screen.wait { try stored(database).flag == false }
        let row = try database.read {
            try Row.fetchOne($0, sql: "SELECT flag, theme, count FROM appConfiguration")
        }
        #expect(row == ["flag": false, "theme": nil, "count": 0])
        try await database.write { db in _ = try AppConfiguration.update(db) { $0.flag = true } }
        try await screen.wait { screen.flag == "true" }
        #expect(screen.error == nil)
    }

    @Test func `a value set by one view is shown by all others`() async throws {
        let database = try makeDatabase()
        let first = Screen { ConfigurationForm().databaseContext(.readWrite { database }) }
        let second = Screen { ConfigurationForm().databaseContext(.readOnly { database }) }
        try first.find(.textField).fill("dark")
        try await second.wait { try second.find(.textField).value == "dark" }
    }

    @Test func `a query of the request has the same value`() async throws {
        struct Both: View {
            @SingleRow private var configuration: AppConfiguration
            @Query(SingleRowRequest<AppConfiguration>()) private var queried: AppConfiguration
            var body: some View {
                Stepper("Count", value: $configuration.count)
                Text("\(queried.count)").accessibilityIdentifier("queried")
            }
        }
        let database = try makeDatabase()
        let screen = Screen { Both().databaseContext(.readWrite { database }) }
        #expect(try screen.find(identifier: "queried").text == "0")
        try screen.find(.stepper).increment()
        try await screen.wait { try screen.find(identifier: "queried").text == "1" }
    }

    @Test func `rapid taps add up, and the view never shows an older value`() async throws {
        let database = try makeDatabase()
        let shown = ShownValues()
        let screen = Screen { ConfigurationForm(shown: shown).databaseContext(.readWrite { database }) }
        for _ in 1...20 { try screen.find(.stepper).increment() }
        #expect(screen.count == "20")
        try await screen.wait { try stored(database).count == 20 }
        for _ in 1...20 {
            try screen.find(.stepper).increment()
            await Task.yield()
        }
        try await screen.wait { try stored(database).count == 40 }
        // The completion of the last write follows this one.
        try screen.find(.stepper).increment()
        try await screen.wait { try stored(database).count == 41 }
        #expect(shown.counts == Array(0...41))
    }

    @Test func `two rapid taps on a toggle cancel out`() async throws {
        let database = try makeDatabase()
        let screen = Screen { ConfigurationForm().databaseContext(.readWrite { database }) }
        try screen.find(.toggle).toggle()
        try screen.find(.toggle).toggle()
        #expect(screen.flag == "true")
        try await screen.wait { try stored(database).$flag.storedValue == true }
        #expect(screen.flag == "true")
    }

    @Test func `a write does not wait for a busy database, and its value is shown immediately`() async throws {
        let database = try makeDatabase()
        let screen = Screen { ConfigurationForm().databaseContext(.readWrite { database }) }
        let gate = DispatchSemaphore(value: 0)
        database.asyncWriteWithoutTransaction { _ in gate.wait() }
        try screen.find(.stepper).increment()
        #expect(screen.count == "1")
        #expect(try stored(database).count == 0)
        gate.signal()
        try await screen.wait { try stored(database).count == 1 }
    }

    @Test func `another writer's later change is shown`() async throws {
        let database = try makeDatabase()
        let screen = Screen { ConfigurationForm().databaseContext(.readWrite { database }) }
        try screen.find(.stepper).increment()
        // In the writer's queue, this follows the stepper's write.
        try await database.write { db in _ = try AppConfiguration.update(db) { $0.count = 100 } }
        try await screen.wait { screen.count == "100" }
        try await database.write { db in _ = try AppConfiguration.update(db) { $0.count = 7 } }
        try await screen.wait { screen.count == "7" }
    }

    @Test func `two views on two connections that write different properties lose no update`() async throws {
        let database = try makeDatabase()
        let other = try makeDatabase(path: database.path)
        let first = Screen { ConfigurationForm().databaseContext(.readWrite { database }) }
        let second = Screen { ConfigurationForm().databaseContext(.readWrite { other }) }
        // Neither view has seen the other's change when it makes its own.
        let gate = DispatchSemaphore(value: 0)
        database.asyncWriteWithoutTransaction { _ in gate.wait() }
        try first.find(.stepper).increment()
        try second.find(.toggle).toggle()
        try await second.wait { try stored(other).flag == false }
        gate.signal()
        for screen in [first, second] {
            try await screen.wait { screen.count == "1" && screen.flag == "false" }
        }
        #expect(try stored(database) == stored(other))
    }

    // MARK: Failures

    @Test func `a read-only context reports an error and changes nothing`() async throws {
        let database = try makeDatabase()
        let screen = Screen { ConfigurationForm().databaseContext(.readOnly { database }) }
        try screen.find(.toggle).toggle()
        #expect(screen.flag == "true")
        #expect(screen.error == "\(DatabaseContextError.readOnly)")
        try screen.find(.button, "Reset").tap()
        #expect(screen.error == "\(DatabaseContextError.readOnly)")
        #expect(try await database.read { try !AppConfiguration.exists($0) })
    }

    @Test func `without a database, the default and an error are shown`() throws {
        let screen = Screen { ConfigurationForm() }
        #expect(screen.flag == "true")
        #expect(screen.error == "\(DatabaseContextError.notConnected)")
        try screen.find(.toggle).toggle()
        #expect(screen.flag == "true")
        #expect(screen.error == "\(DatabaseContextError.notConnected)")
    }

    @Test func `a failing write restores the shown value and sets the error until the next write`() async throws {
        let database = try makeDatabase()
        try await database.write { db in
            try db.execute(
                sql: """
                    CREATE TRIGGER bounds BEFORE UPDATE OF count ON appConfiguration WHEN NEW.count > 1
                    BEGIN SELECT RAISE(ABORT, 'too many'); END
                    """
            )
        }
        let screen = Screen { ConfigurationForm().databaseContext(.readWrite { database }) }
        try screen.find(.stepper).increment()
        try screen.find(.stepper).increment()
        try screen.find(.textField).fill("dark")
        #expect(screen.count == "2")
        try await screen.wait { screen.error?.contains("too many") == true }
        try await screen.wait { try stored(database).theme == "dark" }
        #expect(screen.count == "1")
        #expect(try stored(database).count == 1)
        try screen.find(.stepper).decrement()
        #expect(screen.error == nil)
        try await screen.wait { try stored(database).count == 0 }
        #expect(screen.error == nil)
    }

    @Test func `an invalid table is an error`() async throws {
        let database = try makeDatabase()
        try await database.write { db in try db.alter(table: "appConfiguration") { $0.drop(column: "theme") } }
        let screen = Screen { ConfigurationForm().databaseContext(.readWrite { database }) }
        let error = SingleRowTableError.missingColumns("appConfiguration", columns: ["theme"])
        #expect(screen.error == "\(error)")
        #expect(screen.flag == "true")
        try screen.find(.toggle).toggle()
        try await screen.wait { screen.flag == "true" && screen.error == "\(error)" }
    }

    // MARK: Several properties

    @Test func `several properties are changed in one transaction, and one is reset`() async throws {
        let database = try makeDatabase()
        let screen = Screen { ConfigurationForm().databaseContext(.readWrite { database }) }
        try screen.find(.button, "Change both").tap()
        #expect(screen.flag == "false")
        #expect(screen.count == "10")
        try await screen.wait { try stored(database).count == 10 }
        #expect(try !stored(database).flag)
        try screen.find(.button, "Reset flag").tap()
        #expect(screen.flag == "true")
        try await screen.wait { try !stored(database).$flag.isSet }
        #expect(screen.count == "10")
        try screen.find(.button, "Reset").tap()
        #expect(screen.count == "0")
        try await screen.wait { try database.read { try !AppConfiguration.exists($0) } }
        #expect(screen.count == "0")
    }

    // MARK: Contexts

    @Test func `the context comes from the environment, a key path, an argument or a dependency`()
        async throws
    {
        let database = try makeDatabase()
        let context = DatabaseContext.readWrite { database }
        try await withDependencies {
            $0.databaseContext = context
        } operation: {
            let screens = [
                Screen { ConfigurationForm().databaseContext(context) },
                Screen { ConfigurationForm(SingleRow(in: \.settingsContext)).environment(\.settingsContext, context) },
                Screen { ConfigurationForm(SingleRow(from: context)) },
                Screen { ConfigurationForm(SingleRow(dependency: \.databaseContext)) },
            ]
            for (index, screen) in screens.enumerated() {
                // A step counts from the shown value.
                try await screen.wait { screen.count == "\(index)" }
                try screen.find(.stepper).increment()
                try await screen.wait { try stored(database).count == index + 1 }
            }
            for screen in screens { try await screen.wait { screen.count == "4" } }
        }
    }

    @Test func `a changed context has its own row and none of the other's pending writes`() async throws {
        struct Switching: View {
            let first: DatabaseContext
            let second: DatabaseContext
            @State private var isFirst = true
            var body: some View {
                ConfigurationForm().databaseContext(isFirst ? first : second)
                Button("Switch") { isFirst.toggle() }
            }
        }
        let first = try makeDatabase()
        let second = try makeDatabase()
        let screen = Screen { Switching(first: .readWrite { first }, second: .readWrite { second }) }
        let gate = DispatchSemaphore(value: 0)
        first.asyncWriteWithoutTransaction { _ in gate.wait() }
        try screen.find(.stepper).increment()
        #expect(screen.count == "1")
        try screen.find(.button, "Switch").tap()
        #expect(screen.count == "0")
        gate.signal()
        try await screen.wait { try stored(first).count == 1 }
        #expect(screen.count == "0")
        #expect(try stored(second).count == 0)
        try screen.find(.button, "Switch").tap()
        #expect(screen.count == "1")
    }
}

private struct SettingsContextKey: EnvironmentKey {
    static var defaultValue: DatabaseContext { .notConnected }
}

extension EnvironmentValues {
    fileprivate var settingsContext: DatabaseContext {
        get { self[SettingsContextKey.self] }
        set { self[SettingsContextKey.self] = newValue }
    }
}
