public import EvergreenQuery
import Foundation

// Queries of models in sections: `@Query(sort: \.date, sectionBy: \.project) var todos: SectionedResults<Todo, String>`, or `[Todo]`. The
// property wrapper that they expand to checks the types of key paths.

/// Queries the models of a descriptor, in sections.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Title>(
    _ descriptor: FetchDescriptor<Element>,
    transaction: Transaction? = nil,
    sectionBy section: KeyPath<Element, Title> & Sendable
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models of a descriptor, in sections, and animates changes.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Title>(
    _ descriptor: FetchDescriptor<Element>,
    animation: Animation,
    sectionBy section: KeyPath<Element, Title> & Sendable
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that match a predicate, in an order and in sections.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Title>(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    transaction: Transaction? = nil,
    sectionBy section: KeyPath<Element, Title> & Sendable
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that match a predicate, in an order and in sections, and animates changes.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Title>(
    filter: Predicate<Element>? = nil,
    sort descriptors: [SortDescriptor<Element>] = [],
    animation: Animation,
    sectionBy section: KeyPath<Element, Title> & Sendable
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that match a predicate, ordered by a property, in sections.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Value, Title>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    transaction: Transaction? = nil,
    sectionBy section: KeyPath<Element, Title> & Sendable
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models that match a predicate, ordered by a property, in sections, and animates changes.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query<Element: PersistentModel, Value, Title>(
    filter: Predicate<Element>? = nil,
    sort keyPath: KeyPath<Element, Value> & Sendable,
    order: SortOrder = .forward,
    animation: Animation,
    sectionBy section: KeyPath<Element, Title> & Sendable
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries all models of a class, in sections.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query(
    transaction: Transaction? = nil,
    sectionBy section: KeyPath<_ModelProperties, _ModelProperties>
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries all models of a class, in sections, and animates changes.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query(
    animation: Animation,
    sectionBy section: KeyPath<_ModelProperties, _ModelProperties>
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models of a class, ordered by a property, and in sections by another.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query(
    sort keyPath: KeyPath<_ModelProperties, _ModelProperties>,
    order: SortOrder = .forward,
    transaction: Transaction? = nil,
    sectionBy section: KeyPath<_ModelProperties, _ModelProperties>
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")

/// Queries the models of a class, ordered by a property, and in sections by another, and animates changes.
@attached(accessor)
@attached(peer, names: prefixed(_), prefixed(`$`))
public macro Query(
    sort keyPath: KeyPath<_ModelProperties, _ModelProperties>,
    order: SortOrder = .forward,
    animation: Animation,
    sectionBy section: KeyPath<_ModelProperties, _ModelProperties>
) = #externalMacro(module: "EvergreenMacrosPlugin", type: "ModelQueryMacro")
