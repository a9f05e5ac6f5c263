public import EvergreenQuery
import Foundation

// With macros, `@Query var todos: [Todo]` needs no parentheses: a property wrapper alone could not infer its type. They replace the
// property wrapper in all files that import this module, and expand to it.

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

/// Queries all models of a class, and animates changes.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query(animation: Animation) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries all models of a class, and applies changes in a transaction.
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

/// Queries the models of a descriptor, and animates changes.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that match a predicate, in an order.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that match a predicate, in an order, and animates changes.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that match a predicate, ordered by a property.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that match a predicate, ordered by a property, and animates changes.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that match a predicate, ordered by an optional property.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that match a predicate, ordered by an optional property, and animates changes.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Value: Comparable>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value?> & Sendable,
    order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

// MARK: - Ordered by a key path without its class

/// A placeholder for the class in `@Query(sort: \.title)`: the macro does not know the property's type, which determines it.
@dynamicMemberLookup
public struct _ModelProperties {
    /// Any property.
    public subscript(dynamicMember name: String) -> _ModelProperties { self }
}

/// Queries the models of a class, ordered by a property.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query(
    sort keyPath: KeyPath<_ModelProperties, _ModelProperties>,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models of a class, ordered by a property, and animates changes.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query(
    sort keyPath: KeyPath<_ModelProperties, _ModelProperties>,
    order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that match a predicate, ordered by a property.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>?,
    sort keyPath: KeyPath<_ModelProperties, _ModelProperties>,
    order: SortOrder = .forward,
    transaction: Transaction? = nil
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that match a predicate, ordered by a property, and animates changes.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel>(
    filter: Predicate<Element>?,
    sort keyPath: KeyPath<_ModelProperties, _ModelProperties>,
    order: SortOrder = .forward,
    animation: Animation
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

// MARK: - Requests

/// Declares a query whose request an initializer of the view sets: `@Query<PlayersRequest> var players: [Player]`.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>() =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query with an initial request.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(_ request: Request) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query with an initial request, and a context from a key path of the environment.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(
    _ request: Request,
    in keyPath: KeyPath<EnvironmentValues, Request.Context>
) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query with an initial request and an explicit context.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(_ request: Request, from context: Request.Context) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query with an initial request, and a context from a dependency.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(
    _ request: Request,
    dependency keyPath: KeyPath<DependencyValues, Request.Context> & Sendable
) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query whose request the enclosing view determines.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(constant request: Request) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query whose request the enclosing view determines, and a context from a key path of the environment.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(
    constant request: Request,
    in keyPath: KeyPath<EnvironmentValues, Request.Context>
) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query whose request the enclosing view determines, with an explicit context.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(constant request: Request, from context: Request.Context) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")

/// Declares a query whose request the enclosing view determines, and a context from a dependency.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Request: Queryable>(
    constant request: Request,
    dependency keyPath: KeyPath<DependencyValues, Request.Context> & Sendable
) =
    #externalMacro(module: "EvergreenMacrosPlugin", type: "RequestQueryMacro")
