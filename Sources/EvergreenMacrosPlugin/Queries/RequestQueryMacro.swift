import SwiftSyntax
import SwiftSyntaxMacros

/// `@Query(PlayersRequest()) var players: [Player]`, for queries with a request: generates the property wrapper, whose type is derived from
/// the request.
struct RequestQueryMacro: AccessorMacro, PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        QueryProperty.accessor(of: declaration)
    }

    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = QueryProperty(declaration, in: context) else { return [] }
        let request = node.argumentList?.first?.expression
        guard let type = node.genericArgument ?? request.flatMap(typeName) else {
            context.report(
                "Except for models, '@Query' needs the type of its request: '@Query<PlayersRequest>(…)'",
                id: "query",
                at: node
            )
            return []
        }
        return property.peers(query: "Query<\(type)>", initializer: request.map { _ in "Query(\(node.argumentText))" })
    }

    /// The type name `PlayersRequest` of `PlayersRequest(order: .byName)`, recognized by its capital letter.
    private static func typeName(_ expression: ExprSyntax) -> String? {
        guard let callee = expression.as(FunctionCallExprSyntax.self)?.calledExpression else { return nil }
        let name = callee.as(GenericSpecializationExprSyntax.self)?.expression ?? callee
        let last =
            name.as(DeclReferenceExprSyntax.self)?.baseName.text
            ?? name.as(MemberAccessExprSyntax.self).flatMap { $0.base == nil ? nil : $0.declName.baseName.text }
        guard let last, last != "init", last.first?.isUppercase == true else { return nil }
        return callee.trimmedDescription
    }
}
