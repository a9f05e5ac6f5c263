import EvergreenConcurrency
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Frames with new views whose first values are pending.
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

    /// Taps the button, which shows "loading" until a value arrives.
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

    @Test func `an answer contains the values that arrive within the limit, and no placeholders`() async throws {
        let load = try #require(tap())
        #expect(socket.frames == ["[0,0]"])
        show("loaded")
        load.end()
        #expect(await turns { !socket.numberedFrames.isEmpty })
        #expect(socket.frames == ["[0,0]", #"[1,1,[["t",2,"loaded"]],1]"#])
        #expect(await turns { clock.sleeperCount == 0 })
    }

    @Test func `an event answered by another frame is not answered again`() async throws {
        let load = try #require(tap())
        show("loaded")
        load.end()
        button.onEvent = { _ in true }
        session.receive(.event(number: 2, element: button.id, .tap), from: socket)
        #expect(await turns { !session.firstValues.areAwaited })
        // The first event is answered before the second one, which changes nothing.
        #expect(socket.frames == ["[0,0]", #"[1,1,[["t",2,"loaded"]]]"#, "[0,2]"])
        // An update has no more events to answer.
        session.updateOrGreet()
        #expect(socket.frames.count == 3)
    }

    @Test func `an update replaces a pending answer`() async throws {
        let load = try #require(tap())
        show("loaded")
        load.end()
        session.updateIfPossible()
        #expect(socket.frames == ["[0,0]", #"[1,1,[["t",2,"loaded"]],1]"#])
        #expect(await turns { !session.firstValues.areAwaited })
        #expect(socket.frames.count == 2)
    }

    @Test func `an answer waits no longer than the limit, and later ones do not wait`() async throws {
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
        // All values have arrived: the next pending value is awaited again.
        let last = try #require(tap(3))
        await nextTurn()
        #expect(socket.numberedFrames.count == 2)
        last.end()
        #expect(await turns { socket.numberedFrames.count == 3 })
    }

    @Test func `an event that changes nothing is acknowledged when its values have arrived`() async throws {
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

    @Test func `a page that reconnects receives the answer pending at its disconnection`() async throws {
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

    @Test func `a session that ends discards its pending answer`() async throws {
        let load = try #require(tap())
        session.end(.serverStops)
        load.end()
        await nextTurn()
        #expect(socket.numberedFrames.isEmpty && window.isClosed)
    }
}
