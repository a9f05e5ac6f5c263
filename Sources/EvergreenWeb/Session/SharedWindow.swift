import DequeModule
import EvergreenConcurrency
import EvergreenDocument
import EvergreenRuntime

/// One window for several pages that show the same, and on which nothing is done: what changes is found out once, and drawn once.
///
/// It belongs to no session, and handles no events. A session gets a window of its own before it handles its first event: see
/// ``Session/Membership``.
@MainActor
final class SharedWindow {
    /// How many changes are kept for pages that are behind. One that has missed more is drawn anew.
    static let keptChanges = 16

    let window: any SessionWindow
    /// What the requests of its pages had in common.
    let audience: Audience
    /// Who looks at the page that it was made for; nil if it does not show what a page begins with: state was set.
    private let firstVisitor: Visitor?
    /// Draws what changes, off the main actor.
    let drawing: SharedDrawing
    /// Called when no page shows the window any more.
    var onEnd: (@MainActor () -> Void)?

    private var members: [ObjectIdentifier: Session] = [:]
    private var changes: Deque<SharedChange> = []
    /// The number of the last change.
    private(set) var version = 0
    private var isUpdateScheduled = false
    /// Whether the window stays as it is until its pages have left it.
    private(set) var isFrozen = false
    private var knownShape: Int?
    /// The page that begins with the window as it is, once one has.
    private var firstPage: FirstPage?
    /// The ids of a window that is made anew, while the elements are the same.
    private var numbering: (numbering: ElementNumbering, shape: Int)?
    /// What its views wait for.
    private let loads: PendingLoads
    private let workQueue: WorkQueue

    /// Pages whose requests differ in this show different things, or may.
    struct Audience: Hashable {
        var traits: WindowTraits
        var address: WindowAddress
        var origin: WindowOrigin
        var user: String?
    }

    /// - Parameters:
    ///   - window: Shows what its pages show, and is no session's.
    ///   - firstVisitor: Who looks at the page that it was made for; nil if state was set.
    ///   - rules: What the first page has.
    ///   - loads: What its views wait for: nothing as yet.
    init(
        _ window: any SessionWindow,
        audience: Audience,
        firstVisitor: Visitor?,
        rules: PatchTranslation,
        loads: PendingLoads,
        workQueue: WorkQueue
    ) {
        self.window = window
        self.audience = audience
        self.firstVisitor = firstVisitor
        self.loads = loads
        self.workQueue = workQueue
        drawing = SharedDrawing(rules)
        window.onNeedsUpdate = { [weak self] in self?.scheduleUpdate() }
        window.onModelChange = { [weak self] in self?.modelDidChange() }
    }

    /// Which elements are shown, as a hash of their ids.
    private var shape: Int {
        let shape = knownShape ?? window.document.shownIDs
        knownShape = shape
        return shape
    }

    /// Nil if the elements are others since it was found, or if none was.
    private var presentNumbering: ElementNumbering? {
        numbering.flatMap { $0.shape == shape ? $0.numbering : nil }
    }

    // MARK: Members

    /// Adds a session whose page shows the window as it is, and has these rules.
    func add(_ session: Session, rules: PatchTranslation) {
        drawChanges()
        drawing.add(pageWith: rules)
        members[ObjectIdentifier(session)] = session
        workQueue.metrics.sharingSessions.increment()
    }

    /// The window ends with its last session.
    func remove(_ session: Session) {
        guard members.removeValue(forKey: ObjectIdentifier(session)) != nil else { return }
        workQueue.metrics.sharingSessions.decrement()
        if members.isEmpty { close() }
    }

    /// What the pages have that have got all changes.
    var presentTranslation: PatchTranslation {
        drawChanges()
        return drawing.present
    }

    private func drawChanges() {
        for change in changes { _ = change.text }
    }

    func close() {
        window.onNeedsUpdate = nil
        window.onModelChange = nil
        window.close()
        onEnd?()
    }

    /// It may be another model for each page. The window stays as it was.
    private func modelDidChange() {
        isFrozen = true
        for session in members.values { session.modelDidChange() }
    }

    // MARK: Updates

    private func scheduleUpdate() {
        guard !isUpdateScheduled, let address = members.values.first?.address else { return }
        isUpdateScheduled = true
        workQueue.add(.update, for: WorkSource(address: address, session: "shared")) { [weak self] in
            guard let self else { return }
            isUpdateScheduled = false
            update()
        }
    }

    /// Brings the window up to date, and tells its sessions of what has changed.
    func update() {
        guard !isFrozen else { return }
        PendingLoads.$current.withValue(loads) { window.update() }
        let patches = window.document.takePatches()
        guard !patches.isEmpty else { return }
        knownShape = nil
        firstPage = nil
        version += 1
        let root = drawing.needsDocument ? ElementSnapshot(window.document.root) : nil
        changes.append(SharedChange(patches: patches, root: root, drawing: drawing))
        if changes.count > Self.keptChanges { changes.removeFirst() }
        for session in members.values { session.scheduleUpdate() }
    }

    /// What has changed after a version; nil if that is too long ago.
    func changes(after version: Int) -> [SharedChange]? {
        let count = self.version - version
        return count <= changes.count ? Array(changes.suffix(count)) : nil
    }

    // MARK: First pages

    /// Whether it shows what a page begins with.
    var isInitial: Bool { firstVisitor != nil }

    /// Whether a visitor's page may begin with it: a window of its own would show the same.
    func canBegin(pageOf visitor: Visitor) -> Bool {
        guard let firstVisitor, !isFrozen, loads.isEmpty else { return false }
        guard visitor.prepareEnvironment == nil, firstVisitor.prepareEnvironment == nil else { return false }
        var differing: [any EnvironmentKey.Type] = []
        if visitor.request != firstVisitor.request { differing.append(RequestKey.self) }
        if visitor.user != firstVisitor.user { differing.append(UserKey.self) }
        return !window.hasRead(oneOf: differing)
    }

    /// Takes what a page begins with. What changes from then on is told by ``changes(after:)``.
    func takeFirstPage() -> FirstPage {
        update()
        if let firstPage { return firstPage }
        let page = FirstPage(root: ElementSnapshot(window.document.root), sharing: presentTranslation)
        firstPage = page
        return page
    }

    // MARK: Windows of their own

    /// Opens a window for another page. If it has the same elements, it has them by the same ids: so that its page may come to
    /// share this window.
    ///
    /// - Parameter open: Opens a window whose elements have these numbers.
    func openWindow(_ open: @MainActor (ElementNumbering) -> any SessionWindow) -> any SessionWindow {
        update()
        if let presentNumbering { return open(presentNumbering) }
        let plain = open(ElementNumbering())
        guard let found = plain.numbering(like: window) else { return plain }
        numbering = (found, shape)
        guard !found.isPlain else { return plain }
        plain.close()
        return open(found)
    }

    /// A window that goes on where this one is; nil if it has not all the values yet that a new one finds.
    ///
    /// - Parameter open: Opens a window whose elements have these numbers.
    func makeSuccessor(_ open: @MainActor (ElementNumbering) -> any SessionWindow) -> (any SessionWindow)? {
        guard let (made, numbering) = window.makeSuccessor(numbered: presentNumbering, open) else { return nil }
        self.numbering = (numbering, shape)
        return made
    }
}
