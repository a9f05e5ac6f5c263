// What a source finds that says `import SwiftData`, where the compiler takes that name for this module.
@_exported public import EvergreenModels
