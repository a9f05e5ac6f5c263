import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// A list shown by all pages, which changes for all of them at once, as a database does.
@MainActor
final class Feed {
    struct Item: Identifiable, Equatable {
        let id: Int
        var text: String
    }

    var items: [Item] {
        didSet { for source in sources { source.source?.source.invalidateObservers() } }
    }

    /// How many times a body has read the items.
    var reads = 0

    private struct WeakSource {
        weak var source: FeedSource?
    }

    private var sources: [WeakSource] = []

    init(_ items: [Item] = (1...3).map { Item(id: $0, text: "item \($0)") }) {
        self.items = items
    }

    func follow(_ source: FeedSource) { sources.append(WeakSource(source: source)) }
}

/// A view's reference to a feed.
@MainActor
final class FeedSource: InterchangeableSource {
    let source = StateSource()
    private weak var feed: Feed?

    init(_ feed: Feed) {
        self.feed = feed
        feed.follow(self)
    }

    func isInterchangeable(with other: AnyObject) -> Bool { (other as? FeedSource)?.feed === feed }
}

/// A feed observed by a view.
@propertyWrapper
struct ObservedFeed: DynamicProperty {
    let wrappedValue: Feed
    @OwnedSource private var source: FeedSource

    init(wrappedValue: Feed) {
        self.wrappedValue = wrappedValue
        _source = OwnedSource(wrappedValue: FeedSource(wrappedValue))
    }
}

/// Shows a feed with a button for each item, and the taps on this page.
struct FeedView: View {
    @ObservedFeed var feed: Feed
    @State var tapped: [Int] = []

    var body: some View {
        feed.reads += 1
        return VStack {
            Text("tapped \(tapped.map(String.init).joined(separator: " "))")
            ForEach(feed.items) { item in
                HStack {
                    Text(item.text).foregroundStyle(item.text.count > 7 ? .red : .blue)
                    Button("tap \(item.id)") { tapped.append(item.id) }
                }
            }
        }
    }
}

/// Opens pages that may share windows, each with a model of its browser.
@MainActor
final class SharedPages {
    @MainActor
    final class Page {
        let token: SessionToken
        let session: Session
        private(set) var socket: SocketRecorder
        let model: PageModel
        let unopenedQuery: String?
        private let firstRules: Set<String>
        private var readFrames = 0
        private var events = 0

        init(token: SessionToken, session: Session, socket: SocketRecorder, drawing: SessionDrawing) throws {
            self.token = token
            self.session = session
            self.socket = socket
            model = try PageModel(html: drawing.html)
            unopenedQuery = drawing.unopenedQuery
            firstRules = Set(drawing.styles.map(\.rule))
        }

        /// Applies the received frames.
        func read() throws {
            for frame in socket.numberedFrames.dropFirst(readFrames) { try model.apply(frame: frame) }
            readFrames = socket.numberedFrames.count
        }

        /// Applies the received frames and acknowledges them.
        func acknowledge() throws {
            try read()
            guard model.lastFrame > 0, !socket.acknowledge(model.lastFrame) else { return }
            session.receive(.acknowledge(frame: model.lastFrame), from: socket)
        }

        /// Sends an event of an element of this page.
        func send(_ event: ElementEvent, of element: Int) {
            events += 1
            session.receive(.event(number: events, element: ElementID(rawValue: element), event), from: socket)
        }

        /// Taps an item's button as shown by the page. Returns false if it is not shown.
        func tap(_ item: Int) throws -> Bool {
            try read()
            guard let id = model.root.button("tap \(item)")?.attributes["id"]?.dropFirst(), let number = Int(id) else {
                return false
            }
            send(.tap, of: number)
            return true
        }

        func show(_ phase: ScenePhase) {
            var traits = traits
            traits.scenePhase = phase
            send(.changeTraits(traits), of: 1)
        }

        /// Disconnects and connects another socket.
        func reconnect(in registry: SessionRegistry, client: ClientID) throws {
            registry.disconnect(socket, from: session)
            socket = SocketRecorder()
            readFrames = 0
            _ = try #require(registry.connect(socket, token: token.text, client: client, frame: model.lastFrame))
        }

        /// The server's traits of its screen.
        var traits: WindowTraits { document.root.description.traits }

        var isSharing: Bool { session.membership != nil }

        /// The server's document of the page.
        var document: Document {
            session.window?.document ?? session.membership?.shared.window.document ?? Document()
        }

        /// Whether the browser shows the server's document, with the same ids.
        func showsDocument() throws -> Bool {
            try read()
            let expected = try PageModel(html: SessionDrawing(of: ElementSnapshot(document.root)).html)
            return model.root.summary == expected.root.summary
        }

        var texts: [String] { model.root.texts }

        /// The rules that the page needs for its content and does not have.
        var missingRules: Set<String> {
            let needed = SessionDrawing(of: ElementSnapshot(document.root)).styles.map(\.rule)
            return Set(needed).subtracting(firstRules).subtracting(model.rules)
        }
    }

    let clock = ManualClock()
    let client = ClientID.random()
    let registry: SessionRegistry

    /// - Parameter pauseAfterTouch: How long a modified page must be idle before it may share again.
    /// - Parameter unacknowledgedFrames: The maximum number of frames in flight for a page.
    init(
        pauseAfterTouch: Duration = .seconds(30),
        unacknowledgedFrames: Int = SessionLimits().unacknowledgedFrames,
        _ root: @escaping @MainActor (_ page: Int) -> some View
    ) {
        var limits = SessionLimits()
        limits.unacknowledgedFrames = unacknowledgedFrames
        limits.idleBeforeSharing = .seconds(2)
        limits.idleBeforeSharingAgain = pauseAfterTouch
        var count = 0
        registry = SessionRegistry(limits: limits, clock: clock, frameClock: clock, logger: .forTests) {
            count += 1
            var environment = EnvironmentValues()
            $0.prepareEnvironment?(&environment)
            environment.windowLocation.address = $0.address
            environment.windowLocation.isContinued = $0.isContinued
            return ViewTree(root(count), environment: environment, start: $0)
        }
    }

    /// Opens pages that show a feed.
    convenience init(showing feed: Feed) {
        self.init { _ in FeedView(feed: feed) }
    }

    func open(visitor: Visitor = Visitor(), traits: WindowTraits = WindowTraits()) async throws -> Page {
        let (token, drawing) = try await registry.openPage(
            client: client,
            address: "",
            visitor: visitor,
            traits: traits
        )
        return try connect(token, drawing)
    }

    /// Connects the socket of an opened page.
    func connect(_ token: SessionToken, _ drawing: SessionDrawing) throws -> Page {
        let socket = SocketRecorder()
        let session = try #require(registry.connect(socket, token: token.text, client: client, frame: 0))
        return try Page(token: token, session: session, socket: socket, drawing: drawing)
    }

    /// Taps an item's button and delivers the consequences to the page.
    func tap(_ item: Int, on page: Page) async throws {
        #expect(try page.tap(item))
        await settle()
        try page.acknowledge()
    }

    /// How many windows some pages share.
    func sharedWindows(of pages: [Page]) -> Int {
        Set(pages.compactMap { $0.session.membership.map { ObjectIdentifier($0.shared) } }).count
    }

    /// Opens pages and advances time until they share what they can.
    func open(_ count: Int) async throws -> [Page] {
        var pages: [Page] = []
        for _ in 0..<count { pages.append(try await open()) }
        await rest()
        return pages
    }

    /// Advances time without activity.
    func rest() async {
        for _ in 0..<3 {
            clock.advance(by: .seconds(3))
            await settle()
        }
    }

    /// Advances time until modified pages can share again.
    func restLong() async {
        for _ in 0..<18 {
            clock.advance(by: .seconds(2))
            await settle()
        }
    }

    /// Runs all pending work of the main actor and delivers all frames.
    func settle() async {
        for _ in 0..<2 {
            for _ in 0..<20 { await nextTurn() }
            clock.advance(by: FrameClock.interval)
        }
        for _ in 0..<20 { await nextTurn() }
    }
}

extension ElementDescription {
    fileprivate var traits: WindowTraits {
        if case .window(_, let traits) = kind { traits } else { WindowTraits() }
    }
}

extension PageModel.Node {
    /// All texts in document order.
    var texts: [String] { (text.isEmpty ? [] : [text]) + children.flatMap(\.texts) }

    /// The button with a text.
    func button(_ title: String) -> PageModel.Node? {
        if tag == "button", texts.contains(title) { return self }
        for child in children {
            if let found = child.button(title) { return found }
        }
        return nil
    }
}
