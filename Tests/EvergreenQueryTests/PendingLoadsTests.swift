import Dispatch
import EvergreenConcurrency
import EvergreenQuery
import EvergreenTesting
import GRDB
import Testing

/// First values in a process that serves many windows: none of them blocks the main actor for longer than a limit.
@MainActor
struct PendingLoadsTests {
    @Test func `a slow first value is delivered later, and the view shows the default value until then`() async throws {
        let database = try makeDatabase(["Ann"])
        let gate = Gate()
        let loads = PendingLoads(limit: .milliseconds(1))
        let screen = PendingLoads.$current.withValue(loads) {
            Screen { GatedList(request: GatedRequest(gate: gate)).databaseContext(.readOnly { database }) }
        }
        #expect(screen.texts == ["loading"])
        #expect(!loads.isEmpty)
        gate.open()
        try await screen.wait { screen.texts == ["loaded", "Ann"] }
        #expect(loads.isEmpty)
        #expect(screen.bodyCount(of: GatedList.self) == 2)
    }

    @Test func `a first value within the limit is in the first body`() throws {
        let database = try makeDatabase(["Ann"])
        let gate = Gate()
        gate.open()
        let loads = PendingLoads(limit: .seconds(60))
        let screen = PendingLoads.$current.withValue(loads) {
            Screen { GatedList(request: GatedRequest(gate: gate)).databaseContext(.readOnly { database }) }
        }
        #expect(screen.texts == ["loaded", "Ann"])
        #expect(loads.isEmpty)
        #expect(screen.bodyCount(of: GatedList.self) == 1)
    }

    @Test func `a value shown by another window is immediate, with the latest commit`() throws {
        let database = try makeDatabase(["Ann"])
        let first = Screen { NameList().databaseContext(.readOnly { database }) }
        try database.write { db in try Person(name: "Bob").insert(db) }
        let loads = PendingLoads(limit: .seconds(60))
        let second = PendingLoads.$current.withValue(loads) {
            Screen { NameList().databaseContext(.readOnly { database }) }
        }
        #expect(second.texts == ["Ann", "Bob"])
        withExtendedLifetime(first) {}
    }

    @Test func `a closed window has no pending loads`() throws {
        let database = try makeDatabase(["Ann"])
        let gate = Gate()
        defer { gate.open() }
        let loads = PendingLoads(limit: .milliseconds(1))
        var screen: Screen? = PendingLoads.$current.withValue(loads) {
            Screen { GatedList(request: GatedRequest(gate: gate)).databaseContext(.readOnly { database }) }
        }
        #expect(screen?.texts == ["loading"])
        screen = nil
        #expect(loads.isEmpty)
    }

    @Test func `an error ends a pending load`() async throws {
        let database = try makeDatabase(["bad"])
        let gate = Gate()
        let loads = PendingLoads(limit: .milliseconds(1))
        let screen = PendingLoads.$current.withValue(loads) {
            Screen { GatedList(request: GatedRequest(gate: gate)).databaseContext(.readOnly { database }) }
        }
        gate.open()
        try await screen.wait { screen.texts == ["failed"] }
        #expect(loads.isEmpty)
    }

    @Test func `without a limit, the first body waits`() throws {
        let database = try makeDatabase(["Ann"])
        let gate = Gate()
        DispatchQueue.global().async { gate.open() }
        let screen = Screen { GatedList(request: GatedRequest(gate: gate)).databaseContext(.readOnly { database }) }
        #expect(screen.texts == ["loaded", "Ann"])
    }
}

private struct GatedList: View {
    @Query<GatedRequest> private var names: [String]

    init(request: GatedRequest) { _names = Query(constant: request) }

    var body: some View {
        Text($names.isLoading ? "loading" : $names.error == nil ? "loaded" : "failed")
        ForEach(names, id: \.self) { Text($0) }
    }
}

/// A request whose fetch waits until a gate is open.
private struct GatedRequest: ValueObservationQueryable {
    let gate: Gate

    static var defaultValue: [String] { [] }

    func fetch(_ db: Database) throws -> [String] {
        gate.pass()
        return try NamesRequest().fetch(db)
    }

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.gate === rhs.gate }
}

/// Blocks threads until it is open.
private final class Gate: Sendable {
    private let semaphore = DispatchSemaphore(value: 0)

    func open() { semaphore.signal() }

    func pass() {
        semaphore.wait()
        semaphore.signal()
    }
}
