import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

extension ModelClass {
    /// The initializer that creates an instance from a row.
    func rowInitializer(_ properties: [ModelProperty]) -> DeclSyntax {
        let statements = properties.enumerated().map { index, property in
            "    self.\(property.storage.text) = try row.value(at: \(index))\n"
        }
        return """
            \(raw: access)required init(_$row row: EvergreenModelStorage._ModelRow) throws {
            \(raw: statements.joined())}
            """
    }

    /// The metadata of the properties, with a separate statement for each so that they are type-checked independently.
    func schemaMetadata(_ properties: [ModelProperty], in context: some MacroExpansionContext) -> DeclSyntax {
        let type = "EvergreenModelStorage.Schema.PropertyMetadata"
        let isDeprecated = properties.contains { $0.declaration.isDeprecated }
        // The schema may refer to deprecated properties without a warning.
        let availability = isDeprecated ? "@available(*, deprecated)\n" : ""
        let statements = properties.map { property in
            // Errors in a default value or an option are reported on the line of the property.
            context.located("properties.append(\(metadata(of: property)))", at: property.binding) + "\n"
        }
        return """
            \(raw: availability)\(raw: access)static var schemaMetadata: [\(raw: type)] {
                var properties: [\(raw: type)] = []
                properties.reserveCapacity(\(raw: properties.count))
            \(raw: statements.joined())return properties
            }
            """
    }

    private func metadata(of property: ModelProperty) -> String {
        let storage = property.storage.text
        var arguments = [
            "\"\(property.name.plainText)\"", "\\\(name.text).\(property.name.text)",
            "get: { $0.\(storage) }",
        ]
        if !property.isConstant { arguments.append("set: { $0.\(storage) = $1 }") }
        if let value = property.defaultValue { arguments.append("default: { \(value) }") }
        if let attribute = property.attribute, property.relationship == nil {
            arguments.append("EvergreenModelStorage.Schema.Attribute(\(attribute.argumentsText))")
        }
        if let relationship = property.relationship {
            arguments.append("EvergreenModelStorage.Schema.Relationship(\(relationship.argumentsText))")
        }
        let chained = "\\\(name.text)?.?.\(property.name.text)"
        let kind = property.isConstant ? "constant" : "property"
        return ".\(kind)(\(arguments.joined(separator: ", ")))._chained(\(chained))"
    }

    /// The constraints declared by `#Unique` and `#Index`.
    func schemaConstraints(_ constraints: [SchemaConstraint]) -> DeclSyntax {
        let type = "EvergreenModelStorage.Schema.Constraint"
        let statements = constraints.map { constraint in
            let keyPaths = "\(constraint.keyPaths) as [Swift.PartialKeyPath<\(name.text)>]"
            return "    constraints.append(.\(constraint.kind)(\(keyPaths)))\n"
        }
        return """
            \(raw: access)static var _schemaConstraints: [\(raw: type)] {
                var constraints: [\(raw: type)] = []
            \(raw: statements.joined())    return constraints
            }
            """
    }

    /// The default initializer, which the compiler doesn't synthesize for a class with another initializer. Reports an error if a property
    /// has no default value.
    func emptyInitializer(_ members: ModelMembers, in context: some MacroExpansionContext) -> DeclSyntax? {
        guard !members.hasInitializer, members.misuses.isEmpty else { return nil }
        let missing = members.properties.filter { $0.defaultValue == nil }
        guard !missing.isEmpty else { return "init() {}" }
        let names = missing.map { "'\($0.name.plainText)'" }.joined(separator: ", ")
        context.report(
            "'\(name.text)' needs an 'init' that sets \(names)",
            id: "model-initializer",
            at: declaration.name
        )
        return nil
    }
}

extension AttributeSyntax {
    fileprivate var argumentsText: String { argumentList?.trimmedDescription ?? "" }
}

extension VariableDeclSyntax {
    fileprivate var isDeprecated: Bool {
        attribute(named: "available")?.arguments?.trimmedDescription.contains("deprecated") == true
    }
}
