import Foundation
import IssueReporting

/// The views of one window, mirrored by a tree of nodes that keep their state, and drawn into a document.
@MainActor
package final class ViewTree {
    package let document: Document
    /// Called once when the tree becomes out of date, until the next `update()`.
    package var onNeedsUpdate: (@MainActor () -> Void)?
    /// Called once, at the end of ``close()``.
    package var onClose: (@MainActor () -> Void)?
    /// Called with the old and the new phase.
    package var onScenePhaseChange: (@MainActor (ScenePhase, ScenePhase) -> Void)?
    /// Called when a model that a body has read has changed: see ``ViewTree/isInterchangeable(with:areUntouched:)``.
    package var onModelChange: (@MainActor () -> Void)?
    /// The number of runs of bodies by view type; nil if they are not counted.
    package var bodyCounts: [ObjectIdentifier: Int]?
    /// Whether lists omit rows outside of the visible area.
    let isLazy: Bool
    /// The window's saved state; nil if nothing is saved.
    let archive: StateArchive?
    /// The traits of the screen that shows the window. The client reports changes with `ElementEvent.changeTraits`.
    package private(set) var traits: WindowTraits
    /// The storage of window-wide values, by key and type.
    var sceneStorage: [String: AnyObject] = [:]
    /// The last measured size of each view type, as an estimate for the next view, such as another row.
    package var lastSizes: [ObjectIdentifier: CGSize] = [:]

    /// The reference from the nodes to the tree.
    private(set) lazy var reference = TreeReference(self)
    private(set) var root: _Node?
    /// Makes the frame of a window around its root.
    private let makeFrame: (@MainActor (_Node) -> any WindowFrame)?
    private var dirty: [_Node] = []
    private var collections: [(depth: Int, collect: @MainActor () -> Void)] = []
    private var collecting: Set<ObjectIdentifier> = []
    private var actions: [@MainActor () -> Void] = []
    /// The repeating animations of invalidated nodes. Most trees have none.
    private var repeating: [ObjectIdentifier: AnimationTraits] = [:]
    /// The transaction of the current or next update.
    private(set) var transaction = Transaction()
    /// The transactions of the views that are being updated, innermost last.
    var transactions: [Transaction] = []
    /// The number of mounted views with a transaction in all updates. Most trees have none.
    var transactionViews = 0
    private var isUpdating = false
    private var isUpdateRequested = false
    /// The running tasks that views have started.
    private var tasks: [ObjectIdentifier: ViewTask] = [:]

    /// Mounts a view within a frame, and updates the tree until nothing is out of date.
    package init<Root: View>(
        _ root: Root,
        title: String,
        environment: EnvironmentValues,
        countsBodies: Bool = false,
        isLazy: Bool = true,
        archive: StateArchive? = nil,
        traits: WindowTraits = WindowTraits(),
        numbering: ElementNumbering = ElementNumbering(),
        frame: (@MainActor (_ window: _Node) -> any WindowFrame)?
    ) {
        document = Document(title: title, traits: traits, numbering: numbering)
        self.traits = traits
        makeFrame = frame
        self.isLazy = isLazy
        self.archive = archive
        if countsBodies { bodyCounts = [:] }
        isUpdateRequested = true
        self.root = WindowNode(root, tree: self, environment: environment, frame: makeFrame)
        update()
    }

    /// A tree without views.
    init() {
        document = Document()
        makeFrame = nil
        isLazy = false
        archive = nil
        traits = WindowTraits()
    }

    /// Unmounts the views of a tree that was not closed: until then, nodes retain their parents.
    isolated deinit { root?.unmount() }

    /// The environment of the root view; nil once the window is closed.
    package var environment: EnvironmentValues? { root?.environment }

    /// Replaces the root view. It keeps its identity if its type is the same.
    package func setRoot<Root: View>(_ view: Root, environment: EnvironmentValues) {
        guard let window = root as? WindowNode<Root> else {
            root?.unmount()
            root = WindowNode(view, tree: self, environment: environment, frame: makeFrame)
            return requestUpdate()
        }
        window.update(view, environment: environment)
        requestUpdate()
    }

    /// Sets the traits of the screen. Views that read them update in the next `update()`.
    package func setTraits(_ traits: WindowTraits) {
        guard traits != self.traits else { return }
        let phase = self.traits.scenePhase
        self.traits = traits
        root?.invalidate()
        if traits.scenePhase != phase { onScenePhaseChange?(phase, traits.scenePhase) }
    }

    /// Sends an event to its element. The document changes with the next `update()`.
    package func handle(_ event: ElementEvent, on id: ElementID) throws(ElementEventError) {
        let result = CurrentWindow.with(locale: root?.environment.locale, tree: self) {
            Result { () throws(ElementEventError) in try document.dispatch(event, to: id) }
        }
        try result.get()
    }

    /// Unmounts all views: calls `onDisappear`, cancels tasks and releases state. State must have been saved before.
    package func close() {
        onNeedsUpdate = nil
        onModelChange = nil
        onScenePhaseChange = nil
        archive?.onChange = nil
        root?.unmount()
        root = nil
        performActions()
        dirty.removeAll()
        collections.removeAll()
        onClose?()
        onClose = nil
    }
}

// MARK: - Updating

extension ViewTree {
    /// Updates invalidated nodes, parents first, then runs the enqueued actions (`onAppear`, `onChange`…), until no
    /// node is invalid. The document has the patches afterwards.
    package func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer {
            isUpdating = false
            isUpdateRequested = false
            if dirty.isEmpty { transaction = Transaction() } else { requestUpdate() }
        }
        CurrentWindow.with(locale: root?.environment.locale, tree: self) { updateInRounds() }
    }

    private func updateInRounds() {
        // Actions may change state, which runs bodies, which may enqueue actions. Views that keep invalidating themselves would block all
        // windows, so the rest is deferred to the next turn after a number of rounds.
        for _ in 0..<maximumRounds {
            refreshDirtyNodes()
            collectElements()
            document.deliverContentChanges()
            if dirty.isEmpty, collections.isEmpty {
                guard !actions.isEmpty else { return }
                performActions()
            }
        }
        reportIssue(
            "The views of this window invalidate themselves in every update: check what their bodies, onAppear and onChange actions write."
        )
    }

    private var maximumRounds: Int { 100 }

    /// Whether something is out of date.
    var needsUpdate: Bool { isUpdateRequested }

    func requestUpdate() {
        guard !isUpdateRequested else { return }
        isUpdateRequested = true
        onNeedsUpdate?()
    }

    func enqueue(_ node: _Node) {
        dirty.append(node)
        requestUpdate()
    }

    /// Calls `collect` once per round, after all bodies have run, because the children of an element have changed.
    package func enqueueCollection(of node: _Node, depth: Int, _ collect: @escaping @MainActor () -> Void) {
        guard collecting.insert(ObjectIdentifier(node)).inserted else { return }
        collections.append((depth, collect))
        requestUpdate()
    }

    /// Calls `action` when no node is invalid.
    package func enqueue(action: @escaping @MainActor () -> Void) {
        actions.append(action)
        requestUpdate()
    }

    /// Applies a transaction to the next update: of the whole window, or, with a repeating animation, only of this node.
    func apply(_ transaction: Transaction, from node: _Node) {
        var transaction = transaction
        if let traits = transaction.animation?.traits {
            if traits.repetition == nil {
                document.animate(traits)
            } else {
                repeating[ObjectIdentifier(node)] = traits
                transaction.animation = nil
            }
        }
        self.transaction.formUnion(transaction)
    }

    private func refreshDirtyNodes() {
        refreshRepeatingNodes()
        while !dirty.isEmpty {
            let nodes = dirty.sorted { $0.depth < $1.depth }
            dirty.removeAll(keepingCapacity: true)
            for node in nodes where node.isDirty && node.isMounted { refreshInTransaction(node) }
        }
    }

    /// Called before other nodes are refreshed: the refresh of an ancestor would update these without their animations.
    private func refreshRepeatingNodes() {
        guard !repeating.isEmpty else { return }
        for node in dirty.sorted(by: { $0.depth < $1.depth }) where node.isDirty && node.isMounted {
            guard let animation = repeating.removeValue(forKey: ObjectIdentifier(node)) else { continue }
            document.animationScopes.begin(animation)
            refreshInTransaction(node)
            document.animationScopes.end()
        }
        repeating.removeAll()
    }

    private func collectElements() {
        let pending = collections.sorted { $0.depth > $1.depth }
        collections.removeAll(keepingCapacity: true)
        collecting.removeAll(keepingCapacity: true)
        for collection in pending { collection.collect() }
    }

    private func performActions() {
        let pending = actions
        actions.removeAll(keepingCapacity: true)
        for action in pending { action() }
    }
}

// MARK: - Tasks

extension ViewTree {
    func register(_ task: ViewTask) {
        tasks[ObjectIdentifier(task)] = task
    }

    func unregister(_ task: ViewTask) {
        tasks[ObjectIdentifier(task)] = nil
    }

    /// The number of running tasks that views have started.
    package var runningTasks: Int { tasks.count }
}
