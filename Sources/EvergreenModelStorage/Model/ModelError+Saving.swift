import GRDB

extension PersistentModel {
    /// The label of the instance in messages.
    var label: String {
        let number = _$model.rowID
        return number > 0 ? "\(Self._typeName) \(number)" : "a new \(Self._typeName)"
    }
}

extension ModelError {
    /// The error of a violated constraint. SQLite names the column in its message.
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
            case .SQLITE_CONSTRAINT_NOTNULL: "has no value, although the property is required"
            case .SQLITE_CONSTRAINT_UNIQUE: "has the same value as another row, although it must be unique"
            case .SQLITE_CONSTRAINT_FOREIGNKEY: "refers to a deleted row"
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

    /// The error of a deletion that SQLite refuses: a required relationship would lose its model.
    static func deniedDeletion(_ error: DatabaseError, _ model: any PersistentModel, _ entity: Schema.Entity)
        -> ModelError
    {
        guard error.resultCode == .SQLITE_CONSTRAINT else { return violation(error, model, entity) }
        let property = entity.allProperties.first { $0.relationship?.inverse?.relationship?.access.isRequired == true }
        return deniedDeletion(of: model, entity, property, count: nil, underlying: error)
    }

    /// The error of a deletion that the delete rule `.deny` forbids.
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
