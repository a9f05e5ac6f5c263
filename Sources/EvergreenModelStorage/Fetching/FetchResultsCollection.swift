/// The models of a fetch, read lazily in batches, or the identifiers of models.
///
/// ```swift
/// for recipe in try context.fetch(FetchDescriptor<Recipe>(), batchSize: 100) { … }
/// ```
///
/// The fetch reads the keys of all rows, and the first batch. The collection keeps only the models of the batch that was used last: a long
/// iteration takes the memory of one batch. It belongs to the actor of its context.
///
/// A row that is deleted before its batch is read has no model, but the collection keeps its count: its index yields the nearest model
/// before it. ``ModelContext/enumerate(_:batchSize:allowEscapingMutations:block:)`` skips such rows.
public struct FetchResultsCollection<Element>: RandomAccessCollection {
    private let element: (Int) -> Element?

    /// Zero.
    public var startIndex: Int { 0 }

    /// The number of models that the fetch has found.
    public let endIndex: Int

    init(_ batches: FetchedBatches<Element>) where Element: PersistentModel {
        endIndex = batches.count
        element = batches.model
    }

    init(_ identifiers: [PersistentIdentifier]) where Element == PersistentIdentifier {
        endIndex = identifiers.count
        element = { identifiers[$0] }
    }

    /// The model or the identifier at an index. Reads the batch of a model unless it is the one that was used last.
    public subscript(position: Int) -> Element {
        guard let element = element(position) else {
            // Any index of a nonempty collection has a model.
            preconditionFailure("The index \(position) is out of the bounds of a fetch of \(count) models.")
        }
        return element
    }
}

/// The keys of a fetch, and the last used batch.
final class FetchedBatches<Model: PersistentModel> {
    private let context: ModelContext
    private let place: EntityPlace
    private let batchSize: Int
    private let numbers: [Int64]

    /// Models without a row: no batch can read them.
    private let unsaved: [Int64: any PersistentModel]

    /// A model read at the start, for positions at or before which no model is left.
    private let first: Model?

    private var present: (number: Int, models: [Int64: any PersistentModel]) = (-1, [:])

    init(_ context: ModelContext, _ place: EntityPlace, _ identifiers: [PersistentIdentifier], batchSize: Int) throws {
        self.context = context
        self.place = place
        self.batchSize = Swift.max(1, batchSize)
        unsaved = Dictionary(
            identifiers.compactMap { id in
                id.rowID == nil ? context.registry[place.entity, id.number].map { (id.number, $0) } : nil
            },
            uniquingKeysWith: { first, _ in first }
        )
        var rest = identifiers.map(\.number)[...]
        var models: [Int64: any PersistentModel] = [:]
        var first: Model?
        // Rows may be deleted between fetching the keys and the first batch.
        while first == nil, !rest.isEmpty {
            let batch = rest.prefix(self.batchSize)
            models = try context.models(batch, place)
            first = batch.lazy.compactMap { models[$0] as? Model }.first
            if first == nil { rest = rest.dropFirst(self.batchSize) }
        }
        numbers = Array(rest)
        self.first = first
        present = (0, models)
    }

    var count: Int { numbers.count }

    func modelIfPresent(at position: Int) -> Model? {
        let key = numbers[position]
        if let model = unsaved[key] as? Model { return model }
        let number = position / batchSize
        if present.number != number {
            let keys = numbers[(number * batchSize)..<Swift.min(numbers.count, (number + 1) * batchSize)]
            do {
                present = (number, try context.models(keys, place))
            } catch {
                ModelContext.logger.error("A batch of \(place.entity.name) can't be read: \(error)")
                present = (number, [:])
            }
        }
        return present.models[key] as? Model
    }

    /// - Returns: Nil only if there are no models at all.
    func model(at position: Int) -> Model? {
        for candidate in stride(from: position, through: 0, by: -1) {
            if let model = modelIfPresent(at: candidate) { return model }
        }
        return first
    }
}

extension ModelContext {
    fileprivate func models(_ keys: some Collection<Int64>, _ place: EntityPlace) throws -> [Int64: any PersistentModel]
    {
        try read(place.store) { db in try models(keys, place, db) }
    }

    /// Fetches models lazily, in batches.
    ///
    /// A predicate or an order that is evaluated in Swift reads all models at once, as do unsaved changes that affect the fetch: see
    /// ``FetchDescriptor/includePendingChanges``.
    ///
    /// - Parameters:
    ///   - descriptor: The predicate, the order and the limit.
    ///   - batchSize: The number of models to read at a time.
    /// - Throws: The errors of ``fetch(_:)``. A batch that can't be read later is logged, and reads as deleted.
    public func fetch<Model: PersistentModel>(_ descriptor: FetchDescriptor<Model>, batchSize: Int) throws
        -> FetchResultsCollection<Model>
    {
        let identifiers = try fetchIdentifiers(descriptor)
        let place = try core.requirePlace(of: Model.self).fetching(descriptor.propertiesToFetch)
        return FetchResultsCollection(try FetchedBatches(self, place, identifiers, batchSize: batchSize))
    }

    /// Fetches the identifiers of models.
    ///
    /// All identifiers are read at once, because they are small: `batchSize` has no effect.
    public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>,
        batchSize: Int
    ) throws -> FetchResultsCollection<PersistentIdentifier> {
        FetchResultsCollection(try fetchIdentifiers(descriptor))
    }

    /// Calls a closure with each model of a fetch, in batches: models without other references are released after their batch.
    ///
    /// - Parameters:
    ///   - descriptor: The predicate, the order and the limit.
    ///   - batchSize: The number of models to read at a time.
    ///   - allowEscapingMutations: Whether the closure may leave unsaved changes. Changed models stay in memory until they are saved.
    ///   - block: The closure. An error that it throws ends the enumeration.
    /// - Throws: The errors of ``fetch(_:)`` and the closure; a ``ModelError`` if a batch has left unsaved changes and
    ///   `allowEscapingMutations` is false. The changes stay pending.
    public func enumerate<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>,
        batchSize: Int = 5_000,
        allowEscapingMutations: Bool = false,
        block: (Model) throws -> Void
    ) throws {
        let identifiers = try fetchIdentifiers(descriptor)
        let place = try core.requirePlace(of: Model.self).fetching(descriptor.propertiesToFetch)
        let hadChanges = hasChanges
        var rest = identifiers[...]
        while !rest.isEmpty {
            let batch = rest.prefix(max(1, batchSize)).map(\.number)
            let models = try models(batch, place)
            for number in batch {
                if let model = models[number] as? Model { try block(model) }
            }
            rest = rest.dropFirst(max(1, batchSize))
            if hasChanges, !hadChanges, !allowEscapingMutations {
                throw ModelError(
                    .unsupportedFetch,
                    "An enumeration of \(Model._typeName) has left unsaved changes. Save in its closure, or pass "
                        + "allowEscapingMutations: true.",
                    entity: Model._typeName
                )
            }
        }
    }
}
