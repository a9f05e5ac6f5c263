// What a source finds that says `import SwiftUI`, where the compiler takes that name for this module.
@_exported public import Evergreen
@_exported public import EvergreenMacros
