import SwiftSyntax
import SwiftSyntaxMacros

/// `@Query(…) var todos: [Todo]`, for queries of models: generates the property wrapper, whose type is derived from the property's type.
struct ModelQueryMacro: AccessorMacro, PeerMacro {
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
        if let model = sectionedElement(of: property.type),
            node.argument(labeled: "sectionBy") != nil || node.arguments == nil
        {
            return property.peers(
                query: "Query<SectionedModelsRequest<\(model)>>",
                initializer: node.arguments.map { _ in "Query(\(node.argumentText))" }
            )
        }
        guard let model = element(of: property.type) else {
            context.report(
                "A query for models returns an array: '@Query var \(property.name): [Model]'. Any other query "
                    + "needs its request: '@Query<Request> var', or '@Query(Request())'",
                id: "query",
                at: property.type
            )
            return []
        }
        return property.peers(query: "Query<ModelsRequest<\(model)>>", initializer: "Query(\(node.argumentText))")
    }

    /// The element type `Todo` of `SectionedResults<Todo, String>`.
    private static func sectionedElement(of type: TypeSyntax) -> String? {
        if let type = type.as(MemberTypeSyntax.self), type.name.text == "SectionedResults" {
            return type.genericArgumentClause?.firstType
        }
        guard let type = type.as(IdentifierTypeSyntax.self), type.name.text == "SectionedResults" else { return nil }
        return type.genericArgumentClause?.firstType
    }

    /// The element type `Todo` of `[Todo]` or `Array<Todo>`.
    private static func element(of type: TypeSyntax) -> String? {
        if let array = type.as(ArrayTypeSyntax.self) { return array.element.trimmedDescription }
        guard let name = type.as(IdentifierTypeSyntax.self), name.name.text == "Array" else { return nil }
        return name.genericArgumentClause?.firstType
    }
}

extension GenericArgumentClauseSyntax {
    fileprivate var firstType: String? { arguments.first?.argument.trimmedDescription }
}
