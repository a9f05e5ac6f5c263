import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@ObservableState struct …` and `enum …`: generates an identity and, for a struct, a registrar and tracked fields.
struct ObservableStateMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let access = declaration.modifiers.accessOfMembers
        if let declaration = declaration.as(EnumDeclSyntax.self) {
            return members(of: declaration, access: access)
        }
        guard declaration.is(StructDeclSyntax.self) else {
            context.report(
                "'@ObservableState' can only be applied to a struct or an enum: state is a value. Use '@Observable' for a class",
                id: "observable-state-value",
                at: node
            )
            return []
        }
        return [
            """
            var _$observationRegistrar = EvergreenStore.ObservationStateRegistrar()
            """,
            """
            \(raw: access)var _$id: EvergreenStore.ObservableStateID { _$observationRegistrar.id }
            """,
            """
            \(raw: access)mutating func _$willModify() { _$observationRegistrar._$willModify() }
            """,
        ]
    }

    /// The identity of an enum is that of its payload, tagged with the index of the case.
    private static func members(of declaration: EnumDeclSyntax, access: String) -> [DeclSyntax] {
        let items = declaration.memberBlock.members.enumItems
        guard !items.isEmpty else {
            return [
                "\(raw: access)var _$id: EvergreenStore.ObservableStateID { switch self {} }",
                "\(raw: access)mutating func _$willModify() {}",
            ]
        }
        var number = 0
        let identities = items.source { element in
            defer { number += 1 }
            if element.isUninhabited { return "" }
            switch element.parameters.count {
            case 0:
                return "case .\(element.name.text): return ._$inert._$tag(\(number))"
            case 1:
                let (pattern, value) = element.extraction
                return "case \(pattern): return ._$id(for: \(value))._$tag(\(number))"
            default:
                return "case .\(element.name.text): return EvergreenStore.ObservableStateID()._$tag(\(number))"
            }
        }
        let modifications = items.source { element in
            guard element.parameters.count == 1, !element.isUninhabited else {
                return element.isUninhabited ? "" : "case .\(element.name.text): break"
            }
            let pattern = element.extraction.pattern.replacing("let v0", with: "var v0")
            let value = element.embedding.replacing("$0", with: "v0")
            return """
                case \(pattern):
                    EvergreenStore._$willModify(&v0)
                    self = \(value)
                """
        }
        return [
            """
            \(raw: access)var _$id: EvergreenStore.ObservableStateID {
                switch self {
                \(raw: identities)
                }
            }
            """,
            """
            \(raw: access)mutating func _$willModify() {
                switch self {
                \(raw: modifications)
                }
            }
            """,
        ]
    }
}

extension ObservableStateMacro: MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        guard declaration.is(StructDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self),
            variable.isTrackable
        else { return [] }
        for name in ["BindingState", "PresentationState"] {
            guard let attribute = variable.attributes.attribute(named: name) else { continue }
            let message =
                name == "BindingState"
                ? "In observable state every field can be bound: remove '@BindingState'"
                : "In observable state, write '@Presents' instead of '@PresentationState'"
            context.report(message, id: "observable-state-\(name)", at: attribute)
            return []
        }
        // Shared values notify their own observers of changes.
        if ["ObservationStateIgnored", "ObservationStateTracked", "Presents", "Shared", "SharedReader"]
            .contains(where: variable.attributes.hasAttribute)
        {
            return []
        }
        return ["@EvergreenStore.ObservationStateTracked"]
    }
}

extension ObservableStateMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty, declaration.is(StructDeclSyntax.self) || declaration.is(EnumDeclSyntax.self) else {
            return []
        }
        let dumpable = declaration.is(StructDeclSyntax.self) ? ", EvergreenStore._DumpableState" : ""
        let conformance: DeclSyntax =
            "extension \(type.trimmed): Observation.Observable, EvergreenStore.ObservableState\(raw: dumpable) {}"
        return [conformance.cast(ExtensionDeclSyntax.self)]
    }
}
