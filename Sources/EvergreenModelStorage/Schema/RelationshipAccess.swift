/// Type-erased access of the context to one relationship.
package protocol RelationshipAccess: Sendable {
    /// The class of the related models.
    var relatedType: any PersistentModel.Type { get }
    /// The type of the property.
    var valueType: any Any.Type { get }
    var isToMany: Bool { get }
    /// Whether there is always a related model.
    var isRequired: Bool { get }
    /// Changes the relationship of an instance, and notifies observers before and after.
    func withMutation(of model: any PersistentModel, _ change: () -> Void)
    /// Creates a slot for related instances. Instances of other classes are ignored.
    func makeSlot(_ related: [any PersistentModel]) -> RelationshipSlot
}

/// Typed access to a relationship.
///
/// `@unchecked Sendable`: the key path is a literal of a property, which captures nothing.
struct TypedRelationship<Model: PersistentModel, Value, Related: PersistentModel>: RelationshipAccess,
    @unchecked Sendable
{
    let keyPath: KeyPath<Model, Value>
    let isToMany: Bool
    let isRequired: Bool

    var relatedType: any PersistentModel.Type { Related.self }
    var valueType: any Any.Type { Value.self }

    func withMutation(of model: any PersistentModel, _ change: () -> Void) {
        guard let model = model as? Model, let registrar = model._$model.extras?.existingRegistrar else {
            return change()
        }
        registrar.withMutation(of: model, keyPath: keyPath, change)
    }

    func makeSlot(_ related: [any PersistentModel]) -> RelationshipSlot {
        let related = related.compactMap { $0 as? Related }
        return isToMany ? ToManySlot(related) : ToOneSlot(related.first)
    }
}

/// The inverse of a to-many relationship that declares none: a to-one relationship without a property.
struct HiddenRelationship<Related: PersistentModel>: RelationshipAccess {
    var relatedType: any PersistentModel.Type { Related.self }
    var valueType: any Any.Type { Related?.self }
    var isToMany: Bool { false }
    var isRequired: Bool { false }

    func withMutation(of model: any PersistentModel, _ change: () -> Void) { change() }

    func makeSlot(_ related: [any PersistentModel]) -> RelationshipSlot { ToOneSlot(related.first as? Related) }
}
