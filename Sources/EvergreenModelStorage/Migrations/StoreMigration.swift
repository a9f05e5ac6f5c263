import GRDB

/// Brings the tables of one file to what the classes say, in one transaction.
///
/// The connection enforces no foreign keys: they are checked at the end.
struct StoreMigration {
    let path: MigrationPath
    let configuration: ModelConfiguration
    let writer: any DatabaseWriter

    /// Changes nothing if another process has just done it.
    func run(_ db: Database) throws {
        // What the connection has read of the schema may be from before that.
        db.clearSchemaCache()
        let schema = try PresentSchema(path, db)
        if schema.isUpToDate(with: path) { return }
        if schema.isEmpty {
            try TableCreation(tables: path.target.description.tables).run(db)
            return try SchemaRecord.write(path.target.description, db)
        }
        let dangling = try ForeignKeyViolation.all(db)
        let broken = try Set(BrokenObject.all(db))
        var present = schema.description
        for step in path.steps(from: present) {
            if let willMigrate = step.willMigrate, let former = step.former {
                try run(willMigrate, "willMigrate", former, present.version, step, db)
            }
            let from = present.version
            try wrap("The migration from the version \(from) to \(step.target.version)") {
                present = try LightweightMigration(from: present, to: step).run(db)
            }
            if let didMigrate = step.didMigrate {
                try run(didMigrate, "didMigrate", step.target, from, step, db)
            }
        }
        try SchemaRecord.write(present, db)
        try wrap("The migration to the version \(path.target.version)") {
            try ForeignKeyViolation.requireNone(db, since: dangling)
            if let object = try BrokenObject.all(db).first(where: { !broken.contains($0) }) { throw object.error }
        }
    }

    private func run(
        _ code: (ModelContext) throws -> Void,
        _ name: String,
        _ version: PlannedVersion,
        _ from: Schema.Version,
        _ step: MigrationPath.Step,
        _ db: Database
    ) throws {
        try wrap("\(name) of the migration from the version \(from) to \(step.target.version)") {
            try StageCode(version: version, configuration: configuration, writer: writer).run(code, db)
        }
    }

    /// Says which part of a migration failed, and that nothing has changed.
    private func wrap(_ what: String, _ body: () throws -> Void) throws {
        do {
            try body()
        } catch {
            if let error = error as? DatabaseError, StoreFile.isAboutFile(error) { throw error }
            if let cause = (error as? ModelError)?.underlyingError as? DatabaseError, StoreFile.isAboutFile(cause) {
                throw cause
            }
            let model = error as? ModelError
            throw ModelError(
                model?.code == .incompatibleStore ? .incompatibleStore : .failedMigration,
                "\(what) failed, and the file \(configuration.name) is as it was: \(error)",
                entity: model?.entityName,
                property: model?.propertyName,
                id: model?.persistentModelID,
                underlying: model?.underlyingError ?? error
            )
        }
    }
}
