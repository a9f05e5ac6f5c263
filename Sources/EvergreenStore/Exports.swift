/// Features use dependencies: `@Dependency`, `withDependencies`, `DependencyKey`.
@_exported import EvergreenDependencies
/// Clients of features are structs of closures: `@DependencyClient`.
@_exported import EvergreenDependenciesMacros
/// State may contain shared values: `@Shared`, `@SharedReader`.
@_exported import EvergreenSharing
