import SwiftSyntax
import SwiftSyntaxMacros

extension ModelClass {
    /// Reports errors of the class declaration. Returns whether there are none.
    func check(
        attribute: AttributeSyntax,
        missingConformances: [TypeSyntax],
        in context: some MacroExpansionContext
    ) -> Bool {
        if let parameters = declaration.genericParameterClause {
            context.report(
                "A model class can't be generic: it is one table. Declare a class for each type",
                id: "model-generic",
                at: parameters
            )
        } else if let inherited = knownSuperclass {
            reportSuperclass(at: inherited, in: context)
        } else if let inherited = sendableConformance {
            context.report(
                "A model class can't be Sendable: an instance belongs to its context. "
                    + "Pass its 'persistentModelID' to other actors",
                id: "model-sendable",
                at: inherited
            )
        } else if let conflict = conflictingAttribute {
            context.report(
                conflict.attributeName.lastName == "Observable"
                    ? "'@Model' makes the class observable: remove '@Observable'"
                    : "A model class can't be isolated to an actor, because contexts on other actors also have instances of it: "
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
        } else if !missingConformances.contains(where: { $0.lastName == "_ModelClass" }),
            let inherited = inheritedTypes.first
        {
            // The compiler lists missing conformances. Those that only `@Model` declares can already exist only by inheritance.
            reportSuperclass(at: inherited, in: context)
        } else {
            return true
        }
        return false
    }

    private func reportSuperclass(at inherited: InheritedTypeSyntax, in context: some MacroExpansionContext) {
        context.report(
            "A model class can't have a superclass: move the properties of '\(inherited.type.trimmedDescription)' into it, "
                + "or refer to an instance of it",
            id: "model-superclass",
            at: inherited
        )
    }
}
