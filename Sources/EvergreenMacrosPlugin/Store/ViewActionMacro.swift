import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ViewAction(for: Feature.self)` on a view: generates `send(_:)` for view actions.
struct ViewActionMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard hasStore(declaration) else {
            context.report(
                "'@ViewAction' needs a store in the view: 'let store: StoreOf<Feature>'",
                id: "view-action-store",
                at: node
            )
            return []
        }
        reportDirectSends(in: declaration, context)
        guard !protocols.isEmpty else { return [] }
        let conformance: DeclSyntax = "extension \(type.trimmed): EvergreenStore.ViewActionSending {}"
        return [conformance.cast(ExtensionDeclSyntax.self)]
    }

    private static func hasStore(_ declaration: some DeclGroupSyntax) -> Bool {
        declaration.memberBlock.members.contains { member in
            member.decl.as(VariableDeclSyntax.self)?.bindings
                .contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "store" } == true
        }
    }

    private static func reportDirectSends(in declaration: some DeclGroupSyntax, _ context: some MacroExpansionContext) {
        let search = DirectSends(viewMode: .sourceAccurate)
        search.walk(declaration)
        for call in search.calls {
            context.warn(
                "With '@ViewAction', call the view's 'send', which takes only view actions, instead of 'store.send'",
                id: "view-action-send",
                at: call
            )
        }
    }
}

/// Finds calls of `store.send(…)`.
private final class DirectSends: SyntaxVisitor {
    var calls: [MemberAccessExprSyntax] = []

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        if let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "send",
            ["store", "self.store"].contains(member.base?.trimmedDescription ?? "")
        {
            calls.append(member)
        }
        return .visitChildren
    }
}
