import SwiftSyntaxMacros

extension EvergreenMacrosPlugin {
    static var modelMacros: [any Macro.Type] {
        [
            AttributeMacro.self, IndexMacro.self, ModelActorMacro.self, ModelMacro.self, ModelPropertyMacro.self,
            RelationshipMacro.self, TransientMacro.self, UniqueMacro.self,
        ]
    }
}
