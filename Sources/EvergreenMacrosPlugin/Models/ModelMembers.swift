import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxMacros

/// The relevant members of a model class, in declaration order.
struct ModelMembers {
    private(set) var properties: [ModelProperty] = []
    private(set) var transients: [VariableDeclSyntax] = []
    /// `#Unique` and `#Index`.
    private(set) var constraints: [MacroExpansionDeclSyntax] = []
    private(set) var misuses: [ModelMember.Misuse] = []
    /// Whether there is a designated initializer.
    private(set) var hasInitializer = false

    /// The patterns of all variables, by name.
    private var patterns: [String: PatternSyntax] = [:]

    init(_ members: MemberBlockItemListSyntax, in context: some MacroExpansionContext) {
        append(members, in: context)
        properties.removeAll { property in
            guard !property.isConstant, let other = patterns[property.storage.text] else { return false }
            misuses.append(
                ModelMember.Misuse(
                    "The storage of '\(property.name.plainText)' has this name: rename this property",
                    id: "storage",
                    at: other
                )
            )
            return true
        }
    }

    private mutating func append(_ members: MemberBlockItemListSyntax, in context: some MacroExpansionContext) {
        for member in members {
            if let variable = member.decl.as(VariableDeclSyntax.self) {
                append(variable)
            } else if let macro = member.decl.as(MacroExpansionDeclSyntax.self) {
                if ["Unique", "Index"].contains(macro.macroName.text) { constraints.append(macro) }
            } else if let initializer = member.decl.as(InitializerDeclSyntax.self) {
                let isConvenience = initializer.modifiers.contains { $0.name.tokenKind == .keyword(.convenience) }
                hasInitializer = hasInitializer || !isConvenience
            } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                append(condition, in: context)
            }
        }
    }

    private mutating func append(_ variable: VariableDeclSyntax) {
        for binding in variable.bindings {
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.plainText else { continue }
            patterns[name] = binding.pattern
        }
        switch ModelMember(variable) {
        case .persisted(let property): properties.append(property)
        case .transient(let variable): transients.append(variable)
        case .unsupported(let misuse): misuses.append(misuse)
        case .other: break
        }
    }

    /// Appends the members of the active clause.
    private mutating func append(_ condition: IfConfigDeclSyntax, in context: some MacroExpansionContext) {
        guard let configuration = context.buildConfiguration else {
            return reportUnknown(condition)
        }
        let (clause, diagnostics) = condition.activeClause(in: configuration)
        guard diagnostics.isEmpty else { return reportUnknown(condition) }
        if case .decls(let members) = clause?.elements { append(members, in: context) }
    }

    private mutating func reportUnknown(_ condition: IfConfigDeclSyntax) {
        let members = condition.clauses.compactMap { clause -> MemberBlockItemListSyntax? in
            guard case .decls(let members) = clause.elements else { return nil }
            return members
        }
        guard members.joined().contains(where: { $0.decl.is(VariableDeclSyntax.self) }) else { return }
        misuses.append(
            ModelMember.Misuse(
                "'@Model' can't evaluate this condition: put '#if' around the whole class",
                id: "condition",
                at: condition
            )
        )
    }
}
