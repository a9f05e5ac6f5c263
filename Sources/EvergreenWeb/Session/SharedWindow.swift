import DequeModule
import EvergreenConcurrency
import EvergreenDocument
import EvergreenRuntime

/// A window shared by several pages with the same content and without interactions: each change is computed and rendered once.
///
/// It belongs to no session, and handles no events. A session gets its own window before it handles its first event: see
/// ``Session/Membership``.
@MainActor
final class SharedWindow {
    /// The number of changes that are kept for pages that lag behind. A page that has missed more is redrawn.
    static let keptChanges = 16

    let window: any SessionWindow
    /// What the requests of its pages have in common.
    let audience: Audience
    /// The visitor of the page for which it was made; nil if it does not show the initial content of a page, because state was set.
    private let firstVisitor: Visitor?
    /// Renders changes, off the main actor.
    let drawing: SharedDrawing
    /// Called when no page shows the window anymore.
    var onEnd: (@MainActor () -> Void)?

    private var members: [ObjectIdentifier: Session] = [:]
    private var changes: Deque<SharedChange> = []
    /// The number of the last change.
    private(set) var version = 0
    private var isUpdateScheduled = false
    /// Whether the window does not change until its pages have left it.
    private(set) var isFrozen = false
    /// Whether views or handlers read the query of an address.
    private(set) var readsQuery: Bool
    /// Whether views have changed since the last update.
    private var isOutdated = true
    /// Whether a body has read one of these keys, since the last update with changes.
    private var knownReads: [[ObjectIdentifier]: Bool] = [:]
    private var knownShape: Int?
    /// The first page with the window's current content, once requested.
    private var firstPage: FirstPage?
    /// The numbering of a remade window with the same elements.
    private var numbering: (numbering: ElementNumbering, shape: Int)?
    /// The pending values of its views.
    private let loads: PendingLoads
    private let workQueue: WorkQueue

    /// Pages whose requests differ in this have, or may have, different content.
    struct Audience: Hashable {
        var traits: WindowTraits
        var address: WindowAddress
        var origin: WindowOrigin
        var user: String?

        /// Those whose requests have no query; nil if these have none.
        var withoutQuery: Self? {
            guard !address.queryItems.isEmpty else { return nil }
            var audience = self
            audience.address.queryItems = []
            return audience
        }
    }

    /// - Parameters:
    ///   - window: Shows the content of the pages. Belongs to no session.
    ///   - firstVisitor: The visitor of the page for which it was made; nil if state was set.
    ///   - rules: The rules of the first page.
    ///   - loads: The pending values of its views, initially none.
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
        readsQuery = window.readsQuery
        drawing = SharedDrawing(rules)
        window.onNeedsUpdate = { [weak self] in
            self?.isOutdated = true
            self?.scheduleUpdate()
        }
        window.onModelChange = { [weak self] in self?.modelDidChange() }
    }

    /// A hash of the ids of all visible elements.
    private var shape: Int {
        let shape = knownShape ?? window.document.shownIDs
        knownShape = shape
        return shape
    }

    /// Nil if the elements have changed since, or if there was none.
    private var presentNumbering: ElementNumbering? {
        numbering.flatMap { $0.shape == shape ? $0.numbering : nil }
    }

    // MARK: Members

    /// Adds a session whose page shows the window's current content, and has these rules.
    func add(_ session: Session, rules: PatchTranslation) {
        drawChanges()
        drawing.add(pageWith: rules)
        members[ObjectIdentifier(session)] = session
        workQueue.metrics.sharingSessions.increment()
    }

    /// Removes a session. The window is closed with its last session.
    func remove(_ session: Session) {
        guard members.removeValue(forKey: ObjectIdentifier(session)) != nil else { return }
        workQueue.metrics.sharingSessions.decrement()
        if members.isEmpty { close() }
    }

    /// The translation for pages that have received all changes.
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

    /// The model may differ between pages, so the window stays unchanged.
    private func modelDidChange() {
        isFrozen = true
        for session in members.values { session.modelDidChange() }
    }

    // MARK: Updates

    /// Schedules an update, unless no page is connected. The next one that connects, or begins with the window, updates it.
    private func scheduleUpdate() {
        guard !isUpdateScheduled, let address = members.values.first(where: { $0.socket != nil })?.address else {
            return
        }
        isUpdateScheduled = true
        workQueue.add(.update, for: WorkSource(address: address, session: "shared")) { [weak self] in
            guard let self else { return }
            isUpdateScheduled = false
            update()
        }
    }

    /// Called when one of its pages has connected.
    func pageDidConnect() {
        if isOutdated { scheduleUpdate() }
    }

    /// Updates the window, and notifies its sessions of changes.
    func update() {
        guard !isFrozen else { return }
        if isOutdated {
            isOutdated = false
            knownReads.removeAll()
        }
        PendingLoads.$current.withValue(loads) { window.update() }
        noticeReaders()
        let patches = window.document.takePatches()
        guard !patches.isEmpty else { return }
        knownShape = nil
        firstPage = nil
        version += 1
        let root = drawing.needsDocument ? ElementSnapshot(window.document.root) : nil
        changes.append(SharedChange(patches: patches, root: root, drawing: drawing))
        if changes.count > Self.keptChanges { changes.removeFirst() }
        // Others compare versions when they connect.
        for session in members.values where session.socket != nil { session.scheduleUpdate() }
    }

    /// Lets pages whose query has not been opened leave, if a new view reads it.
    private func noticeReaders() {
        guard !readsQuery, window.readsQuery else { return }
        readsQuery = true
        for session in members.values where session.hasUnopenedQuery { session.takeOwnWindowLater() }
    }

    /// Returns the changes after a version; nil if they are no longer kept.
    func changes(after version: Int) -> [SharedChange]? {
        let count = self.version - version
        return count <= changes.count ? Array(changes.suffix(count)) : nil
    }

    // MARK: First pages

    /// Whether it shows the initial content of a page.
    var isInitial: Bool { firstVisitor != nil }

    /// Whether a visitor's page can start with it, because its own window would show the same content.
    func canBegin(pageOf visitor: Visitor) -> Bool {
        // A view that appears now may read the request.
        if isOutdated { update() }
        guard let firstVisitor, !isFrozen, loads.isEmpty else { return false }
        guard visitor.prepareEnvironment == nil, firstVisitor.prepareEnvironment == nil else { return false }
        var differing: [any EnvironmentKey.Type] = []
        if visitor.request != firstVisitor.request { differing.append(RequestKey.self) }
        if visitor.user != firstVisitor.user { differing.append(UserKey.self) }
        return !hasRead(oneOf: differing)
    }

    /// Whether a body has read one of these keys. O(n) for n views, once per update with changes.
    private func hasRead(oneOf keys: [any EnvironmentKey.Type]) -> Bool {
        let names = keys.map { ObjectIdentifier($0) }
        if let known = knownReads[names] { return known }
        let hasRead = window.hasRead(oneOf: keys)
        knownReads[names] = hasRead
        return hasRead
    }

    /// Returns the window's content as a first page. For later changes, see ``changes(after:)``.
    func takeFirstPage() -> FirstPage {
        update()
        if let firstPage { return firstPage }
        let page = FirstPage(root: ElementSnapshot(window.document.root), sharing: presentTranslation)
        firstPage = page
        return page
    }

    // MARK: Own windows

    /// Opens a window for another page. If it has the same elements, they have the same ids, so that the page can later share this window.
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

    /// Makes a window that continues this one; nil if this one lacks values that a new window has.
    ///
    /// - Parameter open: Opens a window whose elements have these numbers.
    func makeSuccessor(_ open: @MainActor (ElementNumbering) -> any SessionWindow) -> (any SessionWindow)? {
        guard let (made, numbering) = window.makeSuccessor(numbered: presentNumbering, open) else { return nil }
        self.numbering = (numbering, shape)
        return made
    }
}
