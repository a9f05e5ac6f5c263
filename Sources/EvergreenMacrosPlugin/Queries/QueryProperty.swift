import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A property with the attribute `@Query`: `@Query(…) private var todos: [Todo]`.
struct QueryProperty {
    let variable: VariableDeclSyntax
    let name: String
    let type: TypeSyntax

    /// Nil, with a diagnostic, if the property can't be a query.
    init?(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) {
        guard let variable = declaration.as(VariableDeclSyntax.self), let binding = variable.bindings.first,
            variable.bindings.count == 1, variable.bindingSpecifier.text == "var",
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self), binding.accessorBlock == nil,
            binding.initializer == nil
        else {
            context.report(
                "'@Query' needs a 'var' without a value: '@Query var todos: [Todo]'",
                id: "query",
                at: declaration
            )
            return nil
        }
        guard let type = binding.typeAnnotation?.type.trimmed else {
            context.report("'@Query' needs the type of the property", id: "query", at: binding.pattern)
            return nil
        }
        self.variable = variable
        name = pattern.identifier.text
        self.type = type
    }

    /// The property wrapper that stores the query, and the projected value.
    ///
    /// The wrapper has no access modifier: a private one would make the view's synthesized memberwise initializer private.
    func peers(query: String, initializer: String?) -> [DeclSyntax] {
        let access = variable.modifiers.first { Self.accessModifiers.contains($0.name.text) }?.name.text
        let value = initializer.map { " = \($0)" } ?? ""
        return [
            "var _\(raw: name): \(raw: query)\(raw: value)",
            "\(raw: access.map { "\($0) " } ?? "")var $\(raw: name): \(raw: query).Wrapper { _\(raw: name).projectedValue }",
        ]
    }

    private static let accessModifiers: Set<String> = [
        "open", "public", "package", "internal", "fileprivate", "private",
    ]

    /// The accessor of the property. Errors are reported by the peer expansion.
    static func accessor(of declaration: some DeclSyntaxProtocol) -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        else { return [] }
        return ["get { _\(raw: pattern.identifier.text).wrappedValue }"]
    }
}

extension AttributeSyntax {
    /// The source of the arguments.
    var argumentText: String {
        argumentList?.map(\.trimmedDescription).joined(separator: " ") ?? ""
    }

    /// The source of the first generic argument.
    var genericArgument: String? {
        attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.first?.argument.trimmedDescription
    }
}
