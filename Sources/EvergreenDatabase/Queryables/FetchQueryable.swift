import Dispatch
import GRDB
import OpenCombineShim

/// A request whose value is fetched once, for a view that must not change after it has appeared.
///
/// ```swift
/// struct PlayersRequest: FetchQueryable {
///     static var defaultValue: [Player] { [] }
///
///     func fetch(_ db: Database) throws -> [Player] {
///         try Player.fetchAll(db)
///     }
/// }
/// ```
public protocol FetchQueryable<Context>: Queryable, Sendable
where Context: TopLevelDatabaseReader, Value: Sendable {
    /// The options of the fetch. The default is ``QueryableOptions/default``.
    static var queryableOptions: QueryableOptions { get }

    /// Fetches the value.
    func fetch(_ db: Database) throws -> Value
}

extension FetchQueryable {
    /// The default options.
    public static var queryableOptions: QueryableOptions { .default }

    /// Publishes the fetched value and finishes, on the main actor.
    ///
    /// If `context.reader` throws, for example ``DatabaseContextError/notConnected``, the publisher fails with that error.
    @MainActor
    public func publisher(in context: Context) -> AnyPublisher<Value, any Error> {
        let options = Self.queryableOptions
        let publisher: AnyPublisher<Value, any Error>
        switch Result(catching: { try context.reader }) {
        case .failure(let error):
            publisher = Fail(error: error).eraseToAnyPublisher()
        case .success(let reader) where options.contains(.async):
            publisher = reader.readPublisher { db in try self.fetch(db) }.eraseToAnyPublisher()
        case .success(let reader):
            publisher = Deferred { Result { try reader.unsafeReentrantRead { db in try self.fetch(db) } }.publisher }
                .eraseToAnyPublisher()
        }
        return publisher.assertingNoFailure(if: options.contains(.assertNoFailure))
    }
}
