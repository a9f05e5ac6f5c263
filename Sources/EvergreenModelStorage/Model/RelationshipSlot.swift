import Foundation

/// The loaded related instances of one relationship of one instance.
package class RelationshipSlot {
    /// The related instances.
    var models: [any PersistentModel] { [] }

    /// Whether an instance is related.
    func contains(_ model: AnyObject) -> Bool { models.contains { $0 === model } }

    /// Adds an instance. In a to-one relationship, it replaces the current one.
    func add(_ model: any PersistentModel) {}

    /// Removes an instance.
    func remove(_ model: AnyObject) {}

    /// Removes and returns the references: until ``attach(_:_:)`` restores them, the slot is empty.
    ///
    /// - Parameter position: Returns the position of an instance that is retained elsewhere meanwhile; nil for others.
    func detach(_ position: (AnyObject) -> Int?) -> [RelatedReference] { [] }

    /// Restores references.
    func attach(_ references: [RelatedReference], _ instances: ContiguousArray<AnyObject>) {}

    /// A copy, which is unaffected by later changes of this slot.
    func copy() -> RelationshipSlot { self }

    /// Removes duplicate instances, and returns the instances that were appended to an earlier slot's; nil if the slot does not start with
    /// the earlier slot's instances.
    ///
    /// Takes over cached data of the earlier slot, which must no longer be used.
    func takeAppended(to earlier: RelationshipSlot) -> [any PersistentModel]? { nil }
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

    override func detach(_ position: (AnyObject) -> Int?) -> [RelatedReference] {
        guard let model else { return [] }
        self.model = nil
        return [position(model).map(RelatedReference.instance) ?? .other(model)]
    }

    override func attach(_ references: [RelatedReference], _ instances: ContiguousArray<AnyObject>) {
        model = references.first?.model(among: instances)
    }

    override func copy() -> RelationshipSlot { ToOneSlot(model) }
}
