import GRDB

extension ModelContext {
    /// Returns the instance of a row, fetching it if necessary.
    ///
    /// ```swift
    /// guard let recipe = context.model(for: id) as? Recipe else { return }
    /// ```
    ///
    /// - Returns: Nil if the row does not exist. A failure to read it is logged; ``model(for:as:)`` throws it.
    public func model(for persistentModelID: PersistentIdentifier) -> (any PersistentModel)? {
        guard let entity = core.schema.entitiesByName[persistentModelID.entityName] else { return nil }
        do {
            return try model(for: persistentModelID, entity.type)
        } catch {
            Self.logger.error("The model of \(persistentModelID) can't be read: \(error)")
            return nil
        }
    }

    /// Returns the instance of a row, fetching it if necessary.
    ///
    /// - Throws: A ``ModelError`` if the row does not exist or can't be read, or if the identifier belongs to another class.
    public func model<Model: PersistentModel>(for persistentModelID: PersistentIdentifier, as type: Model.Type) throws
        -> Model
    {
        guard persistentModelID.entityName == Model._typeName else {
            throw ModelError(
                .missingModel,
                "The identifier of a \(persistentModelID.entityName) is not one of a \(Model._typeName).",
                entity: Model._typeName,
                id: persistentModelID
            )
        }
        guard let model = try model(for: persistentModelID, type) as? Model else {
            throw ModelError(
                .missingModel,
                "There is no \(Model._typeName) with the key \(persistentModelID.rowID.map(String.init) ?? "of an unsaved one"). "
                    + "It was deleted, or never saved.",
                entity: Model._typeName,
                id: persistentModelID
            )
        }
        return model
    }

    private func model(for id: PersistentIdentifier, _ type: any PersistentModel.Type) throws -> (any PersistentModel)?
    {
        takeChanges()
        let place = try core.requirePlace(of: type)
        if let known = registry[place.entity, id.number] { return known }
        guard let rowID = id.rowID else { return nil }
        return try read(place.store) { db in try models([rowID], place, db)[rowID] }
    }
}
