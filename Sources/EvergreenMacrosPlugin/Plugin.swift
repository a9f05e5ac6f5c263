import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler runs to expand the macros of this package.
@main
struct EvergreenMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] = [
        EntryDefaultValueMacro.self, EntryMacro.self, PreviewMacro.self, PreviewableMacro.self,
    ]
}
