import DequeModule

/// What a piece of work is for. The kinds have equal shares of the main actor, so that a page whose contents change all the
/// time, while others are opened, is answered like one that is alone.
enum WorkKind: Hashable, Sendable {
    /// A message of a page.
    case answer
    /// Something else has changed what a page shows.
    case update
    /// A whole page: a first page, or a hello, which may ask for one.
    case drawing
}

/// Who is charged for a piece of work.
struct WorkSource: Hashable, Sendable {
    /// The network address.
    var address: String
    /// The name of the session's token; empty for first pages.
    var session = ""
}

/// The order of the work of all sessions: the kinds in turn, of each the addresses in turn, and of each its sessions in turn.
///
/// What a piece took is charged to its kind, its address and its session (see ``FairTurns``). While several wait, who used
/// much waits longer.
///
/// A piece that has begun is not interrupted: others wait for it, even if it is their turn next. So drawing, which costs
/// most, is bounded to a share of the time for each address, beyond a burst (``SessionLimits/drawingShare``). An address
/// beyond that pauses while there are others; one that is alone goes on. What a whole page costs off the main actor, where
/// its HTML is made, counts as well (``chargeDrawing(_:to:now:)``): who asks for many pages asks for fewer then.
struct WorkTurns<Work: Sendable>: Sendable {
    struct Turn: Sendable {
        fileprivate let place: Place
        let work: Work
        var kind: WorkKind { place.kind }
        var source: WorkSource { place.source }
    }

    enum Next: Sendable {
        case turn(Turn)
        /// The drawing of an address pauses, until ``WorkTurns/resume(_:)``. Others may have a turn.
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

    /// An address counts as there for so long after it had a turn.
    static var presence: Duration { .seconds(1) }

    private let limits: SessionLimits
    private var kinds = FairTurns<WorkKind>()
    private var addresses: [WorkKind: FairTurns<String>] = [:]
    private var sessions: [Group: FairTurns<String>] = [:]
    private var work: [Place: Deque<Work>] = [:]

    private var drawingBudgets: [String: TimeBudget] = [:]
    private var paused: Set<String> = []
    /// The two addresses that had the last turns, and when.
    private var last: (address: String, time: Duration)?
    private var lastOther: (address: String, time: Duration)?

    init(limits: SessionLimits) {
        self.limits = limits
    }

    /// - returns: Whether turns have to begin.
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

    // MARK: - Drawing

    /// How long an address may not draw.
    private func pause(of address: String, now: Duration) -> Duration? {
        guard let other = last?.address == address ? lastOther : last, now - other.time < Self.presence else {
            return nil
        }
        return drawingBudgets[address]?.timeUntilCredit(now: now)
    }

    /// The pause of an address is over.
    ///
    /// - returns: Whether turns have to begin.
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

    /// Charges an address for drawing, in a turn or off the main actor.
    mutating func chargeDrawing(_ cost: Duration, to address: String, now: Duration) {
        let full = TimeBudget(share: limits.drawingShare, burst: limits.drawingBurst, now: now)
        drawingBudgets[address, default: full].charge(cost, now: now)
        if drawingBudgets.count > 1000 { drawingBudgets = drawingBudgets.filter { !$0.value.isFull(now: now) } }
    }
}
