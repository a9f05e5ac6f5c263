import EvergreenConcurrency
import EvergreenDocument
import EvergreenRuntime

// A page without interactions can share its window with others: see ``SharedWindow``. It gets its own window before it handles an event.
extension Session {
    /// The state of a session that shares a window.
    struct Membership {
        let shared: SharedWindow
        /// The number of the last change that the page has received, or is about to.
        var version: Int
        /// The initial state of its own views.
        var state: KeptState
        /// The observations of the models that its own views would show.
        var observations: [AnyObject]
        /// Whether the page needs its own objects as soon as it is connected.
        var lacksObjects = false
    }

    /// The maximum number of attempts to make a window with the elements that the page shows.
    private static var maximumAttempts: Int { 5 }

    // MARK: - Sharing

    /// Whether the page can share its window, once it ``isUpToDate``.
    var mayShareWindow: Bool {
        // A new window would not show the rows that the page's address requests, and would not know the focused element.
        guard let window, archive != nil, visitor.request?.rows == nil, !isTouched || window.document.focused == nil
        else { return false }
        return (socket != nil || isWaitingForFirstSocket) && previous == nil && postponed.isEmpty && refused.isEmpty
            && loads.isEmpty
            && window.traits.scenePhase == .active && service?.isBusy(for: self) != true
    }

    /// Whether its socket has not connected yet.
    var isWaitingForFirstSocket: Bool { state.phase == .new }

    /// Whether all changes of its own window are rendered for the page. The page may still be receiving them.
    var isUpToDate: Bool { state.isUpToDate && window?.document.hasChanges == false && frames.translation != nil }

    var canShareWindow: Bool { mayShareWindow && isUpToDate }

    /// Whether a page whose socket has not connected yet can share its window.
    var canShareFirstPage: Bool { isWaitingForFirstSocket && canShareWindow }

    /// Sends pending changes without waiting for the page's next frame.
    func flushChanges() {
        if membership == nil, state.needsUpdate { updateIfPossible() }
    }

    /// The inputs of its window other than its views.
    var audience: SharedWindow.Audience? { window.map { audience(traits: $0.traits) } }

    func audience(traits: WindowTraits) -> SharedWindow.Audience {
        SharedWindow.Audience(
            traits: traits,
            address: visitor.request?.address ?? WindowAddress(),
            origin: visitor.request?.origin ?? WindowOrigin(),
            user: visitor.user?.id
        )
    }

    /// Makes an equivalent window for sessions to share. Nil if there is none with the same content.
    ///
    /// It is a new window, so that the session's later changes to objects of its own window don't affect others.
    func makeSharedWindow() -> SharedWindow? {
        guard canShareWindow, let audience, let rules = frames.translation, let saved = archive?.save(),
            let restored = restoreWindow(from: KeptState(saved: saved))
        else { return nil }
        return SharedWindow(
            restored,
            audience: audience,
            firstVisitor: saved.isEmpty ? visitor : nil,
            rules: rules,
            loads: PendingLoads(limit: limits.loadOnMainActor),
            workQueue: workQueue
        )
    }

    /// Makes another window with the same elements as the page's own; nil if this state does not lead to them.
    private func restoreWindow(from state: KeptState) -> (any SessionWindow)? {
        window?.makeSuccessor { makeWindow(archive: StateArchive(restoring: state), numbering: $0) }?.window
    }

    /// Whether the windows of two pages are interchangeable.
    func isInterchangeable(with other: Session) -> Bool {
        guard let window, let otherWindow = other.window else { return false }
        return window.isInterchangeable(with: otherWindow, areUntouched: !isTouched && !other.isTouched)
    }

    /// Replaces its own window with a shared one, if both show the same content.
    ///
    /// - Returns: Whether it did.
    func join(_ shared: SharedWindow) -> Bool {
        guard canShareWindow, !shared.isFrozen, shared.audience == audience, let rules = frames.translation else {
            return false
        }
        shared.update()
        guard window?.isInterchangeable(with: shared.window, areUntouched: !isTouched) == true,
            var state = archive?.keep(), !isTouched || canBeRestored(from: state),
            let (observations, references) = discardWindow()
        else { return false }
        state.held = references.held
        let needsOwnWindow = !state.held.isEmpty || isTouched && state.hasObjectsInUse()
        membership = Membership(shared: shared, version: shared.version, state: state, observations: observations)
        shared.add(self, rules: rules)
        // The page's rules are tracked for all pages together.
        frames.changeTranslation(to: PatchTranslation(language: rules.language))
        if needsOwnWindow { takeOwnWindow() } else { isTouched = false }
        return membership != nil
    }

    /// Whether this state is the complete state of the page's own window, so that a restored one can replace it.
    private func canBeRestored(from state: KeptState) -> Bool {
        guard let window, let restored = restoreWindow(from: state) else { return false }
        defer { restored.close() }
        return restored.isInterchangeable(with: window, areUntouched: false)
    }

    /// Closes the window, to which nothing refers afterwards.
    ///
    /// - Returns: The observations of its models, and the objects that the app may still refer to.
    private func discardWindow() -> (observations: [AnyObject], references: WindowReferences)? {
        guard let window, let references = isTouched ? window.references : WindowReferences() else { return nil }
        self.window = nil
        return (close(window), references)
    }

    /// Closes a window of its own. Returns the observations of its models.
    private func close(_ window: any SessionWindow) -> [AnyObject] {
        let observations = window.takeModelObservations { [weak self] in self?.modelDidChange() }
        window.onNeedsUpdate = nil
        window.close()
        archive?.onChange = nil
        archive = nil
        return observations
    }

    func leaveSharedWindow() {
        guard let membership else { return }
        self.membership = nil
        membership.shared.remove(self)
    }

    // MARK: - First page

    /// Shares the initial window of other pages, if there is an equivalent one.
    ///
    /// - Returns: Whether it does.
    func beginSharing() -> Bool {
        guard window == nil, membership == nil, previous == nil, visitor.request?.rows == nil,
            let shared = sharing?.window(forFirstPageOf: visitor, audience: audience(traits: traits))
        else { return false }
        membership = Membership(
            shared: shared,
            version: shared.version,
            state: KeptState(),
            observations: [],
            lacksObjects: shared.window.ownsObjects
        )
        // The page is rendered with all rules that the others have.
        shared.add(self, rules: shared.presentTranslation)
        return true
    }

    /// Whether the page shares a window that was opened without the query of the page's URL, because no view read it.
    var hasUnopenedQuery: Bool {
        membership.map { $0.shared.audience.address != visitor.request?.address ?? WindowAddress() } ?? false
    }

    /// Whether the page shares a window only until it has a socket: it needs its own objects, or a view that has appeared reads its query.
    var sharesProvisionally: Bool {
        guard let membership else { return false }
        return membership.lacksObjects || hasUnopenedQuery && membership.shared.readsQuery
    }

    /// Returns the first page of a session that began with a shared window; nil for other sessions.
    func takeSharedFirstPage() -> FirstPage? {
        guard let shared = membership?.shared else { return nil }
        let page = shared.takeFirstPage()
        membership?.version = shared.version
        language = page.root.description.languageCode
        return page
    }

    // MARK: - Updates

    /// Sends the changes of a shared window.
    func sendSharedChanges() {
        guard let membership, membership.version < membership.shared.version else { return }
        guard let changes = membership.shared.changes(after: membership.version) else { return redrawSharedWindow() }
        self.membership?.version = membership.shared.version
        if let frame = state.nextFrame() { send(frame, .shared(changes)) }
    }

    func redrawSharedWindow() {
        guard let membership else { return }
        membership.shared.update()
        self.membership?.version = membership.shared.version
        let whole = ElementSnapshot(membership.shared.window.document.root)
        guard let frame = state.redraw() else { return }
        frames.draw(frame, .whole(whole, sharedRules: membership.shared.presentTranslation))
    }

    // MARK: - Own window

    /// Whether an event can be handled, which requires the page's own window.
    func hasOwnWindow(for event: ElementEvent) -> Bool {
        if case .changeTraits = event {} else { recordTouch() }
        return membership == nil && postponed.isEmpty
    }

    /// Records that the page needs its own window for now.
    private func recordTouch() {
        isTouched = true
        touches += 1
        sharing?.add(self)
    }

    /// Defers a message until the page has its own window.
    func postpone(_ message: PageMessage) {
        postponed.append(message)
        if postponed.count == 1 { takeOwnWindow() }
    }

    /// Called when a model has changed, which may be a different one for each page.
    func modelDidChange() {
        recordTouch()
        takeOwnWindowLater()
    }

    /// Makes the page's own window in a later turn, if it shares one.
    func takeOwnWindowLater() {
        guard membership != nil else { return }
        workQueue.add(.update, for: workSource) { [weak self] in self?.takeOwnWindow() }
    }

    /// Makes the page's own window, and handles deferred messages.
    ///
    /// A new window has the latest values. The page first gets the values that the shared window is missing.
    private func takeOwnWindow() {
        guard let membership else { return handlePostponed() }
        // A disconnected page gets no frames. It continues when it reconnects.
        guard socket != nil else { return }
        membership.shared.update()
        sendSharedChanges()
        let made = membership.shared.makeSuccessor { numbering in
            makeOwnWindow(restoring: membership.state, numbering: numbering)
        }
        guard let made else { return tryAgain() }
        attempts = 0
        if keepObjects(of: made) { return }
        frames.changeTranslation(to: membership.shared.presentTranslation)
        leaveSharedWindow()
        show(made)
        if made.document.hasChanges { scheduleUpdate() }
        handlePostponed()
    }

    /// Continues to share a window with the objects of its own one, which is closed.
    ///
    /// A page that has just connected has had no interactions. Its views are discarded at once, and not after a pause as in
    /// ``WindowSharing``, so that those of many new pages are not in memory at the same time.
    ///
    /// - Returns: Whether both show the same content.
    private func keepObjects(of own: any SessionWindow) -> Bool {
        guard let shared = membership?.shared, membership?.lacksObjects == true, !shared.isFrozen,
            !isTouched, postponed.isEmpty, loads.isEmpty, service?.isBusy(for: self) != true,
            !hasUnopenedQuery || !shared.readsQuery,
            own.isInterchangeable(with: shared.window, areUntouched: true), let state = archive?.keep()
        else { return false }
        membership?.lacksObjects = false
        membership?.state = state
        membership?.observations = close(own)
        return true
    }

    private func tryAgain() {
        archive?.onChange = nil
        archive = nil
        attempts += 1
        if attempts < Self.maximumAttempts { takeOwnWindowLater() } else { restart() }
    }

    /// Replaces the page's content with its own window. Earlier events of the page are dropped.
    private func restart() {
        guard let state = membership?.state else { return }
        attempts = 0
        // Made first, because whether it opens the query of the page's URL depends on the shared window.
        let own = makeOwnWindow(restoring: state)
        leaveSharedWindow()
        show(own)
        self.state.remake()
        redraw()
        handlePostponed()
    }

    private func handlePostponed() {
        let messages = postponed
        postponed.removeAll()
        guard let socket else { return }
        for message in messages { receive(message, from: socket) }
    }
}
