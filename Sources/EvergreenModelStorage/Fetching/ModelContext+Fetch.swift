import Foundation
import GRDB
import GRDBSQLite

extension ModelContext {
    /// Fetches models.
    ///
    /// Runs one statement, and one more for each prefetched relationship. Existing instances of the context are reused; their unsaved
    /// changes are included unless the descriptor excludes them.
    ///
    /// - Throws: A ``ModelError`` if the class is not part of the schema, the store can't be read, or a row has an invalid value for a
    ///   property.
    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> [Model] {
        let (models, unreadable) = try fetchReadable(descriptor)
        if let unreadable { throw unreadable }
        return models
    }

    /// Fetches models, skipping unreadable rows. Returns the error of the first one.
    func fetchReadable<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>
    ) throws -> (models: [Model], unreadable: ModelError?) {
        takeChanges()
        releaseUnheldIfMany()
        let place = try core.requirePlace(of: Model.self).fetching(descriptor.propertiesToFetch)
        let clauses = try FetchClauses(descriptor, place.entity)
        let pending = PendingFetch(descriptor, clauses, place.entity, self)
        let boundsInSQL = clauses.remainder == nil && !clauses.isOrderedInSwift && pending.isEmpty
        var failure: ModelError?
        var models: [Model] = []
        try read(place.store) { db in
            let condition = pending.needsAllRows ? FetchClauses<Model>() : clauses
            let sql = selectSQL(place.layout, condition, boundsInSQL ? descriptor : nil)
            let statement = try db.cachedStatement(sql: sql)
            try statement.setArguments(condition.arguments)
            try materialize(statement, place, db, onError: { failure = failure ?? $0 }) { model, _ in
                if let model = model as? Model { models.append(model) }
            }
        }
        try rereadStale(models, place)
        withoutObservation {
            if let remainder = clauses.remainder { models = models.selected(by: remainder) }
            models = pending.apply(to: models)
            if clauses.isOrderedInSwift { models.sort(by: descriptor.sortBy) }
        }
        if !boundsInSQL { models = descriptor.bounded(models) }
        try prefetch(descriptor.relationshipKeyPathsForPrefetching, of: models, place.entity)
        return (models, failure)
    }

    /// Returns the number of models that a fetch would return.
    public func fetchCount<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws -> Int {
        takeChanges()
        let place = try core.requirePlace(of: Model.self)
        let clauses = try FetchClauses(descriptor, place.entity)
        guard clauses.remainder == nil, PendingFetch(descriptor, clauses, place.entity, self).isEmpty else {
            return try fetch(descriptor).count
        }
        return try read(place.store) { db in
            let sql = "SELECT COUNT(*) FROM (\(selectSQL(place.layout, clauses, descriptor, keysOnly: true)))"
            return try Int.fetchOne(db, sql: sql, arguments: clauses.arguments) ?? 0
        }
    }

    /// Fetches the identifiers of models.
    public func fetchIdentifiers<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>) throws
        -> [PersistentIdentifier]
    {
        takeChanges()
        let place = try core.requirePlace(of: Model.self)
        let clauses = try FetchClauses(descriptor, place.entity)
        guard clauses.remainder == nil, !clauses.isOrderedInSwift,
            PendingFetch(descriptor, clauses, place.entity, self).isEmpty
        else {
            return try fetch(descriptor).map(\.persistentModelID)
        }
        let store = place.store.configuration.name
        return try read(place.store) { db in
            let sql = selectSQL(place.layout, clauses, descriptor, keysOnly: true)
            return try Int64.fetchAll(db, sql: sql, arguments: clauses.arguments).map {
                PersistentIdentifier(storeIdentifier: store, entityName: place.entity.name, key: .row($0))
            }
        }
    }

    /// Returns the instance of a row if it is registered in the context. It never fetches; ``model(for:)`` does.
    public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
        takeChanges()
        guard let place = core.place(of: Model.self), id.entityName == place.entity.name else { return nil }
        return registry[place.entity, id.number] as? Model
    }

    // MARK: SQL

    /// - Parameter bounds: The descriptor that provides the limit and the offset; nil for none.
    func selectSQL<Model>(
        _ layout: RowLayout,
        _ clauses: FetchClauses<Model>,
        _ bounds: FetchDescriptor<Model>?,
        keysOnly: Bool = false
    ) -> String {
        let table = layout.entity.tableName.quotedDatabaseIdentifier
        let key = "\(table).\(layout.entity.primaryKeyColumn.quotedDatabaseIdentifier)"
        var sql = "SELECT \(keysOnly ? key : layout.selection(of: layout.entity.tableName)) FROM \(table)"
        if let condition = clauses.condition { sql += " WHERE \(condition)" }
        sql += " ORDER BY " + (clauses.order + [key]).joined(separator: ", ")
        if let bounds {
            let (limit, offset) = (bounds.fetchLimit ?? 0, bounds.fetchOffset ?? 0)
            if limit > 0 || offset > 0 { sql += " LIMIT \(limit > 0 ? limit : -1) OFFSET \(max(0, offset))" }
        }
        return sql
    }

    func prefetch<Model: PersistentModel>(
        _ keyPaths: [PartialKeyPath<Model>],
        of models: [Model],
        _ entity: Schema.Entity
    ) throws {
        for keyPath in keyPaths {
            guard let property = entity.property(at: keyPath), let end = property.relationship else {
                throw ModelError(
                    .unsupportedFetch,
                    "relationshipKeyPathsForPrefetching has \(keyPath), which is not a relationship of \(entity.name)."
                )
            }
            let unloaded = models.filter { $0._$model.isStored && $0._$model.extras?.slots[property.index] == nil }
            if !unloaded.isEmpty { try load(property, end, of: unloaded, in: entity) }
        }
    }

    // MARK: Instances

    /// Reads from a store, within the current access of this thread if there is one.
    func read<Value>(_ store: ModelStore, _ body: (Database) throws -> Value) throws -> Value {
        do {
            return try store.writer.unsafeReentrantRead(body)
        } catch let error as DatabaseError {
            throw ModelError.storeFailure(error, store)
        }
    }

    /// Creates instances of the rows of a statement, or finds them in the registry. The first columns are those of the entity's layout.
    ///
    /// - Parameters:
    ///   - onError: Called for each row that can't be read; nil throws the error.
    ///   - body: Called for each row, with its instance, if there is one, and the statement.
    func materialize(
        _ statement: Statement,
        _ place: EntityPlace,
        _ db: Database,
        onError: ((ModelError) -> Void)? = nil,
        _ body: ((any PersistentModel)?, SQLiteStatement) -> Void
    ) throws {
        let required = try fetchRequiredModels(statement, place, db)
        func make<Model: PersistentModel>(_ type: Model.Type) throws {
            var batch = FetchBatch(context: self, entity: place.entity, deferred: place.layout.deferred)
            var count = 0
            defer { registry.didFetch(count, place.entity) }
            let rows = try Row.fetchCursor(statement)
            while try rows.next() != nil {
                let rowID = sqlite3_column_int64(statement.sqliteStatement, 0)
                if let known = registry[place.entity, rowID] {
                    body(known, statement.sqliteStatement)
                    continue
                }
                do {
                    let model = try Model(
                        _$row: _ModelRow(
                            statement: statement.sqliteStatement,
                            layout: place.layout,
                            rowID: rowID,
                            requiredModels: required
                        )
                    )
                    if batch.rowIDs.count == FetchBatch.maximumCount {
                        batch = FetchBatch(context: self, entity: place.entity, deferred: place.layout.deferred)
                    }
                    batch.rowIDs.append(rowID)
                    // The initializer evaluates default values, which only apply to new instances.
                    if model._$model.extras != nil { model._$model.extras = nil }
                    model._$model.batch = batch
                    model._$model.rowID = rowID
                    setUnreadable(nil, place.entity, rowID)
                    registry.addFetched(model, place.entity, rowID)
                    count += 1
                    setRequiredModels(required, of: model, statement.sqliteStatement, place.layout)
                    body(model, statement.sqliteStatement)
                } catch let error as ModelError {
                    guard let onError else { throw error }
                    onError(error)
                    body(nil, statement.sqliteStatement)
                }
            }
        }
        try make(place.entity.type)
    }

    /// Fetches the models of required to-one relationships of the rows that a statement will return.
    private func fetchRequiredModels(_ statement: Statement, _ place: EntityPlace, _ db: Database) throws
        -> RequiredModels?
    {
        guard !place.layout.requiredRelationships.isEmpty else { return nil }
        var keys: [Int: Set<Int64>] = [:]
        let rows = try Row.fetchCursor(statement)
        while try rows.next() != nil {
            // Registered instances need nothing.
            if registry[place.entity, sqlite3_column_int64(statement.sqliteStatement, 0)] != nil { continue }
            for property in place.layout.requiredRelationships {
                let column = place.layout.positions[property.index]
                guard column >= 0, let key = Int64.fromStatement(statement.sqliteStatement, column) else { continue }
                keys[property.index, default: []].insert(key)
            }
        }
        let required = RequiredModels()
        for (index, keys) in keys {
            guard let destination = place.entity.allProperties[index].relationship?.destination else { continue }
            for (key, model) in try models(keys, core.requirePlace(of: destination.type), db) {
                required.add(model, index, key)
            }
        }
        return required
    }

    private func setRequiredModels(
        _ required: RequiredModels?,
        of model: any PersistentModel,
        _ statement: SQLiteStatement,
        _ layout: RowLayout
    ) {
        guard let required else { return }
        for property in layout.requiredRelationships {
            let column = layout.positions[property.index]
            guard column >= 0, let key = Int64.fromStatement(statement, column),
                let related = required.model(property.index, key), let end = property.relationship
            else { continue }
            model._$model.extrasForObservation().slots[property.index] = end.access.makeSlot([related])
        }
    }

    /// The instances of rows, by key.
    func models(
        _ keys: some Collection<Int64>,
        _ place: EntityPlace,
        _ db: Database,
        onError: @escaping (ModelError) -> Void = { ModelContext.logger.error("\($0)") }
    ) throws -> [Int64: any PersistentModel] {
        var found: [Int64: any PersistentModel] = [:]
        var missing: [Int64] = []
        for key in keys {
            if let model = registry[place.entity, key] { found[key] = model } else { missing.append(key) }
        }
        guard !missing.isEmpty else { return found }
        let table = place.entity.tableName.quotedDatabaseIdentifier
        let sql = """
            SELECT \(place.layout.selection(of: place.entity.tableName)) FROM \(table) \
            WHERE \(place.entity.primaryKeyColumn.quotedDatabaseIdentifier) IN (SELECT value FROM json_each(?))
            """
        // Not the cached statement: with a relationship from a class to itself, two are stepped through at once.
        let statement = try db.makeStatement(sql: sql)
        try statement.setArguments([missing.jsonArray])
        try materialize(statement, place, db, onError: onError) { model, _ in
            if let model { found[model._$model.rowID] = model }
        }
        return found
    }
}

extension PersistentIdentifier {
    /// The number under which the context's registry stores the instance.
    var number: Int64 {
        switch key {
        case .row(let number), .temporary(let number): number
        }
    }
}

extension FetchDescriptor {
    /// Applies the offset and the limit.
    func bounded(_ models: [T]) -> [T] {
        let rest = models.dropFirst(max(0, fetchOffset ?? 0))
        if let fetchLimit, fetchLimit > 0 { return Array(rest.prefix(fetchLimit)) }
        return rest.count == models.count ? models : Array(rest)
    }
}

extension ModelError {
    /// Wraps an error of SQLite.
    static func storeFailure(_ error: DatabaseError, _ store: ModelStore) -> ModelError {
        let code: Code = error.resultCode == .SQLITE_READONLY ? .readOnlyStore : .storeFailure
        return ModelError(code, "The store \(store.configuration.name) failed: \(error)", underlying: error)
    }
}
