import SwiftSyntax

/// A persisted property.
struct ModelProperty {
    let declaration: VariableDeclSyntax
    let binding: PatternBindingSyntax
    /// The name as declared, including backticks.
    let name: TokenSyntax

    var type: TypeSyntax? { binding.typeAnnotation?.type.trimmed }

    /// Whether the property is a `let`, whose value never changes.
    var isConstant: Bool { declaration.isConstant }

    /// The storage of the property; a constant is its own storage.
    var storage: TokenSyntax { isConstant ? name : .identifier("_\(name.plainText)") }

    /// The declared default value, or nil for an optional variable.
    var defaultValue: ExprSyntax? {
        binding.initializer?.value.trimmed ?? (type?.startsWithNil == true && !isConstant ? "nil" : nil)
    }

    /// `@Attribute(…)`.
    var attribute: AttributeSyntax? { declaration.attribute(named: "Attribute") }

    /// `@Relationship(…)`.
    var relationship: AttributeSyntax? { declaration.attribute(named: "Relationship") }
}

extension TypeSyntaxProtocol {
    /// Whether a variable of the type is implicitly initialized with nil. `Optional<Int>` is not.
    var startsWithNil: Bool {
        Syntax(self).is(OptionalTypeSyntax.self) || Syntax(self).is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension VariableDeclSyntax {
    var isConstant: Bool { bindingSpecifier.tokenKind == .keyword(.let) }

    func attribute(named name: String) -> AttributeSyntax? {
        attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }.first { $0.attributeName.lastName == name }
    }

    func modifier(_ keywords: Keyword...) -> DeclModifierSyntax? {
        modifiers.first { modifier in keywords.contains { modifier.name.tokenKind == .keyword($0) } }
    }
}
