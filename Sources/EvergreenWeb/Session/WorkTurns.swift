import DequeModule

/// The kinds of work. They have equal shares of the main actor, so that pages with constant changes stay responsive while others are
/// opened.
enum WorkKind: Hashable, Sendable {
    /// Handling a message of a page.
    case answer
    /// Updating a page after another change.
    case update
    /// Rendering a whole page: a first page, or the response to a hello.
    case drawing
}

/// The source that is charged for a piece of work.
struct WorkSource: Hashable, Sendable {
    /// The network address.
    var address: String
    /// The name of the session's token; empty for first pages.
    var session = ""
}

/// The order of the work of all sessions: the kinds take turns, within each the addresses, and within each of these its sessions.
///
/// The cost of a piece of work is charged to its kind, its address and its session (see ``FairTurns``). Under contention, those that have
/// used much wait longer.
///
/// A piece of work is not preempted: others wait for its end. So rendering, which is most expensive, is limited to a share of the time per
/// address, beyond a burst (``SessionLimits/drawingShare``). Beyond that, an address pauses while others have work. The cost of rendering
/// HTML off the main actor counts as well (``chargeDrawing(_:to:now:)``), which throttles clients that request many pages.
struct WorkTurns<Work: Sendable>: Sendable {
    struct Turn: Sendable {
        fileprivate let place: Place
        let work: Work
        var kind: WorkKind { place.kind }
        var source: WorkSource { place.source }
    }

    enum Next: Sendable {
        case turn(Turn)
        /// Rendering for an address is paused until ``WorkTurns/resume(_:)``. Others can have a turn.
        case pause(address: String, Duration, hasMore: Bool)
        case nothing
    }

    fileprivate struct Place: Hashable, Sendable {
        var kind: WorkKind
        var source: WorkSource
        var group: Group { Group(kind: kind, address: source.address) }
    }

    fileprivate struct Group: Hashable, Sendable {
        var kind: WorkKind
        var address: String
    }

    /// The time after its last turn for which an address counts as active.
    static var presence: Duration { .seconds(1) }

    private let limits: SessionLimits
    private var kinds = FairTurns<WorkKind>()
    private var addresses: [WorkKind: FairTurns<String>] = [:]
    private var sessions: [Group: FairTurns<String>] = [:]
    private var work: [Place: Deque<Work>] = [:]

    private var drawingBudgets: [String: TimeBudget] = [:]
    private var paused: Set<String> = []
    /// The last two addresses with a turn, and the times of their turns.
    private var last: (address: String, time: Duration)?
    private var lastOther: (address: String, time: Duration)?

    init(limits: SessionLimits) {
        self.limits = limits
    }

    /// - returns: Whether turns must be started.
    mutating func add(_ piece: Work, _ kind: WorkKind, for source: WorkSource) -> Bool {
        let place = Place(kind: kind, source: source)
        work[place, default: []].append(piece)
        sessions[place.group, default: FairTurns()].add(source.session)
        return kind == .drawing && paused.contains(source.address) ? false : activate(place.group)
    }

    private mutating func activate(_ group: Group) -> Bool {
        let wasEmpty = kinds.isEmpty
        addresses[group.kind, default: FairTurns()].add(group.address)
        kinds.add(group.kind)
        return wasEmpty
    }

    mutating func next(now: Duration) -> Next {
        guard let kind = kinds.next(), let address = addresses[kind]?.next() else { return .nothing }
        let group = Group(kind: kind, address: address)
        if kind == .drawing, let pause = pause(of: address, now: now) {
            paused.insert(address)
            endGroup(group, cost: .zero, hasMore: false)
            return .pause(address: address, pause, hasMore: !kinds.isEmpty)
        }
        guard let session = sessions[group]?.next() else { return .nothing }
        let place = Place(kind: kind, source: WorkSource(address: address, session: session))
        guard let piece = work[place]?.popFirst() else { return .nothing }
        return .turn(Turn(place: place, work: piece))
    }

    /// - returns: Whether there is more to do.
    mutating func end(_ turn: Turn, cost: Duration, now: Duration) -> Bool {
        let place = turn.place
        let hasMore = work[place]?.isEmpty == false
        if !hasMore { work[place] = nil }
        sessions[place.group]?.end(place.source.session, cost: cost, hasMore: hasMore)
        let groupHasMore = sessions[place.group]?.isEmpty == false
        if !groupHasMore { sessions[place.group] = nil }
        endGroup(place.group, cost: cost, hasMore: groupHasMore)
        note(place, cost: cost, now: now)
        return !kinds.isEmpty
    }

    private mutating func endGroup(_ group: Group, cost: Duration, hasMore: Bool) {
        addresses[group.kind]?.end(group.address, cost: cost, hasMore: hasMore)
        kinds.end(group.kind, cost: cost, hasMore: addresses[group.kind]?.isEmpty == false)
    }

    // MARK: - Rendering

    /// The time for which an address must not render; nil for none.
    private func pause(of address: String, now: Duration) -> Duration? {
        guard let other = last?.address == address ? lastOther : last, now - other.time < Self.presence else {
            return nil
        }
        return drawingBudgets[address]?.timeUntilCredit(now: now)
    }

    /// Ends the pause of an address.
    ///
    /// - returns: Whether turns must be started.
    mutating func resume(_ address: String) -> Bool {
        paused.remove(address)
        return activate(Group(kind: .drawing, address: address))
    }

    private mutating func note(_ place: Place, cost: Duration, now: Duration) {
        let address = place.source.address
        if last?.address != address { lastOther = last }
        last = (address, now)
        if place.kind == .drawing { chargeDrawing(cost, to: address, now: now) }
    }

    /// Charges an address for rendering, in a turn or off the main actor.
    mutating func chargeDrawing(_ cost: Duration, to address: String, now: Duration) {
        let full = TimeBudget(share: limits.drawingShare, burst: limits.drawingBurst, now: now)
        drawingBudgets[address, default: full].charge(cost, now: now)
        if drawingBudgets.count > 1000 { drawingBudgets = drawingBudgets.filter { !$0.value.isFull(now: now) } }
    }
}
