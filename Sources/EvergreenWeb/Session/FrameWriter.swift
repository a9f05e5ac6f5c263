import DequeModule
import EvergreenConcurrency
import EvergreenDocument

/// Draws the frames of one session in order, off the main actor, and keeps them until the page has acknowledged them.
///
/// 1. The session adds work to a queue, on the main actor, and goes on. It never waits for a drawing.
/// 2. Work for an idle writer has the socket call ``drain(isLong:)``, where sending costs no further hop. The queue keeps the
///    order, and `isDraining` that one thread at a time works on it: a socket that takes over may be another thread's.
/// 3. A frame is drawn without the lock: HTML, differences and JSON, with the one translation of the session.
/// 4. It is kept, and counted by the budget of all pages; and sent, if the session still has the socket that it was drawn for.
///    Another socket gets it with ``replay(_:)``.
///
/// What the page acknowledges is taken on the thread that reads it, while the session does not wait for the page: frames are
/// dropped at once, and the session finds out with ``takeAcknowledged()``.
///
/// The numbers of frames are given by ``SessionState``, before they are drawn. How many bytes they have is known afterwards:
/// until then they count as ``FrameLoad/undrawnFrames``, which are bounded.
///
/// Everything that changes is in `state`, under its lock.
final class FrameWriter: Sendable {
    /// A drawing of so many elements takes longer than other sockets should wait for.
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
        /// The socket that the session had when the piece was added.
        let socket: any SessionSocket
    }

    private struct State {
        /// The session's socket. What was added for another one is not sent.
        var socket: (any SessionSocket)?
        var queue: Deque<Piece> = []
        /// Whether a thread works on the queue, or is about to.
        var isDraining = false
        /// Nil while a frame is drawn with it.
        var translation: PatchTranslation? = PatchTranslation()
        /// Takes the place of the one that a frame is drawn with.
        var nextTranslation: PatchTranslation?
        var needsDocument = false

        /// The frames that are drawn, and that the page has not acknowledged, in order.
        var frames: Deque<(number: Int, text: String)> = []
        /// The page needs no frames before this one.
        var firstFrame = 1
        var bytes = 0
        var undrawnFrames = 0
        /// The last frame that was acknowledged without a turn of the main actor, until the session takes the number.
        var acknowledged: Int?
        /// Whether the session has to know of acknowledgements at once.
        var awaitsAcknowledgement = true
        var isClosed = false
    }

    private enum Step {
        case greet(String, always: Bool, any SessionSocket)
        case draw(PageFrame, FrameContent, PatchTranslation, any SessionSocket)
        case replay([String], any SessionSocket)
        /// The next piece takes long: it is drawn elsewhere.
        case moveOn(any SessionSocket)
    }

    private let address: String
    private let budget: FrameBudget
    private let workQueue: WorkQueue
    private let state = Locked(State())

    /// - Parameters:
    ///   - address: The network address of the page, which is charged for whole drawings.
    ///   - budget: Shared with the sessions of other pages.
    ///   - workQueue: Charges addresses.
    init(address: String, budget: FrameBudget, workQueue: WorkQueue) {
        self.address = address
        self.budget = budget
        self.workQueue = workQueue
    }

    // MARK: - The first page

    /// Draws the page that the session begins with: frames lead on from there. Called once, off the main actor.
    ///
    /// The session's token is part of the page: no socket can ask for the session before it is drawn.
    ///
    /// - Parameter appRoot: Where the app is, seen from the page.
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

    /// The session has another socket: greetings of the former one are left out.
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

    /// The session has no socket: frames are kept for the next one.
    func disconnect() { state.withLock { $0.socket = nil } }

    /// The session has ended: what it had is of no use.
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

    /// Says which events have arrived.
    ///
    /// - Parameter always: Whether it is sent also to a page that reads too slowly.
    func greet(_ frame: PageFrame, always: Bool) { add(.greet(frame, always: always)) }

    /// Draws a frame and sends it. A frame of the whole page replaces all earlier ones, including those not drawn yet.
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

    /// Sends frames again, for a socket that has missed them.
    func replay(_ frames: ClosedRange<Int>) { add(.replay(frames)) }

    /// Drops the frames before this one: the page has them.
    func drop(before number: Int) { state.withLock { dropFrames(before: number, in: &$0) } }

    /// Draws what comes from here on for a page that another translation knows.
    func goOn(with translation: PatchTranslation) {
        state.withLock { state in
            if state.translation == nil { state.nextTranslation = translation } else { state.translation = translation }
        }
    }

    /// What is known of the page, while nothing waits to be drawn.
    var translation: PatchTranslation? {
        state.withLock { $0.queue.isEmpty && $0.undrawnFrames == 0 ? $0.translation : nil }
    }

    // MARK: - Acknowledgements

    /// Drops what the page has acknowledged, unless the session has to know of it at once. Returns whether it did. On any
    /// thread.
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

    /// The last frame that the page has acknowledged since this was asked; nil if there was none that the session does not know.
    func takeAcknowledged() -> Int? {
        state.withLock { state in
            defer { state.acknowledged = nil }
            return state.acknowledged
        }
    }

    /// Says whether the session has to know of acknowledgements at once.
    func awaitAcknowledgement(_ awaits: Bool) { state.withLock { $0.awaitsAcknowledgement = awaits } }

    // MARK: - Load

    /// What the page has under way.
    var load: FrameLoad {
        let hasRoom = budget.hasRoom(for: address)
        return state.withLock {
            FrameLoad(bytes: $0.bytes, undrawnFrames: $0.undrawnFrames, hasRoom: hasRoom)
        }
    }

    /// Whether the next changes have to come with their document. Asked once for each of them.
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

    // MARK: - Drawing

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

    /// Takes the next piece of work; nil if there is none.
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

    /// Keeps a frame that is drawn, unless the page does not need it any more.
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
