import Foundation

/// Stores the sign-ins of browsers while the server is not running.
package protocol SignInStore: Sendable {
    /// Stores a sign-in. Removes the sign-ins that have expired by `time`, and the user's oldest ones beyond `maximumPerUser`.
    func add(_ record: SignInRecord, at time: Date, maximumPerUser: Int) async throws

    /// Returns the sign-in with a name, if it has not expired by `time`; nil if there is none.
    func signIn(named name: String, at time: Date) async throws -> SignInRecord?

    /// Removes a sign-in, if it exists.
    func removeSignIn(named name: String) async throws

    /// Removes all sign-ins and pending tickets of a user.
    func removeSignIns(of user: String) async throws

    /// Stores a ticket. Removes the tickets that have expired by `time`, and the oldest ones beyond `maximumCount`.
    func add(_ ticket: TicketRecord, at time: Date, maximumCount: Int) async throws

    /// Returns and removes the ticket with a name and these hashes, if it has not expired by `time`; nil if there is none. Of several
    /// concurrent callers, one gets it.
    func takeTicket(named name: String, secretHash: Data, clientHash: Data, at time: Date) async throws -> TicketRecord?
}
