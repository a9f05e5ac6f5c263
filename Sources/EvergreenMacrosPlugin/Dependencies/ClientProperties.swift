import SwiftIfConfig
import SwiftSyntax
import SwiftSyntaxMacros

/// A stored property of a client that is a parameter of its initializer.
struct ClientProperty {
    let name: String
    /// The source of the parameter, with its default value.
    let parameter: String
    let isEndpoint: Bool
    let access: ClientAccess?
}

/// An access level, in ascending order of visibility.
enum ClientAccess: Int {
    case `private`, `fileprivate`, `internal`, package, `public`

    init?(_ modifiers: DeclModifierListSyntax) {
        for modifier in modifiers where modifier.detail == nil {
            switch modifier.name.tokenKind {
            case .keyword(.private): self = .private
            case .keyword(.fileprivate): self = .fileprivate
            case .keyword(.internal): self = .internal
            case .keyword(.package): self = .package
            case .keyword(.public), .keyword(.open): self = .public
            default: continue
            }
            return
        }
        return nil
    }

    /// The modifier of a declaration, with a trailing space.
    var modifier: String {
        switch self {
        case .private: "private "
        case .fileprivate: "fileprivate "
        case .internal: ""
        case .package: "package "
        case .public: "public "
        }
    }
}

/// The stored properties of a client, in declaration order.
struct ClientProperties {
    /// The names of the client's type aliases for function types.
    let functionTypes: Set<String>
    private(set) var all: [ClientProperty] = []
    /// Whether an initializer can be generated.
    private(set) var isComplete = true

    init(functionTypes: Set<String>) {
        self.functionTypes = functionTypes
    }

    /// The access level of the initializers: that of the least visible property.
    func access(in client: StructDeclSyntax) -> String {
        // Without a modifier, a member is as visible as its type, up to `internal`.
        let own = ClientAccess(client.modifiers).map { max($0, .internal) } ?? .internal
        return all.map { $0.access ?? .internal }.reduce(own, min).modifier
    }

    mutating func append(_ members: MemberBlockItemListSyntax, in context: some MacroExpansionContext) {
        for member in members {
            if let variable = member.decl.as(VariableDeclSyntax.self) {
                append(variable, in: context)
            } else if let condition = member.decl.as(IfConfigDeclSyntax.self) {
                append(condition, in: context)
            }
        }
    }

    private mutating func append(_ variable: VariableDeclSyntax, in context: some MacroExpansionContext) {
        guard !variable.modifiers.contains(.static), !variable.modifiers.contains(.lazy) else { return }
        let isVariable = variable.bindingSpecifier.tokenKind == .keyword(.var)
        let access = ClientAccess(variable.modifiers)
        let isEndpoint = variable.isEndpoint(functionTypes: functionTypes)
        for binding in variable.bindings where !binding.isComputedProperty {
            // A constant keeps its value, and so does a private property.
            if binding.initializer != nil, !isVariable || access == .private && !isEndpoint { continue }
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { continue }
            guard let type = binding.typeAnnotation?.type.trimmed ?? binding.initializer?.value.typeOfLiteral else {
                context.report(
                    "'\(name)' needs a type, for the initializer that '@DependencyClient' generates: 'var \(name): …'",
                    id: "DependencyClient-type",
                    at: binding
                )
                isComplete = false
                continue
            }
            let isFunction =
                isEndpoint || EndpointFunction(type) != nil || functionTypes.contains(type.trimmedDescription)
            let escaping = isFunction ? "@escaping \(EndpointFunction(type)?.type ?? type)" : "\(type)"
            var value = isEndpoint ? nil : binding.initializer?.value.trimmedDescription
            if value == nil, isVariable, !isEndpoint, type.defaultsToNil { value = "nil" }
            all.append(
                ClientProperty(
                    name: name,
                    parameter: "\(name): \(escaping)\(value.map { " = \($0)" } ?? "")",
                    isEndpoint: isEndpoint,
                    access: access
                )
            )
        }
    }

    /// Appends the members of the active clause.
    private mutating func append(_ condition: IfConfigDeclSyntax, in context: some MacroExpansionContext) {
        if let configuration = context.buildConfiguration {
            let (clause, diagnostics) = condition.activeClause(in: configuration)
            if diagnostics.isEmpty {
                if case .decls(let members) = clause?.elements { append(members, in: context) }
                return
            }
        }
        context.report(
            "'@DependencyClient' can't evaluate this condition: put '#if' around the whole struct",
            id: "DependencyClient-condition",
            at: condition
        )
        isComplete = false
    }
}

extension ClientAccess: Comparable {
    static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension PatternBindingSyntax {
    /// Whether the property is computed rather than observed.
    fileprivate var isComputedProperty: Bool {
        guard let accessors = accessorBlock?.accessors else { return false }
        guard case .accessors(let list) = accessors else { return true }
        return !list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension TypeSyntax {
    /// Whether a variable of this type is implicitly initialized with nil.
    fileprivate var defaultsToNil: Bool {
        self.is(OptionalTypeSyntax.self) || self.is(ImplicitlyUnwrappedOptionalTypeSyntax.self)
    }
}

extension ExprSyntax {
    /// The inferred type of a literal.
    fileprivate var typeOfLiteral: TypeSyntax? {
        if self.is(BooleanLiteralExprSyntax.self) { return "Swift.Bool" }
        if self.is(IntegerLiteralExprSyntax.self) { return "Swift.Int" }
        if self.is(FloatLiteralExprSyntax.self) { return "Swift.Double" }
        if self.is(StringLiteralExprSyntax.self) { return "Swift.String" }
        return nil
    }
}
