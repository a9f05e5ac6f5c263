import EvergreenDocument
import EvergreenRuntime

// Sends the changes of a page's window as frames.
extension Session {
    func scheduleUpdate() {
        guard state.invalidate() else { return }
        takeAcknowledged()
        // All changes in this turn of the main actor form one update, and so do all changes while the screen shows the last frame.
        frameClock.afterLastFrame { [weak self] in
            guard let self else { return }
            workQueue.add(.update, for: workSource) { [weak self] in
                guard let self else { return }
                state.beginUpdate()
                updateIfPossible()
            }
        }
        guard frameClock.isWaiting else { return }
        frames.awaitAcknowledgement(true)
        // An acknowledgement may have arrived in between.
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

    /// Whether views that have appeared wait for their initial values, which delays the frame and the answer to the event.
    private func mustWaitForValues() -> Bool {
        firstValues.mustWait { [weak self] in self?.updateOrGreet() }
    }

    /// Sends pending changes. Acknowledges events, unless a frame has done so, or a delayed frame will.
    func updateOrGreet(isAnswer: Bool = false) {
        updateIfPossible(always: true, isAnswer: isAnswer)
        guard !firstValues.areAwaited, let greeting = state.takeGreeting() else { return }
        frames.greet(greeting, always: false)
    }

    /// Retries a skipped update when the page has caught up, which may already be the case.
    private func retryIfAcknowledged() {
        guard state.needsUpdate else { return }
        frames.awaitAcknowledgement(true)
        guard let frame = frames.takeAcknowledged() else { return }
        if state.acknowledge(frame) == [.update(always: false)] { scheduleUpdate() }
    }

    /// Takes the elements of rejected events, whose controls must be reset to the state of the document, such as a toggle or the text of a
    /// field.
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
        let whole = takeSnapshot(of: window.document)
        if let frame = state.redraw() { frames.draw(frame, .whole(whole)) }
    }

    // MARK: - Document

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

    /// Takes the whole document, from which its next patches continue.
    func takeSnapshot(of document: Document) -> ElementSnapshot {
        _ = document.takePatches()
        language = document.root.description.languageCode
        return ElementSnapshot(document.root)
    }
}
