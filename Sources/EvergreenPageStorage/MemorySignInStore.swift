import EvergreenConcurrency
import Foundation

/// Keeps sign-ins as long as the process lives.
package final class MemorySignInStore: SignInStore {
    /// In the order in which they came.
    private let records = Locked<[SignInRecord]>([])

    /// An empty store.
    package init() {}

    package func add(_ record: SignInRecord, at time: Date, mostOfUser: Int) async throws {
        records.withLock { records in
            records.removeAll { $0.expiry <= time || $0.name == record.name }
            var excess = records.count { $0.user == record.user } + 1 - mostOfUser
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
        records.withLock { $0.removeAll { $0.user == user } }
    }
}
