import EvergreenDatabase
import EvergreenLogging
import Foundation
import GRDB
import Logging

/// Where instances of model classes are fetched, changed and saved: one instance for each row.
///
/// ```swift
/// let context = container.mainContext
/// context.insert(Recipe(title: "Soup"))
/// try context.save()
/// ```
///
/// A context and its instances belong to one actor; they are not `Sendable`. What other contexts, GRDB and other
/// programs commit is taken over by the instances of the context: on the main actor by itself, elsewhere before each
/// fetch and each save. Unsaved changes stay.
public final class ModelContext {
    let core: ContainerStores
    private weak var facade: ModelContainer?

    var registry = ModelRegistry()

    /// The instances with unsaved changes, in the order in which they were inserted, changed or deleted.
    var inserted = PendingModels()
    var changed = PendingModels()
    var deleted = PendingModels()

    /// What went wrong where no error could be thrown. The next save throws it.
    var faults: [ModelError] = []

    /// The rows of living instances that have a value which can't be read, by class and key. The instances keep the
    /// last values; queries of them say what is wrong.
    var unreadableRows: [ObjectIdentifier: [Int64: ModelError]] = [:]

    /// What is left to read of what others have committed.
    var staleRows = StaleRows()
    var staleRelationships = StaleRelationships()

    /// Whether something was taken over from others while there were pending changes, which may hide a part of it: a rollback
    /// has to look for it.
    var hasHiddenCommits = false

    /// For each relationship, whether it was loaded for an instance: only then has it to be kept up to date.
    var loadedRelationships: Set<ObjectIdentifier> = []

    /// The live results of queries, by the class that they are of, so that equal queries share them. They are told when
    /// the instances or the pending changes have changed. Only a context of the main actor has any.
    var results: [ObjectIdentifier: [WeakResults]] = [:]
    let observation = ObservationSwitch()

    /// How many instances there may be before those are looked for that only relationships hold.
    var releaseBound = ModelContext.smallestReleaseBound
    var isReleaseScheduled = false

    /// Registers what changes to be undone; nil where nothing is.
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

    /// The origin of what the context saves, for the history: `"import"`, say. The store begins to keep a history with the
    /// first save of a context that has an author.
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

    /// - Parameter turn: The turns of the main actor, between which the context saves and takes over changes; nil for a
    ///   context that does neither by itself.
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

    /// Makes it a context of another actor: one without turns, which takes over changes when it is asked.
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

    /// Has queries take account of pending changes at once, rather than at the end of the turn, and takes over what others have
    /// committed.
    public func processPendingChanges() {
        takeChanges()
        notify(.pending)
    }

    /// Called by instances when a property of theirs changes.
    func didChange(_ model: any PersistentModel) {
        if !inserted.contains(model), !deleted.contains(model) { changed.append(model) }
        undoRegistration?.willChange(self)
        if autosaveEnabled { mainTurn?.saveAtEnd() }
        // The property does not have its value yet, and more of them may follow.
        if !results.isEmpty { mainTurn?.notifyAtEnd() }
    }

    func pendingChangesDidChange() {
        undoRegistration?.willChange(self)
        if autosaveEnabled { mainTurn?.saveAtEnd() }
        notify(.pending)
    }

    /// Tells queries to look at their results again.
    func notify(_ change: ContextChange) {
        guard !results.isEmpty else { return }
        let living = results.values.joined().compactMap(\.results)
        if living.isEmpty { results.removeAll() }
        MainActor.assumeIsolated {
            for results in living { results.contextDidChange(change) }
        }
    }

    /// Notes an error that the next save throws.
    func note(_ fault: ModelError) {
        Self.logger.error("\(fault)")
        guard unavailability == nil else { return }
        faults.append(fault)
        if autosaveEnabled { mainTurn?.saveAtEnd() }
    }
}

/// Why queries have to look at their results again.
enum ContextChange: Sendable {
    /// Pending changes came or went.
    case pending
    /// Stored changes of others were taken over by the instances.
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
