import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model final class Recipe { … }`: generates the storage of the properties, an initializer from a row, and the metadata for the schema.
///
/// Errors in the class and its properties are reported only by this role. If there are any, the macro generates no code that would cause
/// further compiler errors.
struct ModelMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = ModelClass(declaration) else {
            reportNoClass(at: node, in: context)
            return []
        }
        guard model.check(attribute: node, missingConformances: protocols, in: context) else { return [] }
        let members = model.members(in: context)
        let properties = members.properties
        let constraints = members.constraints(of: model, in: context)
        members.check(as: model, in: context)

        var declarations: [DeclSyntax] = [
            "\(raw: model.access)var _$model = EvergreenModelStorage._ModelStorage()",
            model.rowInitializer(properties),
            model.schemaMetadata(properties, in: context),
        ]
        if !constraints.isEmpty { declarations.append(model.schemaConstraints(constraints)) }
        if let initializer = model.emptyInitializer(members, in: context) { declarations.append(initializer) }
        return declarations
    }
}

extension ModelMacro {
    private static func reportNoClass(at node: AttributeSyntax, in context: some MacroExpansionContext) {
        context.report(
            "'@Model' can only be applied to a class, because views share its instances",
            id: "model-class",
            at: node
        )
    }
}

extension ModelMacro: MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard let model = ModelClass(declaration), model.isSupported(in: context),
            let variable = member.as(VariableDeclSyntax.self),
            case .persisted(let property) = ModelMember(variable), !property.isConstant,
            let index = model.members(in: context).properties.firstIndex(where: { $0.name.text == property.name.text })
        else { return [] }
        return ["@EvergreenModelStorage._ModelProperty(\(raw: index))"]
    }
}

extension ModelMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        // The compiler expands the members of an enum only if one of them is looked up.
        if declaration.is(EnumDeclSyntax.self) { reportNoClass(at: node, in: context) }
        guard let model = ModelClass(declaration), model.isSupported(in: context),
            protocols.contains(where: { $0.lastName == "_ModelClass" })
        else { return [] }
        let missing = Set(protocols.compactMap(\.lastName))
        let list = ["PersistentModel", "_ModelClass"].filter(missing.contains)
            .map { "EvergreenModelStorage.\($0)" }.joined(separator: ", ")
        return [
            // `nonisolated` also in modules with default isolation.
            try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): \(raw: list) {}"),
            try ExtensionDeclSyntax(
                """
                @available(*, unavailable, message: "An instance belongs to its context: pass its 'persistentModelID' to other actors")
                extension \(type.trimmed): Swift.Sendable {}
                """
            ),
        ]
    }
}
