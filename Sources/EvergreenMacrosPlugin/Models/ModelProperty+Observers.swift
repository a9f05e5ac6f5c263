import SwiftSyntax
import SwiftSyntaxMacros

/// `willSet` and `didSet`. The compiler removes observers from a property that gets accessors, so the setter calls them.
///
/// The setter runs when the app sets the property, but not when the context refreshes it.
extension ModelProperty {
    var isObserved: Bool { observer(.willSet) != nil || observer(.didSet) != nil }

    /// The flag that is set while the observers run. Changes that they make to the property are not observed.
    var observing: TokenSyntax { .identifier("_$isObserving_\(name.plainText)") }

    /// The setter's code for a change, with its observers.
    func observed(_ change: String, in context: some MacroExpansionContext) -> String {
        let (willSet, didSet) = (observer(.willSet), observer(.didSet))
        let lines = [
            // As in Swift, an observer is not called for changes that it makes itself.
            "guard !\(observing.text) else {\n\(change)\nreturn\n}",
            "\(observing.text) = true",
            "defer { \(observing.text) = false }",
            // As in Swift, the old value is read only if it is used.
            didSet?.previousValueName.map { "let \($0) = self.\(name.text)" },
            willSet.map {
                "({ (\($0.parameters?.name.text ?? "newValue")) -> Swift.Void in\n\(body(of: $0, in: context))\n})(newValue)"
            },
            change,
            didSet.map { "({ () -> Swift.Void in\n\(body(of: $0, in: context))\n})()" },
        ]
        return lines.compactMap { $0 }.joined(separator: "\n")
    }

    private func observer(_ keyword: Keyword) -> AccessorDeclSyntax? {
        guard case .accessors(let accessors) = binding.accessorBlock?.accessors else { return nil }
        return accessors.first { $0.accessorSpecifier.tokenKind == .keyword(keyword) }
    }

    /// The statements of an observer. They are placed in a closure so that a `return` leaves only the observer.
    private func body(of observer: AccessorDeclSyntax, in context: some MacroExpansionContext) -> String {
        guard let statements = observer.body?.statements, let first = statements.first else { return "" }
        // Without `self`, the compiler warns about a setter that sets its own property.
        let code = SelfInserter(name: name.plainText).rewrite(statements).trimmedDescription
        return context.located(code, at: first)
    }
}

extension AccessorDeclSyntax {
    /// The name of the old value in `didSet`; nil if it is not used.
    fileprivate var previousValueName: String? {
        if let name = parameters?.name.text { return name }
        let usesOldValue = body?.statements.tokens(viewMode: .sourceAccurate).contains { $0.text == "oldValue" }
        return usesOldValue == true ? "oldValue" : nil
    }
}

extension TokenSyntax {
    fileprivate var isIdentifier: Bool {
        if case .identifier = tokenKind { true } else { false }
    }
}

/// Replaces `title` by `self.title`, unless a local declaration has that name.
private final class SelfInserter: SyntaxRewriter {
    private let name: String

    init(name: String) {
        self.name = name
    }

    override func visit(_ node: CodeBlockItemListSyntax) -> CodeBlockItemListSyntax {
        let isRedeclared = node.tokens(viewMode: .sourceAccurate).contains { token in
            token.isIdentifier && token.plainText == name && token.parent?.is(DeclReferenceExprSyntax.self) == false
        }
        return isRedeclared ? node : super.visit(node)
    }

    override func visit(_ node: DeclReferenceExprSyntax) -> ExprSyntax {
        let isMember =
            node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
            || node.parent?.is(KeyPathPropertyComponentSyntax.self) == true
        guard node.baseName.plainText == name, !isMember else { return ExprSyntax(node) }
        return ExprSyntax(
            MemberAccessExprSyntax(
                leadingTrivia: node.leadingTrivia,
                base: DeclReferenceExprSyntax(baseName: .keyword(.self)),
                declName: node.with(\.leadingTrivia, [])
            )
        )
    }
}
