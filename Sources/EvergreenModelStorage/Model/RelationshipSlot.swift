import Foundation

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

    /// Takes the references out, and returns them: until ``attach(_:_:)`` puts them back, the slot is empty.
    ///
    /// - Parameter position: The position of an instance that someone else holds meanwhile; nil for others.
    func detach(_ position: (AnyObject) -> Int?) -> [RelatedReference] { [] }

    /// Puts references back.
    func attach(_ references: [RelatedReference], _ instances: ContiguousArray<AnyObject>) {}

    /// A copy, which keeps what it has when this one changes.
    func copy() -> RelationshipSlot { self }

    /// Drops duplicate instances, and returns the instances that were appended to an earlier slot's; nil if the slot does
    /// not start with the earlier slot's instances.
    ///
    /// Takes over what the earlier slot knows of its instances: that one is not used any more.
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
