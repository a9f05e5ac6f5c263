/// The versions of a plan, and the steps from one to the last.
struct MigrationPath {
    /// A step to a version, with the code of the app before and after it.
    struct Step {
        /// The previous version; nil for a step without a stage.
        var previous: PlannedVersion?
        let target: PlannedVersion
        var willMigrate: ((ModelContext) throws -> Void)?
        var didMigrate: ((ModelContext) throws -> Void)?
    }

    /// The earlier versions, oldest first.
    private let earlier: [(type: any VersionedSchema.Type, version: Schema.Version)]
    private let stages: [MigrationStage]

    /// The version of the container's classes.
    let target: PlannedVersion

    /// Whether this is the only store. If not, entities of other stores must be removed from earlier versions.
    private let isOnlyStore: Bool

    var hasPlan: Bool { !stages.isEmpty || !earlier.isEmpty }

    /// - Throws: ``ModelError`` if the plan is inconsistent.
    init(
        _ plan: (any SchemaMigrationPlan.Type)?,
        schema: Schema,
        entities: [Schema.Entity],
        isOnlyStore: Bool
    ) throws {
        self.isOnlyStore = isOnlyStore
        guard let plan else {
            (earlier, stages) = ([], [])
            target = PlannedVersion(schema: schema, entities: entities, version: schema.version)
            return
        }
        let schemas = plan.schemas
        let versions = schemas.map { $0.versionIdentifier }
        for (version, next) in zip(versions, versions.dropFirst()) where version >= next {
            throw ModelError.invalidSchema(
                "\(plan).schemas lists the version \(next) after \(version). List the oldest first, each version once."
            )
        }
        let wanted = Set(schema.entities.map { ObjectIdentifier($0.type) })
        let present = schemas.lastIndex { version in
            wanted.isSubset(of: Schema(versionedSchema: version).entities.map { ObjectIdentifier($0.type) })
        }
        guard let present else {
            throw ModelError.invalidSchema(
                "The container's classes match no version of \(plan). Create the container for the classes of its last "
                    + "version, or add a version for them."
            )
        }
        earlier = schemas[..<present].map { ($0, $0.versionIdentifier) }
        stages = plan.stages
        target = PlannedVersion(schema: schema, entities: entities, version: versions[present])
        try checkStages(versions, plan)
    }

    private func checkStages(_ versions: [Schema.Version], _ plan: any SchemaMigrationPlan.Type) throws {
        var starts: Set<Schema.Version> = []
        for stage in stages {
            let (from, to) = (stage.fromVersion.versionIdentifier, stage.toVersion.versionIdentifier)
            for version in [from, to] where !versions.contains(version) {
                throw ModelError.invalidSchema(
                    "A stage of \(plan) uses the version \(version), which its schemas do not list. Add it there."
                )
            }
            guard from < to else {
                throw ModelError.invalidSchema(
                    "A stage of \(plan) leads from \(from) to \(to). A stage leads to a later version."
                )
            }
            guard starts.insert(from).inserted else {
                throw ModelError.invalidSchema("Two stages of \(plan) start at \(from). Keep one of them.")
            }
        }
    }

    /// The steps for a file with a description. The first one may bring the tables in line with their own version.
    func steps(from present: SchemaDescription) -> [Step] {
        guard let start = start(of: present) else { return [Step(target: target)] }
        var steps: [Step] = []
        var index = start
        let first = plannedVersion(earlier[index].type, present)
        var previous = first
        // The classes of a version were changed, or the file precedes the first known version.
        if !present.contains(first.description) || present.version != first.version {
            steps.append(Step(target: first))
        }
        while index < earlier.count {
            let version = earlier[index].version
            let stage = stages.first { $0.fromVersion.versionIdentifier == version }
            var next = index + 1
            if let stage {
                let to = stage.toVersion.versionIdentifier
                // A stage beyond the container's classes ends at them.
                next = earlier.firstIndex { $0.version == to } ?? earlier.count
                if next == earlier.count, to != target.version { next = index + 1 }
            }
            let goal = next < earlier.count ? plannedVersion(earlier[next].type, present) : target
            var step = Step(previous: previous, target: goal)
            if case .custom(_, let toVersion, let willMigrate, let didMigrate) = stage,
                toVersion.versionIdentifier == goal.version
            {
                (step.willMigrate, step.didMigrate) = (willMigrate, didMigrate)
            }
            steps.append(step)
            (index, previous) = (next, goal)
        }
        return steps
    }

    /// The earlier version that a file has, or reaches first; nil if it is past all of them.
    private func start(of present: SchemaDescription) -> Int? {
        if target.version <= present.version { return nil }
        return earlier.firstIndex { $0.version >= present.version }
    }

    /// The latest version that matches the tables of a file without a record.
    func version(fitting tables: (SchemaDescription) throws -> Bool) rethrows -> Schema.Version? {
        if try tables(target.description) { return target.version }
        for (type, version) in earlier.reversed() {
            let schema = Schema(versionedSchema: type)
            if try tables(SchemaDescription(schema.entities, version: version)) { return version }
        }
        return nil
    }

    private func plannedVersion(_ type: any VersionedSchema.Type, _ present: SchemaDescription) -> PlannedVersion {
        let schema = Schema(versionedSchema: type)
        let names = Set((present.tables + target.description.tables).map { $0.name.lowercased() })
        let entities =
            isOnlyStore ? schema.entities : schema.entities.filter { names.contains($0.tableName.lowercased()) }
        return PlannedVersion(schema: schema, entities: entities, version: type.versionIdentifier)
    }
}

extension MigrationStage {
    var fromVersion: any VersionedSchema.Type {
        switch self {
        case .lightweight(let from, _): from
        case .custom(let from, _, _, _): from
        }
    }

    var toVersion: any VersionedSchema.Type {
        switch self {
        case .lightweight(_, let to): to
        case .custom(_, let to, _, _): to
        }
    }
}
