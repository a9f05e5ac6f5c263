import DequeModule
import EvergreenConcurrency
import EvergreenDocument

/// Renders the frames of one session in order, off the main actor, and keeps them until the page has acknowledged them.
///
/// 1. On the main actor, the session adds work to a queue, and continues. It never waits for rendering.
/// 2. If the writer is idle, the socket calls ``drain(isLong:)`` on a thread from which it can send without another hop. The queue
///    preserves the order, and `isDraining` ensures that only one thread processes it: after a reconnect, this can be another socket's
///    thread.
/// 3. A frame is rendered without the lock: HTML, differences and JSON, with the session's only translation.
/// 4. It is kept, counted by the budget of all pages, and sent, if the session still has the same socket. Another socket gets it with
///    ``replay(_:)``.
///
/// While the session does not wait for the page, acknowledgements are handled on the thread that reads them: frames are dropped
/// immediately, and the session learns of it by ``takeAcknowledged()``.
///
/// ``SessionState`` assigns frame numbers before rendering. The size of a frame is known afterwards: until then it counts as one of
/// ``FrameLoad/undrawnFrames``, whose number is limited.
///
/// All mutable state is in `state`, guarded by its lock.
final class FrameWriter: Sendable {
    /// The number of elements above which rendering would delay other sockets.
    static let longElementCount = 1000

    private enum Work {
        case greet(PageFrame, always: Bool)
        case draw(PageFrame, FrameContent)
        case replay(ClosedRange<Int>)

        var frame: PageFrame? {
            if case .draw(let frame, _) = self { frame } else { nil }
        }

        var isLong: Bool {
            if case .draw(_, let content) = self { content.elementCount >= FrameWriter.longElementCount } else { false }
        }
    }

    private struct Piece {
        let work: Work
        let isLong: Bool
        /// The socket that the session had when the work was added.
        let socket: any SessionSocket
    }

    private struct State {
        /// The session's socket. Frames for a previous one are not sent.
        var socket: (any SessionSocket)?
        var queue: Deque<Piece> = []
        /// Whether a thread is processing the queue, or is about to.
        var isDraining = false
        /// Nil while a frame is rendered with it.
        var translation: PatchTranslation? = PatchTranslation()
        /// Replaces the translation of the frame that is being rendered.
        var nextTranslation: PatchTranslation?
        var needsDocument = false

        /// The rendered frames that the page has not acknowledged, in order.
        var frames: Deque<(number: Int, text: String)> = []
        /// The number of the first frame that the page needs.
        var firstFrame = 1
        var bytes = 0
        var undrawnFrames = 0
        /// The last frame that was acknowledged off the main actor, until the session takes the number.
        var acknowledged: Int?
        /// Whether the session must be notified of acknowledgements immediately.
        var awaitsAcknowledgement = true
        var isClosed = false
    }

    private enum Step {
        case greet(String, always: Bool, any SessionSocket)
        case draw(PageFrame, FrameContent, PatchTranslation, any SessionSocket)
        case replay([String], any SessionSocket)
        /// The next piece takes long, and is rendered elsewhere.
        case moveOn(any SessionSocket)
    }

    private let address: String
    private let budget: FrameBudget
    private let workQueue: WorkQueue
    private let state = Locked(State())

    /// - Parameters:
    ///   - address: The network address of the page, which is charged for rendering whole pages.
    ///   - budget: Shared by all sessions.
    ///   - workQueue: Charges addresses.
    init(address: String, budget: FrameBudget, workQueue: WorkQueue) {
        self.address = address
        self.budget = budget
        self.workQueue = workQueue
    }

    // MARK: - First page

    /// Renders the first page of the session, from which frames continue. Called once, off the main actor.
    ///
    /// The session's token is part of the page, so no socket can connect to the session before the page is rendered.
    ///
    /// - Parameter appRoot: The root of the app, relative to the page.
    func drawFirstPage(_ page: FirstPage, appRoot: AppRoot = .here) -> SessionDrawing {
        let drawing = page.drawing(appRoot: appRoot) {
            workQueue.chargeDrawing(to: address) { SessionDrawing(of: page.root, appRoot: appRoot) }
        }
        let translation = PatchTranslation(
            knownStyles: drawing.styles,
            language: page.root.description.languageCode
        )
        state.withLock { if $0.translation != nil { $0.translation = translation } }
        return drawing
    }

    // MARK: - Sockets

    /// Sets the socket of the session. Greetings for the previous one are dropped.
    func connect(_ socket: any SessionSocket) {
        state.withLock { state in
            state.socket = socket
            state.queue.removeAll { $0.work.frame == nil }
        }
        socket.takeAcknowledgements { [weak self, weak socket] frame in
            guard let self, let socket else { return false }
            return acknowledge(frame, from: socket)
        }
    }

    /// Removes the socket of the session. Frames are kept for the next one.
    func disconnect() { state.withLock { $0.socket = nil } }

    /// Discards everything when the session has ended.
    func close() {
        state.withLock { state in
            state.isClosed = true
            state.socket = nil
            state.queue.removeAll()
            state.undrawnFrames = 0
            dropFrames(before: .max, in: &state)
        }
    }

    // MARK: - Work

    /// Acknowledges the events that have arrived.
    ///
    /// - Parameter always: Whether it is sent even if the page reads too slowly.
    func greet(_ frame: PageFrame, always: Bool) { add(.greet(frame, always: always)) }

    /// Renders a frame and sends it. A frame of the whole page replaces all earlier ones, including those that are not rendered yet.
    func draw(_ frame: PageFrame, _ content: FrameContent) {
        if case .whole = content {
            state.withLock { state in
                dropFrames(before: frame.number, in: &state)
                state.queue.removeAll { $0.work.frame != nil }
                state.undrawnFrames = state.translation == nil ? 1 : 0
            }
        }
        add(.draw(frame, content))
    }

    /// Resends frames to a socket that has missed them.
    func replay(_ frames: ClosedRange<Int>) { add(.replay(frames)) }

    /// Drops the frames before this one, which the page has applied.
    func drop(before number: Int) { state.withLock { dropFrames(before: number, in: &$0) } }

    /// Renders further frames with another translation.
    func changeTranslation(to translation: PatchTranslation) {
        state.withLock { state in
            if state.translation == nil { state.nextTranslation = translation } else { state.translation = translation }
        }
    }

    /// The current translation, if nothing is waiting to be rendered.
    var translation: PatchTranslation? {
        state.withLock { $0.queue.isEmpty && $0.undrawnFrames == 0 ? $0.translation : nil }
    }

    // MARK: - Acknowledgements

    /// Drops acknowledged frames, unless the session must be notified immediately. Returns whether it did. Called on any thread.
    private func acknowledge(_ frame: Int, from socket: any SessionSocket) -> Bool {
        state.withLock { state in
            guard !state.awaitsAcknowledgement, !state.isClosed, state.socket === socket,
                let first = state.frames.first?.number, let last = state.frames.last?.number,
                (first...last).contains(frame)
            else { return false }
            state.acknowledged = frame
            dropFrames(before: frame + 1, in: &state)
            return true
        }
    }

    /// Returns the last frame that the page has acknowledged since the last call; nil if there was none off the main actor.
    func takeAcknowledged() -> Int? {
        state.withLock { state in
            defer { state.acknowledged = nil }
            return state.acknowledged
        }
    }

    /// Sets whether the session must be notified of acknowledgements immediately.
    func awaitAcknowledgement(_ awaits: Bool) { state.withLock { $0.awaitsAcknowledgement = awaits } }

    // MARK: - Load

    /// The page's frames in flight.
    var load: FrameLoad {
        let hasRoom = budget.hasRoom(for: address)
        return state.withLock {
            FrameLoad(bytes: $0.bytes, undrawnFrames: $0.undrawnFrames, hasRoom: hasRoom)
        }
    }

    /// Returns whether the next changes must include their document. Called once per change.
    func takeNeedsDocument() -> Bool {
        state.withLock { state in
            defer { state.needsDocument = false }
            return state.needsDocument
        }
    }

    private func add(_ work: Work) {
        let isLong = work.isLong
        let idleSocket: (any SessionSocket)? = state.withLock { state in
            guard let socket = state.socket, !state.isClosed else { return nil }
            state.queue.append(Piece(work: work, isLong: isLong, socket: socket))
            if work.frame != nil { state.undrawnFrames += 1 }
            defer { state.isDraining = true }
            return state.isDraining ? nil : socket
        }
        guard let idleSocket else { return }
        idleSocket.perform(isLong: isLong) { self.drain(isLong: isLong) }
    }

    private func dropFrames(before number: Int, in state: inout State) {
        state.firstFrame = max(state.firstFrame, number)
        var bytes = 0
        while let first = state.frames.first, first.number < number {
            bytes += first.text.utf8.count
            state.frames.removeFirst()
        }
        guard bytes > 0 else { return }
        state.bytes -= bytes
        budget.remove(bytes, of: address)
    }

    // MARK: - Rendering

    private func drain(isLong: Bool) {
        while let step = nextStep(isLong: isLong) {
            switch step {
            case .greet(let text, always: true, let socket): socket.send(text)
            case .greet(let text, always: false, let socket): socket.sendIfWritable(text)
            case .replay(let texts, let socket): for text in texts { socket.send(text) }
            case .draw(let frame, let content, let translation, let socket):
                draw(frame, content, with: translation, for: socket)
            case .moveOn(let socket): return socket.perform(isLong: true) { self.drain(isLong: true) }
            }
        }
    }

    /// Takes the next piece of work; nil if the queue is empty.
    private func nextStep(isLong: Bool) -> Step? {
        state.withLock { state in
            while let piece = state.queue.first {
                if piece.isLong, !isLong { return .moveOn(piece.socket) }
                state.queue.removeFirst()
                let isCurrent = state.socket === piece.socket
                switch piece.work {
                case .greet(let frame, let always):
                    if isCurrent { return .greet(frame.text, always: always, piece.socket) }
                case .replay(let numbers):
                    let texts = state.frames.filter { numbers.contains($0.number) }.map(\.text)
                    if isCurrent { return .replay(texts, piece.socket) }
                case .draw(let frame, let content):
                    let translation = state.translation ?? PatchTranslation()
                    state.translation = nil
                    return .draw(frame, content, translation, piece.socket)
                }
            }
            state.isDraining = false
            return nil
        }
    }

    private func draw(
        _ frame: PageFrame,
        _ content: FrameContent,
        with translation: PatchTranslation,
        for socket: any SessionSocket
    ) {
        var frame = frame
        var translation = translation
        switch content {
        case .changes(let patches, let root, let corrections):
            frame.operations = translation.operations(for: patches, root: root)
            for element in corrections {
                let html = ElementHTML(
                    id: element.id,
                    description: element.description,
                    language: translation.language
                )
                frame.operations += html.stateOperations
            }
        case .shared(let changes): frame.drawnOperations = changes.map(\.text)
        case .whole(let root, let rules):
            frame.operations += workQueue.chargeDrawing(to: address) { translation.redraw(root, with: rules) }
        }
        let text = frame.text
        guard keep(text, number: frame.number, translation, for: socket) else { return }
        workQueue.metrics.frames.increment()
        workQueue.metrics.frameBytes.increment(by: text.utf8.count)
        socket.send(text)
    }

    /// Keeps a rendered frame, unless the page no longer needs it.
    ///
    /// - Returns: Whether to send it.
    private func keep(
        _ text: String,
        number: Int,
        _ translation: PatchTranslation,
        for socket: any SessionSocket
    ) -> Bool {
        state.withLock { state in
            let translation = state.nextTranslation ?? translation
            state.nextTranslation = nil
            state.needsDocument = translation.needsDocument
            state.translation = translation
            guard !state.isClosed else { return false }
            state.undrawnFrames -= 1
            guard number >= state.firstFrame else { return false }
            state.frames.append((number, text))
            let bytes = text.utf8.count
            state.bytes += bytes
            budget.add(bytes, of: address)
            return state.socket === socket
        }
    }
}
