import SeededRandomness
import Testing

@testable import EvergreenWeb

@MainActor
struct OpenSessionsTests {
    @Test(arguments: 1...3)
    func `sessions are found and grouped as in a search of all of them`(seed: UInt64) throws {
        let registry = SessionRegistry(limits: SessionLimits(), logger: .forTests) { _ in HandmadeWindow() }
        let clients = (0..<5).map { _ in ClientID.random() }
        var random = SeededGenerator(seed: seed)
        var sessions = OpenSessions()
        var expected: [Session] = []
        for _ in 0..<500 {
            if expected.isEmpty || Int.random(in: 0..<5, using: &random) > 1 {
                let client = clients.randomElement(using: &random) ?? clients[0]
                let session = try registry.open(client: client, address: "\(Int.random(in: 0..<7, using: &random))")
                sessions.insert(session)
                expected.append(session)
            } else {
                let session = expected.remove(at: Int.random(in: expected.indices, using: &random))
                sessions.remove(session)
                registry.end(session, .unknownSession)
                #expect(!sessions.contains(session))
                #expect(sessions[session.token.name] == nil)
            }
            #expect(sessions.count == expected.count)
            for client in clients {
                #expect(names(sessions.all(of: client)) == names(expected.filter { $0.client == client }))
            }
            for address in (0..<7).map(String.init) {
                #expect(names(sessions.all(from: address)) == names(expected.filter { $0.address == address }))
            }
        }
        #expect(names(sessions.all) == names(expected))
        #expect(expected.allSatisfy { sessions.contains($0) && sessions[$0.token.name] === $0 })
    }

    private func names(_ sessions: some Sequence<Session>) -> [String] { sessions.map(\.token.name).sorted() }
}
