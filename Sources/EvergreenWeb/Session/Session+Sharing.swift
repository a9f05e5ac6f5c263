import EvergreenConcurrency
import EvergreenDocument
import EvergreenRuntime

// A page on which nothing is done may share its window with others: see ``SharedWindow``. It has one of its own again before it
// handles an event.
extension Session {
    /// What a session has instead of a window of its own.
    struct Membership {
        let shared: SharedWindow
        /// The number of the last change that the page has got, or is about to get.
        var version: Int
        /// What its own views begin with.
        let state: KeptState
        /// Has what its own views would show of models be watched.
        let watches: [AnyObject]
        /// Whether the page needs objects of its own as soon as it is there.
        var lacksObjects = false
    }

    /// How many times a window is made until it has the elements that the page shows.
    private static var maximumAttempts: Int { 5 }

    // MARK: - Sharing

    /// Whether nothing keeps the page from sharing its window, as soon as it ``isUpToDate``.
    var mayShareWindow: Bool {
        // A new window would not show the rows that the page's address asks for, nor know where the user has put the focus.
        guard let window, archive != nil, visitor.request?.rows == nil, !isTouched || window.document.focused == nil
        else { return false }
        return (socket != nil || isWaitingForFirstSocket) && former == nil && postponed.isEmpty && refused.isEmpty
            && loads.isEmpty
            && window.traits.scenePhase == .active && service?.isBusy(for: self) != true
    }

    /// Whether its socket has not come yet.
    var isWaitingForFirstSocket: Bool { state.phase == .new }

    /// Whether all that its own window shows is drawn for the page. The page may still be getting it.
    var isUpToDate: Bool { state.isUpToDate && window?.document.hasChanges == false && frames.translation != nil }

    var canShareWindow: Bool { mayShareWindow && isUpToDate }

    /// The same for a page whose socket has not come yet.
    var canShareFirstPage: Bool { isWaitingForFirstSocket && canShareWindow }

    /// Sends what has changed, without waiting for the page's next frame.
    func bringUpToDate() {
        if membership == nil, state.needsUpdate { updateIfPossible() }
    }

    /// What its window depends on, beside its views.
    var audience: SharedWindow.Audience? { window.map { audience(traits: $0.traits) } }

    func audience(traits: WindowTraits) -> SharedWindow.Audience {
        SharedWindow.Audience(
            traits: traits,
            address: visitor.request?.address ?? WindowAddress(),
            origin: visitor.request?.origin ?? WindowOrigin(),
            user: visitor.user?.id
        )
    }

    /// Makes a window like its own, for sessions to share. Nil if there is none that shows the same.
    ///
    /// It is another one: what the session does later with an object that its window has made is no matter of others.
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

    /// Whether the windows of two pages may take the place of one another.
    func isInterchangeable(with other: Session) -> Bool {
        guard let window, let otherWindow = other.window else { return false }
        return window.isInterchangeable(with: otherWindow, areUntouched: !isTouched && !other.isTouched)
    }

    /// Gives up its window for one that shows the same.
    ///
    /// - Returns: Whether it did.
    func join(_ shared: SharedWindow) -> Bool {
        guard canShareWindow, !shared.isFrozen, shared.audience == audience, let rules = frames.translation else {
            return false
        }
        shared.update()
        guard window?.isInterchangeable(with: shared.window, areUntouched: !isTouched) == true,
            var state = archive?.keep(), !isTouched || canBeRestored(from: state),
            let (watches, references) = giveUpWindow()
        else { return false }
        state.held = references.held
        let needsOwnWindow = !state.held.isEmpty || isTouched && state.hasObjectsInUse()
        membership = Membership(shared: shared, version: shared.version, state: state, watches: watches)
        shared.add(self, rules: rules)
        // What the page has is known of all pages together.
        frames.goOn(with: PatchTranslation(language: rules.language))
        if needsOwnWindow { takeOwnWindow() } else { isTouched = false }
        return membership != nil
    }

    /// Whether this state is all that the page's own window has: a restored one may take its place.
    private func canBeRestored(from state: KeptState) -> Bool {
        guard let window, let restored = restoreWindow(from: state) else { return false }
        defer { restored.close() }
        return restored.isInterchangeable(with: window, areUntouched: false)
    }

    /// Closes the window. Nothing here refers to it afterwards.
    ///
    /// - Returns: What watches its models, and what the app may still refer to.
    private func giveUpWindow() -> (watches: [AnyObject], references: WindowReferences)? {
        guard let window, let references = isTouched ? window.references : WindowReferences() else { return nil }
        let watches = window.takeModelWatches { [weak self] in self?.modelDidChange() }
        window.onNeedsUpdate = nil
        window.close()
        archive?.onChange = nil
        archive = nil
        self.window = nil
        return (watches, references)
    }

    func leaveSharedWindow() {
        guard let membership else { return }
        self.membership = nil
        membership.shared.remove(self)
    }

    // MARK: - The first page

    /// Has the page begin with a window that others show, if there is one like that which it would get.
    ///
    /// - Returns: Whether it does.
    func beginSharing() -> Bool {
        guard window == nil, membership == nil, former == nil, visitor.request?.rows == nil,
            let shared = sharing?.window(forFirstPageOf: visitor, audience: audience(traits: traits))
        else { return false }
        membership = Membership(
            shared: shared,
            version: shared.version,
            state: KeptState(),
            watches: [],
            lacksObjects: shared.window.ownsObjects
        )
        // The page is drawn with all rules that the others have.
        shared.add(self, rules: shared.presentTranslation)
        return true
    }

    /// Takes the first page of a session that began with a shared window; nil for all others.
    func takeSharedFirstPage() -> FirstPage? {
        guard let shared = membership?.shared else { return nil }
        let page = shared.takeFirstPage()
        membership?.version = shared.version
        language = page.root.description.languageCode
        return page
    }

    // MARK: - Updates

    /// Sends what has changed in the window that the page shows with others.
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

    // MARK: - A window of its own

    /// Whether an event can be handled: by a window of the page's own.
    func hasOwnWindow(for event: ElementEvent) -> Bool {
        if case .changeTraits = event {} else { noteTouch() }
        return membership == nil && postponed.isEmpty
    }

    /// The page needs a window of its own, for now.
    private func noteTouch() {
        isTouched = true
        touches += 1
        sharing?.add(self)
    }

    /// Handles a message when the page has a window of its own.
    func postpone(_ message: PageMessage) {
        postponed.append(message)
        if postponed.count == 1 { takeOwnWindow() }
    }

    /// A model has changed, which may be another one for each page.
    func modelDidChange() {
        noteTouch()
        takeOwnWindowLater()
    }

    /// Makes a window of the page's own in a later turn, if it has none.
    func takeOwnWindowLater() {
        guard membership != nil else { return }
        workQueue.add(.update, for: workSource) { [weak self] in self?.takeOwnWindow() }
    }

    /// Makes a window of the page's own, and handles what waits for it.
    ///
    /// A new window finds the latest values. Those that the shared one has not got yet come to it first.
    private func takeOwnWindow() {
        guard let membership else { return handlePostponed() }
        // A page that is not there gets no frames: it goes on when it is back.
        guard socket != nil else { return }
        membership.shared.update()
        sendSharedChanges()
        let made = membership.shared.makeSuccessor { numbering in
            makeOwnWindow(restoring: membership.state, numbering: numbering)
        }
        guard let made else { return tryAgain() }
        frames.goOn(with: membership.shared.presentTranslation)
        leaveSharedWindow()
        show(made)
        attempts = 0
        if made.document.hasChanges { scheduleUpdate() }
        handlePostponed()
    }

    private func tryAgain() {
        archive?.onChange = nil
        archive = nil
        attempts += 1
        if attempts < Self.maximumAttempts { takeOwnWindowLater() } else { startOver() }
    }

    /// Has the page show a window of its own as a whole. What was done on the page before is not handled.
    private func startOver() {
        guard let state = membership?.state else { return }
        attempts = 0
        leaveSharedWindow()
        show(makeOwnWindow(restoring: state))
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
