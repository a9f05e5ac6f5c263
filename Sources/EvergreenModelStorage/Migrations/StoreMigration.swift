import GRDB

/// Migrates the tables of one file to the classes, in one transaction.
///
/// The connection does not enforce foreign keys: they are checked at the end.
struct StoreMigration {
    let path: MigrationPath
    let configuration: ModelConfiguration
    let writer: any DatabaseWriter

    /// Changes nothing if another process has just migrated the file.
    func run(_ db: Database) throws {
        // The connection's schema cache may predate that.
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
            if let willMigrate = step.willMigrate, let previous = step.previous {
                try run(willMigrate, "willMigrate", previous, present.version, step, db)
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

    /// Adds the failed part of a migration to an error, and states that nothing was changed.
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
