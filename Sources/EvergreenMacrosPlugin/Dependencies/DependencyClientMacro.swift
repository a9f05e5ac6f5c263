import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyClient struct …`: marks endpoints, and generates an initializer with all properties and one without endpoints.
struct DependencyClientMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let declaration = declaration.as(StructDeclSyntax.self) else {
            context.report(
                "'@DependencyClient' can only be applied to a struct",
                id: "DependencyClient-struct",
                at: node
            )
            return []
        }
        var properties = ClientProperties(functionTypes: declaration.functionTypes)
        properties.append(declaration.memberBlock.members, in: context)
        guard properties.isComplete else { return [] }
        let access = properties.access(in: declaration)
        let written = declaration.initializerLabels
        return [properties.all, properties.all.filter { !$0.isEndpoint }]
            .reduce(into: [[ClientProperty]]()) { lists, list in
                if lists.last?.map(\.name) != list.map(\.name) { lists.append(list) }
            }
            .filter { !written.contains($0.map(\.name)) }
            .map { initializer(of: $0, access: access) }
    }

    private static func initializer(of properties: [ClientProperty], access: String) -> DeclSyntax {
        let parameters = properties.map(\.parameter).joined(separator: ",\n    ")
        // All other stored properties must be initialized before an endpoint is set.
        let ordered = properties.filter { !$0.isEndpoint } + properties.filter(\.isEndpoint)
        let assignments = ordered.map { "self.\($0.name) = \($0.name)" }.joined(separator: "\n    ")
        if properties.isEmpty { return "\(raw: access)init() {\n}" }
        return """
            \(raw: access)init(
                \(raw: parameters)
            ) {
                \(raw: assignments)
            }
            """
    }
}

extension DependencyClientMacro: MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let declaration = declaration.as(StructDeclSyntax.self),
            let variable = member.as(VariableDeclSyntax.self),
            variable.isEndpoint(functionTypes: declaration.functionTypes),
            !variable.attributes.hasAttribute(named: "DependencyEndpoint")
        else { return [] }
        return ["@DependencyEndpoint"]
    }
}

extension StructDeclSyntax {
    /// The names of function type aliases that the struct declares.
    fileprivate var functionTypes: Set<String> {
        Set(
            memberBlock.members
                .compactMap { $0.decl.as(TypeAliasDeclSyntax.self) }
                .filter { EndpointFunction($0.initializer.value) != nil }
                .map(\.name.text)
        )
    }

    /// The parameter labels of the declared initializers.
    fileprivate var initializerLabels: [[String]] {
        memberBlock.members.compactMap { $0.decl.as(InitializerDeclSyntax.self) }
            .map { $0.signature.parameterClause.parameters.map(\.firstName.text) }
    }
}

extension VariableDeclSyntax {
    /// Returns whether `@DependencyClient` makes the property an endpoint: a settable closure.
    func isEndpoint(functionTypes: Set<String>) -> Bool {
        guard bindingSpecifier.tokenKind == .keyword(.var), !modifiers.contains(.static), bindings.count == 1,
            let binding = bindings.first, binding.accessorBlock == nil,
            !attributes.hasAttribute(named: "DependencyEndpointIgnored")
        else { return false }
        if attributes.hasAttribute(named: "DependencyEndpoint") { return true }
        guard let type = binding.typeAnnotation?.type else { return false }
        return EndpointFunction(type) != nil || functionTypes.contains(type.trimmedDescription)
    }
}
