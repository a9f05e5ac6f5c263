import EvergreenDatabase
import Foundation

/// The live models that match a descriptor, including stored changes by any connection and unsaved changes of the context.
///
/// If SQL can express the whole predicate and order, stored changes are applied row by row, from ``LiveRowIDs``: k touched rows cost O(k
/// log n), and one copy of the array if its models or their order change. A property that neither the predicate nor the order reads costs
/// nothing here: instances are updated in place. Otherwise everything is fetched again, at the end of the turn with the change.
///
/// Unsaved changes are merged with the stored models. A save turns them into stored ones within one call, so that observers never see an
/// intermediate state.
@MainActor
package final class ModelResults<Model: PersistentModel>: AnyModelResults {
    /// The models.
    package private(set) var models: [Model] = []

    /// Whether the models have not been read yet. Until then, there are only unsaved ones.
    package private(set) var isLoading = false

    /// The first error of a row that is omitted, or of a model that does not have the values of its row, because they can't be read. Nil if
    /// there is none.
    package private(set) var unreadable: ModelError?

    /// The error that ended the results, which no longer change.
    package private(set) var failure: (any Error)?

    let descriptor: FetchDescriptor<Model>
    private let context: ModelContext
    private let place: EntityPlace
    private let clauses: FetchClauses<Model>
    /// Nil if everything has to be fetched after each change.
    private var rows: StoredRows<Model>?
    /// The error of an omitted row.
    private var omission: ModelError?
    private var hadPendingChanges = false
    private var isRefreshScheduled = false
    private var observers: [Int: @MainActor () -> Void] = [:]
    private var lastObserver = 0

    /// - Throws: An error if nothing can be fetched.
    init(_ descriptor: FetchDescriptor<Model>, _ context: ModelContext) throws {
        self.descriptor = descriptor
        self.context = context
        place = try context.core.requirePlace(of: Model.self).fetching(descriptor.propertiesToFetch)
        clauses = try FetchClauses(descriptor, place.entity)
        if clauses.remainder == nil, !clauses.isOrderedInSwift {
            rows = StoredRows(descriptor, clauses, place, context) { [weak self] result in
                self?.rowsDidChange(result)
            }
        }
        context.takeChanges()
        _ = try rows?.start()
        let pending = pendingFetch
        hadPendingChanges = pending?.isEmpty == false
        (models, omission) = try present(pending)
        isLoading = rows?.isLoading == true
        unreadable = omission ?? context.unreadable(among: models, place.entity)
    }

    // MARK: Observing

    /// Calls a function after each change of the properties, until the observer is removed.
    package func observe(_ body: @escaping @MainActor () -> Void) -> Int {
        lastObserver += 1
        observers[lastObserver] = body
        return lastObserver
    }

    package func removeObserver(_ id: Int) {
        observers[id] = nil
    }

    // MARK: Changes

    func contextDidChange(_ change: ContextChange) {
        guard failure == nil else { return }
        do {
            switch change {
            case .pending:
                if rows == nil { return scheduleRefresh() }
                try refresh(storedChanged: false)
            case .stored:
                guard let rows else { return scheduleRefresh() }
                try refresh(storedChanged: rows.refresh(rowByRow: true))
            case .saved:
                // Pending changes have been stored: both have to be updated together.
                guard let rows else { return try refresh(storedChanged: true) }
                try refresh(storedChanged: rows.refresh(rowByRow: false))
            }
        } catch {
            fail(error)
        }
    }

    private func rowsDidChange(_ result: Result<LiveRowIDs.Version, any Error>) {
        guard failure == nil, let rows else { return }
        // Instances and rows are refreshed together.
        context.takeChanges()
        do {
            try refresh(storedChanged: rows.take(result.get()))
        } catch {
            fail(error)
        }
    }

    /// Schedules a single fetch at the end of the turn.
    private func scheduleRefresh() {
        guard !isRefreshScheduled else { return }
        isRefreshScheduled = true
        DispatchQueue.main.async { [weak self] in
            MainActor.assumeIsolated {
                guard let self, self.isRefreshScheduled, self.failure == nil else { return }
                do {
                    try self.refresh(storedChanged: true)
                } catch {
                    self.fail(error)
                }
            }
        }
    }

    private func refresh(storedChanged: Bool) throws {
        isRefreshScheduled = false
        let pending = pendingFetch
        let isPending = pending?.isEmpty == false
        let mayDiffer = storedChanged || hadPendingChanges || isPending
        hadPendingChanges = isPending
        var present = models
        if mayDiffer { (present, omission) = try self.present(pending) }
        let unreadable = omission ?? context.unreadable(among: present, place.entity)
        let isLoading = rows?.isLoading == true
        let isSame = !mayDiffer || present.count == models.count && zip(present, models).allSatisfy { $0 === $1 }
        guard !isSame || isLoading != self.isLoading || unreadable?.message != self.unreadable?.message else { return }
        models = present
        self.isLoading = isLoading
        self.unreadable = unreadable
        notify()
    }

    /// The unsaved changes that affect the results; nil if a fetch considers them itself.
    private var pendingFetch: PendingFetch<Model>? {
        rows == nil ? nil : PendingFetch(descriptor, clauses, place.entity, context)
    }

    /// The stored models, merged with the unsaved changes.
    private func present(_ pending: PendingFetch<Model>?) throws -> ([Model], ModelError?) {
        guard let rows, let pending, !pending.needsAllRows else { return try context.fetchReadable(descriptor) }
        // There must be as many models beyond the limit as unsaved changes may remove before it.
        if pending.leavingCount > rows.reserve { try rows.extend(reserve: pending.leavingCount) }
        let all = context.withoutObservation { pending.apply(to: rows.models) }
        return (descriptor.bounded(all), rows.unreadable)
    }

    private func fail(_ error: any Error) {
        failure = error
        rows = nil
        notify()
    }

    private func notify() {
        for observer in observers.values { observer() }
    }
}
