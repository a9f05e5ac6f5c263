import EvergreenDatabase
import EvergreenQuery
import EvergreenStore
import GRDB
import Testing

/// Effects that observe a database.
@MainActor
struct DatabaseEffectTests {
    private struct NumbersRequest: ValueObservationQueryable {
        static var defaultValue: [Int] { [] }
        var table = "number"

        func fetch(_ db: Database) throws -> [Int] {
            try Int.fetchAll(db, sql: "SELECT value FROM \(table) ORDER BY value")
        }
    }

    private struct Numbers: Reducer {
        struct State: Equatable {
            var numbers: [Int]?
            var error: String?
        }

        enum Action: Equatable {
            case task(table: String)
            case changed([Int])
            case failed(String)
        }

        var body: some Reducer<State, Action> {
            Reduce { state, action in
                switch action {
                case .task(let table):
                    return .values(of: NumbersRequest(table: table), send: Action.changed) { error, send in
                        await send(.failed("\(error)"))
                    }
                case .changed(let numbers):
                    state.numbers = numbers
                    return .none
                case .failed(let error):
                    state.error = error
                    return .none
                }
            }
        }
    }

    private let database: DatabaseQueue
    private let store: StoreOf<Numbers>

    init() throws {
        let database = try DatabaseQueue()
        try database.write { db in
            try db.execute(sql: "CREATE TABLE number (value INTEGER); INSERT INTO number VALUES (1)")
        }
        self.database = database
        store = Store(initialState: Numbers.State()) {
            Numbers()
        } withDependencies: {
            $0.databaseContext = .readWrite { database }
        }
    }

    @Test func `each value of a request is sent`() async throws {
        let task = store.send(.task(table: "number"))
        try await wait { store.withState(\.numbers) == [1] }
        try await database.write { db in try db.execute(sql: "INSERT INTO number VALUES (2)") }
        try await wait { store.withState(\.numbers) == [1, 2] }
        await task.cancel()
    }

    @Test func `an error goes to the catch closure`() async throws {
        await store.send(.task(table: "absent")).finish()
        #expect(store.withState(\.error)?.contains("no such table") == true)
    }

    @Test func `a context can be passed`() async throws {
        let context = DatabaseContext.readOnly { database }
        let store = ClosureFeature.store { action in
            guard action == "start" else { return .none }
            return .values(of: NumbersRequest(), in: context) { "\($0)" }
        }
        let task = store.send("start")
        try await wait { store.withState(\.last) == "[1]" }
        await task.cancel()
    }
}
