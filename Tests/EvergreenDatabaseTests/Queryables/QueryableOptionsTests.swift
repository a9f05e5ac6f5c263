import EvergreenDatabase
import GRDB
import OpenCombineShim
import Testing

private struct CertainRequest: ValueObservationQueryable {
    static let queryableOptions = QueryableOptions.assertNoFailure
    static var defaultValue: Int { 0 }
    func fetch(_ db: Database) throws -> Int { try Int.fetchOne(db, sql: "SELECT 1 FROM missing") ?? 0 }
}

private struct PlainRequest: ValueObservationQueryable {
    static var defaultValue: Int { 0 }
    func fetch(_ db: Database) throws -> Int { 0 }
}

private struct PlainFetch: FetchQueryable {
    static var defaultValue: Int { 0 }
    func fetch(_ db: Database) throws -> Int { 0 }
}

private struct PlainPresence: PresenceObservationQueryable {
    func fetch(_ db: Database) throws -> Int? { nil }
}

struct QueryableOptionsTests {
    @Test func `options are a set`() {
        var options: QueryableOptions = [.async, .constantRegion]
        #expect(options.contains(.async) && !options.contains(.assertNoFailure))
        options.subtract(.async)
        #expect(options == .constantRegion)
        options.formUnion(.assertNoFailure)
        options.formIntersection([.assertNoFailure, .async])
        #expect(options == .assertNoFailure)
        options.formSymmetricDifference([.assertNoFailure, .async])
        #expect(options != .assertNoFailure && options == .async)
        #expect(QueryableOptions(rawValue: options.rawValue) == options)
        #expect(QueryableOptions().isEmpty)
    }

    @Test func `the default has no options`() {
        #expect(QueryableOptions.default.isEmpty)
        #expect(PlainRequest.queryableOptions == .default)
        #expect(PlainFetch.queryableOptions == .default)
        #expect(PlainPresence.queryableOptions == .default)
    }

    @Test func `a failing request with assertNoFailure ends the program`() async throws {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await MainActor.run {
                let queue = try DatabaseQueue()
                let publisher = try CertainRequest().publisher(in: .readOnly { queue })
                _ = publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            }
        }
        let output = try #require(result).standardErrorContent
        #expect(String(decoding: output, as: UTF8.self).contains("assertNoFailure has failed"))
    }
}
