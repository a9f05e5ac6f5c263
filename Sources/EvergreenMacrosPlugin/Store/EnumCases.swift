import SwiftSyntax

/// A case of an enum.
struct EnumCase {
    let name: TokenSyntax
    let parameters: [EnumCaseParameterSyntax]
    let attributes: AttributeListSyntax
    let isIndirect: Bool
    let syntax: EnumCaseElementSyntax

    /// Returns the source of the payload type within a nested sequence type: a tuple for several values.
    func payloadType(in enumName: String) -> String {
        let replaced = parameters.map { parameter in
            let type = NameReplacement(enumName).rewrite(parameter.type).trimmedDescription
            guard parameters.count > 1, let label = parameter.label else { return type }
            return "\(label): \(type)"
        }
        switch replaced.count {
        case 0: return "Swift.Void"
        case 1: return replaced[0]
        default: return "(\(replaced.joined(separator: ", ")))"
        }
    }

    /// Whether the case has an uninhabited payload.
    var isUninhabited: Bool {
        parameters.contains { ["Never", "Swift.Never"].contains($0.type.trimmedDescription) }
    }

    /// Returns the function that creates the enum from the payload.
    ///
    /// For a single value, it is the case constructor itself: a closure with an uninhabited parameter would cause a warning.
    func constructor(in enumName: String) -> String {
        guard parameters.count == 1 else { return "{ \(parameters.isEmpty ? "_ in " : "")\(embedding) }" }
        return "\(enumName).\(name.text)\(parameters[0].label.map { "(\($0):)" } ?? "")"
    }

    /// The expression that creates the enum from `$0`, or without a payload.
    var embedding: String {
        guard !parameters.isEmpty else { return ".\(name.text)" }
        let arguments = parameters.enumerated().map { index, parameter in
            let value = parameters.count == 1 ? "$0" : "$0.\(index)"
            return parameter.label.map { "\($0): \(value)" } ?? value
        }
        return ".\(name.text)(\(arguments.joined(separator: ", ")))"
    }

    /// The pattern that binds the values, and the expression that combines them.
    var extraction: (pattern: String, value: String) {
        guard !parameters.isEmpty else { return (".\(name.text)", "()") }
        let patterns = parameters.enumerated().map { index, parameter in
            parameter.label.map { "\($0): let v\(index)" } ?? "let v\(index)"
        }
        let values = parameters.indices.map { "v\($0)" }.joined(separator: ", ")
        let value = parameters.count == 1 ? values : "(\(values))"
        return (".\(name.text)(\(patterns.joined(separator: ", ")))", value)
    }
}

extension EnumCaseParameterSyntax {
    /// The argument label; nil for none.
    var label: String? {
        guard let firstName, firstName.tokenKind != .wildcard else { return nil }
        return firstName.text
    }
}

/// The cases of an enum, with enclosing `#if` conditions.
indirect enum EnumItem {
    case element(EnumCase)
    case conditional([(directive: String, items: [EnumItem])])
}

extension MemberBlockItemListSyntax {
    /// The cases, in order.
    var enumItems: [EnumItem] {
        flatMap { member -> [EnumItem] in
            if let declaration = member.decl.as(EnumCaseDeclSyntax.self) {
                return declaration.elements.map { element in
                    .element(
                        EnumCase(
                            name: element.name.trimmed,
                            parameters: element.parameterClause.map { Array($0.parameters) } ?? [],
                            attributes: declaration.attributes,
                            isIndirect: declaration.modifiers.contains(.indirect),
                            syntax: element
                        )
                    )
                }
            }
            guard let condition = member.decl.as(IfConfigDeclSyntax.self) else { return [] }
            return [
                .conditional(
                    condition.clauses.map { clause in
                        let directive = "\(clause.poundKeyword.text) \(clause.condition?.trimmedDescription ?? "")"
                        guard case .decls(let members)? = clause.elements else { return (directive, []) }
                        return (directive, members.enumItems)
                    }
                )
            ]
        }
    }
}

extension [EnumItem] {
    /// All cases, regardless of conditions.
    var allCases: [EnumCase] {
        flatMap { item -> [EnumCase] in
            switch item {
            case .element(let element): [element]
            case .conditional(let clauses): clauses.flatMap(\.items.allCases)
            }
        }
    }

    /// Returns the source generated for each case, with the same conditions.
    func source(_ transform: (EnumCase) -> String) -> String {
        map { item in
            switch item {
            case .element(let element):
                return transform(element)
            case .conditional(let clauses):
                let parts = clauses.map { "\($0.directive)\n\($0.items.source(transform))" }
                return "\(parts.joined(separator: "\n"))\n#endif"
            }
        }
        .filter { !$0.isEmpty }
        .joined(separator: "\n")
    }
}

/// Replaces type names that have another meaning within a nested sequence type.
private final class NameReplacement: SyntaxRewriter {
    /// The names of a sequence's associated types, for which the enum needs an alias.
    static let shadowed = ["Element", "Iterator"]

    let name: String
    private(set) var found: Set<String> = []

    init(_ name: String) {
        self.name = name
        super.init()
    }

    override func visit(_ node: IdentifierTypeSyntax) -> TypeSyntax {
        if node.name.tokenKind == .keyword(.Self) { return TypeSyntax(node.with(\.name, .identifier(name))) }
        guard Self.shadowed.contains(node.name.text) else { return super.visit(node) }
        found.insert(node.name.text)
        return TypeSyntax(node.with(\.name, .identifier("_$\(node.name.text)")))
    }

    func rewrite(_ type: TypeSyntax) -> TypeSyntax {
        visit(type)
    }
}

extension [EnumItem] {
    /// The names in payloads that need an alias. See ``EnumCase/payloadType(in:)``.
    var shadowedNames: [String] {
        let replacement = NameReplacement("Self")
        for element in allCases {
            for parameter in element.parameters { _ = replacement.rewrite(parameter.type) }
        }
        return replacement.found.sorted()
    }
}
