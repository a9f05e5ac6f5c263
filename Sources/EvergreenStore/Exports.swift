/// A feature's source has dependencies, too: `@Dependency`, `withDependencies`, `DependencyKey`.
@_exported import EvergreenDependencies
