import Dispatch
import EvergreenDatabase
import GRDB

// After a commit of many rows, or of another program, which says nothing of rows: the main actor takes over a part in each
// turn, and the rows are read in the background.
extension ModelContext {
    /// Reads the next of the stale rows, unless some are being read.
    func rereadInBackground() {
        guard !staleRows.isReading, !staleRows.isEmpty, let mainTurn else { return }
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
        mainTurn.perform { $0.rereadNext() }
    }

    /// Some stale rows that matter; nil if there are none.
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
        // What was committed since the read marks its rows.
        if let changes = inbox.take() { apply(changes, savedRows: [:]) }
        do {
            var stored = try stored.get()
            stored.keep { staleRows.isCurrent($0, layout.entity, readAt: mark) }
            staleRows.remove(stored.arrived.map(\.rowID) + stored.gone, layout.entity)
            take(stored, layout)
        } catch {
            // The next commit tries again; the instances keep their last values.
            Self.logger.error("Changes of the store \(store.configuration.name) can't be read: \(error)")
            staleRows = StaleRows()
        }
        rereadNext()
    }

    private func rereadNext() {
        staleRows.isReading = false
        guard staleRows.isEmpty else { return rereadInBackground() }
        notify(.stored)
    }

    /// Reads those of some instances at once whose rows are stale.
    func rereadStale(_ models: [some PersistentModel], _ place: EntityPlace) throws {
        guard !staleRows.isEmpty else { return }
        let rows = models.map(\._$model.rowID).filter { staleRows.contains($0, place.entity) }
        if !rows.isEmpty { try refresh(Set(rows), place.entity, place.store) }
    }
}
