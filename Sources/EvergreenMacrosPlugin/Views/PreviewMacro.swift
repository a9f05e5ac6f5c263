import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview("Name") { … }`: generates a type that is found by its conformance at run time.
struct PreviewMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let body =
            node.trailingClosure.map(ExprSyntax.init)
            ?? node.arguments.first { $0.label?.text == "body" }?.expression.trimmed
        guard let body, let location = context.location(of: node) else { return [] }
        let arguments = node.arguments.map { ($0.label?.text, $0.expression.trimmed) }
        let title = arguments.first.flatMap { $0.0 == nil ? $0.1 : nil } ?? "nil"
        // Additional traits have no label.
        let traits = arguments.drop { $0.0 != "traits" }.filter { $0.0 != "body" }.map(\.1.description)
        let traitList = traits.isEmpty ? "" : ", traits: [\(traits.joined(separator: ", "))]"
        let content = body.as(ClosureExprSyntax.self).map { closure($0, in: context) } ?? "{ (\(body))() }"
        return [
            """
            struct \(context.makeUniqueName("Preview")): EvergreenUI._PreviewSource {
                static var _declaration: EvergreenUI._PreviewDeclaration {
                    EvergreenUI._PreviewDeclaration(\(title), fileID: \(location.file), line: \(location.line)\(raw: traitList)) \(content)
                }
            }
            """
        ]
    }

    /// The closure unchanged or, if it declares dynamic properties, a closure that creates a view with these properties.
    private static func closure(
        _ closure: ClosureExprSyntax,
        in context: some MacroExpansionContext
    ) -> ExprSyntax {
        var properties: [VariableDeclSyntax] = []
        var rest: [CodeBlockItemSyntax] = []
        for statement in closure.statements {
            if let property = statement.item.as(VariableDeclSyntax.self), property.isPreviewable {
                if !rest.isEmpty {
                    context.report(
                        "'@Previewable' properties come first in a preview: move this one above the rest",
                        id: "order",
                        at: property
                    )
                }
                properties.append(property.withoutPreviewable)
            } else {
                rest.append(statement)
            }
        }
        guard !properties.isEmpty else { return ExprSyntax(closure.trimmed) }
        let name = context.makeUniqueName("Previewed")
        let declarations = properties.map(\.trimmedDescription).joined(separator: "\n        ")
        let statements = rest.map(\.trimmedDescription).joined(separator: "\n            ")
        return """
            {
                struct \(name): EvergreenUI.View {
                    \(raw: declarations)
                    var body: some EvergreenUI.View {
                        \(raw: statements)
                    }
                }
                return \(name)()
            }
            """
    }
}

extension VariableDeclSyntax {
    fileprivate var isPreviewable: Bool { attributes.contains(where: \.isPreviewable) }

    fileprivate var withoutPreviewable: VariableDeclSyntax {
        with(\.attributes, attributes.filter { !$0.isPreviewable })
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        guard case .attribute(let attribute) = self else { return false }
        return ["Previewable", "EvergreenMacros.Previewable"].contains(attribute.attributeName.trimmedDescription)
    }
}
