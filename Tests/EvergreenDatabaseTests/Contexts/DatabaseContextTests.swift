import EvergreenDatabase
import GRDB
import Testing

private struct OpeningFailed: Error {}

struct DatabaseContextTests {
    @Test func `a read-write context reads and writes through its connection`() throws {
        let queue = try DatabaseQueue()
        let context = DatabaseContext.readWrite { queue }
        #expect(try context.reader === queue)
        #expect(try context.writer === queue)
    }

    @Test func `a read-only context rejects writes even on a writable connection`() throws {
        let queue = try DatabaseQueue()
        let context = DatabaseContext.readOnly { queue }
        #expect(try context.reader === queue)
        #expect(throws: DatabaseContextError.readOnly) { try context.writer }
    }

    @Test func `an unconnected context throws on each access`() {
        #expect(throws: DatabaseContextError.notConnected) { try DatabaseContext.notConnected.reader }
        #expect(throws: DatabaseContextError.notConnected) { try DatabaseContext.notConnected.writer }
    }

    @Test func `each access rethrows the closure's error`() {
        let readOnly = DatabaseContext.readOnly { throw OpeningFailed() }
        let readWrite = DatabaseContext.readWrite { throw OpeningFailed() }
        #expect(throws: OpeningFailed.self) { try readOnly.reader }
        #expect(throws: OpeningFailed.self) { try readOnly.writer }
        #expect(throws: OpeningFailed.self) { try readWrite.reader }
        #expect(throws: OpeningFailed.self) { try readWrite.writer }
    }

    @Test func `the closure is called once`() throws {
        var count = 0
        let context = DatabaseContext.readWrite {
            count += 1
            return try DatabaseQueue()
        }
        _ = try context.reader
        _ = try context.writer
        #expect(count == 1)
    }

    @Test func `contexts are equal if they give the same access through the same connection`() throws {
        let (one, two) = try (DatabaseQueue(), DatabaseQueue())
        #expect(DatabaseContext.readWrite { one } == .readWrite { one })
        #expect(DatabaseContext.readWrite { one } != .readWrite { two })
        #expect(DatabaseContext.readWrite { one } != .readOnly { one })
        #expect(DatabaseContext.readOnly { one } == .readOnly { one })
        #expect(DatabaseContext.notConnected == .notConnected)
        #expect(DatabaseContext.notConnected != .readOnly { one })
        let failed = DatabaseContext.readWrite { throw OpeningFailed() }
        #expect(failed == failed)
        #expect(failed != .readWrite { throw OpeningFailed() })
    }

    @Test func `error messages suggest a solution`() {
        #expect("\(DatabaseContextError.notConnected)".contains(".databaseContext("))
        #expect("\(DatabaseContextError.readOnly)".contains("readWrite"))
        #expect(DatabaseContextError.readOnly.localizedDescription == DatabaseContextError.readOnly.description)
    }

    @MainActor
    @Test func `connections are their own readers`() throws {
        func reader(_ database: some TopLevelDatabaseReader) throws -> any DatabaseReader { try database.reader }

        let database = try TemporaryDatabase()
        let snapshot = try database.pool.makeSnapshot()
        let queue = try DatabaseQueue()
        let (anyReader, anyWriter) = (AnyDatabaseReader(queue), AnyDatabaseWriter(queue))
        #expect(try reader(database.pool) === database.pool)
        #expect(try reader(snapshot) === snapshot)
        #expect(try reader(queue) === queue)
        #expect(try reader(anyReader) === anyReader)
        #expect(try reader(anyWriter) === anyWriter)
    }
}
