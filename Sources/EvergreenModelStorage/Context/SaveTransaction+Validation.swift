extension SaveTransaction {
    /// Throws if a relationship refers to another context, or has too few or too many models.
    func validate() throws {
        for model in context.inserted.models + updated {
            guard let entity = model._$model.batch?.entity else { continue }
            for property in entity.allProperties {
                guard let end = property.relationship, !property.isHidden else { continue }
                let slot = model._$model.extras?.slots[property.index]
                if let related = slot?.models.first(where: { $0._$model.context !== context && !$0._$model.isDeleted })
                {
                    throw ModelError(
                        .foreignModel,
                        "\(entity.name).\(property.name) of \(model.label) refers to a \(type(of: related)._typeName) of another "
                            + "context. Fetch it in this one with model(for: persistentModelID).",
                        entity: entity.name,
                        property: property.name,
                        id: model.persistentModelID
                    )
                }
                try checkCount(slot, end, property, model, entity)
            }
        }
    }

    private func checkCount(
        _ slot: RelationshipSlot?,
        _ end: Schema.RelationshipEnd,
        _ property: Schema.Property,
        _ model: any PersistentModel,
        _ entity: Schema.Entity
    ) throws {
        let (minimum, maximum) = (end.options.minimumModelCount ?? 0, end.options.maximumModelCount ?? 0)
        guard slot != nil || !model._$model.isStored, minimum > 0 || maximum > 0 else { return }
        let count = slot?.models.count ?? 0
        guard count < minimum || (maximum > 0 && count > maximum) else { return }
        let bound = count < minimum ? "at least \(minimum)" : "at most \(maximum)"
        throw ModelError(
            .violatedConstraint,
            "\(entity.name).\(property.name) of \(model.label) has \(count) models, where \(bound) are allowed.",
            entity: entity.name,
            property: property.name,
            id: model.persistentModelID
        )
    }
}
