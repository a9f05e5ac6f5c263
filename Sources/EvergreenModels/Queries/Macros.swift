public import EvergreenQuery
import Foundation

// With them, `@Query var todos: [Todo]` needs no parentheses: a property wrapper alone could not tell its type. They take the
// place of the property wrapper in all files that import this module, and expand to it.

/// Queries all models of a class.
///
/// ```swift
/// @Query private var todos: [Todo]
/// ```
///
/// The other forms take a filter, an order, a descriptor, or a request: see ``/EvergreenQuery/Query``.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query() = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries all models of a class, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query(animation: Animation) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries all models of a class, whose changes are made in a transaction.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query(transaction: Transaction) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models of a descriptor.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel>(
    _ descriptor: FetchDescriptor<Element>,
    transaction: Transaction? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models of a descriptor, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that a predicate selects, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that a predicate selects, in an order, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that a predicate selects, ordered by a property.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that a predicate selects, ordered by a property, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that a predicate selects, ordered by a property that may have no value.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that a predicate selects, ordered by a property that may have no value, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

// MARK: - Ordered by a key path without its class

/// Stands for the class in `@Query(sort: \.title)`: the property's type, which a macro does not know, tells it.
@dynamicMemberLookup
public struct _ModelProperties {
    /// Any property.
    public subscript(dynamicMember name: String) -> _ModelProperties { self }
}

/// Queries the models of a class, ordered by a property of theirs.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query(
    sort keyPath: KeyPath<_ModelProperties, _ModelProperties>,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models of a class, ordered by a property of theirs, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query(
    sort keyPath: KeyPath<_ModelProperties, _ModelProperties>,
    order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that a predicate selects, ordered by a property of theirs.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>?,
    sort keyPath: KeyPath<_ModelProperties, _ModelProperties>,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that a predicate selects, ordered by a property of theirs, whose changes are animated.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>?,
    sort keyPath: KeyPath<_ModelProperties, _ModelProperties>,
    order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

// MARK: - Requests

/// Declares a query whose request an initializer of the view gives: `@Query<PlayersRequest> var players: [Player]`.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>() =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query that starts with a request.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(_ request: Request) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query that starts with a request, and reads a context at a key path of the environment.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(
    _ request: Request,
    in keyPath: KeyPath<EnvironmentValues, Request.Context>
) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query that starts with a request, and reads a context that is given here.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(_ request: Request, from context: Request.Context) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query that starts with a request, and reads a context among the dependencies.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(
    _ request: Request,
    dependency keyPath: KeyPath<DependencyValues, Request.Context> & Sendable
) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query whose request the enclosing view gives.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(constant request: Request) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query whose request the enclosing view gives, and reads a context at a key path of the environment.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(
    constant request: Request,
    in keyPath: KeyPath<EnvironmentValues, Request.Context>
) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query whose request the enclosing view gives, and reads a context that is given here.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(constant request: Request, from context: Request.Context) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query whose request the enclosing view gives, and reads a context among the dependencies.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(
    constant request: Request,
    dependency keyPath: KeyPath<DependencyValues, Request.Context> & Sendable
) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")
