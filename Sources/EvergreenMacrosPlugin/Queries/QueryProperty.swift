import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A property that `@Query` is on: `@Query(…) private var todos: [Todo]`.
struct QueryProperty {
    let variable: VariableDeclSyntax
    let name: String
    let type: TypeSyntax

    /// Nil, and a diagnostic, if it is no property that a query can be.
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

    /// The property wrapper behind the property, and what `$` leads to.
    ///
    /// The wrapper has no access modifier: a private one would make the initializer private that the compiler makes of the
    /// stored properties of a view.
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

    /// The accessor of the property. What is wrong with it, the other expansion of the macro says.
    static func accessor(of declaration: some DeclSyntaxProtocol) -> [AccessorDeclSyntax] {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            let pattern = variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)
        else { return [] }
        return ["get { _\(raw: pattern.identifier.text).wrappedValue }"]
    }
}

extension AttributeSyntax {
    /// What is in the parentheses, as it is written.
    var argumentText: String {
        argumentList?.map(\.trimmedDescription).joined(separator: " ") ?? ""
    }

    /// What is in the angle brackets.
    var genericArgument: String? {
        attributeName.as(IdentifierTypeSyntax.self)?.genericArgumentClause?.arguments.first?.argument.trimmedDescription
    }
}
