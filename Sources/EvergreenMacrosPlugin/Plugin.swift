import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// What the compiler runs to expand the macros of this package: one list for each folder.
@main
struct EvergreenMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] =
        Self.viewMacros
        + Self.modelMacros
        + Self.queryMacros
        + Self.storeMacros
        + Self.dependencyMacros
}
