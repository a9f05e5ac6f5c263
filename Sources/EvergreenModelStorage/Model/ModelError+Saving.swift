import GRDB

extension PersistentModel {
    /// What messages call the instance.
    var label: String {
        let number = _$model.rowID
        return number > 0 ? "\(Self._typeName) \(number)" : "a new \(Self._typeName)"
    }
}

extension ModelError {
    /// A constraint that an instance violates. SQLite names the column in its message.
    static func violation(_ error: DatabaseError, _ model: any PersistentModel, _ entity: Schema.Entity) -> ModelError {
        guard error.resultCode == .SQLITE_CONSTRAINT else {
            return ModelError(
                error.resultCode == .SQLITE_READONLY ? .readOnlyStore : .storeFailure,
                "\(model.label) can't be saved: \(error)",
                entity: entity.name,
                id: model.persistentModelID,
                underlying: error
            )
        }
        let message = error.message ?? ""
        let property = entity.columns.first { message.contains("\(entity.tableName).\($0.column)") }?.property
        let what =
            switch error.extendedResultCode {
            case .SQLITE_CONSTRAINT_NOTNULL: "has no value, which the property needs"
            case .SQLITE_CONSTRAINT_UNIQUE: "has a value that another row has, which has to be unique"
            case .SQLITE_CONSTRAINT_FOREIGNKEY: "refers to a row that is gone"
            default: "violates a constraint of the table"
            }
        return ModelError(
            .violatedConstraint,
            "\(entity.name)\(property.map { ".\($0.name)" } ?? "") of \(model.label) \(what) (\(message)).",
            entity: entity.name,
            property: property?.name,
            id: model.persistentModelID,
            underlying: error
        )
    }

    /// A deletion that SQLite forbids: a required relationship would be left without its model.
    static func deniedDeletion(_ error: DatabaseError, _ model: any PersistentModel, _ entity: Schema.Entity)
        -> ModelError
    {
        guard error.resultCode == .SQLITE_CONSTRAINT else { return violation(error, model, entity) }
        let property = entity.allProperties.first { $0.relationship?.inverse?.relationship?.access.isRequired == true }
        return deniedDeletion(of: model, entity, property, count: nil, underlying: error)
    }

    /// A deletion that the rule `.deny` of a relationship forbids.
    static func deniedDeletion(
        of model: any PersistentModel,
        _ entity: Schema.Entity,
        _ property: Schema.Property?,
        count: Int?,
        underlying: (any Error)? = nil
    ) -> ModelError {
        let name = property.map { "\(entity.name).\($0.name)" } ?? "a relationship"
        let related = property?.relationship?.destination?.name ?? "models"
        return ModelError(
            .deniedDeletion,
            "\(model.label) can't be deleted: \(name) still leads to \(count.map { "\($0) " } ?? "")\(related). "
                + "Delete them, or take them out of the relationship, first.",
            entity: entity.name,
            property: property?.name,
            id: model.persistentModelID,
            underlying: underlying
        )
    }
}
