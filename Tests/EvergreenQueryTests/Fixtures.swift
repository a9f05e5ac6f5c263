import EvergreenQuery
import Foundation
import GRDB

struct Person: Codable, FetchableRecord, PersistableRecord {
    var name: String
}

/// The names of all people. Fails while one of them is called "bad".
struct NamesRequest: ValueObservationQueryable {
    struct BadName: Error {}

    var isReversed = false

    static var defaultValue: [String] { [] }

    func fetch(_ db: Database) throws -> [String] {
        let names = try String.fetchAll(db, sql: "SELECT name FROM person ORDER BY name \(isReversed ? "DESC" : "ASC")")
        if names.contains("bad") { throw BadName() }
        return names
    }
}

struct AsyncNamesRequest: ValueObservationQueryable {
    static let queryableOptions = QueryableOptions.async

    static var defaultValue: [String] { [] }

    func fetch(_ db: Database) throws -> [String] {
        try NamesRequest().fetch(db)
    }
}

/// Counts to 100 on another thread.
struct CountRequest: Queryable {
    typealias Context = Void

    static var defaultValue: Int { 0 }

    func publisher(in context: Void) -> AnyPublisher<Int, Never> {
        (1...100).publisher
            .subscribe(on: DispatchQueue.global().ocombine)
            .eraseToAnyPublisher()
    }
}

struct NameList: View {
    @Query(NamesRequest()) private var names: [String]

    var body: some View {
        ForEach(names, id: \.self) { Text($0) }
    }
}

/// A database in its own file, with people.
func makeDatabase(_ names: [String]) throws -> DatabasePool {
    let path = FileManager.default.temporaryDirectory.appending(component: "\(UUID()).sqlite").path()
    let database = try DatabasePool(path: path)
    try database.write { db in
        try db.create(table: "person") { table in table.primaryKey("name", .text) }
        for name in names { try Person(name: name).insert(db) }
    }
    return database
}
