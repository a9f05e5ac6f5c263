import GRDB

/// Writes the pending changes of a context in one transaction.
struct SaveTransaction {
    let context: ModelContext

    /// The inserted instances, with the keys of their rows.
    private(set) var inserted: [(model: any PersistentModel, rowID: Int64)] = []
    private(set) var updated: [any PersistentModel] = []
    private(set) var deleted: [any PersistentModel] = []

    /// The rows that existed before an insert, because of a unique constraint.
    private(set) var replacedRows: [ObjectIdentifier: Set<Int64>] = [:]

    /// The entities whose tables have triggers: statements may change more than they write.
    private(set) var entitiesWithTriggers: Set<ObjectIdentifier> = []

    private var insertStatements: [ObjectIdentifier: String] = [:]
    private var newKeys: [ObjectIdentifier: Int64] = [:]
    /// To-one relationships of inserted rows to rows inserted after them: they refer to each other.
    private var unresolved: [(model: any PersistentModel, property: Schema.Property, column: String)] = []
    private var joinRows:
        [(property: Schema.Property, owner: any PersistentModel, related: any PersistentModel, isAdded: Bool)] = []

    /// The changes in the current store; nil if they need not be undoable.
    private var journal: RowJournal?

    /// The changes in each store, for undo.
    private(set) var journals: [(store: ModelStore, journal: RowJournal)] = []

    init(_ context: ModelContext) {
        self.context = context
        updated = context.changed.models
        deleted = context.deleted.models
    }

    /// One transaction for each store, each nested in the previous one, so that a failure rolls all of them back.
    mutating func run() throws {
        for store in context.core.stores where !store.configuration.allowsSave {
            guard pendingModel(of: store) == nil else {
                throw ModelError.savingNotAllowed(store)
            }
        }
        try validate()
        try run(context.core.stores[...])
    }

    private mutating func run(_ stores: ArraySlice<ModelStore>) throws {
        guard let store = stores.first else { return }
        guard pendingModel(of: store) != nil else { return try run(stores.dropFirst()) }
        do {
            try store.write { db in
                try write(store, db)
                try run(stores.dropFirst())
            }
        } catch let error as DatabaseError {
            throw error.isForeignKeyFailure ? unrelated(error) : ModelError.storeFailure(error, store)
        }
    }

    private func pendingModel(of store: ModelStore) -> (any PersistentModel)? {
        let pending = context.inserted.models + updated + deleted
        return pending.first { model in store.entities.contains { $0 === model._$model.batch?.entity } }
    }

    // MARK: Writing

    private mutating func write(_ store: ModelStore, _ db: Database) throws {
        func isInStore(_ model: any PersistentModel) -> Bool {
            store.entities.contains { $0 === model._$model.batch?.entity }
        }
        for entity in store.entities where try Self.hasTriggers(entity, db) {
            entitiesWithTriggers.insert(ObjectIdentifier(entity))
        }
        var history = try HistoryRecorder(store, author: context.author, db)
        journal = context.undoRegistration == nil ? nil : RowJournal()
        if history != nil || journal != nil {
            let deletions = deleted.filter { isInStore($0) && !$0._$model.isDeleted }
            let rows = deletions.compactMap { model in model._$model.batch.map { ($0.entity, model._$model.rowID) } }
            let reach = try DeletionReach(rows, in: store, db)
            try history?.willDelete(reach, db)
            try journal?.willDelete(reach, db)
        }
        for model in deleted where isInStore(model) { try delete(model, db) }
        var visited: Set<ObjectIdentifier> = []
        for model in context.inserted.models where isInStore(model) { try insert(model, db, &visited) }
        for model in updated where isInStore(model) { try update(model, db) }
        for (model, property, column) in unresolved { try resolve(property, column, of: model, db) }
        for (property, owner, related, isAdded) in joinRows { try write(property, owner, related, isAdded, db) }
        for model in deleted where isInStore(model) { try checkDeniedDeletion(of: model, db) }
        if history != nil {
            record(isInStore, &history)
            try history?.write(db)
        }
        unresolved.removeAll()
        joinRows.removeAll()
        try journal?.finish(db)
        if let journal { journals.append((store, journal)) }
    }

    /// Since foreign keys are deferred, SQLite checks `RESTRICT` at the end, and does not name a row.
    private func checkDeniedDeletion(of model: any PersistentModel, _ db: Database) throws {
        guard let entity = model._$model.batch?.entity else { return }
        for property in entity.allProperties {
            guard let end = property.relationship, end.options.deleteRule == .deny, let destination = end.destination,
                let column = end.inverse?.column
            else { continue }
            let sql = """
                SELECT count(*) FROM \(destination.tableName.quotedDatabaseIdentifier) \
                WHERE \(column.quotedDatabaseIdentifier) = ?
                """
            let count = try Int.fetchOne(db.cachedStatement(sql: sql), arguments: [model._$model.rowID]) ?? 0
            if count > 0 { throw ModelError.deniedDeletion(of: model, entity, property, count: count) }
        }
    }

    private func resolve(
        _ property: Schema.Property,
        _ column: String,
        of model: any PersistentModel,
        _ db: Database
    ) throws {
        guard let entity = model._$model.batch?.entity else { return }
        let sql = """
            UPDATE \(entity.tableName.quotedDatabaseIdentifier) SET \(column.quotedDatabaseIdentifier) = ? \
            WHERE \(entity.primaryKeyColumn.quotedDatabaseIdentifier) = ?
            """
        let value = try databaseValue(property, of: model, entity)
        try db.cachedStatement(sql: sql).execute(arguments: [value, newKeys[ObjectIdentifier(model)] ?? 0])
    }

    private static func hasTriggers(_ entity: Schema.Entity, _ db: Database) throws -> Bool {
        let sql = "SELECT EXISTS (SELECT 1 FROM sqlite_master WHERE type = 'trigger' AND lower(tbl_name) = lower(?))"
        return try db.cachedStatement(sql: sql).fetchBool([entity.tableName])
    }

    private mutating func insert(_ model: any PersistentModel, _ db: Database, _ visited: inout Set<ObjectIdentifier>)
        throws
    {
        guard visited.insert(ObjectIdentifier(model)).inserted, let entity = model._$model.batch?.entity else { return }
        // Referenced rows are inserted first, unless they refer to each other.
        for property in entity.allProperties where property.relationship?.column != nil {
            for related in model._$model.extras?.slots[property.index]?.models ?? []
            where context.inserted.contains(related) {
                try insert(related, db, &visited)
            }
        }
        let columns = entity.columns
        let values = try columns.map { try databaseValue($0.property, of: model, entity) }
        for (property, column) in columns where property.relationship != nil {
            let related = model._$model.extras?.slots[property.index]?.models.first
            if let related, context.inserted.contains(related), newKeys[ObjectIdentifier(related)] == nil {
                unresolved.append((model, property, column))
            }
        }
        let sql = insertSQL(entity)
        let isUnique = entity.hasUniqueConstraints
        if isUnique, journal != nil {
            let equal = try entity.uniqueMatches(columns.map(\.column), values, db)
            try journal?.willChange(equal, entity, db)
        }
        do {
            if isUnique, !columns.isEmpty {
                let table = entity.tableName.quotedDatabaseIdentifier
                let key = entity.primaryKeyColumn.quotedDatabaseIdentifier
                let last = try Int64.fetchOne(db, sql: "SELECT max(\(key)) FROM \(table)") ?? 0
                let assignments = columns.map(\.column.quotedDatabaseIdentifier).map { "\($0) = excluded.\($0)" }
                let statement = try db.cachedStatement(
                    sql: "\(sql) ON CONFLICT DO UPDATE SET \(assignments.joined(separator: ", ")) RETURNING \(key)"
                )
                let rowID = try Int64.fetchOne(statement, arguments: StatementArguments(values)) ?? 0
                if rowID <= last { replacedRows[ObjectIdentifier(entity), default: []].insert(rowID) }
                try finishInsert(model, rowID, db)
            } else {
                let statement = try db.cachedStatement(sql: sql)
                try statement.execute(arguments: StatementArguments(values))
                try finishInsert(model, db.lastInsertedRowID, db)
            }
        } catch let error as DatabaseError {
            throw ModelError.violation(error, model, entity)
        }
        collectJoinRows(of: model, entity)
    }

    /// The INSERT statement of an entity, created for the first of its rows.
    private mutating func insertSQL(_ entity: Schema.Entity) -> String {
        if let known = insertStatements[ObjectIdentifier(entity)] { return known }
        let columns = entity.columns.map { $0.column.quotedDatabaseIdentifier }
        let table = entity.tableName.quotedDatabaseIdentifier
        let values = columns.map { _ in "?" }.joined(separator: ", ")
        let sql =
            columns.isEmpty
            ? "INSERT INTO \(table) DEFAULT VALUES"
            : "INSERT INTO \(table) (\(columns.joined(separator: ", "))) VALUES (\(values))"
        insertStatements[ObjectIdentifier(entity)] = sql
        return sql
    }

    private mutating func finishInsert(_ model: any PersistentModel, _ rowID: Int64, _ db: Database) throws {
        if let entity = model._$model.batch?.entity { try journal?.didInsert(rowID, entity, db) }
        inserted.append((model, rowID))
        newKeys[ObjectIdentifier(model)] = rowID
    }

    private mutating func update(_ model: any PersistentModel, _ db: Database) throws {
        guard let entity = model._$model.batch?.entity, let extras = model._$model.extras, !extras.isDeleted else {
            return
        }
        let changed = extras.changedProperties
        var assignments: [String] = []
        var values: [DatabaseValue] = []
        for (property, column) in entity.columns where changed.contains(property.index) {
            let value = try databaseValue(property, of: model, entity)
            assignments.append("\(column.quotedDatabaseIdentifier) = ?")
            values.append(value)
        }
        if !assignments.isEmpty {
            try journal?.willChange([model._$model.rowID], entity, db)
            values.append(model._$model.rowID.databaseValue)
            do {
                try db.cachedStatement(
                    sql: """
                        UPDATE \(entity.tableName.quotedDatabaseIdentifier) SET \(assignments.joined(separator: ", ")) \
                        WHERE \(entity.primaryKeyColumn.quotedDatabaseIdentifier) = ?
                        """
                ).execute(arguments: StatementArguments(values))
            } catch let error as DatabaseError {
                throw ModelError.violation(error, model, entity)
            }
        }
        collectJoinRows(of: model, entity)
    }

    private func delete(_ model: any PersistentModel, _ db: Database) throws {
        guard let entity = model._$model.batch?.entity else { return }
        do {
            try db.cachedStatement(
                sql: """
                    DELETE FROM \(entity.tableName.quotedDatabaseIdentifier) \
                    WHERE \(entity.primaryKeyColumn.quotedDatabaseIdentifier) = ?
                    """
            ).execute(arguments: [model._$model.rowID])
        } catch let error as DatabaseError {
            throw ModelError.deniedDeletion(error, model, entity)
        }
    }

    /// The value to store for a property with a column.
    private func databaseValue(
        _ property: Schema.Property,
        of model: any PersistentModel,
        _ entity: Schema.Entity
    ) throws -> DatabaseValue {
        switch property.kind {
        case .attribute(let attribute):
            do {
                return try attribute.access.databaseValue(of: model)
            } catch {
                throw ModelError(
                    .invalidValue,
                    "\(entity.name).\(property.name) of \(model.label) can't be stored: "
                        + "\((error as? UnreadableValue)?.reason ?? "\(error)")",
                    entity: entity.name,
                    property: property.name,
                    id: model.persistentModelID,
                    underlying: error
                )
            }
        case .relationship:
            guard let related = model._$model.extras?.slots[property.index]?.models.first, !related._$model.isDeleted
            else {
                return .null
            }
            return key(of: related)?.databaseValue ?? .null
        }
    }

    private func key(of model: any PersistentModel) -> Int64? {
        model._$model.isStored ? model._$model.rowID : newKeys[ObjectIdentifier(model)]
    }

    // MARK: Many-to-many relationships

    /// Collects the links that a many-to-many relationship has gained and lost, from the changed side.
    private mutating func collectJoinRows(of model: any PersistentModel, _ entity: Schema.Entity) {
        guard let extras = model._$model.extras else { return }
        for property in entity.allProperties {
            guard case .joinTable = property.relationship?.storage, let slot = extras.slots[property.index],
                !model._$model.isStored || extras.originalSlots[property.index] != nil
            else { continue }
            let original = (extras.originalSlots[property.index] ?? nil)?.models ?? []
            let (before, after) = (
                Set(original.map(ObjectIdentifier.init)), Set(slot.models.map(ObjectIdentifier.init))
            )
            for related in slot.models where !model._$model.isStored || !before.contains(ObjectIdentifier(related)) {
                joinRows.append((property, model, related, true))
            }
            for related in original where !after.contains(ObjectIdentifier(related)) {
                joinRows.append((property, model, related, false))
            }
        }
    }

    private mutating func write(
        _ property: Schema.Property,
        _ owner: any PersistentModel,
        _ related: any PersistentModel,
        _ isAdded: Bool,
        _ db: Database
    ) throws {
        guard case .joinTable(let table) = property.relationship?.storage, let own = key(of: owner),
            let other = key(of: related), !owner._$model.isDeleted, !related._$model.isDeleted
        else { return }
        let name = table.name.quotedDatabaseIdentifier
        let (ownColumn, otherColumn) = (
            table.ownColumn.quotedDatabaseIdentifier, table.otherColumn.quotedDatabaseIdentifier
        )
        let sql =
            isAdded
            ? "INSERT OR IGNORE INTO \(name) (\(ownColumn), \(otherColumn)) VALUES (?, ?)"
            : "DELETE FROM \(name) WHERE \(ownColumn) = ? AND \(otherColumn) = ?"
        try db.cachedStatement(sql: sql).execute(arguments: [own, other])
        if journal != nil, db.changesCount > 0, let entity = owner._$model.batch?.entity,
            let link = RowJournal.Link(property, of: entity, own, other)
        {
            journal?.didChange(link, isAdded: isAdded)
        }
    }

    // MARK: History

    /// Records the insertions and updates in the history.
    private func record(_ isInStore: (any PersistentModel) -> Bool, _ history: inout HistoryRecorder?) {
        for (model, row) in inserted where isInStore(model) {
            guard let entity = model._$model.batch?.entity else { continue }
            if replacedRows[ObjectIdentifier(entity)]?.contains(row) == true {
                history?.didUpdate(row, entity, entity.columns.map(\.property.index))
            } else {
                history?.didInsert(row, entity)
            }
        }
        for model in updated where isInStore(model) {
            guard let entity = model._$model.batch?.entity, let extras = model._$model.extras, !extras.isDeleted else {
                continue
            }
            let changed = extras.changedProperties.filter { !entity.allProperties[$0].isManyToMany }
            history?.didUpdate(model._$model.rowID, entity, changed)
        }
        for (property, owner, related, _) in joinRows where isInStore(owner) {
            for (model, property) in [(owner, property), (related, property.relationship?.inverse)] {
                guard let entity = model._$model.batch?.entity, let row = key(of: model), let property else { continue }
                history?.didUpdate(row, entity, [property.index])
            }
        }
    }

    /// The error of a dangling foreign key, found at the end of the transaction.
    private func unrelated(_ error: DatabaseError) -> ModelError {
        ModelError(
            .violatedConstraint,
            "A relationship refers to a deleted row, or a deleted model is still required by others: \(error)",
            underlying: error
        )
    }
}

extension Schema.Property {
    fileprivate var isManyToMany: Bool {
        if case .joinTable = relationship?.storage { true } else { false }
    }
}

extension DatabaseError {
    var isForeignKeyFailure: Bool { extendedResultCode == .SQLITE_CONSTRAINT_FOREIGNKEY }
}

extension Statement {
    fileprivate func fetchBool(_ arguments: StatementArguments) throws -> Bool {
        try Bool.fetchOne(self, arguments: arguments) ?? false
    }
}

extension ModelError {
    /// The error of a change to a store whose configuration does not allow saving.
    static func savingNotAllowed(_ store: ModelStore) -> ModelError {
        ModelError(
            .readOnlyStore,
            "The store \(store.configuration.name) is read-only: its configuration has allowsSave: false."
        )
    }
}
