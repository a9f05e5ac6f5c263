import DequeModule

/// The pages whose socket has not connected yet. Their views are kept, up to a total size.
@MainActor
struct WaitingPages {
    /// The sessions of the pages, with their sizes in bytes, oldest first.
    private var pages: Deque<(session: Session, bytes: Int)> = []
    private var bytes = 0
    private let limit: Int

    /// - Parameter limit: The maximum size of all pages, in bytes of HTML. The last page is kept in any case.
    init(limit: Int) { self.limit = limit }

    /// Adds a page. Returns the sessions of the oldest ones beyond the limit, whose views must be released.
    mutating func add(_ session: Session, bytes: Int) -> [Session] {
        pages.append((session, bytes))
        self.bytes += bytes
        var excess: [Session] = []
        while self.bytes > limit, pages.count > 1, let oldest = pages.popFirst() {
            self.bytes -= oldest.bytes
            excess.append(oldest.session)
        }
        return excess
    }

    /// Removes a page, because its socket has connected or its session has ended.
    mutating func remove(_ session: Session) {
        guard let index = pages.firstIndex(where: { $0.session === session }) else { return }
        bytes -= pages.remove(at: index).bytes
    }
}
