/// The living instances of a context, by entity and row: one for each row.
struct ModelRegistry {
    fileprivate struct Entry {
        weak var model: (any PersistentModel)?
    }

    /// The instances of one entity.
    fileprivate struct Rows {
        var entries: [Int64: Entry] = [:]
        /// The number of entries above which those of released instances are removed: twice the number after the last sweep, so that the
        /// amortized cost per entry is O(1).
        var bound = 256
    }

    private var entities: [ObjectIdentifier: Rows] = [:]

    /// Instances whose insert became an update of a row with an existing instance, because of a unique property. There are few, and they
    /// have the same values as the existing instance.
    private var duplicates: [Duplicate] = []

    private struct Duplicate {
        let entity: ObjectIdentifier
        let rowID: Int64
        weak var model: (any PersistentModel)?
    }

    subscript(entity: Schema.Entity, rowID: Int64) -> (any PersistentModel)? {
        entities[ObjectIdentifier(entity)]?.entries[rowID]?.model
    }

    mutating func add(_ model: any PersistentModel, _ entity: Schema.Entity, _ rowID: Int64) {
        entities[ObjectIdentifier(entity), default: Rows()].add(model, rowID)
    }

    /// Adds an instance during a fetch, which calls ``didFetch(_:_:)`` at its end.
    mutating func addFetched(_ model: any PersistentModel, _ entity: Schema.Entity, _ rowID: Int64) {
        entities[ObjectIdentifier(entity), default: Rows()].entries[rowID] = Entry(model: model)
    }

    /// Sweeps after a fetch that added instances.
    mutating func didFetch(_ count: Int, _ entity: Schema.Entity) {
        if count > 0 { entities[ObjectIdentifier(entity)]?.didFetch(count) }
    }

    /// Adds a second instance of a row.
    mutating func addDuplicate(_ model: any PersistentModel, _ entity: Schema.Entity, _ rowID: Int64) {
        duplicates.removeAll { $0.model == nil }
        duplicates.append(Duplicate(entity: ObjectIdentifier(entity), rowID: rowID, model: model))
    }

    /// All instances of a row: usually at most one.
    func all(_ entity: Schema.Entity, _ rowID: Int64) -> [any PersistentModel] {
        let first = self[entity, rowID].map { [$0] } ?? []
        return duplicates.isEmpty ? first : first + duplicates(of: entity).filter { $0._$model.rowID == rowID }
    }

    /// The additional instances of an entity's rows.
    func duplicates(of entity: Schema.Entity) -> [any PersistentModel] {
        duplicates.filter { $0.entity == ObjectIdentifier(entity) }.compactMap(\.model)
    }

    mutating func remove(_ entity: Schema.Entity, _ rowID: Int64) {
        entities[ObjectIdentifier(entity)]?.entries[rowID] = nil
    }

    /// The number of entries, including those of released instances.
    var entryCount: Int { entities.values.reduce(0) { $0 + $1.entries.count } }

    /// The stored rows of an entity that have an instance, or had one that was released.
    func storedRowIDs(of entity: Schema.Entity) -> Set<Int64> {
        guard let rows = entities[ObjectIdentifier(entity)]?.entries else { return [] }
        return Set(rows.keys.lazy.filter { $0 > 0 })
    }

    /// The instances with a loaded relationship.
    func relatedModels() -> [any PersistentModel] {
        entities.values.flatMap { rows in
            rows.entries.values.compactMap { entry in
                entry.model.flatMap { $0._$model.extras?.slots.isEmpty == false ? $0 : nil }
            }
        }
    }

    /// Removes the entries of released instances.
    mutating func sweep() {
        for entity in Array(entities.keys) { entities[entity]?.sweep() }
    }

    /// The instances of an entity.
    func models(of entity: Schema.Entity) -> [any PersistentModel] {
        entities[ObjectIdentifier(entity)]?.entries.values.compactMap(\.model) ?? []
    }
}

extension ModelRegistry.Rows {
    fileprivate mutating func add(_ model: any PersistentModel, _ rowID: Int64) {
        entries[rowID] = .init(model: model)
        if entries.count > bound { sweep() }
    }

    fileprivate mutating func didFetch(_ count: Int) {
        guard entries.count > bound else { return }
        // The fetched instances are alive. If they are the majority, there is little to remove.
        if count > entries.count / 2 { bound = entries.count * 2 } else { sweep() }
    }

    fileprivate mutating func sweep() {
        entries = entries.filter { $0.value.model != nil }
        bound = max(256, entries.count * 2)
    }
}
