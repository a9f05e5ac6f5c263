import SwiftSyntaxMacros

extension EvergreenMacrosPlugin {
    /// The macros of clients.
    static let dependencyMacros: [any Macro.Type] = [
        DependencyClientMacro.self, DependencyEndpointIgnoredMacro.self, DependencyEndpointMacro.self,
    ]
}
