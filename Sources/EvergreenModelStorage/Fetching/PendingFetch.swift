import Foundation

/// The unsaved changes of a context that make a difference to a fetch.
struct PendingFetch<Model: PersistentModel> {
    private let descriptor: FetchDescriptor<Model>
    private let isOrderedInSwift: Bool
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
        isOrderedInSwift = clauses.isOrderedInSwift
        guard descriptor.includePendingChanges, context.hasChanges else {
            (inserted, changed, deleted) = ([], [], [])
            return
        }
        inserted = context.inserted.models.compactMap { $0 as? Model }
        changed = context.changed.models.compactMap { $0 as? Model }.filter { model in
            clauses.readsOtherTables || clauses.remainder != nil
                || model._$model.extras?.changedProperties.isDisjoint(with: clauses.properties) == false
        }
        deleted = Set(context.deleted.models.filter { $0 is Model }.map(ObjectIdentifier.init))
    }

    var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && deleted.isEmpty }

    /// How many of the stored models may leave the result, at most.
    var leavingCount: Int { changed.count + deleted.count }

    /// Brings the unsaved changes into what was fetched, without a limit. O(n + k log n) for k changes.
    func apply(to stored: [Model]) throws -> [Model] {
        guard !isEmpty else { return stored }
        let touched = Set(changed.map(ObjectIdentifier.init)).union(deleted)
        let rest = touched.isEmpty ? stored : stored.filter { !touched.contains(ObjectIdentifier($0)) }
        var candidates = try (changed + inserted).filter { model in
            guard let predicate = descriptor.predicate else { return true }
            return try predicate.evaluate(model)
        }
        guard !candidates.isEmpty else { return rest }
        if isOrderedInSwift {
            // The order is made of all of them later on, and leaves equal ones as they are.
            return (rest + candidates).sorted { $0._$model.orderNumber < $1._$model.orderNumber }
        }
        candidates.sort(by: isBefore)
        var result: [Model] = []
        result.reserveCapacity(rest.count + candidates.count)
        var start = 0
        for candidate in candidates {
            let place = firstIndex(in: rest[start...], notBefore: candidate)
            result += rest[start..<place]
            result.append(candidate)
            start = place
        }
        result += rest[start...]
        return result
    }

    private func firstIndex(in models: ArraySlice<Model>, notBefore candidate: Model) -> Int {
        var (low, high) = (models.startIndex, models.endIndex)
        while low < high {
            let middle = low + (high - low) / 2
            if isBefore(models[middle], candidate) { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The primary key orders what the descriptor leaves open; what is not stored comes last.
    private func isBefore(_ lhs: Model, _ rhs: Model) -> Bool {
        for term in descriptor.sortBy {
            switch term.compare(lhs, rhs) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
        }
        return lhs._$model.orderNumber < rhs._$model.orderNumber
    }
}

extension _ModelStorage {
    /// Orders instances by their primary keys, and those that have none by when they were inserted, last.
    var orderNumber: UInt64 {
        rowID > 0 ? UInt64(rowID) : UInt64(Int64.max) + UInt64(-(rowID + 1)) + 1
    }
}
