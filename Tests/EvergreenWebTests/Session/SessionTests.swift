import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct SessionTests {
    let window = HandmadeWindow()
    let text: Element
    let session: Session
    let page: PageModel

    init() throws {
        try self.init(limits: SessionLimits())
    }

    private init(limits: SessionLimits) throws {
        text = window.text("0")
        window.document.root.setChildren([text])
        session = Session(of: window, limits: limits)
        page = try PageModel(html: session.draw().html)
    }

    private func show(_ number: Int) {
        window.change { text.change { $0.kind = .text("\(number)") } }
    }

    @Test func `all changes of a turn are one frame`() async {
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        for number in 1...10 { show(number) }
        #expect(await turns { !socket.numberedFrames.isEmpty })
        #expect(socket.numberedFrames == [#"[1,0,[["t",2,"10"]]]"#])
    }

    @Test func `changes are throttled to the frame rate`() async {
        let clock = ManualClock()
        let session = Session(of: window, clock: clock)
        _ = session.draw()
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        show(1)
        #expect(await turns { socket.numberedFrames.count == 1 })
        #expect(clock.sleeperCount == 0)
        for number in 2...9 {
            show(number)
            await Task.yield()
        }
        #expect(await turns { clock.sleeperCount == 1 })
        clock.advance(by: FrameClock.interval)
        #expect(await turns { socket.numberedFrames.count == 2 })
        // User input is answered immediately, including its consequences.
        text.onEvent = { _ in
            self.show(10)
            return true
        }
        session.receive(.event(number: 1, element: text.id, .tap), from: socket)
        #expect(socket.numberedFrames.count == 3)
        await nextTurn()
        // A page that has shown the last frame is ready for the next.
        show(11)
        #expect(await turns { clock.sleeperCount == 1 })
        session.receive(.acknowledge(frame: 3), from: socket)
        #expect(await turns { socket.numberedFrames.count == 4 })
        #expect(socket.numberedFrames.map(shownNumber) == ["1", "9", "10", "11"])
    }

    private func shownNumber(of frame: String) -> String {
        String(frame.drop { $0 != "t" }.dropFirst(6).prefix { $0 != "\"" })
    }

    @Test func `an event is answered in its own turn`() {
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        text.onEvent = { _ in
            show(1)
            return true
        }
        session.receive(.event(number: 7, element: text.id, .tap), from: socket)
        #expect(socket.frames == ["[0,0]", #"[1,7,[["t",2,"1"]],1]"#])
    }

    @Test func `an event that changes nothing is acknowledged`() {
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        text.onEvent = { _ in true }
        session.receive(.event(number: 7, element: text.id, .tap), from: socket)
        #expect(socket.frames == ["[0,0]", "[0,7]"])
    }

    @Test func `an event that arrives twice is handled once`() {
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        var taps = 0
        text.onEvent = { _ in
            taps += 1
            return true
        }
        session.receive(.event(number: 1, element: text.id, .tap), from: socket)
        session.receive(.event(number: 1, element: text.id, .tap), from: socket)
        #expect(taps == 1)
    }

    @Test func `an event for a missing, disabled, hidden or different element changes nothing`() {
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        var taps = 0
        text.onEvent = { event in
            guard event == .tap else { return false }
            taps += 1
            return true
        }
        session.receive(.event(number: 1, element: ElementID(rawValue: 99), .tap), from: socket)
        session.receive(.event(number: 2, element: text.id, .dismiss), from: socket)
        window.document.root.change { $0.attributes.isDisabled = true }
        session.receive(.event(number: 3, element: text.id, .tap), from: socket)
        window.document.root.change { $0.attributes.isDisabled = false }
        window.document.root.change { $0.style = [.hidden] }
        session.receive(.event(number: 4, element: text.id, .tap), from: socket)
        window.document.root.setChildren([])
        session.receive(.event(number: 5, element: text.id, .tap), from: socket)
        #expect(taps == 0)
        #expect(socket.closed == nil)
    }

    @Test func `a rejected event reverts the page`() {
        let toggle = window.make(.toggle(isOn: false))
        window.document.root.setChildren([toggle])
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        session.receive(.event(number: 1, element: toggle.id, .toggle(true)), from: socket)
        #expect(socket.frames.contains(#"[2,1,[["a",[3,0],{"checked":null}]],1]"#), "\(socket.frames)")
    }

    @Test func `unread answers to rejected events are limited`() async throws {
        var limits = SessionLimits()
        limits.unacknowledgedBytes = 200_000
        let text = String(repeating: "x", count: 60_000)
        let field = window.make(.textField(.init(label: "Name", prompt: "", text: text, isContinuous: true)))
        window.document.root.setChildren([field])
        let session = Session(of: window, limits: limits)
        _ = session.draw()
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        for number in 1...1_000 {
            session.receive(.event(number: number, element: field.id, .toggle(true)), from: socket)
        }
        #expect(socket.frames.map(\.utf8.count).reduce(0, +) < 300_000)

        // The correct state is sent once the page reads again, and only once.
        let count = socket.numberedFrames.count
        session.receive(.acknowledge(frame: count), from: socket)
        #expect(await turns { socket.numberedFrames.count == count + 1 })
        #expect(try #require(socket.numberedFrames.last).contains("\"value\":\"xxx"))
        session.receive(.acknowledge(frame: count + 1), from: socket)
        for _ in 0..<10 { await nextTurn() }
        #expect(socket.numberedFrames.count == count + 1)
    }

    @Test func `pages of one address share a limit, and each makes progress`() async throws {
        var limits = SessionLimits()
        limits.unacknowledgedBytesPerAddress = 100
        let budget = FrameBudget(limits: limits)
        let windows = (0..<2).map { _ in HandmadeWindow() }
        let sessions = windows.map { Session(of: $0, limits: limits, budget: budget) }
        let sockets = windows.map { _ in SocketRecorder() }
        for (index, window) in windows.enumerated() {
            window.document.root.setChildren([window.text("")])
            _ = sessions[index].draw()
            sessions[index].connect(sockets[index], frame: 0)
        }
        func show(_ text: String, in index: Int) async {
            let text = windows[index].text(text)
            windows[index].change { windows[index].document.root.setChildren([text]) }
            await nextTurn()
        }
        await show(String(repeating: "a", count: 200), in: 0)
        await show("b", in: 0)
        #expect(sockets[0].numberedFrames.count == 1)
        await show("c", in: 1)
        await show("d", in: 1)
        #expect(sockets[1].numberedFrames.count == 1)
        sessions[0].receive(.acknowledge(frame: 1), from: sockets[0])
        #expect(await turns { sockets[0].numberedFrames.count == 2 })
        sessions[1].receive(.acknowledge(frame: 1), from: sockets[1])
        #expect(await turns { sockets[1].numberedFrames.count == 2 })
        #expect(try #require(sockets[1].numberedFrames.last).contains("d"))
    }

    @Test func `discarded views are rebuilt for the socket`() throws {
        var windows: [HandmadeWindow] = []
        let session = Session(
            client: .random(),
            address: "",
            limits: SessionLimits(),
            budget: FrameBudget(limits: SessionLimits()),
            workQueue: WorkQueue(),
            logger: .forTests
        ) { _ in
            let window = HandmadeWindow()
            window.document.root.setChildren([window.text("view \(windows.count)")])
            windows.append(window)
            return window
        }
        _ = session.draw()
        session.releaseViews()
        #expect(windows[0].isClosed)
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        #expect(windows.count == 2)
        #expect(try #require(socket.numberedFrames.last).contains("view 1"))
        session.releaseViews()
        #expect(!windows[1].isClosed)

        // An event for an element of the old views does not reach the new element with the same id.
        var taps = 0
        let text = try #require(windows[1].document.root.children.first)
        text.onEvent = { _ in
            taps += 1
            return true
        }
        session.receive(.event(number: 1, element: text.id, .tap), from: socket)
        #expect(taps == 0)
        #expect(socket.frames.last == "[0,1]")
        session.receive(.acknowledge(frame: 1), from: socket)
        session.receive(.event(number: 2, element: text.id, .tap), from: socket)
        #expect(taps == 1)
    }

    @Test func `typed text is not sent back, and its transformed value is`() throws {
        let app = PlayersWindows(count: 1)
        let window = app.open()
        let field = window.textField("Name", "")
        window.document.root.setChildren([field])
        let session = Session(of: window)
        _ = session.draw()
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        let before = socket.numberedFrames.count
        session.receive(.event(number: 1, element: field.id, .input("Zoë")), from: socket)
        #expect(socket.numberedFrames.count == before)
        field.change { $0.kind = .textField(.init(label: "Name", prompt: "", text: "ZOË", isContinuous: true)) }
        session.receive(.event(number: 2, element: ElementID(rawValue: 0), .tap), from: socket)
        #expect(try #require(socket.numberedFrames.last).contains(#",1],{"value":"ZOË"}]"#))
    }

    @Test func `a reconnecting page receives the frames that it missed`() async throws {
        let first = SocketRecorder()
        session.connect(first, frame: 0)
        for number in 1...3 {
            show(number)
            #expect(await turns { first.numberedFrames.count == number })
        }
        try page.apply(frame: first.numberedFrames[0])
        #expect(session.disconnect(first))
        show(4)
        let second = SocketRecorder()
        session.connect(second, frame: 1)
        #expect(second.numberedFrames.count == 3)
        for frame in second.numberedFrames { try page.apply(frame: frame) }
        #expect(page.root.find("e2")?.text == "4")
    }

    @Test func `a page that missed discarded frames is redrawn`() async throws {
        let first = SocketRecorder()
        session.connect(first, frame: 0)
        for number in 1...3 {
            show(number)
            #expect(await turns { first.numberedFrames.count == number })
        }
        session.receive(.acknowledge(frame: 3), from: first)
        let second = SocketRecorder()
        session.connect(second, frame: 1)
        #expect(first.closed == .takenOver)
        #expect(second.numberedFrames.count == 1)
        #expect(try #require(second.numberedFrames.first).hasPrefix(#"[4,0,[["w","<main id=e1"#))
    }

    @Test func `a page that requests a redraw is redrawn`() {
        let socket = SocketRecorder()
        session.connect(socket, frame: -1)
        #expect(socket.numberedFrames.count == 1)
        #expect(socket.numberedFrames[0].contains("[\"w\","))
    }

    @Test func `a page that claims frames that were never sent is rejected`() {
        let socket = SocketRecorder()
        session.connect(socket, frame: 5)
        #expect(socket.closed != nil)
        let other = SocketRecorder()
        session.connect(other, frame: 0)
        session.receive(.acknowledge(frame: 5), from: other)
        #expect(other.closed != nil)
    }

    @Test func `rendering pauses for a slow page, which catches up in one frame`() async throws {
        var limits = SessionLimits()
        limits.unacknowledgedFrames = 4
        let test = try SessionTests(limits: limits)
        let socket = SocketRecorder()
        test.session.connect(socket, frame: 0)
        var number = 0
        let isPaused = await turns {
            number += 1
            test.show(number)
            return socket.numberedFrames.count == 4
        }
        #expect(isPaused)
        for _ in 0..<10 { await nextTurn() }
        #expect(socket.numberedFrames.count == 4)
        for frame in socket.numberedFrames { try test.page.apply(frame: frame) }
        test.session.receive(.acknowledge(frame: 4), from: socket)
        #expect(await turns { socket.numberedFrames.count == 5 })
        try test.page.apply(frame: try #require(socket.numberedFrames.last))
        #expect(test.page.root.find("e2")?.text == "\(number)")
    }

    @Test func `an acknowledgement that unblocks nothing takes no turn of the main actor and discards the frame`() async
    {
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        for number in 1...2 {
            show(number)
            #expect(await turns { socket.numberedFrames.count == number })
        }
        #expect(session.frames.load.bytes > 0)
        #expect(socket.acknowledge(2))
        #expect(session.frames.load.bytes == 0)
        // The session knows: a page that has missed nothing receives nothing.
        let next = SocketRecorder()
        session.connect(next, frame: 2)
        #expect(next.numberedFrames.isEmpty)
    }

    @Test func `acknowledgements that are repeated, out of range or of a previous socket are left to the session`()
        async
    {
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        #expect(!socket.acknowledge(1))
        show(1)
        #expect(await turns { socket.numberedFrames.count == 1 })
        for frame in [-1, 0, 2, .max, .min] { #expect(!socket.acknowledge(frame)) }
        let next = SocketRecorder()
        session.connect(next, frame: 0)
        #expect(!socket.acknowledge(1))
        #expect(next.acknowledge(1))
        #expect(!next.acknowledge(1))
        session.end(.serverStops)
        #expect(!next.acknowledge(1))
    }

    @Test func `a slow page catches up, whichever thread takes its acknowledgements`() async throws {
        var limits = SessionLimits()
        limits.unacknowledgedFrames = 4
        let test = try SessionTests(limits: limits)
        let socket = SocketRecorder()
        test.session.connect(socket, frame: 0)
        var (number, acknowledged, taken) = (0, 0, 0)
        for _ in 1...20 {
            for _ in 1...6 {
                number += 1
                test.show(number)
                await nextTurn()
            }
            let count = socket.numberedFrames.count
            guard count > acknowledged else { continue }
            acknowledged = count
            if socket.acknowledge(count) {
                taken += 1
            } else {
                test.session.receive(.acknowledge(frame: count), from: socket)
            }
        }
        #expect(taken < 20)
        #expect(
            await turns {
                let count = socket.numberedFrames.count
                if count > acknowledged, !socket.acknowledge(count) {
                    test.session.receive(.acknowledge(frame: count), from: socket)
                }
                acknowledged = count
                return socket.numberedFrames.last?.contains("\"\(number)\"") ?? false
            }
        )
        for frame in socket.numberedFrames { try test.page.apply(frame: frame) }
        #expect(test.page.root.find("e2")?.text == "\(number)")
    }

    @Test func `nothing is rendered without a page`() async {
        let updates = window.updates
        show(1)
        await nextTurn()
        #expect(window.updates == updates)
    }

    @Test func `messages of a replaced socket are ignored`() {
        let first = SocketRecorder()
        let second = SocketRecorder()
        session.connect(first, frame: 0)
        session.connect(second, frame: 0)
        var taps = 0
        text.onEvent = { _ in
            taps += 1
            return true
        }
        session.receive(.event(number: 1, element: text.id, .tap), from: first)
        #expect(taps == 0)
        #expect(!session.disconnect(first))
    }
}
