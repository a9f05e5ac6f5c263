/// The living instances of a context, by entity and row: one for each row.
struct ModelRegistry {
    fileprivate struct Entry {
        weak var model: (any PersistentModel)?
    }

    /// The instances of one entity.
    fileprivate struct Rows {
        var entries: [Int64: Entry] = [:]
        /// How many entries there may be before those of released instances are swept out: twice what was left last time,
        /// so that sweeping costs each entry O(1).
        var bound = 256
    }

    private var entities: [ObjectIdentifier: Rows] = [:]

    /// Instances whose insert became the update of a row that had an instance already, because of a unique property. They
    /// are few, and have the same values as the other one.
    private var twins: [Twin] = []

    private struct Twin {
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

    /// Adds one more instance of a row that has one.
    mutating func addTwin(_ model: any PersistentModel, _ entity: Schema.Entity, _ rowID: Int64) {
        twins.removeAll { $0.model == nil }
        twins.append(Twin(entity: ObjectIdentifier(entity), rowID: rowID, model: model))
    }

    /// All instances of a row: mostly one at most.
    func all(_ entity: Schema.Entity, _ rowID: Int64) -> [any PersistentModel] {
        let first = self[entity, rowID].map { [$0] } ?? []
        return twins.isEmpty ? first : first + twins(of: entity).filter { $0._$model.rowID == rowID }
    }

    /// The additional instances of an entity's rows.
    func twins(of entity: Schema.Entity) -> [any PersistentModel] {
        twins.filter { $0.entity == ObjectIdentifier(entity) }.compactMap(\.model)
    }

    mutating func remove(_ entity: Schema.Entity, _ rowID: Int64) {
        entities[ObjectIdentifier(entity)]?.entries[rowID] = nil
    }

    mutating func reserve(_ count: Int, _ entity: Schema.Entity) {
        entities[ObjectIdentifier(entity), default: Rows()].reserve(count)
    }

    /// The rows of an entity that have an instance.
    func rowIDs(of entity: Schema.Entity) -> [Int64] {
        entities[ObjectIdentifier(entity)]?.entries.compactMap { $0.value.model == nil ? nil : $0.key } ?? []
    }

    /// The instances of an entity.
    func models(of entity: Schema.Entity) -> [any PersistentModel] {
        entities[ObjectIdentifier(entity)]?.entries.values.compactMap(\.model) ?? []
    }
}

extension ModelRegistry.Rows {
    fileprivate mutating func add(_ model: any PersistentModel, _ rowID: Int64) {
        entries[rowID] = .init(model: model)
        guard entries.count > bound else { return }
        entries = entries.filter { $0.value.model != nil }
        bound = max(256, entries.count * 2)
    }

    fileprivate mutating func reserve(_ count: Int) {
        let total = entries.count + count
        entries.reserveCapacity(total)
        bound = max(bound, total + total / 2)
    }
}
