/// What the context does with one relationship, without knowing its types.
package protocol RelationshipAccess: Sendable {
    /// The class that the relationship leads to.
    var relatedType: any PersistentModel.Type { get }
    /// The type of the property.
    var valueType: any Any.Type { get }
    var isToMany: Bool { get }
    /// Whether there always is a related model.
    var isRequired: Bool { get }
    /// Tells observers that the relationship of an instance is about to change, changes it, and tells them that it has.
    func withMutation(of model: any PersistentModel, _ change: () -> Void)
    /// Makes a slot for related instances. Those of another class are left out.
    func makeSlot(_ related: [any PersistentModel]) -> RelationshipSlot
}

/// The access to a relationship of known types.
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

/// The other side of a to-many relationship without an inverse: a to-one relationship that no property shows.
struct HiddenRelationship<Related: PersistentModel>: RelationshipAccess {
    var relatedType: any PersistentModel.Type { Related.self }
    var valueType: any Any.Type { Related?.self }
    var isToMany: Bool { false }
    var isRequired: Bool { false }

    func withMutation(of model: any PersistentModel, _ change: () -> Void) { change() }

    func makeSlot(_ related: [any PersistentModel]) -> RelationshipSlot { ToOneSlot(related.first as? Related) }
}
