import EvergreenDatabase
import EvergreenLogging
import Foundation
import GRDB
import Logging

/// A context in which instances of model classes are fetched, changed and saved: one instance for each row.
///
/// ```swift
/// let context = container.mainContext
/// context.insert(Recipe(title: "Soup"))
/// try context.save()
/// ```
///
/// A context and its instances belong to one actor; they are not `Sendable`. Changes that other contexts, GRDB and other programs commit
/// are merged into the instances of the context: automatically on the main actor, elsewhere before each fetch and each save. Unsaved
/// changes are kept.
public final class ModelContext {
    let core: ContainerStores
    private weak var facade: ModelContainer?

    var registry = ModelRegistry()

    /// The instances with unsaved changes, in the order in which they were inserted, changed or deleted.
    var inserted = PendingModels()
    var changed = PendingModels()
    var deleted = PendingModels()

    /// Errors that could not be thrown where they occurred. The next save throws the first one.
    var faults: [ModelError] = []

    /// The rows of living instances that have an unreadable value, by class and key. The instances keep their last values; queries of them
    /// report the error.
    var unreadableRows: [ObjectIdentifier: [Int64: ModelError]] = [:]

    /// The rows and relationships changed by others that have not been reread.
    var staleRows = StaleRows()
    var staleRelationships = StaleRelationships()

    /// Whether changes of others were merged while there were pending changes, which may hide some of them: a rollback has to reread them.
    var hasHiddenCommits = false

    /// The relationships that were loaded for any instance: only these have to be kept up to date.
    var loadedRelationships: Set<ObjectIdentifier> = []

    /// The live results of queries, by class, so that equal queries share them. They are notified when instances or pending changes have
    /// changed. Only a context of the main actor has any.
    var results: [ObjectIdentifier: [WeakResults]] = [:]
    let observation = ObservationSwitch()

    /// The number of instances above which unheld ones are released.
    var releaseBound = ModelContext.smallestReleaseBound
    var isReleaseScheduled = false

    /// Registers changes with an undo manager; nil if there is none.
    package var undoRegistration: UndoRegistration?

    let inbox: ChangeInbox
    private(set) var mainTurn: MainTurn?
    package static let logger = Logger(leveled: "evergreen.models")

    /// Whether the context saves automatically: at the end of each main-actor turn with changes, and before the program
    /// ends. If the save fails, the error is logged, the changes are kept, and the save is retried after the next
    /// change.
    ///
    /// True for a context that was created on the main actor. Others have no turns: call `save()`.
    public var autosaveEnabled: Bool {
        get { savesAutomatically }
        set {
            guard unavailability == nil else { return }
            savesAutomatically = newValue
            if newValue, hasChanges { mainTurn?.saveAtEnd() }
        }
    }

    private var savesAutomatically: Bool

    /// The origin of the context's saves in the history, for example `"import"`. The store starts a history with the first save of a
    /// context that has an author.
    ///
    /// See ``fetchHistory(_:)``.
    public var author: String? {
        get { unavailability == nil ? presentAuthor : nil }
        set { if unavailability == nil { presentAuthor = newValue } }
    }

    private var presentAuthor: String?

    /// Makes a context.
    public convenience init(_ container: ModelContainer) {
        self.init(container, MainTurn.ofMainActor())
    }

    /// - Parameter turn: The main-actor turns between which the context saves and merges changes; nil for a context that does neither
    ///   automatically.
    convenience init(_ container: ModelContainer, _ turn: MainTurn?) {
        self.init(core: container.core, turn)
        facade = container
    }

    init(core: ContainerStores, _ turn: MainTurn?) {
        self.core = core
        mainTurn = turn
        inbox =
            turn.map { turn in ChangeInbox { [weak turn] in turn?.takeChangesSoon() } } ?? ChangeInbox(announce: nil)
        savesAutomatically = turn != nil
        for store in core.stores { store.add(inbox) }
        turn?.setContext(self)
    }

    deinit { releaseAll() }

    /// Makes it the context of another actor, without turns, which merges changes before each fetch and save.
    func leaveMainActor() {
        autosaveEnabled = false
        mainTurn = nil
    }

    /// The container whose models the context fetches and saves.
    public var container: ModelContainer {
        if let facade { return facade }
        let made = ModelContainer(core: core)
        guard unavailability == nil else { return made }
        facade = made
        return made
    }

    // MARK: Pending changes

    /// Whether there is anything to save.
    public var hasChanges: Bool { !inserted.isEmpty || !changed.isEmpty || !deleted.isEmpty || !faults.isEmpty }

    /// The instances that were inserted since the last save.
    public var insertedModelsArray: [any PersistentModel] { inserted.models }

    /// The stored instances that were changed since the last save.
    public var changedModelsArray: [any PersistentModel] { changed.models.filter { $0.hasChanges } }

    /// The instances that were deleted since the last save.
    public var deletedModelsArray: [any PersistentModel] { deleted.models }

    /// Updates queries with pending changes immediately, rather than at the end of the turn, and merges the committed changes of others.
    public func processPendingChanges() {
        takeChanges()
        notify(.pending)
    }

    /// Called by an instance when one of its properties changes.
    func didChange(_ model: any PersistentModel) {
        if !inserted.contains(model), !deleted.contains(model) { changed.append(model) }
        undoRegistration?.willChange(self)
        if autosaveEnabled { mainTurn?.saveAtEnd() }
        // The property does not have its new value yet, and more changes may follow.
        if !results.isEmpty { mainTurn?.notifyAtEnd() }
    }

    func pendingChangesDidChange() {
        undoRegistration?.willChange(self)
        if autosaveEnabled { mainTurn?.saveAtEnd() }
        notify(.pending)
    }

    /// Notifies queries that their results may have changed.
    func notify(_ change: ContextChange) {
        guard !results.isEmpty else { return }
        let living = results.values.joined().compactMap(\.results)
        if living.isEmpty { results.removeAll() }
        MainActor.assumeIsolated {
            for results in living { results.contextDidChange(change) }
        }
    }

    /// Records an error that the next save throws.
    func note(_ fault: ModelError) {
        Self.logger.error("\(fault)")
        guard unavailability == nil else { return }
        faults.append(fault)
        if autosaveEnabled { mainTurn?.saveAtEnd() }
    }
}

/// The reason why the results of queries may have changed.
enum ContextChange: Sendable {
    /// Pending changes were added or removed.
    case pending
    /// Stored changes of others were merged into the instances.
    case stored
    /// The context has saved.
    case saved
}

extension ModelContext: Equatable {
    /// Whether both are the same context.
    public static func == (lhs: ModelContext, rhs: ModelContext) -> Bool { lhs === rhs }
}

@available(
    *,
    unavailable,
    message: "A context belongs to one actor. Hand over its container, and make a context there."
)
extension ModelContext: @unchecked Sendable {}
