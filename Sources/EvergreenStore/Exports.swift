/// A feature's source has dependencies, too: `@Dependency`, `withDependencies`, `DependencyKey`.
@_exported import EvergreenDependencies
/// State can have shared values: `@Shared`, `@SharedReader`.
@_exported import EvergreenSharing
