import GRDB

// Deferred attributes, whose values a fetch has not loaded.
extension ModelContext {
    /// Loads the value of a deferred attribute: for one instance if it is stored externally, for all instances of its batch if the fetch
    /// did not include it.
    ///
    /// - Returns: The value; nil if it can't be read, which is logged, because reading a property can't throw.
    func loadDeferred(_ index: Int, of model: any PersistentModel) -> Any? {
        guard let batch = model._$model.batch, let property = batch.entity.allProperties[safe: index],
            let attribute = property.attribute, let column = attribute.name, !model._$model.isDeleted
        else { return nil }
        let others =
            property.isStoredExternally
            ? []
            : batch.rowIDs.filter {
                $0 != model._$model.rowID && registry[batch.entity, $0]?._$model.isDeferred(index) == true
            }
        let key = batch.entity.primaryKeyColumn.quotedDatabaseIdentifier
        let sql = """
            SELECT \(key), \(column.quotedDatabaseIdentifier) FROM \(batch.entity.tableName.quotedDatabaseIdentifier) \
            WHERE \(key) IN (SELECT value FROM json_each(?))
            """
        do {
            let place = try core.requirePlace(of: batch.entity.type)
            let values = try read(place.store) { db in
                try Row.fetchAll(db, sql: sql, arguments: [([model._$model.rowID] + others).jsonArray])
            }
            for row in values {
                guard let member = registry[batch.entity, row[0]] else { continue }
                // The placeholder was never read: nothing has changed for observers.
                try attribute.access.load(member, from: row[1])
                member._$model.extrasForObservation().loadedAttributes.insert(index)
            }
            guard !model._$model.isDeferred(index) else { return nil }
            return attribute.access.value(of: model)
        } catch {
            let rowID = model._$model.rowID
            Self.logger.error("\(RowLayout(batch.entity).error(index, rowID, error))")
            return nil
        }
    }
}

extension EntityPlace {
    /// The place, with a layout that includes only some properties.
    ///
    /// - Throws: A ``ModelError`` if a key path does not refer to a stored property.
    func fetching<Model>(_ keyPaths: [PartialKeyPath<Model>]) throws -> EntityPlace {
        guard !keyPaths.isEmpty else { return self }
        let selected = try keyPaths.map { keyPath in
            guard let property = entity.property(at: keyPath) else {
                throw ModelError(
                    .unsupportedFetch,
                    "propertiesToFetch has \(keyPath), which is not a stored property of \(entity.name).",
                    entity: entity.name
                )
            }
            return property.index
        }
        return EntityPlace(store: store, layout: RowLayout(entity, fetching: Set(selected)))
    }
}
