import SwiftSyntaxMacros

extension EvergreenMacrosPlugin {
    /// The macros of dependency clients.
    static let dependencyMacros: [any Macro.Type] = [
        DependencyClientMacro.self, DependencyEndpointIgnoredMacro.self, DependencyEndpointMacro.self,
    ]
}
