/// The versions of a plan, and the way from one to the last.
struct MigrationPath {
    /// One step: to a version, with the code of the app around it.
    struct Step {
        /// The version before; nil for a step that no stage is about.
        var former: PlannedVersion?
        let target: PlannedVersion
        var willMigrate: ((ModelContext) throws -> Void)?
        var didMigrate: ((ModelContext) throws -> Void)?
    }

    /// The earlier versions, oldest first.
    private let earlier: [(type: any VersionedSchema.Type, version: Schema.Version)]
    private let stages: [MigrationStage]

    /// What the container's classes say.
    let target: PlannedVersion

    /// Whether the file has entities of other stores' classes, which earlier versions have to be relieved of.
    private let isOnlyStore: Bool

    var hasPlan: Bool { !stages.isEmpty || !earlier.isEmpty }

    /// - Throws: ``ModelError`` if the plan makes no sense.
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
                "\(plan).schemas lists the version \(next) behind \(version). List the oldest first, each version once."
            )
        }
        let wanted = Set(schema.entities.map { ObjectIdentifier($0.type) })
        let present = schemas.lastIndex { version in
            wanted.isSubset(of: Schema(versionedSchema: version).entities.map { ObjectIdentifier($0.type) })
        }
        guard let present else {
            throw ModelError.invalidSchema(
                "The container's classes are those of no version of \(plan). Make the container for the classes of its last "
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
                    "A stage of \(plan) names the version \(version), which its schemas do not list. Add it there."
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

    /// The steps for a file that has this description: the first one may bring the tables to what its version says.
    func steps(from present: SchemaDescription) -> [Step] {
        guard let start = start(of: present) else { return [Step(target: target)] }
        var steps: [Step] = []
        var index = start
        let first = plannedVersion(earlier[index].type, present)
        var former = first
        // The classes of a version were changed, or the file is of a version before the first one that is known.
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
            var step = Step(former: former, target: goal)
            if case .custom(_, let toVersion, let willMigrate, let didMigrate) = stage,
                toVersion.versionIdentifier == goal.version
            {
                (step.willMigrate, step.didMigrate) = (willMigrate, didMigrate)
            }
            steps.append(step)
            (index, former) = (next, goal)
        }
        return steps
    }

    /// The earlier version that a file has, or comes to first; nil if it is past all of them.
    private func start(of present: SchemaDescription) -> Int? {
        if target.version <= present.version { return nil }
        return earlier.firstIndex { $0.version >= present.version }
    }

    /// The version whose classes fit the tables of a file that has no record, latest first.
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
