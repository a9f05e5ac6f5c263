import SwiftSyntax
import SwiftSyntaxMacros

/// `@Previewable`: a marker for ``PreviewMacro``. It generates no code.
struct PreviewableMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let isInPreview = context.lexicalContext.contains {
            $0.is(ClosureExprSyntax.self) || $0.is(MacroExpansionDeclSyntax.self)
                || $0.is(MacroExpansionExprSyntax.self)
        }
        if !isInPreview || !declaration.is(VariableDeclSyntax.self) {
            context.report(
                "'@Previewable' belongs in the body of a '#Preview', on a property",
                id: "previewable",
                at: node
            )
        }
        return []
    }
}
