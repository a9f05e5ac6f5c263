import Foundation

/// The unsaved changes of a context that make a difference to a fetch.
struct PendingFetch<Model: PersistentModel> {
    private let descriptor: FetchDescriptor<Model>
    private let inserted: [Model]
    private let changed: [Model]
    private let deleted: Set<ObjectIdentifier>

    init(
        _ descriptor: FetchDescriptor<Model>,
        _ clauses: FetchClauses<Model>,
        _ entity: Schema.Entity,
        _ context: ModelContext
    ) {
        self.descriptor = descriptor
        guard descriptor.includePendingChanges, context.hasChanges else {
            (inserted, changed, deleted) = ([], [], [])
            return
        }
        inserted = context.inserted.models.compactMap { $0 as? Model }
        changed = context.changed.models.compactMap { $0 as? Model }.filter { model in
            clauses.readsOtherTables
                || model._$model.extras?.changedProperties.isDisjoint(with: clauses.properties) == false
        }
        deleted = Set(context.deleted.models.filter { $0 is Model }.map(ObjectIdentifier.init))
    }

    var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && deleted.isEmpty }

    /// Brings the unsaved changes into what was fetched, without a limit.
    func apply(to stored: [Model]) throws -> [Model] {
        guard !isEmpty else { return stored }
        let touched = Set(changed.map(ObjectIdentifier.init)).union(deleted)
        var models = stored.filter { !touched.contains(ObjectIdentifier($0)) }
        let candidates = changed + inserted
        guard !candidates.isEmpty else { return models }
        models += try candidates.filter { model in
            guard let predicate = descriptor.predicate else { return true }
            return try predicate.evaluate(model)
        }
        // The primary key orders what the descriptor leaves open; what is not stored comes last.
        models.sort { $0._$model.orderNumber < $1._$model.orderNumber }
        if !descriptor.sortBy.isEmpty { models.sort(using: descriptor.sortBy) }
        return models
    }
}

extension _ModelStorage {
    /// Orders instances by their primary keys, and those that have none by when they were inserted, last.
    var orderNumber: UInt64 {
        rowID > 0 ? UInt64(rowID) : UInt64(Int64.max) + UInt64(-(rowID + 1)) + 1
    }
}
