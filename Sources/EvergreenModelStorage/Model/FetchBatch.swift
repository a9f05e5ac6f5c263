/// Instances that were fetched together. Their relationships are fetched together, too.
///
/// It is also what connects an instance with its context and entity.
final class FetchBatch {
    /// How many instances there are at most. A longer fetch makes several batches.
    static let maximumCount = 1_000

    private(set) weak var context: ModelContext?
    let entity: Schema.Entity
    let observation: ObservationSwitch

    /// What identifiers name the store of the entity by.
    let storeIdentifier: String?

    /// The attributes that were left in the store.
    let deferred: Set<Int>

    /// The rows of the instances.
    var rowIDs: [Int64] = []

    init(context: ModelContext, entity: Schema.Entity, deferred: Set<Int> = []) {
        self.deferred = deferred
        storeIdentifier = context.core.place(of: entity.type)?.store.configuration.name
        self.context = context
        self.entity = entity
        observation = context.observation
    }
}
