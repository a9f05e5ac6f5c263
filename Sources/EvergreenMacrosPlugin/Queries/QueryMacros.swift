import SwiftSyntaxMacros

extension EvergreenMacrosPlugin {
    static var queryMacros: [any Macro.Type] {
        [ModelQueryMacro.self, RequestQueryMacro.self]
    }
}
