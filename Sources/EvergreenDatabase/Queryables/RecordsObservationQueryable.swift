import GRDB
import OpenCombineShim

/// A request for an ordered list of records that is updated row by row.
///
/// ```swift
/// struct PlayersRequest: RecordsObservationQueryable, Hashable {
///     var minimumScore: Int
///
///     var request: QueryInterfaceRequest<Player> {
///         Player.filter(Column("score") >= minimumScore).order(Column("score").desc).limit(100)
///     }
/// }
/// ```
///
/// A commit that touches k rows of the table costs O(k log n): only those rows are read, by their keys, and moved to their positions. Ties
/// are ordered by the primary key.
///
/// This works for requests of one table with any primary key, with or without row ids:
///
/// - The selection, the filter and the order may be any expressions of columns, values and deterministic functions (functions of the app
///   must be declared `pure`).
/// - The order may have several terms, in either direction, with nulls first or last, and any collation. A custom collation of the app is
///   called for each comparison with a changed row: O(log n) times, and n times at the start.
/// - The number of rows may be limited.
///
/// Any other request is fetched again after each commit that changes its region. The log reports this once, with the reason. This applies
/// to joins, subqueries, groups, aggregates, window functions, distinct rows, offsets, functions that return the current time or random
/// values, SQL with named parameters or comments, views, virtual and temporary tables, and databases that are not UTF-8.
public protocol RecordsObservationQueryable<Context>: Queryable, Sendable
where Context: TopLevelDatabaseReader, Value == Records<Record> {
    /// The type of the records.
    associatedtype Record: FetchableRecord & TableRecord & Sendable

    /// The options of the observation. The default is ``QueryableOptions/default``.
    static var queryableOptions: QueryableOptions { get }

    /// The minimum time between two deliveries of a new value. The default is zero: once per main-actor turn.
    static var minimumInterval: Duration { get }

    /// The GRDB request for the records, with its order and limit.
    var request: QueryInterfaceRequest<Record> { get }
}

extension RecordsObservationQueryable {
    /// The default options.
    public static var queryableOptions: QueryableOptions { .default }

    /// Zero.
    public static var minimumInterval: Duration { .zero }

    /// No records until they are fetched.
    @MainActor
    public static var defaultValue: Records<Record> { Records() }

    /// Publishes the records, and a new version after each change, on the main actor.
    ///
    /// If `context.reader` throws, for example ``DatabaseContextError/notConnected``, the publisher fails with that error.
    @MainActor
    public func publisher(in context: Context) -> AnyPublisher<Records<Record>, any Error> {
        let reader: any DatabaseReader
        do {
            reader = try context.reader
        } catch {
            return Fail(error: error).assertingNoFailure(if: Self.queryableOptions.contains(.assertNoFailure))
        }
        return LivePublisher(isImmediate: !Self.queryableOptions.contains(.async)) {
            liveValue(of: self, in: reader, minimumInterval: Self.minimumInterval) { connections in
                RecordsSource(connections: connections, request: request)
            }
        }
        .assertingNoFailure(if: Self.queryableOptions.contains(.assertNoFailure))
    }
}
