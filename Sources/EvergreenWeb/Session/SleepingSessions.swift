import CoreMetrics
import EvergreenPageStorage
import EvergreenRuntime
import Foundation
import OrderedCollections

/// The state of sleeping sessions, without views, until their hidden pages are shown again.
///
/// It is limited in number, size and age; the session that has slept the longest is dropped first. State that can be encoded is also in the
/// store, if there is one: a page whose session was dropped here loses only its objects.
@MainActor
final class SleepingSessions {
    private struct Entry {
        let token: SessionToken
        let owner: PageOwner
        let ownership: SessionOwnership
        let address: String
        let state: KeptState
        let time: Date
    }

    private let limits: SessionLimits
    private let now: @Sendable () -> Date
    private let size: Meter
    /// By the names of the sessions, in the order in which they went to sleep.
    private var entries: OrderedDictionary<String, Entry> = [:]
    private var bytes = 0
    private var counts = AddressTotals()

    /// - Parameters:
    ///   - size: The metric for their number.
    ///   - now: The clock for their age.
    init(limits: SessionLimits, size: Meter, now: @escaping @Sendable () -> Date = { Date() }) {
        self.limits = limits
        self.size = size
        self.now = now
    }

    var count: Int { entries.count }
    var names: [String] { Array(entries.keys) }

    /// Keeps the state of a session that is about to end.
    func add(_ session: Session, state: KeptState) {
        let entry = Entry(
            token: session.token,
            owner: session.owner,
            ownership: session.ownership,
            address: session.address,
            state: state,
            time: now()
        )
        remove(entry.token.name)
        makeRoom(for: entry)
        entries[entry.token.name] = entry
        size.set(entries.count)
        bytes += state.saved.byteCount
        counts.add(1, of: entry.address)
    }

    /// Returns the state of a session for the browser and user that it belongs to.
    func state(of token: SessionToken, owner: PageOwner) -> KeptState? {
        guard let entry = entries[token.name], token.opens(entry.token, of: entry.owner.client, in: owner.client),
            entry.owner.user == owner.user
        else { return nil }
        return entry.state
    }

    /// Returns the names of sessions that belong to a browser or a sign-in.
    func names(where isWanted: (SessionOwnership) -> Bool) -> [String] {
        entries.values.filter { isWanted($0.ownership) }.map(\.token.name)
    }

    /// Returns the token of a session that has moved, if it sleeps here.
    func token(of move: PageMove) -> SessionToken? {
        guard let entry = entries[move.name], move.isOf(entry.token, of: entry.owner) else { return nil }
        return entry.token
    }

    /// Removes a session whose page has another one.
    func remove(_ name: String) {
        guard let entry = entries.removeValue(forKey: name) else { return }
        size.set(entries.count)
        bytes -= entry.state.saved.byteCount
        counts.remove(1, of: entry.address)
    }

    private func makeRoom(for entry: Entry) {
        if counts[entry.address] >= limits.sleepingSessionsPerAddress,
            let oldest = entries.first(where: { $0.value.address == entry.address })
        {
            remove(oldest.key)
        }
        let oldestTime = entry.time.addingTimeInterval(-TimeInterval(limits.savedStateAge.components.seconds))
        while let oldest = entries.elements.first,
            oldest.value.time < oldestTime || entries.count >= limits.sleepingSessions
                || bytes + entry.state.saved.byteCount > limits.sleepingStateBytes
        {
            remove(oldest.key)
        }
    }
}
