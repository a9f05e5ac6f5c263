import SwiftSyntax
import SwiftSyntaxMacros

extension ModelClass {
    /// Reports what keeps the class from being a model. Returns whether nothing does.
    func check(
        attribute: AttributeSyntax,
        missingConformances: [TypeSyntax],
        in context: some MacroExpansionContext
    ) -> Bool {
        if let parameters = declaration.genericParameterClause {
            context.report(
                "A model class can't be generic: it is one table. Declare a class for each type that it stands for",
                id: "model-generic",
                at: parameters
            )
        } else if let inherited = knownSuperclass {
            reportSuperclass(at: inherited, in: context)
        } else if let inherited = sendableConformance {
            context.report(
                "A model class can't be Sendable: an object belongs to its context. "
                    + "Hand its 'persistentModelID' to other actors",
                id: "model-sendable",
                at: inherited
            )
        } else if let conflict = conflictingAttribute {
            context.report(
                conflict.attributeName.lastName == "Observable"
                    ? "'@Model' makes the class observable: remove '@Observable'"
                    : "A model class can't be isolated to an actor, as contexts of other actors hold objects of it, too: "
                        + "remove '@MainActor'",
                id: "model-attribute",
                at: conflict
            )
        } else if let modifier = inaccessible(in: context) {
            context.report(
                "A model class in another type can't be 'private', as its conformance is declared outside: "
                    + "make it 'fileprivate'",
                id: "model-private",
                at: modifier
            )
        } else if missingConformances.isEmpty {
            // The compiler lists what is missing. What is there already is declared by hand, or inherited.
            if let inherited = inheritedTypes.first(where: { $0.type.lastName == "PersistentModel" }) {
                context.report(
                    "'@Model' adds the conformance to PersistentModel: remove this one",
                    id: "model-conformance",
                    at: inherited
                )
            } else if let inherited = inheritedTypes.first {
                reportSuperclass(at: inherited, in: context)
            }
        } else {
            return true
        }
        return false
    }

    private func reportSuperclass(at inherited: InheritedTypeSyntax, in context: some MacroExpansionContext) {
        context.report(
            "A model class can't have a superclass: move the properties of '\(inherited.type.trimmedDescription)' into it, "
                + "or refer to an object of it",
            id: "model-superclass",
            at: inherited
        )
    }
}
