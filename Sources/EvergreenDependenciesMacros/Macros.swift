@_exported public import EvergreenDependencies

/// Makes a struct of closures a client: each mutable closure is an endpoint.
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
/// The struct gets an initializer with all stored properties, and one without the endpoints: `TodoClient()`. Endpoints of the latter are
/// unimplemented: a call reports an issue with the name of the endpoint and the line of its declaration. It then throws, or returns `Void`
/// or nil; an endpoint that can do none of these must have a default, whose value it returns.
///
/// A closure with labeled parameters gets a method with these labels: `client.fetch(id: 12)`.
///
/// Constant properties, and those marked with ``DependencyEndpointIgnored()``, are parameters of both initializers. A property whose type
/// is an alias of a function type is not recognized as an endpoint: mark it with ``DependencyEndpoint()``. Both initializers have the
/// access level of the least accessible property that they set.
@attached(member, names: named(init))
@attached(memberAttribute)
public macro DependencyClient() =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "DependencyClientMacro")

/// Makes a closure an endpoint: until it is set, a call reports an issue. ``DependencyClient()`` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: overloaded, prefixed(_))
public macro DependencyEndpoint() =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "DependencyEndpointMacro")

/// Makes a closure an endpoint, with a method of another name that calls it.
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

/// Excludes a closure from the endpoints of a ``DependencyClient()``: it is an ordinary property.
@attached(peer)
public macro DependencyEndpointIgnored() =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "DependencyEndpointIgnoredMacro")
