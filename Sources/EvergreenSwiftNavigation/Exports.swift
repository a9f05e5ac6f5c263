// What a source finds that says `import SwiftNavigation`, where the compiler takes that name for this module.
@_exported public import EvergreenStore
