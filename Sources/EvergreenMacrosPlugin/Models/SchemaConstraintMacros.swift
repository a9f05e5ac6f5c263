import SwiftSyntax
import SwiftSyntaxMacros

/// `#Unique<Recipe>([\.title])`: a marker for ``ModelMacro``. It generates no code.
struct UniqueMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        context.checkIsInModel(node)
        return []
    }
}

/// `#Index<Recipe>([\.title])`: a marker for ``ModelMacro``. It generates no code.
struct IndexMacro: DeclarationMacro {
    static func expansion(
        of node: some FreestandingMacroExpansionSyntax,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        context.checkIsInModel(node)
        return []
    }
}

extension MacroExpansionContext {
    fileprivate func checkIsInModel(_ node: some FreestandingMacroExpansionSyntax) {
        guard !isInModel else { return }
        report("'#\(node.macroName.text)' belongs in a class with '@Model'", id: "constraint", at: node.macroName)
    }

    /// Whether the macro is expanded in a model class.
    var isInModel: Bool {
        lexicalContext.first?.as(ClassDeclSyntax.self)?.attributes.contains { element in
            element.as(AttributeSyntax.self)?.attributeName.lastName == "Model"
        } == true
    }
}
