import OrderedCollections

/// Distinct instances with unsaved changes, in the order of their first change.
struct PendingModels {
    private var byIdentity: OrderedDictionary<ObjectIdentifier, any PersistentModel> = [:]

    var isEmpty: Bool { byIdentity.isEmpty }
    var count: Int { byIdentity.count }
    var models: [any PersistentModel] { Array(byIdentity.values) }

    func contains(_ model: AnyObject) -> Bool { byIdentity[ObjectIdentifier(model)] != nil }

    mutating func append(_ model: any PersistentModel) {
        byIdentity.updateValue(model, forKey: ObjectIdentifier(model))
    }

    /// O(n), because the rest keeps its order.
    mutating func remove(_ model: AnyObject) {
        byIdentity.removeValue(forKey: ObjectIdentifier(model))
    }

    mutating func removeAll() {
        byIdentity.removeAll()
    }
}
