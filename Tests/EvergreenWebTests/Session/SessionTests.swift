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
        session = Session(window: window, client: .random(), address: "", limits: limits, logger: .forTests)
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

    @Test func `an event that comes twice is carried out once`() {
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

    @Test func `an event for what is gone, disabled or of another kind changes nothing`() {
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
        window.document.root.setChildren([])
        session.receive(.event(number: 4, element: text.id, .tap), from: socket)
        #expect(taps == 0)
        #expect(socket.closed == nil)
    }

    @Test func `a refused event puts the screen right`() {
        let toggle = window.make(.toggle(isOn: false))
        window.document.root.setChildren([toggle])
        let socket = SocketRecorder()
        session.connect(socket, frame: 0)
        session.receive(.event(number: 1, element: toggle.id, .toggle(true)), from: socket)
        #expect(socket.frames.contains(#"[2,1,[["a",[3,0],{"checked":null}]],1]"#), "\(socket.frames)")
    }

    @Test func `what was typed is not sent back, what became of it is`() throws {
        let app = PlayersWindows(count: 1)
        let window = app.open()
        let field = window.textField("Name", "")
        window.document.root.setChildren([field])
        let session = Session(
            window: window,
            client: .random(),
            address: "",
            limits: SessionLimits(),
            logger: .forTests
        )
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

    @Test func `a page that comes back gets the frames that it missed`() async throws {
        let first = SocketRecorder()
        session.connect(first, frame: 0)
        for number in 1...3 {
            show(number)
            #expect(await turns { first.numberedFrames.count == number })
        }
        try page.carryOut(frame: first.numberedFrames[0])
        #expect(session.disconnect(first))
        show(4)
        let second = SocketRecorder()
        session.connect(second, frame: 1)
        #expect(second.numberedFrames.count == 3)
        for frame in second.numberedFrames { try page.carryOut(frame: frame) }
        #expect(page.root.find("e2")?.text == "4")
    }

    @Test func `a page that missed frames that are gone is redrawn`() async throws {
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
        #expect(try #require(second.numberedFrames.first).hasPrefix(#"[4,0,[["w","<main id=\"e1\""#))
    }

    @Test func `a page that lost its way is redrawn`() {
        let socket = SocketRecorder()
        session.connect(socket, frame: -1)
        #expect(socket.numberedFrames.count == 1)
        #expect(socket.numberedFrames[0].contains("[\"w\","))
    }

    @Test func `a page that claims frames that were never sent is refused`() {
        let socket = SocketRecorder()
        session.connect(socket, frame: 5)
        #expect(socket.closed != nil)
        let other = SocketRecorder()
        session.connect(other, frame: 0)
        session.receive(.acknowledge(frame: 5), from: other)
        #expect(other.closed != nil)
    }

    @Test func `rendering pauses for a page that reads too slowly, and catches up in one frame`() async throws {
        var limits = SessionLimits()
        limits.unacknowledgedFrames = 4
        let test = try SessionTests(limits: limits)
        let socket = SocketRecorder()
        test.session.connect(socket, frame: 0)
        for number in 1...100 {
            test.show(number)
            for _ in 0..<10 { await Task.yield() }
        }
        #expect(socket.numberedFrames.count == 4)
        for frame in socket.numberedFrames { try test.page.carryOut(frame: frame) }
        test.session.receive(.acknowledge(frame: 4), from: socket)
        #expect(socket.numberedFrames.count == 5)
        try test.page.carryOut(frame: socket.numberedFrames[4])
        #expect(test.page.root.find("e2")?.text == "100")
    }

    @Test func `nothing is rendered while there is no page`() async {
        let updates = window.updates
        show(1)
        for _ in 0..<100 { await Task.yield() }
        #expect(window.updates == updates)
    }

    @Test func `messages of a socket that was replaced do nothing`() {
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
