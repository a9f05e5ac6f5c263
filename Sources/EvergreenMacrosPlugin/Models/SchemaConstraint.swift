import SwiftSyntax
import SwiftSyntaxMacros

/// A list of key paths, such as `[\.title, \.author]`, of a `#Unique` or `#Index`.
struct SchemaConstraint {
    /// The name of the corresponding case in the schema.
    let kind: String
    let keyPaths: ArrayExprSyntax
}

extension ModelMembers {
    /// The constraints of the model. Reports constraints that refer to properties that are not stored.
    func constraints(of model: ModelClass, in context: some MacroExpansionContext) -> [SchemaConstraint] {
        let names = Set(properties.map(\.name.plainText))
        return constraints.flatMap { macro -> [SchemaConstraint] in
            if let type = macro.genericArgumentClause?.arguments.first?.argument.as(TypeSyntax.self),
                let name = type.lastName, name != model.name.plainText, name != "Self"
            {
                context.report(
                    "'#\(macro.macroName.text)' belongs in the class that it refers to: this is '\(model.name.plainText)'",
                    id: "constraint-type",
                    at: type
                )
                return []
            }
            return macro.arguments.compactMap { argument in
                guard let keyPaths = argument.expression.as(ArrayExprSyntax.self) else {
                    context.report(
                        "Write the key paths here, in brackets: '[\\.title]'",
                        id: "constraint-literal",
                        at: argument.expression
                    )
                    return nil
                }
                let unknown = keyPaths.elements.first { element in
                    guard let keyPath = element.expression.as(KeyPathExprSyntax.self) else { return true }
                    return keyPath.onlyPropertyName.map { !names.contains($0) } ?? true
                }
                if let unknown {
                    context.report(
                        "'\(unknown.expression.trimmedDescription)' is not a stored property of "
                            + "'\(model.name.plainText)': '#\(macro.macroName.text)' takes key paths of its own columns",
                        id: "constraint-property",
                        at: unknown.expression
                    )
                    return nil
                }
                return SchemaConstraint(
                    kind: macro.macroName.text == "Unique" ? "unique" : "index",
                    keyPaths: keyPaths.trimmed
                )
            }
        }
    }
}

extension KeyPathExprSyntax {
    /// The property name of a key path with a single component.
    var onlyPropertyName: String? {
        guard components.count == 1, case .property(let property) = components.first?.component else { return nil }
        return property.declName.baseName.plainText
    }
}
