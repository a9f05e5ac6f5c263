import GRDB

/// Which rows of one table, in which order: the request of ``LiveRowIDs``. Equal requests share one live value.
package struct RowIDsRequest: Hashable, Sendable {
    private let table: String
    private let key: String
    private let condition: String?
    private let arguments: StatementArguments
    private let order: [String]
    private let limit: Int?

    /// - Parameters:
    ///   - table: The name of the table.
    ///   - key: The column of its integer primary key. It orders what `order` leaves open.
    ///   - condition: An SQL expression over the rows.
    ///   - arguments: The arguments of the condition.
    ///   - order: SQL expressions, each with its direction.
    ///   - limit: How many rows at most.
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

/// The keys of rows in order, updated row by row: see ``RecordsObservationQueryable``.
///
/// New versions are delivered on the main actor. ``refresh(rowByRow:)`` brings one forward.
@MainActor
package final class LiveRowIDs {
    package typealias Version = Records<StoredRowID>

    private let request: RowIDsRequest
    private let reader: any DatabaseReader
    private let onChange: @MainActor (Result<Version, any Error>) -> Void
    /// The subscription ends when it is released.
    private var observed: (value: LiveValue<Version>, subscription: AnyDatabaseCancellable)?

    /// - Parameter onChange: Called with each new version, in later turns than the call of a method of this object. After
    ///   an error, nothing is observed until the next call of ``start()``.
    package init(
        of request: RowIDsRequest,
        in reader: any DatabaseReader,
        onChange: @escaping @MainActor (Result<Version, any Error>) -> Void
    ) {
        self.request = request
        self.reader = reader
        self.onChange = onChange
    }

    /// Observes, and returns the present version; nil if the database is locked, or if the keys take longer than the window
    /// that is being updated may wait for. Then they come later.
    ///
    /// - Throws: What kept the rows from being read.
    package func start() throws -> Version? {
        // A value that is observed again must not end in between.
        let former = observed
        defer { withExtendedLifetime(former) {} }
        while true {
            let value = liveValue(of: request, in: reader, minimumInterval: .zero) { [request] connections in
                RecordsSource(connections: connections, request: request.request)
            }
            let receiver = Receiver(self)
            let id = value.watch(
                immediately: true,
                receive: .init(
                    value: { receiver.take(.success($0)) },
                    error: { receiver.take(.failure($0)) }
                )
            )
            receiver.isStarted = true
            // A value that has just ended is replaced by a new one.
            guard let id else { continue }
            observed = (value, AnyDatabaseCancellable { value.unwatch(id) })
            return try receiver.first?.get()
        }
    }

    /// Reads what has changed, and returns the present version; nil if nothing is observed, or if it would take a fetch of
    /// all rows and the caller asks for less. Then they are fetched in the background.
    package func refresh(rowByRow: Bool) -> Version? {
        guard let observed, case .success(let version)? = observed.value.present(rowByRow: rowByRow) else { return nil }
        return version
    }

    /// Keeps the first version for the method that asks for it, and hands on the later ones.
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
