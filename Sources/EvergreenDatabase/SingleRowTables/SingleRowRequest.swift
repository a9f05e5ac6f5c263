import GRDB
import OpenCombineShim

/// A request for the record of a single-row table: the stored one, or the default one if the table is empty.
///
/// ```swift
/// @Query(SingleRowRequest<AppConfiguration>()) private var configuration: AppConfiguration
/// ```
///
/// Like all equal requests, those for the same record share one observation. Views that edit the record use `@SingleRow`.
public struct SingleRowRequest<Record: SingleRowRecord>: ValueObservationQueryable, Hashable {
    /// Creates a request. All requests for the same record are equal.
    public init() {}

    /// The default record.
    public static var defaultValue: Record { Record.default }

    /// The stored record, or the default one.
    ///
    /// - Throws: ``SingleRowTableError`` if the table isn't that of the record, or contains other rows.
    public func fetch(_ db: Database) throws -> Record {
        try Record.find(db)
    }
}
