// What a source finds that says `import Perception`, where the compiler takes that name for this module.
@_exported public import EvergreenStore
