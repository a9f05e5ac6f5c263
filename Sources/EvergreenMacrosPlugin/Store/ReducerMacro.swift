import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Reducer struct …`: generates the conformance, case paths of the actions, and missing declarations of state, action and body.
///
/// `@Reducer enum …` combines the reducers of several features. See `DestinationReducer`.
struct ReducerMacro: MemberMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if let declaration = declaration.as(EnumDeclSyntax.self) {
            return DestinationReducer(declaration, attribute: node, in: context)?.members ?? []
        }
        guard let declaration = declaration.as(StructDeclSyntax.self) else {
            context.report(
                "'@Reducer' can only be applied to a struct, or to an enum whose cases are reducers",
                id: "reducer-struct",
                at: node
            )
            return []
        }
        if node.arguments != nil {
            context.report(
                "Conformances apply to the state and action that '@Reducer' generates for an enum: write these on 'State' and 'Action'",
                id: "reducer-conformances",
                at: node
            )
        }
        return members(of: declaration, in: context)
    }

    private static func members(
        of declaration: StructDeclSyntax,
        in context: some MacroExpansionContext
    ) -> [DeclSyntax] {
        let contents = Contents(declaration.memberBlock.members)
        let access = declaration.modifiers.accessOfMembers
        if let reduce = contents.reduce, contents.body != nil {
            context.report(
                "A reducer has a 'body' or this method, not both: 'body' would never run. Move this into a 'Reduce' in 'body'",
                id: "reducer-body",
                at: reduce.name
            )
        }
        if let action = contents.action, action.is(StructDeclSyntax.self) || action.is(ClassDeclSyntax.self) {
            context.report(
                "'Action' of a reducer must be an enum with a case for each event",
                id: "reducer-action",
                at: action
            )
        }
        var members: [DeclSyntax] = []
        if !contents.hasState, !contents.hasReducer {
            members.append(
                """
                @EvergreenStore.ObservableState
                \(raw: access)struct State: Swift.Codable, Swift.Equatable, Swift.Hashable, Swift.Sendable {
                    \(raw: access)init() {}
                }
                """
            )
        }
        if contents.action == nil, !contents.hasReducer {
            members.append("\(raw: access)enum Action: Swift.Equatable, Swift.Hashable, Swift.Sendable {}")
        }
        if contents.body == nil, contents.reduce == nil {
            members.append(
                """
                \(raw: access)var body: EvergreenStore.EmptyReducer<Self.State, Self.Action> { EvergreenStore.EmptyReducer() }
                """
            )
        }
        return members
    }

    /// The declared members of a reducer.
    private struct Contents {
        var hasState = false
        var action: DeclSyntax?
        var body: VariableDeclSyntax?
        var reduce: FunctionDeclSyntax?

        /// Whether the feature's logic is declared. From it, the compiler infers a state or action that is declared elsewhere: in an
        /// extension, or by the body's type.
        var hasReducer: Bool { reduce != nil || body?.isSomeReducer == true }

        init(_ members: MemberBlockItemListSyntax) {
            for member in members {
                let declaration = member.decl
                if let named = declaration.asProtocol((any NamedDeclSyntax).self) {
                    if named.name.text == "State" { hasState = true }
                    if named.name.text == "Action" { action = declaration }
                }
                if let variable = declaration.as(VariableDeclSyntax.self), variable.isReducerBody { body = variable }
                if let function = declaration.as(FunctionDeclSyntax.self), function.isReduce { reduce = function }
            }
        }
    }
}

extension FunctionDeclSyntax {
    fileprivate var isReduce: Bool {
        name.text == "reduce" && signature.parameterClause.parameters.map(\.firstName.text) == ["into", "action"]
    }
}

extension VariableDeclSyntax {
    fileprivate var isReducerBody: Bool {
        !modifiers.contains(.static)
            && bindings.contains { $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == "body" }
    }

    /// Whether the type is `some Reducer<…>` or `some ReducerOf<…>`, or is inferred from an initial value.
    fileprivate var isSomeReducer: Bool { bindings.first?.initializer != nil || reducerArguments != nil }

    /// The generic arguments of `some Reducer<…>` or `some ReducerOf<…>`; nil for other types.
    fileprivate var reducerArguments: String? {
        guard let constraint = bindings.first?.typeAnnotation?.type.as(SomeOrAnyTypeSyntax.self)?.constraint else {
            return nil
        }
        let name: String
        let clause: GenericArgumentClauseSyntax?
        if let type = constraint.as(IdentifierTypeSyntax.self) {
            (name, clause) = (type.name.text, type.genericArgumentClause)
        } else if let type = constraint.as(MemberTypeSyntax.self) {
            (name, clause) = (type.name.text, type.genericArgumentClause)
        } else {
            return nil
        }
        let arguments = (clause?.arguments ?? []).map { $0.with(\.trailingComma, nil).trimmedDescription }
        switch (name, arguments.count) {
        case ("Reducer", 2): return arguments.joined(separator: ", ")
        case ("ReducerOf", 1): return "\(arguments[0]).State, \(arguments[0]).Action"
        default: return nil
        }
    }
}

extension ReducerMacro: MemberAttributeMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        if let member = member.as(EnumDeclSyntax.self) {
            let isPathable = member.attributes.hasAttribute(named: "CasePathable")
            switch member.name.text {
            case "Action":
                return isPathable ? [] : ["@EvergreenStore.CasePathable"]
            case "State":
                let isDynamic = member.attributes.hasAttribute(named: "dynamicMemberLookup")
                return (isPathable ? [] : ["@EvergreenStore.CasePathable"])
                    + (isDynamic ? [] : ["@dynamicMemberLookup"])
            default:
                return []
            }
        }
        guard let body = member.as(VariableDeclSyntax.self), body.isReducerBody,
            !body.attributes.hasAttribute(named: "ReducerBuilder"), body.bindings.first?.initializer == nil
        else { return [] }
        return ["@EvergreenStore.ReducerBuilder<\(raw: body.reducerArguments ?? "Self.State, Self.Action")>"]
    }
}

extension ReducerMacro: ExtensionMacro {
    static func expansion(
        of node: AttributeSyntax,
        attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax],
        in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let name: String
        if declaration.is(EnumDeclSyntax.self) {
            name = "Reducer, EvergreenStore.CaseReducer"
        } else if declaration.is(StructDeclSyntax.self) {
            name = "Reducer"
        } else {
            return []
        }
        guard !protocols.isEmpty else { return [] }
        let conformance: DeclSyntax = "extension \(type.trimmed): EvergreenStore.\(raw: name) {}"
        return [conformance.cast(ExtensionDeclSyntax.self)]
    }
}

/// `@ReducerCaseEphemeral` and `@ReducerCaseIgnored`: markers for ``ReducerMacro``. They generate no code.
struct ReducerCaseMacro: PeerMacro {
    static func expansion(
        of node: AttributeSyntax,
        providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let name = node.attributeName.trimmedDescription
        if !declaration.is(EnumCaseDeclSyntax.self) {
            context.report("'@\(name)' belongs on a case of an enum with '@Reducer'", id: "reducer-case", at: node)
        } else if let owner = context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self),
            !owner.attributes.hasAttribute(named: "Reducer")
        {
            context.report("'@\(name)' needs '@Reducer' on the enum around it", id: "reducer-case-enum", at: node)
        }
        return []
    }
}
