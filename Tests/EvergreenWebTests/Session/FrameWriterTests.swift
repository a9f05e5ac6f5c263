import Dispatch
import SeededRandomness
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Frames that are rendered asynchronously, or on another thread.
@MainActor
struct FrameWriterTests {
    private let window = HandmadeWindow()
    private let text: Element
    /// The pending work of the sockets.
    private let work = HeldWork()

    init() {
        text = window.text("0")
        window.document.root.setChildren([text])
    }

    private func heldSocket() -> SocketRecorder { SocketRecorder { [work] in work.add($0) } }

    /// Handles an event without an element: an update in the same turn.
    private func update(_ session: Session, number: Int, from socket: SocketRecorder) {
        session.receive(.event(number: number, element: ElementID(rawValue: 0), .tap), from: socket)
    }

    private func show(_ number: Int) { text.change { $0.kind = .text("\(number)") } }

    private func openSession(limits: SessionLimits = SessionLimits(), budget: FrameBudget? = nil) -> Session {
        let session = Session(of: window, limits: limits, budget: budget)
        _ = session.draw()
        return session
    }

    // MARK: - Order

    @Test func `the main actor continues while a frame is rendered`() {
        let session = openSession()
        let socket = heldSocket()
        session.connect(socket, frame: 0)
        show(1)
        update(session, number: 1, from: socket)
        #expect(socket.frames.isEmpty)
        // Later changes are not part of the frame.
        show(2)
        work.run()
        #expect(socket.numberedFrames == [#"[1,0,[["t",2,"1"]]]"#])
        update(session, number: 2, from: socket)
        work.run()
        #expect(socket.numberedFrames.last == #"[2,1,[["t",2,"2"]]]"#)
    }

    @Test func `greetings do not overtake frames`() {
        let session = openSession()
        let socket = heldSocket()
        session.connect(socket, frame: 0)
        show(1)
        update(session, number: 1, from: socket)
        session.receive(.ping, from: socket)
        update(session, number: 2, from: socket)
        work.run()
        #expect(socket.frames == ["[0,0]", #"[1,0,[["t",2,"1"]]]"#, "[0,1]", "[0,1]", "[0,2]"])
    }

    @Test func `a change that is invisible on the page is a frame without operations`() {
        let session = openSession()
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        text.change { $0.style = [.rotation(degrees: 0, anchor: .center)] }
        update(session, number: 1, from: socket)
        text.change { $0.style = [.rotation(degrees: 0.0001, anchor: .center)] }
        update(session, number: 2, from: socket)
        show(1)
        update(session, number: 3, from: socket)
        #expect(socket.numberedFrames.dropFirst() == ["[2,1,[]]", #"[3,2,[["t",2,"1"]]]"#])
    }

    enum Sockets: CaseIterable {
        /// Each socket's work is delayed.
        case late
        /// Each socket has its own thread.
        case threads
    }

    @Test(arguments: Sockets.allCases, [1, 2, 3, UInt64.random(in: 0 ... .max)])
    func `after all frames the page equals the document, on whichever thread they are rendered`(
        sockets: Sockets,
        seed: UInt64
    ) async throws {
        var random = SeededGenerator(seed: seed)
        let top = window.make(.box)
        window.document.root.setChildren([top])
        let session = Session(of: window)
        let page = try PageModel(html: session.draw().html)
        let queues = (0..<2).map { DispatchQueue(label: "socket \($0)") }
        var closed: [SocketRecorder] = []
        var events = 0

        func finishWork() async {
            work.run()
            guard sockets == .threads else { return }
            // Work may move between the two.
            for queue in queues + queues {
                await withCheckedContinuation { done in queue.async { done.resume() } }
            }
        }
        func connect(frame: Int) -> SocketRecorder {
            let queue = queues[closed.count % 2]
            let socket =
                switch sockets {
                case .late: heldSocket()
                case .threads: SocketRecorder { work in queue.async(execute: work) }
                }
            session.connect(socket, frame: frame)
            return socket
        }
        /// The page applies the received frames.
        func read(_ socket: SocketRecorder, from index: inout Int) throws {
            let frames = socket.frames
            for frame in frames[index...] { try page.apply(frame: frame) }
            index = frames.count
        }

        var socket = connect(frame: 0)
        var readCount = 0
        for _ in 0..<150 {
            for _ in 0..<Int.random(in: 0...3, using: &random) { window.edit(top, using: &random) }
            events += 1
            update(session, number: events, from: socket)
            switch Int.random(in: 0..<8, using: &random) {
            case 0:
                // Another socket takes over, or the page has lost its socket.
                try read(socket, from: &readCount)
                if Bool.random(using: &random) { #expect(session.disconnect(socket)) }
                closed.append(socket)
                socket = connect(frame: Int.random(in: 0..<4, using: &random) == 0 ? -1 : page.lastFrame)
                readCount = 0
            case 1...3:
                if sockets == .late { work.run() }
                try read(socket, from: &readCount)
                session.receive(.acknowledge(frame: page.lastFrame), from: socket)
            case 4: try read(socket, from: &readCount)
            case 5: await nextTurn()
            default: break
            }
        }
        // The page reads until nothing more arrives.
        for _ in 0..<10 {
            await finishWork()
            try read(socket, from: &readCount)
            session.receive(.acknowledge(frame: page.lastFrame), from: socket)
            events += 1
            update(session, number: events, from: socket)
        }
        await finishWork()
        try read(socket, from: &readCount)
        let expected = try PageModel(html: SessionDrawing(of: ElementSnapshot(window.document.root)).html)
        #expect(page.root.summary == expected.root.summary, "seed \(seed)")
        #expect(socket.closed == nil)
        #expect(!closed.isEmpty, "seed \(seed)")
        // No other thread closes a socket between the check of its session and the frame.
        if sockets == .late { #expect(closed.allSatisfy { $0.framesAfterClose.isEmpty }, "seed \(seed)") }
    }

    // MARK: - Sockets

    @Test func `a new socket receives each pending frame once, and the previous one none`() throws {
        let session = openSession()
        let first = heldSocket()
        session.connect(first, frame: 0)
        for number in 1...2 {
            show(number)
            update(session, number: number, from: first)
        }
        let second = SocketRecorder()
        session.connect(second, frame: 0)
        show(3)
        update(session, number: 3, from: second)
        // The order is the session's, whichever thread does the work.
        #expect(second.frames.isEmpty)
        work.run()
        #expect(first.frames.isEmpty)
        #expect(
            second.frames == [
                "[0,2]", #"[1,0,[["t",2,"1"]]]"#, #"[2,1,[["t",2,"2"]]]"#, #"[3,2,[["t",2,"3"]]]"#, "[0,3]",
            ]
        )
    }

    @Test func `frames not rendered before a disconnection are kept for the next socket`() throws {
        let session = openSession()
        let first = heldSocket()
        session.connect(first, frame: 0)
        show(1)
        update(session, number: 1, from: first)
        #expect(session.disconnect(first))
        work.run()
        #expect(first.frames.isEmpty)
        let second = SocketRecorder()
        session.connect(second, frame: 0)
        #expect(second.frames == ["[0,1]", #"[1,0,[["t",2,"1"]]]"#])
    }

    @Test func `a full redraw replaces pending frames`() throws {
        let session = openSession()
        let first = heldSocket()
        session.connect(first, frame: 0)
        for number in 1...3 {
            show(number)
            update(session, number: number, from: first)
        }
        // Any number of times.
        var last = first
        for _ in 1...50 {
            last = heldSocket()
            session.connect(last, frame: -1)
        }
        #expect(session.frames.load.undrawnFrames == 1)
        work.run()
        #expect(last.numberedFrames.count == 1)
        #expect(try #require(last.numberedFrames.first).hasPrefix(#"[53,3,[["w","<main "#))
        #expect(session.frames.load.bytes == last.numberedFrames.first?.utf8.count)
    }

    @Test func `a session that ends while rendering sends and keeps nothing`() {
        var limits = SessionLimits()
        limits.unacknowledgedBytesPerAddress = 1
        let budget = FrameBudget(limits: limits)
        let session = openSession(limits: limits, budget: budget)
        let socket = heldSocket()
        session.connect(socket, frame: 0)
        work.run()
        show(1)
        update(session, number: 1, from: socket)
        session.end(.serverStops)
        work.run()
        #expect(socket.frames == ["[0,0]"])
        #expect(socket.closed == .serverStops)
        #expect(session.frames.load.bytes == 0)
        #expect(budget.hasRoom(for: ""))
    }

    // MARK: - Limits

    @Test func `the shared frame budget counts frames until they are acknowledged or their session ends`() {
        var limits = SessionLimits()
        limits.unacknowledgedBytesPerAddress = 1
        let budget = FrameBudget(limits: limits)
        let session = openSession(limits: limits, budget: budget)
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        for number in 1...2 {
            show(number)
            update(session, number: number, from: socket)
            #expect(!budget.hasRoom(for: ""))
            #expect(session.frames.load.bytes > 0)
            if number == 1 { session.receive(.acknowledge(frame: 1), from: socket) } else { session.end(.silence) }
            #expect(budget.hasRoom(for: ""))
            #expect(session.frames.load.bytes == 0)
        }
    }

    @Test func `a frame acknowledged before it is rendered is not kept`() {
        let session = openSession()
        let socket = heldSocket()
        session.connect(socket, frame: 0)
        for number in 1...1000 {
            show(number)
            update(session, number: number, from: socket)
            session.receive(.acknowledge(frame: min(number, SessionLimits().undrawnFrames)), from: socket)
        }
        #expect(session.frames.load.undrawnFrames == SessionLimits().undrawnFrames)
        work.run()
        #expect(session.frames.load.bytes == 0)
        #expect(session.frames.load.undrawnFrames == 0)
        #expect(socket.closed == nil)
    }

    @Test func `late rendering keeps the byte limit`() async throws {
        var limits = SessionLimits()
        limits.unacknowledgedBytes = 100_000
        let session = openSession(limits: limits)
        let page = try PageModel(html: SessionDrawing(of: ElementSnapshot(window.document.root)).html)
        let socket = heldSocket()
        session.connect(socket, frame: 0)
        for number in 1...100 {
            text.change { $0.kind = .text("\(number) " + String(repeating: "x", count: 60_000)) }
            update(session, number: number, from: socket)
            if number.isMultiple(of: 20) { work.run() }
        }
        let bytes = socket.frames.map(\.utf8.count).reduce(0, +)
        #expect(bytes < limits.unacknowledgedBytes + (limits.undrawnFrames + 1) * 60_100)
        // The page catches up in one frame.
        let count = socket.numberedFrames.count
        for frame in socket.numberedFrames { try page.apply(frame: frame) }
        session.receive(.acknowledge(frame: count), from: socket)
        let isDrawn = await turns {
            work.run()
            return socket.numberedFrames.count == count + 1
        }
        #expect(isDrawn)
        try page.apply(frame: try #require(socket.numberedFrames.last))
        #expect(page.root.find("e2")?.text.hasPrefix("100 ") == true)
    }

    @Test func `expensive frames are rendered without blocking other sockets`() {
        let session = openSession()
        let socket = heldSocket()
        session.connect(socket, frame: 0)
        show(1)
        update(session, number: 1, from: socket)
        let rows = (0..<FrameWriter.longElementCount).map { window.text("\($0)") }
        window.document.root.setChildren([text] + rows)
        update(session, number: 2, from: socket)
        work.run()
        #expect(socket.longWork == 1)
        #expect(socket.numberedFrames.count == 2)
    }

    @Test func `rules of styles that change with each frame don't accumulate, however late frames are rendered`() throws
    {
        let session = Session(of: window)
        let page = try PageModel(html: session.draw().html)
        let socket = heldSocket()
        session.connect(socket, frame: 0)
        var read = 0
        for step in 1...2_000 {
            let size = 10 + Double(step) / 1_000
            text.change { $0.style = [.font(FontDescription(size: size))] }
            update(session, number: step, from: socket)
            guard step.isMultiple(of: 3) else { continue }
            work.run()
            for frame in socket.frames[read...] { try page.apply(frame: frame) }
            read = socket.frames.count
            session.receive(.acknowledge(frame: page.lastFrame), from: socket)
            #expect(page.rules.contains(StyleClass(.fontSize, size).rule))
            #expect(page.rules.count <= PatchTranslation.minimumRules + SessionLimits().undrawnFrames)
        }
        #expect(read > 1_000)
    }

    @Test func `a document whose language changes is redrawn`() throws {
        let session = openSession()
        let socket = heldSocket()
        session.connect(socket, frame: 0)
        window.document.root.change { $0.attributes.notes = [.language("de")] }
        update(session, number: 1, from: socket)
        show(1)
        update(session, number: 2, from: socket)
        work.run()
        #expect(try #require(socket.numberedFrames.first).contains(#"[["w","<main "#))
        #expect(socket.numberedFrames.last == #"[2,1,[["t",2,"1"]]]"#)
    }
}
