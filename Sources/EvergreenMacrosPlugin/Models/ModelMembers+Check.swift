import SwiftSyntax
import SwiftSyntaxMacros

extension ModelMembers {
    /// Reports what is wrong with the members.
    func check(in context: some MacroExpansionContext) {
        for misuse in misuses { context.report(misuse.message, id: misuse.id, at: misuse.node) }
        for transient in transients { checkDefaultValue(of: transient, in: context) }
        checkStorage(in: context)
        checkInverses(in: context)
    }

    /// A fetched object's transient properties have their default values.
    private func checkDefaultValue(of transient: VariableDeclSyntax, in context: some MacroExpansionContext) {
        for binding in transient.bindings where binding.initializer == nil && !binding.isComputed {
            if let type = binding.typeAnnotation?.type, type.isOptional, transient.isVariable { continue }
            context.report(
                "A '@Transient' property needs a default value: '= …', which it has in an object that is fetched",
                id: "transient-default",
                at: binding
            )
        }
    }

    /// The storage of `title` is `_title`.
    private func checkStorage(in context: some MacroExpansionContext) {
        let names = Set(properties.map(\.name.plainText))
        for property in properties where names.contains(property.storage.text) {
            guard let other = properties.first(where: { $0.name.plainText == property.storage.text }) else { continue }
            context.report(
                "The value of '\(property.name.plainText)' is stored in a property of this name: give this one another",
                id: "storage",
                at: other.binding.pattern
            )
        }
    }

    /// An inverse belongs to one relationship.
    private func checkInverses(in context: some MacroExpansionContext) {
        var relationships: [String: String] = [:]
        for property in properties {
            guard let inverse = property.relationship?.argument(labeled: "inverse"), inverse.is(KeyPathExprSyntax.self)
            else { continue }
            let name = property.name.plainText
            if let other = relationships.updateValue(name, forKey: inverse.trimmedDescription) {
                context.report(
                    "'\(inverse.trimmedDescription)' is the inverse of '\(other)', too: "
                        + "give each relationship an inverse of its own, or 'inverse: nil'",
                    id: "inverse",
                    at: inverse
                )
            }
        }
    }
}

extension VariableDeclSyntax {
    fileprivate var isVariable: Bool { bindingSpecifier.tokenKind == .keyword(.var) }
}

extension AttributeSyntax {
    /// The arguments in parentheses, if there are any.
    var argumentList: LabeledExprListSyntax? {
        guard case .argumentList(let arguments) = arguments else { return nil }
        return arguments
    }

    func argument(labeled label: String) -> ExprSyntax? {
        argumentList?.first { $0.label?.text == label }?.expression
    }
}
