import SwiftSyntaxMacros

extension EvergreenMacrosPlugin {
    static var viewMacros: [any Macro.Type] {
        [EntryDefaultValueMacro.self, EntryMacro.self, PreviewMacro.self, PreviewableMacro.self]
    }
}
