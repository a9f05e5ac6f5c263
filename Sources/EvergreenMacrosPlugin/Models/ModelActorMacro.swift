import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ModelActor actor Importer { … }`: generates a model context with its own executor.
struct ModelActorMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let actor = declaration.as(ActorDeclSyntax.self) else {
            context.report("'@ModelActor' can only be applied to an actor", id: "model-actor", at: node)
            return []
        }
        let access = actor.memberAccess
        var members: [DeclSyntax] = [
            "\(raw: access)nonisolated let modelExecutor: any EvergreenModelStorage.ModelExecutor",
            "\(raw: access)nonisolated let modelContainer: EvergreenModelStorage.ModelContainer",
        ]
        if node.argument(labeled: "disableGenerateInit")?.trimmedDescription != "true" {
            members.append(
                """
                \(raw: access)init(modelContainer: EvergreenModelStorage.ModelContainer) {
                    let modelContext = EvergreenModelStorage.ModelContext(modelContainer)
                    self.modelExecutor = EvergreenModelStorage.DefaultSerialModelExecutor(modelContext: modelContext)
                    self.modelContainer = modelContainer
                }
                """
            )
        }
        return members
    }
}

extension ModelActorMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard declaration.is(ActorDeclSyntax.self), !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): EvergreenModelStorage.ModelActor {}")]
    }
}

extension ActorDeclSyntax {
    /// The access modifier of protocol requirements, with a trailing space; empty for the default.
    fileprivate var memberAccess: String {
        for modifier in modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.public): return "public "
            case .keyword(.package): return "package "
            default: continue
            }
        }
        return ""
    }
}
