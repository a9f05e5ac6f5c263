/// Instances that were fetched together. Their relationships are fetched together, too.
///
/// The batch also connects an instance with its context and entity.
final class FetchBatch {
    /// The maximum number of instances. A longer fetch creates several batches.
    static let maximumCount = 1_000

    private(set) weak var context: ModelContext?
    let entity: Schema.Entity
    let observation: ObservationSwitch

    /// The store's name in identifiers of the entity.
    let storeIdentifier: String?

    /// The attributes whose values the fetch deferred.
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
