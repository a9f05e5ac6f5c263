import Evergreen
import GRDB

struct PlayerStore: TopLevelDatabaseReader, Sendable {
    var database: DatabaseContext

    var reader: any DatabaseReader {
        get throws { try database.reader }
    }
}

struct NewsStore: TopLevelDatabaseReader, Sendable {
    var database: DatabaseContext

    var reader: any DatabaseReader {
        get throws { try database.reader }
    }
}

private struct PlayerStoreKey: EnvironmentKey {
    static var defaultValue: PlayerStore { PlayerStore(database: .notConnected) }
}

private struct NewsStoreKey: EnvironmentKey {
    static var defaultValue: NewsStore { NewsStore(database: .notConnected) }
}

extension EnvironmentValues {
    var playerStore: PlayerStore {
        get { self[PlayerStoreKey.self] }
        set { self[PlayerStoreKey.self] = newValue }
    }

    var newsStore: NewsStore {
        get { self[NewsStoreKey.self] }
        set { self[NewsStoreKey.self] = newValue }
    }
}

struct PlayersRequest: ValueObservationQueryable {
    typealias Context = PlayerStore
    static var defaultValue: [Player] { [] }
    func fetch(_ db: Database) throws -> [Player] { try Player.fetchAll(db) }
}

struct HeadlinesRequest: ValueObservationQueryable {
    typealias Context = NewsStore
    static var defaultValue: [String] { [] }
    func fetch(_ db: Database) throws -> [String] { try String.fetchAll(db, sql: "SELECT title FROM headline") }
}
