/// A feature's source has dependencies, too: `@Dependency`, `withDependencies`, `DependencyKey`.
@_exported import EvergreenDependencies
/// A client of a feature is a struct of closures: `@DependencyClient`.
@_exported import EvergreenDependenciesMacros
/// State can have shared values: `@Shared`, `@SharedReader`.
@_exported import EvergreenSharing
