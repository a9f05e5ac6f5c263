import GRDB

/// The filter, order and limit of ``LiveRowIDs`` of one table. Equal requests share one live value.
package struct RowIDsRequest: Hashable, Sendable {
    private let table: String
    private let key: String
    private let condition: String?
    private let arguments: StatementArguments
    private let order: [String]
    private let limit: Int?

    /// - Parameters:
    ///   - table: The name of the table.
    ///   - key: The column of its integer primary key. It breaks ties in `order`.
    ///   - condition: An SQL expression over the rows.
    ///   - arguments: The arguments of the condition.
    ///   - order: SQL expressions, each with its direction.
    ///   - limit: The maximum number of rows.
    package init(
        table: String,
        key: String,
        condition: String?,
        arguments: StatementArguments,
        order: [String],
        limit: Int?
    ) {
        self.table = table
        self.key = key
        self.condition = condition
        self.arguments = arguments
        self.order = order
        self.limit = limit
    }

    var request: QueryInterfaceRequest<StoredRowID> {
        let key = "\(table.quotedDatabaseIdentifier).\(key.quotedDatabaseIdentifier)"
        var request = Table<StoredRowID>(table).all().select(sql: key)
        if let condition { request = request.filter(sql: condition, arguments: arguments) }
        request = request.order(sql: (order + [key]).joined(separator: ", "))
        return limit.map { request.limit($0) } ?? request
    }
}

/// The key of a row.
package struct StoredRowID: FetchableRecord, Hashable, Sendable {
    package let rowID: Int64

    package init(row: Row) throws {
        rowID = try row.decode(Int64.self, atIndex: 0)
    }
}

/// The ordered keys of rows, updated row by row: see ``RecordsObservationQueryable``.
///
/// New versions are delivered on the main actor. ``refresh(rowByRow:)`` refreshes immediately.
@MainActor
package final class LiveRowIDs {
    package typealias Version = Records<StoredRowID>

    private let request: RowIDsRequest
    private let reader: any DatabaseReader
    private let onChange: @MainActor (Result<Version, any Error>) -> Void
    /// The subscription ends when it is released.
    private var observed: (value: LiveValue<Version>, subscription: AnyDatabaseCancellable)?

    /// - Parameter onChange: Called with each new version, always in a later turn than a method call on this object. After an error,
    ///   nothing is observed until the next call of ``start()``.
    package init(
        of request: RowIDsRequest,
        in reader: any DatabaseReader,
        onChange: @escaping @MainActor (Result<Version, any Error>) -> Void
    ) {
        self.request = request
        self.reader = reader
        self.onChange = onChange
    }

    /// Starts to observe, and returns the current version; nil if the database is locked, or if reading takes longer than the window that
    /// is being updated may wait. The keys are then delivered later.
    ///
    /// - Throws: The error of reading the rows.
    package func start() throws -> Version? {
        // Restarting the observation must not end the shared value in between.
        let previous = observed
        defer { withExtendedLifetime(previous) {} }
        while true {
            let value = liveValue(of: request, in: reader, minimumInterval: .zero) { [request] connections in
                RecordsSource(connections: connections, request: request.request)
            }
            let receiver = Receiver(self)
            let id = value.addObserver(
                immediately: true,
                receive: .init(
                    value: { receiver.take(.success($0)) },
                    error: { receiver.take(.failure($0)) }
                )
            )
            receiver.isStarted = true
            // A value that has just ended is replaced by a new one.
            guard let id else { continue }
            observed = (value, AnyDatabaseCancellable { value.removeObserver(id) })
            return try receiver.first?.get()
        }
    }

    /// Refreshes and returns the current version; nil if nothing is observed, or if `rowByRow` is true and all rows would have to be
    /// fetched. They are then fetched in the background.
    package func refresh(rowByRow: Bool) -> Version? {
        guard let observed, case .success(let version)? = observed.value.present(rowByRow: rowByRow) else { return nil }
        return version
    }

    /// Keeps the first version for ``start()``, and forwards later ones.
    @MainActor
    private final class Receiver {
        private weak var owner: LiveRowIDs?
        private(set) var first: Result<Version, any Error>?
        var isStarted = false

        init(_ owner: LiveRowIDs) { self.owner = owner }

        func take(_ result: Result<Version, any Error>) {
            guard isStarted else { return first = result }
            guard let owner else { return }
            if case .failure = result { owner.observed = nil }
            owner.onChange(result)
        }
    }
}
