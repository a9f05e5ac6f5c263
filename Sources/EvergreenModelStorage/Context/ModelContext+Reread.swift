import Dispatch
import EvergreenDatabase
import GRDB

// After a commit of many rows, or of another program, which does not identify rows: the main actor processes a part in each turn, and the
// rows are read in the background.
extension ModelContext {
    /// Whether nothing is stale.
    private var isUpToDate: Bool { staleRows.isEmpty && staleRelationships.isEmpty }

    /// Reads the next stale rows, unless a read is running, and then the next stale relationships.
    func rereadInBackground() {
        guard !staleRows.isReading, !isUpToDate, let mainTurn else { return }
        staleRows.isReading = true
        for store in core.stores {
            for entity in store.entities {
                guard let rows = nextStaleRows(of: entity) else { continue }
                let layout = refreshLayout(rows, entity)
                let mark = staleRows.latestMark
                DispatchQueue.global(qos: .userInitiated).async { [weak mainTurn, store] in
                    let stored = Result { try store.writer.unsafeRead { db in try StoredValues(rows, layout, db) } }
                    mainTurn?.perform { $0.didReread(stored, layout, mark, store) }
                }
                return
            }
        }
        mainTurn.perform { $0.rereadRelationships() }
    }

    /// Relationships consist of instances, which only the actor of the context can create: a part is reloaded in each turn.
    private func rereadRelationships() {
        if let owners = staleRelationships.takeBatch(atMost: StaleRows.countPerTurn) { reload(owners) }
        rereadNext()
    }

    private func reload(_ owners: StaleRelationships.Owners) {
        do {
            try reload(owners.property, owners.end, of: owners.rows, owners.entity)
        } catch {
            // The next commit retries; the instances keep their last values.
            Self.logger.error("\(owners.entity.name).\(owners.property.name) can't be read: \(error)")
        }
    }

    /// The next batch of relevant stale rows; nil if there are none.
    private func nextStaleRows(of entity: Schema.Entity) -> Set<Int64>? {
        while let rows = staleRows.batch(of: entity) {
            let present = leadsToLoadedRelationship(entity) ? rows : rows.filter { registry[entity, $0] != nil }
            staleRows.remove(rows.subtracting(present), entity)
            if !present.isEmpty { return present }
        }
        return nil
    }

    private func didReread(
        _ stored: Result<StoredValues, any Error>,
        _ layout: RowLayout,
        _ mark: Int,
        _ store: ModelStore
    ) {
        // Commits since the read mark their rows again.
        if let changes = inbox.take() { apply(changes, savedRows: [:]) }
        do {
            var stored = try stored.get()
            stored.keep { staleRows.isCurrent($0, layout.entity, readAt: mark) }
            staleRows.remove(stored.arrived.map(\.rowID) + stored.gone, layout.entity)
            take(stored, layout)
        } catch {
            // The next commit retries; the instances keep their last values.
            Self.logger.error("Changes of the store \(store.configuration.name) can't be read: \(error)")
            staleRows = StaleRows()
        }
        rereadNext()
    }

    private func rereadNext() {
        staleRows.isReading = false
        guard isUpToDate else { return rereadInBackground() }
        notify(.stored)
    }

    /// Immediately rereads the instances whose rows or relationships are stale.
    func rereadStale(_ models: [some PersistentModel], _ place: EntityPlace) throws {
        guard !isUpToDate else { return }
        let rows = Set(models.map(\._$model.rowID))
        let stale = rows.filter { staleRows.contains($0, place.entity) }
        if !stale.isEmpty { try refresh(stale, place.entity, place.store) }
        for owners in staleRelationships.take(rows, place.entity) { reload(owners) }
    }
}
