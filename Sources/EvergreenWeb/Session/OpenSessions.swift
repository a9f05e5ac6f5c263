/// The open sessions, by the names of their tokens, and in groups by client and by address.
///
/// To count a group costs the same for any number of sessions, so a page opens as fast on a server with thousands of them.
@MainActor
struct OpenSessions {
    private var named: [String: Session] = [:]
    private var ofClients: [ClientID: [Session]] = [:]
    private var ofAddresses: [String: [Session]] = [:]

    var count: Int { named.count }
    /// All sessions, in any order.
    var all: some Collection<Session> { named.values }

    subscript(name: String) -> Session? { named[name] }

    func contains(_ session: Session) -> Bool { named[session.token.name] === session }

    /// The sessions of a client, in any order.
    func all(of client: ClientID) -> [Session] { ofClients[client] ?? [] }

    /// The sessions of a network address, in any order.
    func all(from address: String) -> [Session] { ofAddresses[address] ?? [] }

    mutating func insert(_ session: Session) {
        named[session.token.name] = session
        ofClients[session.client, default: []].append(session)
        ofAddresses[session.address, default: []].append(session)
    }

    /// Removes a session. O(n) for n sessions of its client or its address, whose numbers are limited.
    mutating func remove(_ session: Session) {
        named[session.token.name] = nil
        Self.remove(session, from: &ofClients[session.client])
        Self.remove(session, from: &ofAddresses[session.address])
    }

    private static func remove(_ session: Session, from group: inout [Session]?) {
        guard let index = group?.firstIndex(where: { $0 === session }), let last = group?.popLast() else { return }
        if last !== session { group?[index] = last }
        if group?.isEmpty == true { group = nil }
    }
}
