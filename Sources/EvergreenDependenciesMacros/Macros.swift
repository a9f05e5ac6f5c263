@_exported public import EvergreenDependencies

/// Makes a client of a struct of closures: each closure that can be set is an endpoint.
///
/// ```swift
/// @DependencyClient
/// struct TodoClient: Sendable {
///     var fetch: @Sendable (_ id: Todo.ID) async throws -> Todo
///     var count: @Sendable () -> Int = { 0 }
/// }
///
/// extension TodoClient: DependencyKey {
///     static let liveValue = TodoClient(fetch: { id in … }, count: { … })
///     static let testValue = TodoClient()
/// }
/// ```
///
/// The struct gets an initializer with all stored properties, and one without the endpoints: `TodoClient()`. Endpoints of the
/// latter are unimplemented: a call reports an issue that names the endpoint and the line where it is declared. It then throws;
/// if it can't, it returns nothing or nil; if it can't do that either, the endpoint has to have a default, whose value it returns.
///
/// A closure whose parameters have labels gets a method with these: `client.fetch(id: 12)`.
///
/// Properties that are constant, or marked with ``DependencyEndpointIgnored()``, are parameters of both initializers. The name of
/// a function type that is declared elsewhere does not tell that it is one: write ``DependencyEndpoint()`` in front of such a
/// property. Both initializers are as visible as the narrowest property that they set.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "DependencyClientMacro")

/// Makes an endpoint of a closure: until it is set, a call reports an issue. ``DependencyClient()`` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: overloaded, prefixed(_))
public macro DependencyEndpoint() =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "DependencyEndpointMacro")

/// Makes an endpoint of a closure, and a method of another name that calls it.
///
/// ```swift
/// @DependencyEndpoint(method: "todo")
/// var fetch: @Sendable (_ id: Todo.ID) async throws -> Todo
/// ```
///
/// - Parameter method: The name of the method.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: arbitrary)
public macro DependencyEndpoint(method: String) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "DependencyEndpointMacro")

/// Keeps a closure from becoming an endpoint of a ``DependencyClient()``: it is an ordinary property.
@attached(peer)
public macro DependencyEndpointIgnored() =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "DependencyEndpointIgnoredMacro")
