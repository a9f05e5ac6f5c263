import SwiftSyntax
import SwiftSyntaxMacros

extension ModelMembers {
    /// Reports errors of the members.
    func check(as model: ModelClass, in context: some MacroExpansionContext) {
        for misuse in misuses { context.report(misuse.message, id: misuse.id, at: misuse.node) }
        for transient in transients { checkDefaultValue(of: transient, in: context) }
        checkInverses(of: model, in: context)
    }

    /// Transient properties of a fetched instance have their default values.
    private func checkDefaultValue(of transient: VariableDeclSyntax, in context: some MacroExpansionContext) {
        for binding in transient.bindings where binding.initializer == nil && !binding.isComputed {
            if let type = binding.typeAnnotation?.type, type.startsWithNil, !transient.isConstant { continue }
            context.report(
                "A '@Transient' property needs a default value for fetched instances: '= …'",
                id: "transient-default",
                at: binding
            )
        }
    }

    /// An inverse belongs to one relationship, and both sides must agree.
    private func checkInverses(of model: ModelClass, in context: some MacroExpansionContext) {
        var relationships: [String: String] = [:]
        for property in properties {
            guard let inverse = property.inverse else { continue }
            let path = inverse.trimmedDescription
            if let other = relationships.updateValue(property.name.plainText, forKey: path) {
                context.report(
                    "'\(path)' is also the inverse of '\(other)': give each relationship its own inverse, or none",
                    id: "inverse",
                    at: inverse
                )
            }
            // The other side, if the destination of the relationship is the class itself.
            guard inverse.root?.lastName == model.name.plainText,
                let other = properties.first(where: { $0.name.plainText == inverse.onlyPropertyName }),
                let otherInverse = other.inverse, otherInverse.onlyPropertyName != property.name.plainText
            else { continue }
            context.report(
                "This is the inverse of '\(property.name.plainText)', but declares another inverse, "
                    + "'\(otherInverse.trimmedDescription)': remove one of them",
                id: "inverse",
                at: other.binding.pattern
            )
        }
    }
}

extension ModelProperty {
    fileprivate var inverse: KeyPathExprSyntax? {
        relationship?.argument(labeled: "inverse")?.as(KeyPathExprSyntax.self)
    }
}

extension AttributeSyntax {
    /// The arguments; nil without parentheses.
    var argumentList: LabeledExprListSyntax? {
        guard case .argumentList(let arguments) = arguments else { return nil }
        return arguments
    }

    func argument(labeled label: String) -> ExprSyntax? {
        argumentList?.first { $0.label?.text == label }?.expression
    }
}
