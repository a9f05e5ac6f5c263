import EvergreenDependencies
import Testing

@Suite struct UnimplementedTests {
    struct Client: Sendable {
        var fetch: @Sendable (Int, String) throws -> [String]
        var count: @Sendable (String) -> Int
        var send: @Sendable (String) -> Void
        var load: @Sendable (String) async throws -> Int
        var size: @Sendable (String) async -> Int
    }

    private static let line = UInt(#line) + 2
    private static let client = Client(
        fetch: unimplemented("Client.fetch"),
        count: unimplemented("Client.count", placeholder: 42),
        send: unimplemented("Client.send"),
        load: unimplemented("Client.load"),
        size: unimplemented("Client.size", placeholder: 7)
    )

    @Test func `an unimplemented endpoint reports its name, arguments and line, and throws`() {
        withKnownIssue {
            #expect(throws: (any Error).self) { try Self.client.fetch(12, "todo") }
        } matching: { issue in
            issue.description.contains("Client.fetch") && issue.description.contains("12")
                && issue.description.contains("todo") && issue.sourceLocation?.line == Int(Self.line)
                && issue.sourceLocation?.fileID == "EvergreenDependenciesTests/UnimplementedTests.swift"
        }
    }

    @Test func `an unimplemented endpoint returns its placeholder`() {
        withKnownIssue {
            #expect(Self.client.count("done") == 42)
        } matching: { issue in
            issue.description.contains("Client.count") && issue.description.contains("done")
        }
    }

    @Test func `an unimplemented endpoint without a result needs no placeholder`() {
        withKnownIssue {
            Self.client.send("hello")
        } matching: { issue in
            issue.description.contains("hello")
        }
    }

    @Test func `asynchronous endpoints also report`() async {
        await withKnownIssue {
            await #expect(throws: (any Error).self) { try await Self.client.load("file") }
        } matching: { issue in
            issue.description.contains("Client.load")
        }
        await withKnownIssue {
            #expect(await Self.client.size("file") == 7)
        } matching: { issue in
            issue.description.contains("Client.size")
        }
    }
}
