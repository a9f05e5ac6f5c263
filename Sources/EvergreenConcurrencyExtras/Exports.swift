// What a source finds that says `import ConcurrencyExtras`, where the compiler takes that name for this module.
@_exported public import EvergreenDependencies
