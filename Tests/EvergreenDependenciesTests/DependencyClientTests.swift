import EvergreenDependenciesMacros
import Foundation
import Testing

/// A function type alias that hides the function from the macro.
typealias Search = @Sendable (String) async throws -> [String]
typealias Log = @Sendable (String) -> Void
typealias Lookup = @Sendable (String) -> Int?

@DependencyClient
struct FileClient: Sendable {
    typealias Remove = @Sendable (String) throws -> Void

    static let shared = "not an endpoint"
    let root = "/"
    let id: Int
    var isReadOnly = false
    var note: String?
    var load: @Sendable (_ path: String, _ limit: Int) async throws -> String
    var save: @Sendable (_ path: String, String) throws -> Void
    var close: @Sendable () -> Void
    var owner: @Sendable () -> String?
    var size: @Sendable (String) -> Int = { _ in 42 }
    var exists: @Sendable (_ at: String) -> Bool = { path in
        path.isEmpty ? false : true
    }
    @DependencyEndpoint(method: "rename") var move: @Sendable (_ from: String, _ to: String) throws -> Void
    @DependencyEndpointIgnored var describe: @Sendable () -> String = { "a file client" }
    @DependencyEndpoint var search: Search
    @DependencyEndpoint var log: Log
    @DependencyEndpoint var lookup: Lookup
    var remove: Remove
    var count: Int { 1 }
    #if os(Linux) || canImport(Darwin)
        var flush: @Sendable () async -> Void
    #else
        let missing: Never
    #endif
}

@DependencyClient
public struct Store<Item: Sendable>: Sendable {
    public var `default`: @Sendable () throws -> Item
    public var update: @Sendable (_ item: inout Item, _ by: @Sendable (Item) -> Item) throws -> Void
    public var lazily: @Sendable (_ condition: @autoclosure () -> Bool) -> Void
    public var first: @MainActor @Sendable (_ count: Int) -> [Item] = { _ in [] }
}

/// A client with a hand-written initializer.
@DependencyClient
struct PartialClient {
    var run: () throws -> Void

    init() { self.init(run: {}) }
}

@DependencyClient
struct TypedClient {
    struct Failure: Error {}

    var run: (_ times: Int) throws(Failure) -> Int = { _ in 0 }
}

@MainActor
@DependencyClient
struct MainClient {
    var title: () -> String = { "untitled" }
    var rename: (_ to: String) async throws -> Void
}

struct DependencyClientTests {
    private func issue(named name: String, _ body: () -> Void) {
        withKnownIssue {
            body()
        } matching: {
            $0.description.contains("Unimplemented: '\(name)' was called")
        }
    }

    @Test func `an unimplemented throwing endpoint reports itself and throws`() async {
        let client = FileClient(id: 1)
        await withKnownIssue {
            await #expect(throws: _UnimplementedEndpoint.self) {
                try await client.load(path: "a", limit: 1)
            }
        } matching: { issue in
            issue.description.contains("'FileClient.load'")
                && issue.sourceLocation?.fileID == "EvergreenDependenciesTests/DependencyClientTests.swift"
                && issue.sourceLocation?.line == 19
        }
        issue(named: "FileClient.remove") { #expect(throws: _UnimplementedEndpoint.self) { try client.remove("a") } }
    }

    @Test func `an unimplemented nonthrowing endpoint reports itself and returns its default`() {
        let client = FileClient(id: 1)
        issue(named: "FileClient.close") { client.close() }
        issue(named: "FileClient.owner") { #expect(client.owner() == nil) }
        issue(named: "FileClient.size") { #expect(client.size("a") == 42) }
        issue(named: "FileClient.exists") { #expect(client.exists(at: "a")) }
    }

    @Test func `endpoints of a function type alias report themselves`() async {
        let client = FileClient(id: 1)
        issue(named: "FileClient.log") { client.log("a") }
        issue(named: "FileClient.lookup") { #expect(client.lookup("a") == nil) }
        await withKnownIssue {
            await #expect(throws: _UnimplementedEndpoint.self) { try await client.search("a") }
        } matching: {
            $0.description.contains("FileClient.search")
        }
    }

    @Test func `the memberwise initializer sets the endpoints`() async throws {
        let moved = LockIsolated<[String]>([])
        let client = FileClient(
            id: 7,
            load: { path, limit in "\(path) \(limit)" },
            save: { path, text in moved.withValue { $0 += [path, text] } },
            close: {},
            owner: { "Ada" },
            size: { $0.count },
            exists: { _ in false },
            move: { from, to in moved.withValue { $0 += [from, to] } },
            search: { [$0] },
            log: { _ in },
            lookup: { _ in 1 },
            remove: { _ in },
            flush: {}
        )
        #expect(client.id == 7 && !client.isReadOnly && client.note == nil && client.root == "/")
        #expect(try await client.load(path: "a", limit: 2) == "a 2")
        #expect(try await client.load("a", 2) == "a 2")
        try client.save(path: "b", "text")
        try client.rename(from: "c", to: "d")
        #expect(moved.value == ["b", "text", "c", "d"])
        #expect(try await client.search("x") == ["x"])
        #expect(client.size("abc") == 3)
        #expect(client.describe() == "a file client")
    }

    @Test func `an endpoint can be set on its own`() throws {
        var client = FileClient(id: 1, isReadOnly: true)
        client.owner = { "Ada" }
        #expect(client.owner() == "Ada")
        #expect(client.isReadOnly)
    }

    @Test @MainActor func `parameters of every kind are passed on`() throws {
        var store = Store<Int>()
        store.update = { item, change in item = change(item) }
        store.lazily = { condition in #expect(condition()) }
        store.default = { 3 }
        var item = 1
        try store.update(item: &item, by: { $0 + 1 })
        store.lazily(condition: item == 2)
        #expect(item == 2)
        #expect(try store.default() == 3)
        issue(named: "Store<Int>.first") { #expect(store.first(count: 1) == []) }
    }

    @Test func `a hand-written initializer is not generated`() throws {
        try PartialClient().run()
    }

    @Test func `an endpoint with typed throws keeps its error type`() {
        issue(named: "TypedClient.run") { #expect((try? TypedClient().run(times: 1)) == 0) }
        let client = TypedClient { _ throws(TypedClient.Failure) in throw TypedClient.Failure() }
        do {
            _ = try client.run(times: 1)
            Issue.record("Nothing was thrown.")
        } catch {
            let failure: TypedClient.Failure = error
            _ = failure
        }
    }

    @Test @MainActor func `a main actor client works`() async throws {
        var client = MainClient()
        issue(named: "MainClient.title") { #expect(client.title() == "untitled") }
        client.rename = { _ in }
        try await client.rename(to: "b")
    }
}
