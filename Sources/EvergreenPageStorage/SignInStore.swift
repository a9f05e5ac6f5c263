import Foundation

/// Keeps who is signed in to which browser, while the server is away.
package protocol SignInStore: Sendable {
    /// Stores a sign-in. Removes the sign-ins that have expired by `time`, and the user's oldest ones beyond `mostOfUser`.
    func add(_ record: SignInRecord, at time: Date, mostOfUser: Int) async throws

    /// The sign-in with a name, if it has not expired by `time`; nil if there is none.
    func signIn(named name: String, at time: Date) async throws -> SignInRecord?

    /// Removes a sign-in, if it is there.
    func removeSignIn(named name: String) async throws

    /// Removes all sign-ins of a user, and the tickets for others.
    func removeSignIns(of user: String) async throws

    /// Stores a ticket. Removes the tickets that have expired by `time`, and the oldest ones beyond `most`.
    func add(_ ticket: TicketRecord, at time: Date, most: Int) async throws

    /// The ticket with a name and these hashes, if it has not expired by `time`; nil if there is none. It is there no more
    /// afterwards: of several who ask, one gets it.
    func takeTicket(named name: String, secretHash: Data, clientHash: Data, at time: Date) async throws -> TicketRecord?
}
