import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct WorkQueueTests {
    private let clock = ManualClock()
    private let queue: WorkQueue

    init() { queue = WorkQueue(clock: clock) }

    @MainActor
    private final class Log {
        var entries: [String] = []
    }

    private let log = Log()

    private func add(
        _ name: String,
        _ kind: WorkKind,
        _ address: String,
        _ session: String = "",
        cost: Duration = .milliseconds(10)
    ) {
        queue.add(kind, for: WorkSource(address: address, session: session)) { [clock, log] in
            clock.advance(by: cost)
            log.entries.append(name)
        }
    }

    @Test func `work is done, and its value returned`() async {
        let value = await queue.perform(.answer, for: WorkSource(address: "a")) { 42 }
        #expect(value == 42)
    }

    @Test func `one piece is done in a turn of the main actor`() async {
        for number in 1...3 {
            queue.add(.answer, for: WorkSource(address: "a")) { [log] in
                log.entries.append("\(number)")
                Task { log.entries.append("other work") }
            }
        }
        #expect(log.entries.isEmpty)
        #expect(await turns { log.entries.count == 6 })
        #expect(log.entries == ["1", "other work", "2", "other work", "3", "other work"])
    }

    @Test func `a well-behaved page waits for at most one piece of each other address`() async {
        for address in 1...10 {
            for _ in 1...100 { add("attack", .answer, "10.0.0.\(address)") }
        }
        #expect(await turns { log.entries.count >= 37 })
        add("honest", .answer, "127.0.0.1")
        let before = log.entries.count
        #expect(await turns { log.entries.contains("honest") })
        #expect((log.entries.firstIndex(of: "honest") ?? .max) - before <= 10)
        #expect(await turns { log.entries.count == 1001 })
    }

    @Test func `a page paused for its drawing share is drawn later`() async {
        for _ in 1...60 { add("page", .drawing, "10.0.0.1", cost: .milliseconds(100)) }
        for _ in 1...60 { add("tap", .answer, "127.0.0.1", cost: .milliseconds(100)) }
        #expect(await turns { clock.sleeperCount == 1 })
        let drawn = log.entries.filter { $0 == "page" }.count
        #expect(drawn < 60)
        clock.advance(by: .seconds(60))
        // All other work is done.
        #expect(await turns { log.entries.count == 120 })
    }

    @Test func `updates of one address's pages do not delay another's event`() async throws {
        let limits = SessionLimits()
        let budget = FrameBudget(limits: limits)
        func open(_ address: String) -> (HandmadeWindow, Session, SocketRecorder) {
            let window = HandmadeWindow()
            let text = window.text("0")
            text.onEvent = { _ in true }
            window.document.root.setChildren([text])
            let session = Session(
                client: .random(),
                address: address,
                limits: limits,
                budget: budget,
                workQueue: queue,
                logger: .forTests
            ) { _ in
                window
            }
            _ = session.draw()
            let socket = SocketRecorder()
            session.connect(socket, frame: 0)
            return (window, session, socket)
        }
        let many = (1...50).map { _ in open("10.0.0.1") }
        let (window, session, socket) = open("127.0.0.1")
        let text = try #require(window.document.root.children.first)
        for (window, _, _) in many {
            window.onUpdate = { [log] in log.entries.append("update") }
            window.change { window.document.root.children.first?.change { $0.kind = .text("1") } }
        }
        // The event arrives after a few of them.
        many[3].0.onUpdate = { [log, queue] in
            log.entries.append("event")
            queue.add(.answer, for: session.workSource) {
                session.receive(.event(number: 1, element: text.id, .tap), from: socket)
                log.entries.append("answer")
            }
        }
        #expect(await turns { many.allSatisfy { $0.2.numberedFrames.count == 1 } })
        #expect(socket.frames.last == "[0,1]")
        let event = try #require(log.entries.firstIndex(of: "event"))
        let answer = try #require(log.entries.firstIndex(of: "answer"))
        #expect(answer - event <= 2)
        #expect(log.entries.count == 51)
    }
}
