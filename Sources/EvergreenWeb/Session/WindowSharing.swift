import EvergreenRuntime

/// Finds pages that show the same, and that nobody has touched, and has them share one window.
@MainActor
final class WindowSharing {
    /// How many shared windows there are at most, and how many sessions are kept to find others that show the same.
    static let limit = 100
    /// How often it is looked whether a page has come to rest, before it is left alone.
    static let maximumLooks = 10

    private struct Candidate {
        weak var session: Session?
        var looks = 0
    }

    private let pause: Duration
    private let clock: any Clock<Duration>
    private var candidates: [Candidate] = []
    /// Those that no other was like: the latest are the last.
    private var singles: [Candidate] = []
    private var windows: [SharedWindow] = []
    private var task: Task<Void, Never>?
    /// Called when a session has given up its own window.
    private let onShare: @MainActor () -> Void

    /// - Parameters:
    ///   - pause: How long nothing happens on a page before.
    ///   - clock: Measures that.
    ///   - onShare: Called when a session has given up its own window.
    init(pause: Duration, clock: any Clock<Duration>, onShare: @escaping @MainActor () -> Void) {
        self.pause = pause
        self.clock = clock
        self.onShare = onShare
    }

    /// A session has a socket.
    func add(_ session: Session) {
        candidates.append(Candidate(session: session))
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

    /// Opens a window for a page that may come to share one.
    ///
    /// - Parameter open: Opens a window whose elements have these numbers.
    func openWindow(
        for audience: SharedWindow.Audience,
        _ open: @MainActor (ElementNumbering) -> any SessionWindow
    ) -> any SessionWindow {
        guard let shared = windows.first(where: { !$0.isFrozen && $0.audience == audience }) else {
            return open(ElementNumbering())
        }
        return shared.openWindow(open)
    }

    func close() {
        task?.cancel()
        candidates.removeAll()
        singles.removeAll()
        windows.removeAll()
    }

    /// Looks at all candidates. Other work has its turns in between.
    private func look() async {
        var later: [Candidate] = []
        let present = candidates
        candidates.removeAll()
        for var candidate in present {
            guard let session = candidate.session, !session.isTouched, session.membership == nil else { continue }
            candidate.looks += 1
            if candidate.looks == 1 || !session.canShareWindow() {
                if candidate.looks < Self.maximumLooks { later.append(candidate) }
            } else if !share(session) {
                keep(session)
            }
            await Task.yield()
        }
        candidates += later
    }

    /// Has a session share its window with another one. Returns whether one was found.
    private func share(_ session: Session) -> Bool {
        if windows.contains(where: { session.join($0) }) {
            onShare()
            return true
        }
        guard windows.count < Self.limit, let audience = session.audience else { return false }
        for (index, candidate) in singles.enumerated().reversed() {
            guard let other = candidate.session, other !== session, other.canShareWindow(), other.audience == audience,
                let window = session.window, let otherWindow = other.window,
                window.isInterchangeable(with: otherWindow), let shared = other.makeSharedWindow()
            else { continue }
            singles.remove(at: index)
            guard other.join(shared) else {
                shared.close()
                return false
            }
            shared.onEnd = { [weak self, weak shared] in self?.windows.removeAll { $0 === shared } }
            windows.append(shared)
            onShare()
            return share(session)
        }
        return false
    }

    private func keep(_ session: Session) {
        singles.removeAll { $0.session == nil || $0.session?.isTouched == true || $0.session === session }
        singles.append(Candidate(session: session))
        if singles.count > Self.limit { singles.removeFirst() }
    }
}
