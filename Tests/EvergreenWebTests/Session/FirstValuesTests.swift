import EvergreenConcurrency
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Frames with views that have just appeared, whose values are still to come.
@MainActor
struct FirstValuesTests {
    private let window = HandmadeWindow()
    private let button: Element
    private let clock = ManualClock()
    private let session: Session
    private let socket = SocketRecorder()

    init() throws {
        button = window.text("0")
        window.document.root.setChildren([button])
        session = Session(of: window, clock: clock)
        _ = session.draw()
        session.connect(socket, frame: 0)
    }

    private func show(_ text: String) {
        window.change { button.change { $0.kind = .text(text) } }
    }

    /// Taps the button, which shows "loading" until a value comes.
    private func tap(_ number: Int = 1) -> PendingLoads.Load? {
        var load: PendingLoads.Load?
        button.onEvent = { _ in
            load = PendingLoads.current?.begin()
            show("loading")
            return true
        }
        session.receive(.event(number: number, element: button.id, .tap), from: socket)
        return load
    }

    @Test func `an answer has the values that come within the limit, and nothing from before them`() async throws {
        let load = try #require(tap())
        #expect(socket.frames == ["[0,0]"])
        show("loaded")
        load.end()
        #expect(await turns { !socket.numberedFrames.isEmpty })
        #expect(socket.frames == ["[0,0]", #"[1,1,[["t",2,"loaded"]],1]"#])
        #expect(await turns { clock.sleeperCount == 0 })
    }

    @Test func `what a frame has answered in between is not answered again`() async throws {
        let load = try #require(tap())
        show("loaded")
        load.end()
        button.onEvent = { _ in true }
        session.receive(.event(number: 2, element: button.id, .tap), from: socket)
        #expect(await turns { !session.firstValues.areAwaited })
        // The first event is answered before the second one, which changes nothing.
        #expect(socket.frames == ["[0,0]", #"[1,1,[["t",2,"loaded"]]]"#, "[0,2]"])
        // An update has nothing to say of events that are answered.
        session.updateOrGreet()
        #expect(socket.frames.count == 3)
    }

    @Test func `an update that comes before the waiting answer takes its place`() async throws {
        let load = try #require(tap())
        show("loaded")
        load.end()
        session.updateIfPossible()
        #expect(socket.frames == ["[0,0]", #"[1,1,[["t",2,"loaded"]],1]"#])
        #expect(await turns { !session.firstValues.areAwaited })
        #expect(socket.frames.count == 2)
    }

    @Test func `an answer waits no longer than the limit, and those after it do not wait`() async throws {
        let load = try #require(tap())
        #expect(await turns { clock.sleeperCount == 1 })
        clock.advance(by: SessionLimits().loadOfFrame)
        #expect(await turns { !socket.numberedFrames.isEmpty })
        #expect(socket.numberedFrames == [#"[1,1,[["t",2,"loading"]],1]"#])
        let next = try #require(tap(2))
        #expect(socket.frames.last == "[0,2]")
        show("loaded")
        load.end()
        next.end()
        session.receive(.acknowledge(frame: 1), from: socket)
        #expect(await turns { socket.numberedFrames.count == 2 })
        #expect(socket.numberedFrames.last == #"[2,2,[["t",2,"loaded"]]]"#)
        // All values have come: the next that is missing is waited for again.
        let last = try #require(tap(3))
        await nextTurn()
        #expect(socket.numberedFrames.count == 2)
        last.end()
        #expect(await turns { socket.numberedFrames.count == 3 })
    }

    @Test func `an event that changes nothing until its values come is acknowledged then`() async throws {
        var load: PendingLoads.Load?
        button.onEvent = { _ in
            load = PendingLoads.current?.begin()
            return true
        }
        session.receive(.event(number: 1, element: button.id, .tap), from: socket)
        await nextTurn()
        #expect(socket.frames == ["[0,0]"])
        load?.end()
        #expect(await turns { socket.frames.count == 2 })
        #expect(socket.frames.last == "[0,1]")
    }

    @Test func `a page that leaves while its answer waits finds it when it is back`() async throws {
        let load = try #require(tap())
        #expect(session.disconnect(socket))
        show("loaded")
        load.end()
        await nextTurn()
        let next = SocketRecorder()
        session.connect(next, frame: 0)
        #expect(await turns { !next.numberedFrames.isEmpty })
        #expect(next.numberedFrames.last?.contains("loaded") == true)
    }

    @Test func `a session that ends while an answer waits keeps nothing`() async throws {
        let load = try #require(tap())
        session.end(.serverStops)
        load.end()
        await nextTurn()
        #expect(socket.numberedFrames.isEmpty && window.isClosed)
    }
}
