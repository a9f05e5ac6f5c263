import EvergreenQuery
import EvergreenTesting
import GRDB
import Testing

/// Each test runs in a separate process that is expected to end.
struct AssertNoFailureTests {
    @Test func `an error of the first fetch ends the program`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await show(CertainNamesRequest(), of: ["bad"])
        }
        #expect(try #require(result).says("assertNoFailure has failed"))
    }

    @Test func `an error of a later fetch ends the program`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await show(CertainNamesRequest(), of: ["Ann"]) { database, screen in
                try await database.write { db in try Person(name: "bad").insert(db) }
                try await screen.wait { false }
            }
        }
        #expect(try #require(result).says("assertNoFailure has failed"))
    }

    @Test func `an error of a single fetch ends the program`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await show(CertainFetchRequest(), of: ["bad"])
        }
        #expect(try #require(result).says("assertNoFailure has failed"))
    }

    @Test func `an error in fetching a presence ends the program`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await show(CertainPresenceRequest(), of: ["bad"])
        }
        #expect(try #require(result).says("assertNoFailure has failed"))
    }

    @Test func `without an error, the program continues`() async {
        await #expect(processExitsWith: .success) {
            try await show(CertainNamesRequest(), of: ["Ann"])
            try await show(CertainFetchRequest(), of: ["Ann"])
            try await show(CertainPresenceRequest(), of: ["Ann"])
        }
    }
}

extension ExitTest.Result {
    fileprivate func says(_ text: String) -> Bool {
        String(decoding: standardErrorContent, as: UTF8.self).contains(text)
    }
}

private struct CertainNamesRequest: ValueObservationQueryable {
    static let queryableOptions = QueryableOptions.assertNoFailure
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] { try NamesRequest().fetch(db) }
}

private struct CertainFetchRequest: FetchQueryable {
    static let queryableOptions = QueryableOptions.assertNoFailure
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] { try NamesRequest().fetch(db) }
}

private struct CertainPresenceRequest: PresenceObservationQueryable {
    static let queryableOptions = QueryableOptions.assertNoFailure
    func fetch(_ db: Database) throws -> String? { try NamesRequest().fetch(db).first }
}

private struct Described<Request: Queryable>: View where Request.Context == DatabaseContext {
    @Query<Request> private var value: Request.Value
    init(_ request: Request) { _value = Query(request) }
    var body: some View { Text("\(value)") }
}

/// Shows a request's value, and performs an operation while it is shown.
@MainActor
private func show<Request: Queryable & Sendable>(
    _ request: Request,
    of names: [String],
    meanwhile body: @MainActor (DatabasePool, Screen) async throws -> Void = { _, _ in }
) async throws where Request.Context == DatabaseContext {
    let database = try makeDatabase(names)
    let screen = Screen { Described(request).databaseContext(.readOnly { database }) }
    #expect(screen.texts.count == 1)
    try await body(database, screen)
}
