import SwiftSyntaxMacros

extension EvergreenMacrosPlugin {
    static var viewMacros: [any Macro.Type] {
        [
            AnimatableIgnoredMacro.self, AnimatableMacro.self, EntryDefaultValueMacro.self, EntryMacro.self,
            PreviewMacro.self,
            PreviewableMacro.self,
        ]
    }
}
