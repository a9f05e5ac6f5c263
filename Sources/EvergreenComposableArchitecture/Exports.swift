// What a source finds that says `import ComposableArchitecture`, where the compiler takes that name for this module.
@_exported public import CustomDump
@_exported public import EvergreenDependencies
@_exported public import EvergreenStore
