import EvergreenRuntime
import OrderedCollections

/// Finds pages that show the same, and on which nothing is done, and has them share one window.
@MainActor
final class WindowSharing {
    /// How many shared windows there are at most, and how many sessions are kept to find others that show the same.
    static let limit = 100
    /// How often it is looked whether a page has come to rest, before it is left alone.
    static let maximumLooks = 10
    /// How often a page is compared with others before it is left alone: one that is a commit ahead or behind differs for a moment
    /// from the others.
    static let maximumComparisons = 3
    /// How long drawing a frame usually takes, and how often it is waited for that.
    private static let drawingPause = Duration.milliseconds(1)
    private static let maximumPauses = 10

    @MainActor
    private struct Candidate {
        weak var session: Session?
        /// How often it was looked at since it was touched last.
        var quietLooks = 0
        /// How often it was compared with others since then.
        var comparisons = 0
        private var touches: Int

        init(_ session: Session) {
            self.session = session
            touches = session.touches
        }

        /// Nil if it was touched since it was looked at last.
        var untouchedSession: Session? { session.flatMap { $0.touches == touches ? $0 : nil } }

        /// It is looked at.
        mutating func look() {
            if session?.touches != touches { (quietLooks, comparisons) = (0, 0) }
            touches = session?.touches ?? 0
            quietLooks += 1
        }
    }

    private let pause: Duration
    /// How often a page is found untouched before it is compared, once it was touched.
    private let looksBeforeSharingAgain: Int
    private let clock: any Clock<Duration>
    private var candidates: [Candidate] = []
    /// Those that no other was like: the latest are the last.
    private var singles: [Candidate] = []
    /// Pages that wait for their sockets, and that no other was like: for each audience the latest one.
    private var waitingPages: OrderedDictionary<SharedWindow.Audience, Candidate> = [:]
    private var windows: [SharedWindow] = []
    private var task: Task<Void, Never>?
    /// Called when a session has given up its own window.
    private let onShare: @MainActor () -> Void

    /// - Parameters:
    ///   - pause: How long nothing happens on a page before.
    ///   - pauseAfterTouch: The same for a page that was touched.
    ///   - clock: Measures that.
    ///   - onShare: Called when a session has given up its own window.
    init(
        pause: Duration,
        pauseAfterTouch: Duration,
        clock: any Clock<Duration>,
        onShare: @escaping @MainActor () -> Void
    ) {
        self.pause = pause
        looksBeforeSharingAgain = max(1, Int((pauseAfterTouch / pause).rounded(.up)))
        self.clock = clock
        self.onShare = onShare
    }

    /// A session has a socket, or was touched.
    func add(_ session: Session) {
        guard !session.isSharingCandidate else { return }
        session.isSharingCandidate = true
        candidates.append(Candidate(session))
        guard task == nil else { return }
        task = Task { [weak self, clock, pause] in
            while (try? await clock.sleep(for: pause)) != nil, let self, !Task.isCancelled {
                await look()
                guard candidates.isEmpty else { continue }
                task = nil
                return
            }
        }
    }

    /// The first page of a session was drawn. If one that waits for its socket, too, shows the same, both share a window, and those
    /// that are opened next begin with it.
    func addFirstPage(of session: Session) {
        guard session.canShareFirstPage, let audience = session.audience else { return }
        let others = [waitingPages.removeValue(forKey: audience)].compactMap(\.self)
            .filter { $0.untouchedSession?.canShareFirstPage == true }
        guard !share(session, orWith: others) else { return }
        waitingPages[audience] = Candidate(session)
        if waitingPages.count > Self.limit { waitingPages.removeFirst() }
    }

    /// A window that a page may begin with; nil if it needs one of its own.
    func window(forFirstPageOf visitor: Visitor, audience: SharedWindow.Audience) -> SharedWindow? {
        windows.first { $0.audience == audience && $0.canBegin(pageOf: visitor) }
    }

    /// Opens a window for a page that may come to share one.
    ///
    /// - Parameter open: Opens a window whose elements have these numbers.
    func openWindow(
        for audience: SharedWindow.Audience,
        _ open: @MainActor (ElementNumbering) -> any SessionWindow
    ) -> any SessionWindow {
        guard let shared = windows.first(where: { $0.isInitial && !$0.isFrozen && $0.audience == audience }) else {
            return open(ElementNumbering())
        }
        return shared.openWindow(open)
    }

    func close() {
        task?.cancel()
        candidates.removeAll()
        singles.removeAll()
        waitingPages.removeAll()
        windows.removeAll()
    }

    /// Looks at all candidates. Other work has its turns in between.
    private func look() async {
        var later: [Candidate] = []
        let present = candidates
        candidates.removeAll()
        for var candidate in present {
            guard let session = candidate.session else { continue }
            candidate.look()
            let looksBefore = session.isTouched ? looksBeforeSharingAgain : 1
            guard candidate.quietLooks > looksBefore else {
                later.append(candidate)
                continue
            }
            await bringUpToDate(session)
            guard candidate.untouchedSession != nil else {
                later.append(candidate)
                continue
            }
            if session.membership != nil {
                session.isSharingCandidate = false
            } else if session.canShareWindow {
                let isAlone = !share(session, orWith: singles)
                if isAlone {
                    keep(session)
                    candidate.comparisons += 1
                }
                let isComparedAgain = candidate.comparisons < Self.maximumComparisons && hasPeers(session)
                session.isSharingCandidate = isAlone && isComparedAgain
            } else {
                session.isSharingCandidate = candidate.quietLooks < looksBefore + Self.maximumLooks
            }
            if session.isSharingCandidate { later.append(candidate) }
            await Task.yield()
        }
        candidates += later
    }

    /// Sends the pending changes of a session and of its peers, and waits until their frames are drawn. Under steady commits, each
    /// of them would have pending changes whenever it is compared.
    private func bringUpToDate(_ session: Session) async {
        guard session.mayShareWindow else { return }
        let sessions = [session] + peers(of: session).filter(\.mayShareWindow)
        for _ in 0..<Self.maximumPauses {
            for session in sessions { session.bringUpToDate() }
            guard sessions.contains(where: { !$0.isUpToDate }) else { return }
            try? await clock.sleep(for: Self.drawingPause)
        }
    }

    /// Has a session share a window: one that is there, or one that is made for it and another one of these.
    ///
    /// - Returns: Whether it does.
    private func share(_ session: Session, orWith others: [Candidate]) -> Bool {
        joins(session) || makesWindow(for: session, and: others) && joins(session)
    }

    /// Has a session share a window that is there. Returns whether one shows the same.
    private func joins(_ session: Session) -> Bool {
        guard windows.contains(where: { session.join($0) }) else { return false }
        onShare()
        return true
    }

    /// Makes a window that a session can share with another one, which does. Returns whether one was found.
    private func makesWindow(for session: Session, and others: [Candidate]) -> Bool {
        guard windows.count < Self.limit, let audience = session.audience else { return false }
        for candidate in others.reversed() {
            guard let other = candidate.untouchedSession, other !== session, other.canShareWindow,
                other.audience == audience, session.isInterchangeable(with: other),
                let shared = other.makeSharedWindow()
            else { continue }
            singles.removeAll { $0.session === other }
            guard other.join(shared) else {
                shared.close()
                return false
            }
            shared.onEnd = { [weak self, weak shared] in self?.windows.removeAll { $0 === shared } }
            windows.append(shared)
            onShare()
            return true
        }
        return false
    }

    /// The other sessions with windows of their own that may come to show the same.
    private func peers(of session: Session) -> [Session] {
        guard let audience = session.audience else { return [] }
        return singles.compactMap(\.untouchedSession).filter { $0 !== session && $0.audience == audience }
    }

    /// Whether anything may come to show the same.
    private func hasPeers(_ session: Session) -> Bool {
        windows.contains { $0.audience == session.audience } || !peers(of: session).isEmpty
    }

    private func keep(_ session: Session) {
        singles.removeAll { $0.untouchedSession == nil || $0.session === session }
        singles.append(Candidate(session))
        if singles.count > Self.limit { singles.removeFirst() }
    }
}
