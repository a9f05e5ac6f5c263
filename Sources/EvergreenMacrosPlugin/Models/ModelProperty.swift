import SwiftSyntax

/// A stored property that is kept in the store.
struct ModelProperty {
    let declaration: VariableDeclSyntax
    let binding: PatternBindingSyntax
    /// The name as it is written, in backticks if they are needed.
    let name: TokenSyntax

    var type: TypeSyntax? { binding.typeAnnotation?.type.trimmed }

    /// Whether it is a `let`, which has the value that its instance was made with.
    var isConstant: Bool { declaration.isConstant }

    /// The stored property behind this one; a constant is its own.
    var storage: TokenSyntax { isConstant ? name : .identifier("_\(name.plainText)") }

    /// The value that it starts with: the one that is declared, or nil for an optional.
    var defaultValue: ExprSyntax? {
        binding.initializer?.value.trimmed ?? (type?.startsWithNil == true && !isConstant ? "nil" : nil)
    }

    /// `@Attribute(…)`.
    var attribute: AttributeSyntax? { declaration.attribute(named: "Attribute") }

    /// `@Relationship(…)`.
    var relationship: AttributeSyntax? { declaration.attribute(named: "Relationship") }
}

extension TypeSyntaxProtocol {
    /// Whether a variable of the type starts with nil: `Optional<Int>`, written out, doesn't.
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
