import SwiftSyntax

/// The function type of an endpoint.
struct EndpointFunction {
    /// The type with its attributes, such as `@Sendable`, and without enclosing parentheses.
    let type: TypeSyntax
    let function: FunctionTypeSyntax

    /// Nil if the type is not a function type literal, for example a type alias.
    init?(_ type: TypeSyntax) {
        var type = type.trimmed
        while let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1, let element = tuple.elements.first,
            element.firstName == nil
        {
            type = element.type.trimmed
        }
        let inner = type.as(AttributedTypeSyntax.self)?.baseType ?? type
        guard let function = inner.as(FunctionTypeSyntax.self) else { return nil }
        self.type = type
        self.function = function
    }

    var parameters: [TupleTypeElementSyntax] { Array(function.parameters) }
    var isAsync: Bool { function.effectSpecifiers?.asyncSpecifier != nil }
    var throwsClause: ThrowsClauseSyntax? { function.effectSpecifiers?.throwsClause }
    var result: TypeSyntax { function.returnClause.type.trimmed }

    /// Whether the function throws untyped errors.
    var throwsAnyError: Bool {
        guard let throwsClause else { return false }
        guard let type = throwsClause.type?.trimmedDescription else { return true }
        return ["any Error", "Error", "any Swift.Error", "Swift.Error", "(any Error)"].contains(type)
    }

    var returnsNothing: Bool { ["Void", "Swift.Void", "()"].contains(result.trimmedDescription) }

    var returnsOptional: Bool {
        result.is(OptionalTypeSyntax.self)
            || result.as(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }

    var hasLabels: Bool { parameters.contains { $0.label != nil } }

    /// The attributes, such as `@Sendable` or a global actor.
    var attributes: AttributeListSyntax { type.as(AttributedTypeSyntax.self)?.attributes ?? [] }

    /// The parameter list of a closure of this type that ignores its arguments.
    var ignoredParameters: String {
        parameters.isEmpty ? "" : "\(parameters.map { _ in "_" }.joined(separator: ", ")) in"
    }
}

extension TupleTypeElementSyntax {
    /// The argument label in a method: the second name of `_ id: Int`.
    var label: TokenSyntax? {
        guard firstName?.tokenKind == .wildcard, let secondName, secondName.tokenKind != .wildcard else { return nil }
        return secondName.trimmed
    }

    /// Returns the expression with which a method forwards an argument.
    func passing(_ name: String) -> String {
        guard let type = type.as(AttributedTypeSyntax.self) else { return name }
        let specifiers = type.specifiers.map(\.trimmedDescription)
        if specifiers.contains("inout") { return "&\(name)" }
        if type.attributes.hasAttribute(named: "autoclosure") { return "\(name)()" }
        return name
    }
}
