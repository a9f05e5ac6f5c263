import EvergreenDatabase
import GRDB

/// The instances of the stored rows that match a descriptor, in order.
@MainActor
final class StoredRows<Model: PersistentModel> {
    /// The instances. With a limit, there are more than the limit: see ``reserve``.
    private(set) var models: [Model] = []

    /// Whether the rows have not been read yet.
    private(set) var isLoading = true

    /// The error of the first unreadable row.
    private(set) var unreadable: ModelError?

    /// The number of known rows beyond the limit.
    private(set) var reserve = 16

    private let descriptor: FetchDescriptor<Model>
    private let clauses: FetchClauses<Model>
    private let place: EntityPlace
    private let context: ModelContext
    private let onChange: @MainActor (Result<LiveRowIDs.Version, any Error>) -> Void
    private var rowIDs: LiveRowIDs?
    private var version = LiveRowIDs.Version()

    /// Whether each row of the version has its instance, at the same position.
    private var isComplete = true

    init(
        _ descriptor: FetchDescriptor<Model>,
        _ clauses: FetchClauses<Model>,
        _ place: EntityPlace,
        _ context: ModelContext,
        onChange: @escaping @MainActor (Result<LiveRowIDs.Version, any Error>) -> Void
    ) {
        self.descriptor = descriptor
        self.clauses = clauses
        self.place = place
        self.context = context
        self.onChange = onChange
    }

    /// Reads the rows, and observes them from then on. Rows that can't be read in time are delivered later.
    func start() throws {
        let rowIDs = LiveRowIDs(
            of: RowIDsRequest(
                table: place.entity.tableName,
                key: place.entity.primaryKeyColumn,
                condition: clauses.condition,
                arguments: clauses.arguments,
                order: clauses.order,
                limit: limit
            ),
            in: place.store.writer,
            onChange: onChange
        )
        self.rowIDs = rowIDs
        do {
            guard let version = try rowIDs.start() else { return }
            try reload(version)
        } catch let error as DatabaseError {
            throw ModelError.storeFailure(error, place.store)
        }
    }

    private var limit: Int? {
        guard let limit = descriptor.fetchLimit, limit > 0 else { return nil }
        let (sum, overflows) = limit.addingReportingOverflow(max(0, descriptor.fetchOffset ?? 0))
        let (total, overflowsToo) = sum.addingReportingOverflow(reserve)
        return overflows || overflowsToo ? nil : total
    }

    /// Reads more rows beyond the limit.
    func extend(reserve count: Int) throws {
        while reserve < count { reserve *= 2 }
        if descriptor.fetchLimit ?? 0 > 0 { try start() }
    }

    /// Reads the changes.
    ///
    /// - Parameter rowByRow: Whether to leave anything that can't be done row by row to the background.
    /// - Returns: Whether the instances or their order have changed.
    func refresh(rowByRow: Bool) throws -> Bool {
        guard let version = rowIDs?.refresh(rowByRow: rowByRow) else {
            // The keys are delivered later, unless they are unchanged. A row without an instance may have become readable.
            return isComplete ? false : try reload(version)
        }
        return try take(version)
    }

    /// Applies a version of the rows.
    ///
    /// - Returns: Whether the instances or their order have changed.
    func take(_ version: LiveRowIDs.Version) throws -> Bool {
        // A row without an instance may have become readable.
        guard isComplete, !isLoading else { return try reload(version) }
        let difference = version.difference(from: self.version)
        guard !difference.isEmpty else {
            self.version = version
            return false
        }
        let arrivals = difference.inserted + difference.moved.map(\.to)
        let leavings = difference.removed + difference.moved.map(\.from)
        let found = try instances(of: arrivals.map { version[$0].rowID })
        guard found.count == arrivals.count else { return try reload(version) }
        self.version = version
        let added = arrivals.sorted().compactMap { position in found[version[position].rowID].map { (position, $0) } }
        replace(leavings, with: added)
        return true
    }

    /// Removes and inserts instances. A few are moved individually, many are merged.
    private func replace(_ leavings: [Int], with added: [(position: Int, model: Model)]) {
        guard leavings.count + added.count > 16 else {
            for position in leavings.sorted(by: >) { models.remove(at: position) }
            for (position, model) in added { models.insert(model, at: position) }
            return
        }
        let leaving = Set(leavings)
        var staying = models.indices.lazy.filter { !leaving.contains($0) }.makeIterator()
        var merged: [Model] = []
        merged.reserveCapacity(version.count)
        for (position, model) in added {
            while merged.count < position, let index = staying.next() { merged.append(models[index]) }
            merged.append(model)
        }
        while let index = staying.next() { merged.append(models[index]) }
        models = merged
    }

    /// Replaces all instances with those of a version.
    @discardableResult
    private func reload(_ version: LiveRowIDs.Version) throws -> Bool {
        let rowIDs = version.map(\.rowID)
        unreadable = nil
        let found = try instances(of: rowIDs)
        self.version = version
        isLoading = false
        models = rowIDs.compactMap { found[$0] }
        isComplete = models.count == rowIDs.count
        return true
    }

    /// The instances of rows. Unreadable rows have none.
    private func instances(of rowIDs: [Int64]) throws -> [Int64: Model] {
        var first = unreadable
        defer { unreadable = first }
        let models = try context.read(place.store) { db in
            try context.models(rowIDs, place, db) { error in
                if first == nil { ModelContext.logger.error("\(error)") }
                first = first ?? error
            }
        }
        let found = models.compactMapValues { $0 as? Model }
        try context.prefetch(descriptor.relationshipKeyPathsForPrefetching, of: Array(found.values), place.entity)
        return found
    }
}
