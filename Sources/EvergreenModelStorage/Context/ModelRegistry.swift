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

    subscript(entity: Schema.Entity, rowID: Int64) -> (any PersistentModel)? {
        entities[ObjectIdentifier(entity)]?.entries[rowID]?.model
    }

    mutating func add(_ model: any PersistentModel, _ entity: Schema.Entity, _ rowID: Int64) {
        entities[ObjectIdentifier(entity), default: Rows()].add(model, rowID)
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
