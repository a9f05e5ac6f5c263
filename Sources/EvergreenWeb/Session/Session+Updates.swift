import EvergreenDocument
import EvergreenRuntime

// What changes in the window of a page goes to it as frames.
extension Session {
    func scheduleUpdate() {
        guard state.invalidate() else { return }
        takeAcknowledged()
        // All changes of this turn of the main actor are one update. So are all changes while the screen shows the last
        // frame.
        frameClock.whenShown { [weak self] in
            guard let self else { return }
            workQueue.add(.update, for: workSource) { [weak self] in
                guard let self else { return }
                state.beginUpdate()
                updateIfPossible()
            }
        }
        guard frameClock.isWaiting else { return }
        frames.awaitAcknowledgement(true)
        // One that came in between.
        takeAcknowledged()
    }

    func updateIfPossible(always: Bool = false, isAnswer: Bool = false) {
        takeAcknowledged()
        guard state.shouldRender(always: always, isAnswer: isAnswer, load: frames.load) else {
            return retryIfAcknowledged()
        }
        guard membership == nil else { return sendSharedChanges() }
        let window = presentWindow()
        loading { window.update() }
        guard !mustWaitForValues() else { return }
        let corrections = takeCorrections(in: window.document)
        let isAnswer = state.takeIsAnswer() || !corrections.isEmpty
        sendChanges(of: window.document, corrections: corrections, isAnswer: isAnswer)
    }

    /// Whether views have appeared that lack their first values: the frame waits for them a while, and answers the event then.
    private func mustWaitForValues() -> Bool {
        firstValues.mustWait { [weak self] in self?.updateOrGreet() }
    }

    /// Sends what has changed. Says which events have arrived, unless a frame has said so, or one waits for values that will.
    func updateOrGreet(isAnswer: Bool = false) {
        updateIfPossible(always: true, isAnswer: isAnswer)
        guard !firstValues.areAwaited, let greeting = state.takeGreeting() else { return }
        frames.greet(greeting, always: false)
    }

    /// What could not be rendered is rendered when the page has caught up: at once, if it has done so in between.
    private func retryIfAcknowledged() {
        guard state.needsUpdate else { return }
        frames.awaitAcknowledgement(true)
        guard let frame = frames.takeAcknowledged() else { return }
        if state.acknowledge(frame) == [.update(always: false)] { scheduleUpdate() }
    }

    /// What makes the controls of refused events show what the document says: a switch that was turned, a text that was
    /// typed.
    private func takeCorrections(in document: Document) -> [FrameContent.Correction] {
        defer { refused.removeAll() }
        return refused.compactMap { id in
            document.element(id).map { FrameContent.Correction(id: id, description: $0.description) }
        }
    }

    func redraw() {
        refused.removeAll()
        guard membership == nil else { return redrawSharedWindow() }
        let window = presentWindow()
        loading { window.update() }
        let whole = takeWhole(of: window.document)
        if let frame = state.redraw() { frames.draw(frame, .whole(whole)) }
    }

    // MARK: - The document

    func sendChanges(
        of document: Document,
        corrections: [FrameContent.Correction] = [],
        isAnswer: Bool = false
    ) {
        let patches = document.takePatches()
        guard !patches.isEmpty || !corrections.isEmpty, let frame = state.nextFrame(isAnswer: isAnswer) else { return }
        let language = document.root.description.languageCode
        let needsDocument = frames.takeNeedsDocument() || language != self.language
        self.language = language
        let root = needsDocument ? ElementSnapshot(document.root) : nil
        send(frame, .changes(patches, root: root, corrections: corrections))
    }

    func send(_ frame: PageFrame, _ content: FrameContent) {
        frames.draw(frame, content)
        frameClock.start()
        awaitAcknowledgementIfNeeded()
    }

    /// Takes all that a document shows: its next patches lead on from there.
    func takeWhole(of document: Document) -> ElementSnapshot {
        _ = document.takePatches()
        language = document.root.description.languageCode
        return ElementSnapshot(document.root)
    }
}
