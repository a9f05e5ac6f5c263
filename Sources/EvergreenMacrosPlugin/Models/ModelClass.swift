import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The class to which `@Model` is applied.
struct ModelClass {
    let declaration: ClassDeclSyntax

    init?(_ declaration: some DeclGroupSyntax) {
        guard let declaration = declaration.as(ClassDeclSyntax.self) else { return nil }
        self.declaration = declaration
    }

    /// The name as declared, including backticks.
    var name: TokenSyntax { declaration.name.trimmed }

    /// The access modifier of members that the schema uses, with a trailing space; empty for the default.
    var access: String {
        for modifier in declaration.modifiers {
            switch modifier.name.tokenKind {
            case .keyword(.public), .keyword(.open): return "public "
            case .keyword(.package): return "package "
            default: continue
            }
        }
        return ""
    }

    /// Whether the class, regardless of its members, can be a model.
    func isSupported(in context: some MacroExpansionContext) -> Bool {
        declaration.genericParameterClause == nil && knownSuperclass == nil && sendableConformance == nil
            && conflictingAttribute == nil && inaccessible(in: context) == nil
    }

    /// A `private` modifier that prevents a file-level extension from referring to the class.
    func inaccessible(in context: some MacroExpansionContext) -> DeclModifierSyntax? {
        // For some macro roles, the innermost lexical context is the class itself.
        let isItself = context.lexicalContext.first?.as(ClassDeclSyntax.self)?.name.text == declaration.name.text
        let isNested = context.lexicalContext.dropFirst(isItself ? 1 : 0).contains { outer in
            outer.isProtocol((any DeclGroupSyntax).self)
        }
        guard isNested else { return nil }
        return declaration.modifiers.first { $0.name.tokenKind == .keyword(.private) }
    }

    /// A superclass that is recognized by its name.
    var knownSuperclass: InheritedTypeSyntax? {
        inheritedTypes.first { $0.type.lastName == "NSObject" || $0.type.lastName == "NSManagedObject" }
    }

    /// A declared conformance to `Sendable`.
    var sendableConformance: InheritedTypeSyntax? {
        inheritedTypes.first { inherited in
            inherited.type.lastName == "Sendable"
                || inherited.type.as(AttributedTypeSyntax.self)?.baseType.lastName == "Sendable"
        }
    }

    /// An attribute that is incompatible with a model.
    var conflictingAttribute: AttributeSyntax? {
        declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { ["MainActor", "Observable"].contains($0.attributeName.lastName) }
    }

    var inheritedTypes: [InheritedTypeSyntax] {
        declaration.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
    }

    /// Returns the compiled members, without inactive `#if` clauses.
    func members(in context: some MacroExpansionContext) -> ModelMembers {
        ModelMembers(declaration.memberBlock.members, in: context)
    }
}

extension TypeSyntaxProtocol {
    /// The last component of the type name, without generic arguments and backticks: `Recipe` for `SchemaV1.Recipe`.
    var lastName: String? {
        Syntax(self).as(IdentifierTypeSyntax.self)?.name.plainText
            ?? Syntax(self).as(MemberTypeSyntax.self)?.name.plainText
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var plainText: String { text.filter { $0 != "`" } }
}
