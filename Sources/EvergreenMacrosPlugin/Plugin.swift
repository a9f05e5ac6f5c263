import SwiftCompilerPlugin
import SwiftSyntaxMacros

/// The compiler plugin that expands the macros of this package, with a list for each folder.
@main
struct EvergreenMacrosPlugin: CompilerPlugin {
    let providingMacros: [any Macro.Type] =
        Self.viewMacros
        + Self.modelMacros
        + Self.queryMacros
        + Self.storeMacros
        + Self.dependencyMacros
}
