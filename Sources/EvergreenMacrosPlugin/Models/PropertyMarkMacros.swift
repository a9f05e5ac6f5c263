import SwiftSyntax
import SwiftSyntaxMacros

/// `@Attribute(…)`: a marker for ``ModelMacro``. It generates no code.
struct AttributeMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = context.storedProperty(declaration, markedBy: node) else { return [] }
        if variable.attribute(named: "Transient") != nil {
            context.report("A '@Transient' property isn't stored: remove '@Attribute'", id: "attribute", at: node)
        } else if variable.attribute(named: "Relationship") != nil {
            context.report(
                "A property is an attribute or a relationship: remove '@Attribute' or '@Relationship'",
                id: "attribute",
                at: node
            )
        }
        return []
    }
}

/// `@Relationship(…)`: a marker for ``ModelMacro``. It generates no code.
struct RelationshipMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let variable = context.storedProperty(declaration, markedBy: node) else { return [] }
        if variable.attribute(named: "Transient") != nil {
            context.report("A '@Transient' property isn't stored: remove '@Relationship'", id: "relationship", at: node)
        }
        return []
    }
}

/// `@Transient`: a marker for ``ModelMacro``. It generates no code.
struct TransientMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        _ = context.storedProperty(declaration, markedBy: node)
        return []
    }
}

extension MacroExpansionContext {
    /// The marked property, if it is a stored property of a model class. Reports an error otherwise.
    fileprivate func storedProperty(
        _ declaration: some DeclSyntaxProtocol,
        markedBy node: AttributeSyntax
    ) -> VariableDeclSyntax? {
        let mark = "@\(node.attributeName.trimmedDescription)"
        guard let variable = declaration.as(VariableDeclSyntax.self), isInModel else {
            report("'\(mark)' belongs in a class with '@Model', on a property", id: "mark", at: node)
            return nil
        }
        if let modifier = variable.modifier(.static, .class) {
            report(
                "'\(mark)' belongs on a property of the instances: this one is '\(modifier.name.text)'",
                id: "mark-static",
                at: node
            )
            return nil
        }
        if variable.bindings.contains(where: \.isComputed) {
            report(
                "'\(mark)' belongs on a stored property: this one is computed",
                id: "mark-computed",
                at: node
            )
            return nil
        }
        return variable
    }
}
