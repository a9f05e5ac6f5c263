import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The class that `@Model` is applied to.
struct ModelClass {
    let declaration: ClassDeclSyntax

    init?(_ declaration: some DeclGroupSyntax) {
        guard let declaration = declaration.as(ClassDeclSyntax.self) else { return nil }
        self.declaration = declaration
    }

    /// The name as it is written, in backticks if they are needed.
    var name: TokenSyntax { declaration.name.trimmed }

    /// The modifier for members that the schema uses, with a space; empty where the default will do.
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

    /// Whether the class itself, whatever its members are, can be a model.
    func isSupported(in context: some MacroExpansionContext) -> Bool {
        declaration.genericParameterClause == nil && knownSuperclass == nil && sendableConformance == nil
            && conflictingAttribute == nil && inaccessible(in: context) == nil
    }

    /// `private`, where it keeps an extension at the top level of the file from naming the class.
    func inaccessible(in context: some MacroExpansionContext) -> DeclModifierSyntax? {
        // For some roles, the innermost context is the class itself.
        let isItself = context.lexicalContext.first?.as(ClassDeclSyntax.self)?.name.text == declaration.name.text
        let isNested = context.lexicalContext.dropFirst(isItself ? 1 : 0).contains { outer in
            outer.isProtocol((any DeclGroupSyntax).self)
        }
        guard isNested else { return nil }
        return declaration.modifiers.first { $0.name.tokenKind == .keyword(.private) }
    }

    /// A superclass, where the name alone says that it is one.
    var knownSuperclass: InheritedTypeSyntax? {
        inheritedTypes.first { $0.type.lastName == "NSObject" || $0.type.lastName == "NSManagedObject" }
    }

    /// `Sendable`, where the class is said to conform to it.
    var sendableConformance: InheritedTypeSyntax? {
        inheritedTypes.first { inherited in
            inherited.type.lastName == "Sendable"
                || inherited.type.as(AttributedTypeSyntax.self)?.baseType.lastName == "Sendable"
        }
    }

    /// An attribute of the class that a model can't have.
    var conflictingAttribute: AttributeSyntax? {
        declaration.attributes.lazy.compactMap { $0.as(AttributeSyntax.self) }
            .first { ["MainActor", "Observable"].contains($0.attributeName.lastName) }
    }

    var inheritedTypes: [InheritedTypeSyntax] {
        declaration.inheritanceClause.map { Array($0.inheritedTypes) } ?? []
    }

    /// The members as they are compiled: without what `#if` leaves out.
    func members(in context: some MacroExpansionContext) -> ModelMembers {
        ModelMembers(declaration.memberBlock.members, in: context)
    }
}

extension TypeSyntaxProtocol {
    /// `Recipe`, of `SchemaV1.Recipe`; without generic arguments and backticks.
    var lastName: String? {
        Syntax(self).as(IdentifierTypeSyntax.self)?.name.plainText
            ?? Syntax(self).as(MemberTypeSyntax.self)?.name.plainText
    }
}

extension TokenSyntax {
    /// The name without backticks.
    var plainText: String { text.filter { $0 != "`" } }
}
