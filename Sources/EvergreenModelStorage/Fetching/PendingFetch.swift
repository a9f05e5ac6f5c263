import Foundation

/// The unsaved changes of a context that affect a fetch.
struct PendingFetch<Model: PersistentModel> {
    private let descriptor: FetchDescriptor<Model>
    private let isOrderedInSwift: Bool
    private let inserted: [Model]
    private let changed: [Model]
    private let deleted: Set<ObjectIdentifier>
    private let comparators: [(Model, Model) -> ComparisonResult]

    /// Whether unsaved changes of other models may affect the selection and the order: then all rows are fetched, and the predicate is
    /// evaluated in Swift.
    let needsAllRows: Bool

    init(
        _ descriptor: FetchDescriptor<Model>,
        _ clauses: FetchClauses<Model>,
        _ entity: Schema.Entity,
        _ context: ModelContext
    ) {
        self.descriptor = descriptor
        isOrderedInSwift = clauses.isOrderedInSwift
        guard descriptor.includePendingChanges, context.hasChanges else {
            (inserted, changed, deleted, comparators, needsAllRows) = ([], [], [], [], false)
            return
        }
        inserted = context.inserted.models.compactMap { $0 as? Model }
        changed = context.changed.models.compactMap { $0 as? Model }.filter { model in
            clauses.readsOtherTables
                || model._$model.extras?.changedProperties.isDisjoint(with: clauses.properties) == false
        }
        deleted = Set(context.deleted.models.filter { $0 is Model }.map(ObjectIdentifier.init))
        comparators = descriptor.sortBy.map { $0.comparator() }
        needsAllRows =
            clauses.readsOtherTables
            && (context.inserted.models + context.changed.models).contains { model in
                guard let other = model._$model.batch?.entity else { return false }
                return clauses.otherEntities?.contains(ObjectIdentifier(other)) ?? true
            }
    }

    var isEmpty: Bool { inserted.isEmpty && changed.isEmpty && deleted.isEmpty && !needsAllRows }

    /// The maximum number of stored models that may drop out of the result.
    var leavingCount: Int { changed.count + deleted.count }

    /// Merges the unsaved changes into the fetched models, without a limit. O(n + k log n) for k changes.
    func apply(to stored: [Model]) -> [Model] {
        guard !isEmpty else { return stored }
        let touched = Set(changed.map(ObjectIdentifier.init)).union(deleted)
        var rest = touched.isEmpty ? stored : stored.filter { !touched.contains(ObjectIdentifier($0)) }
        var candidates = changed + inserted
        if needsAllRows {
            candidates += rest
            rest = []
        }
        if let predicate = descriptor.predicate { candidates = candidates.selected(by: predicate) }
        guard !candidates.isEmpty else { return rest }
        if isOrderedInSwift {
            // All of them are sorted later, with a stable sort.
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

    /// Ties are ordered by primary key; unsaved instances come last.
    private func isBefore(_ lhs: Model, _ rhs: Model) -> Bool {
        for comparator in comparators {
            switch comparator(lhs, rhs) {
            case .orderedAscending: return true
            case .orderedDescending: return false
            case .orderedSame: continue
            }
        }
        return lhs._$model.orderNumber < rhs._$model.orderNumber
    }
}

extension Array where Element: PersistentModel {
    /// The models that match a predicate.
    func selected(by predicate: Predicate<Element>) -> [Element] {
        let failures = Evaluation.Failures()
        let selected = filter { isSelected($0, by: predicate, failures) }
        if let failure = failures.first {
            ModelContext.logger.notice(
                "A predicate has no value for some \(Element._typeName) instances, which it does not select: \(failure)"
            )
        }
        return selected
    }
}

extension _ModelStorage {
    /// The sort key of an instance's primary key. Instances without a key come last, in the order of their insertion.
    var orderNumber: UInt64 {
        rowID >= 0 ? UInt64(rowID) : UInt64(Int64.max) + UInt64(-(rowID + 1)) + 1
    }
}
