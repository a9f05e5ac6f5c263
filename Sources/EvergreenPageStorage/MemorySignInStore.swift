import EvergreenConcurrency
import Foundation

/// Stores sign-ins in memory.
package final class MemorySignInStore: SignInStore {
    /// In insertion order.
    private let records = Locked<[SignInRecord]>([])
    /// In insertion order.
    private let tickets = Locked<[TicketRecord]>([])

    /// An empty store.
    package init() {}

    package func add(_ record: SignInRecord, at time: Date, maximumPerUser: Int) async throws {
        records.withLock { records in
            records.removeAll { $0.expiry <= time || $0.name == record.name }
            var excess = records.count { $0.user == record.user } + 1 - maximumPerUser
            records.removeAll { other in
                guard excess > 0, other.user == record.user else { return false }
                excess -= 1
                return true
            }
            records.append(record)
        }
    }

    package func signIn(named name: String, at time: Date) async throws -> SignInRecord? {
        records.withLock { $0.first { $0.name == name && $0.expiry > time } }
    }

    package func removeSignIn(named name: String) async throws {
        records.withLock { $0.removeAll { $0.name == name } }
    }

    package func removeSignIns(of user: String) async throws {
        tickets.withLock { $0.removeAll { $0.user == user } }
        records.withLock { $0.removeAll { $0.user == user } }
    }

    package func add(_ ticket: TicketRecord, at time: Date, maximumCount: Int) async throws {
        tickets.withLock { tickets in
            tickets.removeAll { $0.expiry <= time }
            tickets.append(ticket)
            if tickets.count > maximumCount { tickets.removeFirst(tickets.count - maximumCount) }
        }
    }

    package func takeTicket(
        named name: String,
        secretHash: Data,
        clientHash: Data,
        at time: Date
    ) async throws -> TicketRecord? {
        tickets.withLock { tickets in
            let index = tickets.firstIndex {
                $0.name == name && $0.secretHash == secretHash && $0.clientHash == clientHash && $0.expiry > time
            }
            return index.map { tickets.remove(at: $0) }
        }
    }
}
