import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The generated members of an enum with `@Reducer`: a state and an action with the same cases, a body that runs the reducer of the current
/// case, and an enum of the cases' stores for use in a `switch`.
struct DestinationReducer {
    private let name: String
    private let access: String
    private let isIndirect: Bool
    private let items: [EnumItem]
    private let stateConformances: String
    private let actionConformances: String

    init?(_ declaration: EnumDeclSyntax, attribute: AttributeSyntax, in context: some MacroExpansionContext) {
        name = declaration.name.trimmedDescription
        access = declaration.modifiers.accessOfMembers
        isIndirect = declaration.modifiers.contains(.indirect)
        items = declaration.memberBlock.members.enumItems
        let conformances = SynthesizedConformances(attribute)
        stateConformances = conformances.state.map { ", \($0)" }.joined()
        actionConformances = conformances.action.isEmpty ? "" : ": " + conformances.action.joined(separator: ", ")
        var isValid = true
        for element in items.allCases {
            if element.role == .ephemeral, element.parameters.count != 1 {
                context.report(
                    "An ephemeral case has one value: the state of an alert or a dialog",
                    id: "reducer-case-ephemeral",
                    at: element.syntax
                )
                isValid = false
            }
        }
        if !isValid { return nil }
    }

    var members: [DeclSyntax] {
        let prefix = isIndirect ? "indirect " : ""
        return [
            """
            @EvergreenStore.CasePathable @dynamicMemberLookup @EvergreenStore.ObservableState
            \(raw: access)\(raw: prefix)enum State: EvergreenStore.CaseReducerState\(raw: stateConformances) {
                \(raw: access)typealias StateReducer = \(raw: name)
                \(raw: items.source(\.stateCase))
            }
            """,
            """
            @EvergreenStore.CasePathable
            \(raw: access)\(raw: prefix)enum Action\(raw: actionConformances) {
                \(raw: items.source(\.actionCase))
            }
            """,
            """
            \(raw: access)typealias Body = EvergreenStore.Reduce<Self.State, Self.Action>
            """,
            """
            \(raw: access)static var body: Body {
                EvergreenStore.Reduce(_$reducer)
            }
            """,
            """
            @EvergreenStore.ReducerBuilder<Self.State, Self.Action>
            private static var _$reducer: some EvergreenStore.Reducer<Self.State, Self.Action> {
                \(raw: body)
            }
            """,
            """
            \(raw: access)enum CaseScope {
                \(raw: items.source(\.scopeCase))
            }
            """,
            """
            @Swift.MainActor
            \(raw: access)static func scope(
                _ store: EvergreenStore.Store<Self.State, Self.Action>
            ) -> CaseScope {
                switch store.state {
                \(raw: items.source(\.scope))
                }
            }
            """,
        ]
    }

    private var body: String {
        let reducers = items.source(\.reducer)
        return reducers.isEmpty ? "EvergreenStore.EmptyReducer()" : reducers
    }
}

extension EnumCase {
    enum Role {
        case reducer, ephemeral, plain
    }

    /// The role of the case. Cases with several values, no value, or a value of an unnamed type such as `[Int]` are plain data.
    fileprivate var role: Role {
        if attributes.hasAttribute(named: "ReducerCaseIgnored") { return .plain }
        if attributes.hasAttribute(named: "ReducerCaseEphemeral") { return .ephemeral }
        guard parameters.count == 1 else { return .plain }
        let type = parameters[0].type
        let typeName = type.as(IdentifierTypeSyntax.self)?.name.text ?? type.as(MemberTypeSyntax.self)?.name.text
        guard let typeName else { return .plain }
        return ["AlertState", "ConfirmationDialogState"].contains(typeName) ? .ephemeral : .reducer
    }

    private var prefix: String { isIndirect ? "indirect case" : "case" }
    private var type: String { parameters.first?.type.trimmedDescription ?? "" }
    private var plainPayload: String {
        guard !parameters.isEmpty else { return "" }
        let parameters = parameters.map { parameter in
            let type = parameter.type.trimmedDescription
            return parameter.label.map { "\($0): \(type)" } ?? type
        }
        return "(\(parameters.joined(separator: ", ")))"
    }

    fileprivate var stateCase: String {
        switch role {
        case .reducer: "\(prefix) \(name.text)(\(type).State)"
        case .ephemeral, .plain: "\(prefix) \(name.text)\(plainPayload)"
        }
    }

    fileprivate var actionCase: String {
        switch role {
        case .reducer: "\(prefix) \(name.text)(\(type).Action)"
        case .ephemeral: "\(prefix) \(name.text)(\(type).Action)"
        case .plain: "case \(name.text)(Swift.Never)"
        }
    }

    fileprivate var reducer: String {
        guard role == .reducer else { return "" }
        let instance = parameters[0].defaultValue?.value.trimmedDescription ?? "\(type)()"
        return """
            EvergreenStore.Scope(state: \\Self.State.Cases.\(name.text), action: \\Self.Action.Cases.\(name.text)) {
                \(instance)
            }
            """
    }

    fileprivate var scopeCase: String {
        switch role {
        case .reducer: "case \(name.text)(EvergreenStore.StoreOf<\(type)>)"
        case .ephemeral, .plain: "case \(name.text)\(plainPayload)"
        }
    }

    fileprivate var scope: String {
        switch role {
        case .reducer:
            return """
                case .\(name.text):
                    return .\(name.text)(store._scope(case: \\.\(name.text), action: \\.\(name.text)))
                """
        case .ephemeral, .plain:
            guard !parameters.isEmpty else { return "case .\(name.text): return .\(name.text)" }
            return "case \(extraction.pattern): return \(rebuilt)"
        }
    }

    /// The expression that rebuilds the case from the values bound by ``extraction``.
    private var rebuilt: String {
        let arguments = parameters.enumerated().map { index, parameter in
            parameter.label.map { "\($0): v\(index)" } ?? "v\(index)"
        }
        return ".\(name.text)(\(arguments.joined(separator: ", ")))"
    }
}

/// The arguments of `@Reducer(state: .equatable, action: .sendable)`, as protocol names.
private struct SynthesizedConformances {
    var state: [String] = []
    var action: [String] = []

    init(_ attribute: AttributeSyntax) {
        guard case .argumentList(let arguments)? = attribute.arguments else { return }
        var label = ""
        for argument in arguments {
            label = argument.label?.text ?? label
            guard let name = argument.expression.as(MemberAccessExprSyntax.self)?.declName.baseName.text else {
                continue
            }
            let conformance = "Swift.\(name.prefix(1).uppercased())\(name.dropFirst())"
            if label == "action" { action.append(conformance) } else { state.append(conformance) }
        }
    }
}
