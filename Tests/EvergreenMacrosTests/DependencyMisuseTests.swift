import CompilerTesting
import Testing

/// The compiler's diagnostics for misused client macros: see `MisuseTests`.
struct DependencyMisuseTests: Sendable {
    private static let prelude = """
        func _reportUnimplementedEndpoint(_: String, fileID: StaticString, filePath: StaticString, line: UInt) {}
        struct _UnimplementedEndpoint: Error { init(endpoint: String) {} }

        @attached(member, names: named(init)) @attached(memberAttribute)
        macro DependencyClient() = #externalMacro(module: "EvergreenMacrosPlugin", type: "DependencyClientMacro")
        @attached(accessor, names: named(init), named(get), named(set)) @attached(peer, names: overloaded, prefixed(_))
        macro DependencyEndpoint() = #externalMacro(module: "EvergreenMacrosPlugin", type: "DependencyEndpointMacro")
        @attached(accessor, names: named(init), named(get), named(set)) @attached(peer, names: arbitrary)
        macro DependencyEndpoint(method: String) =
            #externalMacro(module: "EvergreenMacrosPlugin", type: "DependencyEndpointMacro")
        @attached(peer)
        macro DependencyEndpointIgnored() =
            #externalMacro(module: "EvergreenMacrosPlugin", type: "DependencyEndpointIgnoredMacro")

        """

    @Test(
        arguments: [
            """
            @DependencyClient
            struct Client {
                // expected-error@+2 {{The endpoint 'count' returns a value and does not throw, so it needs a default: '= { <#Int#> }'. An unimplemented endpoint returns it after reporting an issue}}
                // expected-note@+1 {{Insert '= { <#Int#> }'}} {{9-25=count: () -> Int = { <#Int#> \\}}}
                var count: () -> Int
            }
            """,
            """
            struct Client {
                @DependencyEndpoint
                // expected-error@+2 {{The endpoint 'pick' returns a value and does not throw, so it needs a default: '= { _, _ in <#[Int]#> }'. An unimplemented endpoint returns it after reporting an issue}}
                // expected-note@+1 {{Insert '= { _, _ in <#[Int]#> }'}} {{9-48=pick: (_ from: Int, Int) async -> [Int] = { _, _ in <#[Int]#> \\}}}
                var pick: (_ from: Int, Int) async -> [Int]
            }
            """,
            """
            @DependencyClient // expected-error {{'@DependencyClient' can only be applied to a struct}}
            final class Client {}
            """,
            """
            @DependencyClient
            struct Client {
                var limit = max(1, 2) // expected-error {{'limit' needs a type, for the initializer that '@DependencyClient' generates: 'var limit: …'}}
            }
            """,
            """
            func two() -> Int { 2 }
            @DependencyClient
            struct Client {
                var count: () -> Int = two // expected-error {{The default of an endpoint must be a closure literal: '= { … }'}}
            }
            """,
            """
            struct Client {
                @DependencyEndpoint
                var count: () -> Void { {} } // expected-error {{'@DependencyEndpoint' generates the accessors: remove these}}
            }
            """,
            """
            struct Client {
                @DependencyEndpoint(method: "a b") // expected-error {{The method name must be a string literal with an identifier: 'method: "fetch"'}}
                var run: () -> Void
            }
            """,
            """
            struct Client {
                @DependencyEndpoint // expected-error {{'@DependencyEndpoint' belongs on a property of an instance that holds a closure}}
                static var run: () -> Void = {}
            }
            """,
            """
            @DependencyEndpointIgnored // expected-error {{'@DependencyEndpointIgnored' belongs on a property of a struct with '@DependencyClient'}}
            func run() {}
            """,
            """
            @DependencyClient
            struct Client {
                var fetch: (_ id: Int) throws -> Int
                var close: () -> Void
            }
            func use(_ client: Client) throws -> Int {
                client.close()
                return try client.fetch(id: 1) + client.fetch(2) + Client().fetch(id: 3)
            }
            """,
        ]
    )
    func `misused macros are diagnosed`(source: String) async throws {
        let (status, output) = try await Compiler.verify(Self.prelude + source)
        #expect(status == 0, "\(output)")
    }
}
