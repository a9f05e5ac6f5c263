import Evergreen
import Hummingbird
import HummingbirdTesting
import Testing

@testable import Clubhouse

@Suite(.serialized)
struct SiteTests {
    private let site = Site(port: 0, pageState: .memory)

    private func signIn(_ name: String, _ client: some TestClientProtocol) async throws -> HTTPFields {
        let headers: HTTPFields = [.contentType: "application/x-www-form-urlencoded"]
        let body = ByteBuffer(string: "name=\(name)")
        let answer = try await client.execute(uri: "/sign-in", method: .post, headers: headers, body: body)
        let cookie = try #require(answer.headers[.setCookie]?.split(separator: ";").first)
        return [.cookie: String(cookie)]
    }

    @Test func `the apps stand beside the routes of the site`() async throws {
        try await site.application().test(.router) { client in
            let notices = try await client.execute(uri: "/notices.json", method: .get)
            #expect(String(buffer: notices.body) == "[]")
            let front = try await client.execute(uri: "/", method: .get)
            #expect(String(buffer: front.body).contains("Sign in"))
            let board = try await client.execute(uri: "/board/", method: .get)
            #expect(board.status == .ok && String(buffer: board.body).contains("Welcome, guest"))
            let elsewhere = try await client.execute(uri: "/elsewhere", method: .get)
            #expect(elsewhere.status == .notFound)
        }
    }

    @Test func `only members come to the office`() async throws {
        try await site.application().test(.live) { client in
            let refused = try await client.execute(uri: "/office/", method: .get)
            #expect(refused.status == .seeOther && refused.headers[.location] == "/")
            let member = try await signIn("ada", client)
            let office = try await client.execute(uri: "/office/", method: .get, headers: member)
            #expect(office.status == .ok && String(buffer: office.body).contains("A notice by ada"))
            _ = try await client.execute(uri: "/sign-out", method: .post, headers: member)
            let again = try await client.execute(uri: "/office/", method: .get, headers: member)
            #expect(again.status == .seeOther)
        }
    }
}
