import EvergreenRuntime
import OrderedCollections

/// Finds pages with the same content and without interactions, and lets them share one window.
@MainActor
final class WindowSharing {
    /// The maximum number of shared windows, and of sessions that are kept for comparison with others.
    static let limit = 100
    /// The maximum number of checks whether a page is idle.
    static let maximumChecks = 10
    /// The maximum number of comparisons of a page: one that is a commit ahead of or behind the others differs only for a moment.
    static let maximumComparisons = 3
    /// The time that rendering a frame usually takes, and the maximum number of waits for it.
    private static let drawingPause = Duration.milliseconds(1)
    private static let maximumPauses = 10

    @MainActor
    private struct Candidate {
        weak var session: Session?
        /// The number of checks since it was last touched.
        var idleChecks = 0
        /// The number of comparisons since then.
        var comparisons = 0
        private var touches: Int

        init(_ session: Session) {
            self.session = session
            touches = session.touches
        }

        /// Nil if it was touched since the last check.
        var untouchedSession: Session? { session.flatMap { $0.touches == touches ? $0 : nil } }

        /// Called for each check.
        mutating func check() {
            if session?.touches != touches { (idleChecks, comparisons) = (0, 0) }
            touches = session?.touches ?? 0
            idleChecks += 1
        }
    }

    private let pause: Duration
    /// The number of checks without interaction before a page that was touched is compared.
    private let checksBeforeSharingAgain: Int
    private let clock: any Clock<Duration>
    private var candidates: [Candidate] = []
    /// The candidates without a match, the latest last.
    private var singles: [Candidate] = []
    /// The latest first page per audience, if it had no match.
    private var firstPages: OrderedDictionary<SharedWindow.Audience, Candidate> = [:]
    private var windows: [SharedWindow] = []
    private var task: Task<Void, Never>?
    /// Called when a session has discarded its own window.
    private let onShare: @MainActor () -> Void

    /// - Parameters:
    ///   - pause: The idle time of a page before it is compared.
    ///   - pauseAfterTouch: The idle time of a page that was touched.
    ///   - clock: Measures the idle time.
    ///   - onShare: Called when a session has discarded its own window.
    init(
        pause: Duration,
        pauseAfterTouch: Duration,
        clock: any Clock<Duration>,
        onShare: @escaping @MainActor () -> Void
    ) {
        self.pause = pause
        checksBeforeSharingAgain = max(1, Int((pauseAfterTouch / pause).rounded(.up)))
        self.clock = clock
        self.onShare = onShare
    }

    /// Called when a session has a socket, or was touched.
    func add(_ session: Session) {
        guard !session.isSharingCandidate else { return }
        session.isSharingCandidate = true
        candidates.append(Candidate(session))
        guard task == nil else { return }
        task = Task { [weak self, clock, pause] in
            while (try? await clock.sleep(for: pause)) != nil, let self, !Task.isCancelled {
                await check()
                guard candidates.isEmpty else { continue }
                task = nil
                return
            }
        }
    }

    /// Called when the first page of a session was rendered. If the previous first page shows the same content, both share a window, with
    /// which further pages start.
    func addFirstPage(of session: Session) {
        guard session.canShareFirstPage, let audience = session.audience else { return }
        let others = [firstPages.removeValue(forKey: audience)].compactMap(\.self)
        guard !share(session, orWith: others) else { return }
        firstPages[audience] = Candidate(session)
        if firstPages.count > Self.limit { firstPages.removeFirst() }
    }

    /// Returns a window with which a page can start; nil if it needs its own.
    func window(forFirstPageOf visitor: Visitor, audience: SharedWindow.Audience) -> SharedWindow? {
        windows.first { $0.audience == audience && $0.canBegin(pageOf: visitor) }
            ?? audience.withoutQuery.flatMap { audience in
                // Links often have items that only analytics read, with a value per visitor.
                windows.first { $0.audience == audience && $0.canBegin(pageOf: visitor) && !$0.readsQuery }
            }
    }

    /// Opens a window for a page that may later share one.
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
        firstPages.removeAll()
        windows.removeAll()
    }

    /// Checks all candidates, in turns with other work.
    private func check() async {
        var later: [Candidate] = []
        let present = candidates
        candidates.removeAll()
        for var candidate in present {
            guard let session = candidate.session else { continue }
            candidate.check()
            let requiredChecks = session.isTouched ? checksBeforeSharingAgain : 1
            guard candidate.idleChecks > requiredChecks else {
                later.append(candidate)
                continue
            }
            await flushChanges(of: session)
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
                session.isSharingCandidate = candidate.idleChecks < requiredChecks + Self.maximumChecks
            }
            if session.isSharingCandidate { later.append(candidate) }
            await Task.yield()
        }
        candidates += later
    }

    /// Sends the pending changes of a session and its peers, and waits until their frames are rendered. With steady commits, each of them
    /// would otherwise always have pending changes when compared.
    private func flushChanges(of session: Session) async {
        guard session.mayShareWindow else { return }
        let sessions = [session] + peers(of: session).filter(\.mayShareWindow)
        for _ in 0..<Self.maximumPauses {
            for session in sessions { session.flushChanges() }
            guard sessions.contains(where: { !$0.isUpToDate }) else { return }
            try? await clock.sleep(for: Self.drawingPause)
        }
    }

    /// Lets a session share a window: an existing one, or one that is made for it and one of these candidates.
    ///
    /// - Returns: Whether it does.
    private func share(_ session: Session, orWith others: [Candidate]) -> Bool {
        joins(session) || makesWindow(for: session, and: others) && joins(session)
    }

    /// Lets a session share an existing window. Returns whether one matches.
    private func joins(_ session: Session) -> Bool {
        guard windows.contains(where: { session.join($0) }) else { return false }
        onShare()
        return true
    }

    /// Makes a shared window for a session and another one, which joins it. Returns whether one was found.
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

    /// Returns the other sessions with their own windows that may match.
    private func peers(of session: Session) -> [Session] {
        guard let audience = session.audience else { return [] }
        return singles.compactMap(\.untouchedSession).filter { $0 !== session && $0.audience == audience }
    }

    /// Whether another session or window may match.
    private func hasPeers(_ session: Session) -> Bool {
        windows.contains { $0.audience == session.audience } || !peers(of: session).isEmpty
    }

    private func keep(_ session: Session) {
        singles.removeAll { $0.untouchedSession == nil || $0.session === session }
        singles.append(Candidate(session))
        if singles.count > Self.limit { singles.removeFirst() }
    }
}
