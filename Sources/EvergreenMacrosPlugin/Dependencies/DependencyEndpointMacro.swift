import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@DependencyEndpoint var fetch: @Sendable (_ id: Int) async throws -> String`: generates accessors, a storage that is initialized with a
/// closure that reports an issue, and a method with the labels of the closure's parameters.
struct DependencyEndpointMacro: AccessorMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let endpoint = EndpointProperty(declaration, attribute: node, in: context, reportsErrors: false) else {
            // Errors are reported with the storage. This getter never runs; it prevents further compiler errors.
            return declaration.as(VariableDeclSyntax.self)?.bindings.first?.accessorBlock == nil
                ? ["get { fatalError() }", "set {}"] : []
        }
        let accessors: [AccessorDeclSyntax] = [
            "get { \(raw: endpoint.storage) }",
            "set { \(raw: endpoint.storage) = newValue }",
        ]
        // An initializer of the property would use an `init` accessor and bypass the report, so a property without a default gets no such
        // accessor.
        guard !endpoint.hasDefault else { return accessors }
        return [
            """
            @storageRestrictions(initializes: \(raw: endpoint.storage))
            init(initialValue) {
                \(raw: endpoint.storage) = initialValue
            }
            """
        ] + accessors
    }
}

extension DependencyEndpointMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let endpoint = EndpointProperty(declaration, attribute: node, in: context, reportsErrors: true) else {
            return []
        }
        let storage: DeclSyntax = "private var \(raw: endpoint.storage): \(endpoint.type) = \(endpoint.unimplemented)"
        let method = method(of: endpoint, attribute: node, in: context)
        return method.map { [$0, storage] } ?? [storage]
    }

    private static func method(
        of endpoint: EndpointProperty,
        attribute: AttributeSyntax,
        in context: some MacroExpansionContext
    ) -> DeclSyntax? {
        var name = endpoint.name.text
        let argument = attribute.argument(labeled: "method")
        if let argument {
            guard
                let text = argument.as(StringLiteralExprSyntax.self)?.representedLiteralValue,
                text.isValidSwiftIdentifier(for: .variableName) || text.isValidSwiftIdentifier(for: .memberAccess)
            else {
                context.report(
                    "The method name must be a string literal with an identifier: 'method: \"fetch\"'",
                    id: "DependencyEndpoint-method",
                    at: argument
                )
                return nil
            }
            name = text.isValidSwiftIdentifier(for: .variableName) ? text : "`\(text)`"
        }
        guard let function = endpoint.function else {
            if let argument {
                context.report(
                    "The method needs the parameters: write the function type instead of a type alias",
                    id: "DependencyEndpoint-method",
                    at: argument
                )
            }
            return nil
        }
        // Without labels and with the same name, a method would be called like the closure.
        guard function.hasLabels || argument != nil else { return nil }
        let parameters = function.parameters.enumerated().map { index, parameter in
            "\(parameter.label?.text ?? "_") p\(index): \(parameter.type.trimmedDescription)\(parameter.ellipsis == nil ? "" : "...")"
        }
        let arguments = function.parameters.enumerated().map { index, parameter in parameter.passing("p\(index)") }
        let isolation = function.attributes
            .compactMap { $0.as(AttributeSyntax.self) }
            .filter { !["Sendable", "escaping", "convention"].contains($0.attributeName.trimmedDescription) }
            .map { "\($0.trimmedDescription) " }
            .joined()
        let effects =
            (function.isAsync ? " async" : "")
            + (function.throwsClause.map { " \($0.trimmedDescription)" } ?? "")
        let marks = (function.throwsClause == nil ? "" : "try ") + (function.isAsync ? "await " : "")
        let returned = function.returnsNothing ? "" : " -> \(function.result.trimmedDescription)"
        return """
            \(raw: isolation)\(raw: endpoint.access)func \(raw: name)(\(raw: parameters.joined(separator: ", ")))\(raw: effects)\(raw: returned) {
                \(raw: marks)self.\(endpoint.name)(\(raw: arguments.joined(separator: ", ")))
            }
            """
    }
}

/// `@DependencyEndpointIgnored`: a marker for ``DependencyClientMacro``. It generates no code.
struct DependencyEndpointIgnoredMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if !declaration.is(VariableDeclSyntax.self) {
            context.report(
                "'@DependencyEndpointIgnored' belongs on a property of a struct with '@DependencyClient'",
                id: "DependencyEndpointIgnored-property",
                at: node
            )
        }
        return []
    }
}
