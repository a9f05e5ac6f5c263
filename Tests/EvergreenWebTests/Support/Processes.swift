import EvergreenPageStorage
import Foundation
import HTTPTypes
import Testing

@testable import EvergreenDocument
@testable import EvergreenUI
@testable import EvergreenWeb

/// Processes that share a file of saved state, and pages that reach any of them.
@MainActor
struct Processes {
    let path: String

    /// A process has its own connection.
    func store() throws -> SQLitePageStateStore { try SQLitePageStateStore(path: path) }

    static func run(_ body: @MainActor (Processes) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(component: "evergreen-\(UUID())")
        defer {
            do {
                try FileManager.default.removeItem(at: folder)
            } catch {
                Issue.record(error)
            }
        }
        try await body(Processes(path: folder.appending(component: "pages.sqlite").path()))
    }
}

extension PageHandshake {
    /// The browser's.
    static func of(_ client: ClientID, signIn: SessionToken? = nil, address: String = "") throws -> PageHandshake {
        var cookie = "evergreen=\(client.rawValue)"
        if let signIn { cookie += "; evergreen-user=\(signIn.text)" }
        let headers: HTTPFields = [.cookie: cookie, .secWebSocketKey: "a", .origin: "http://localhost"]
        return try #require(
            PageHandshake(
                headers,
                from: TrustedProxies.Source(address: address, host: "localhost"),
                isFromTrustedProxy: false,
                basePath: .root
            )
        )
    }
}

extension ShownPage {
    /// A page of this version.
    static func at(_ address: String = "", user: String = "") -> ShownPage {
        ShownPage(address: address, script: PageScript.asset.address, user: user)
    }
}
