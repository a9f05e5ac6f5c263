/// An actor that works with models in the background, in its own context. Conform with the `@ModelActor` macro.
///
/// ```swift
/// @ModelActor
/// actor Importer {
///     func importRecipes(_ titles: [String]) throws {
///         for title in titles { modelContext.insert(Recipe(title: title)) }
///         try modelContext.save()
///     }
/// }
///
/// try await Importer(modelContainer: container).importRecipes(titles)
/// ```
///
/// Changes that the actor saves are immediately delivered to the instances and queries of other contexts. Instances are not `Sendable`, so
/// the compiler keeps them in the actor. Pass their ``PersistentModel/persistentModelID`` instead, and look up the instance on the other
/// side:
///
/// ```swift
/// extension Importer {
///     func rename(_ id: PersistentIdentifier, to title: String) throws {
///         self[id, as: Recipe.self]?.title = title
///         try modelContext.save()
///     }
/// }
/// ```
public protocol ModelActor: Actor {
    /// The container of the actor's models.
    nonisolated var modelContainer: ModelContainer { get }

    /// The executor of the actor, which owns its context.
    nonisolated var modelExecutor: any ModelExecutor { get }
}

extension ModelActor {
    /// The executor of the actor.
    public nonisolated var unownedExecutor: UnownedSerialExecutor { modelExecutor.asUnownedSerialExecutor() }

    /// The context of the actor. It does not save automatically.
    public var modelContext: ModelContext { modelExecutor.isolatedModelContext.context }

    /// The instance with an identifier, in the actor's own context. It is fetched if necessary.
    ///
    /// Nil if the row is deleted, or belongs to another class. Also nil for a row that can't be read, which is logged.
    public subscript<T: PersistentModel>(id: PersistentIdentifier, as type: T.Type) -> T? {
        modelContext.existingModel(for: id)
    }
}

extension ModelContext {
    fileprivate func existingModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
        if let known: Model = registeredModel(for: id) { return known.isDeleted ? nil : known }
        guard let rowID = id.rowID, let place = core.place(of: Model.self), id.entityName == place.entity.name else {
            return nil
        }
        do {
            return try read(place.store) { db in try models([rowID], place, db)[rowID] as? Model }
        } catch {
            Self.logger.error("The \(id.entityName) with the key \(rowID) can't be read: \(error)")
            return nil
        }
    }
}
