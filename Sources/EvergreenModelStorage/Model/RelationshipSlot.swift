/// The related instances of one relationship of one instance, once they are known.
package class RelationshipSlot {
    /// The related instances.
    var models: [any PersistentModel] { [] }

    /// Whether an instance is among them.
    func contains(_ model: AnyObject) -> Bool { models.contains { $0 === model } }

    /// Adds an instance. In a to-one relationship, it takes the place of the present one.
    func add(_ model: any PersistentModel) {}

    /// Removes an instance.
    func remove(_ model: AnyObject) {}

    /// A copy, which keeps what it has when this one changes.
    func copy() -> RelationshipSlot { self }
}

final class ToOneSlot<Related: PersistentModel>: RelationshipSlot {
    var model: Related?

    init(_ model: Related?) { self.model = model }

    override var models: [any PersistentModel] { model.map { [$0] } ?? [] }
    override func contains(_ model: AnyObject) -> Bool { self.model === model }
    override func add(_ model: any PersistentModel) { self.model = model as? Related }

    override func remove(_ model: AnyObject) {
        if self.model === model { self.model = nil }
    }

    override func copy() -> RelationshipSlot { ToOneSlot(model) }
}

final class ToManySlot<Related: PersistentModel>: RelationshipSlot {
    var related: [Related]

    init(_ related: [Related]) { self.related = related }

    override var models: [any PersistentModel] { related }
    override func contains(_ model: AnyObject) -> Bool { related.contains { $0 === model } }

    override func add(_ model: any PersistentModel) {
        if let model = model as? Related { related.append(model) }
    }

    override func remove(_ model: AnyObject) {
        related.removeAll { $0 === model }
    }

    override func copy() -> RelationshipSlot { ToManySlot(related) }
}
