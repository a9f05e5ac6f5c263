import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// A closure property of a client that `@DependencyEndpoint` replaces by accessors and a storage.
struct EndpointProperty {
    let name: TokenSyntax
    /// Nil for a type alias, which the macro can't resolve.
    let function: EndpointFunction?
    let type: TypeSyntax
    let access: String
    /// Whether a default value is declared.
    let hasDefault: Bool
    /// The initial value of the property, which reports an issue.
    let unimplemented: ExprSyntax

    var plainName: String { name.text.filter { $0 != "`" } }
    var storage: String { "_\(plainName)" }

    init?(
        _ declaration: some DeclSyntaxProtocol,
        attribute: AttributeSyntax,
        in context: some MacroExpansionContext,
        reportsErrors: Bool
    ) {
        func report(_ message: String, _ id: String, at node: some SyntaxProtocol, fixIts: [FixIt] = []) {
            guard reportsErrors else { return }
            let message = MisusedMacro(message: message, id: "DependencyEndpoint-\(id)")
            context.diagnose(Diagnostic(node: node, message: message, fixIts: fixIts))
        }
        guard let variable = declaration.as(VariableDeclSyntax.self), !variable.modifiers.contains(.static) else {
            report(
                "'@DependencyEndpoint' belongs on a property of an instance that holds a closure",
                "property",
                at: attribute
            )
            return nil
        }
        guard variable.bindings.count == 1, let binding = variable.bindings.first,
            let identifier = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
        else {
            report("Declare one endpoint at a time", "single", at: variable.bindings)
            return nil
        }
        guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
            report("Tests override endpoints: declare it with 'var'", "var", at: variable.bindingSpecifier)
            return nil
        }
        if let accessors = binding.accessorBlock {
            report("'@DependencyEndpoint' generates the accessors: remove these", "accessors", at: accessors)
            return nil
        }
        guard let type = binding.typeAnnotation?.type else {
            report(
                "An endpoint needs the type of its closure: 'var \(identifier.text): () -> Void'",
                "type",
                at: binding
            )
            return nil
        }
        name = identifier.trimmed
        function = EndpointFunction(type)
        self.type = function?.type ?? type.trimmed
        access = variable.access
        hasDefault = binding.initializer != nil
        let unimplementedCall = Self.report(of: identifier, at: variable, in: context)
        if let value = binding.initializer?.value {
            guard let closure = Self.closure(value.trimmed, reporting: unimplementedCall, as: function) else {
                report(
                    "The default of an endpoint must be a closure literal: '= { … }'",
                    "closure",
                    at: value
                )
                return nil
            }
            unimplemented = closure
            return
        }
        guard let function else {
            // Overload resolution selects the function type of the alias.
            unimplemented = "\(raw: unimplementedCall.withClosure)"
            return
        }
        guard let closure = Self.closure(of: function, reporting: unimplementedCall) else {
            let placeholder = "<#\(function.result.trimmedDescription)#>"
            let value = "{ \(function.ignoredParameters)\(function.parameters.isEmpty ? "" : " ")\(placeholder) }"
            let initialized = binding.with(\.typeAnnotation, binding.typeAnnotation?.with(\.trailingTrivia, []))
                .with(
                    \.initializer,
                    InitializerClauseSyntax(
                        equal: .equalToken(leadingTrivia: .space, trailingTrivia: .space),
                        value: ExprSyntax("\(raw: value)")
                    )
                )
            report(
                "The endpoint '\(identifier.text)' returns a value and does not throw, so it needs a default: '= \(value)'. "
                    + "An unimplemented endpoint returns it after reporting an issue",
                "default",
                at: binding,
                fixIts: [
                    FixIt(
                        message: InsertedDefault(value: value),
                        changes: [.replace(oldNode: Syntax(binding), newNode: Syntax(initialized))]
                    )
                ]
            )
            return nil
        }
        unimplemented = closure
    }

    /// The closure of an endpoint without a default; nil if a return value is needed.
    private static func closure(
        of function: EndpointFunction,
        reporting report: EndpointReport
    ) -> ExprSyntax? {
        let end: String
        if function.throwsAnyError {
            end = "throw \(report.error)"
        } else if function.returnsNothing {
            end = ""
        } else if function.returnsOptional {
            end = "return nil"
        } else {
            return nil
        }
        return """
            { \(raw: function.ignoredParameters)
                \(raw: report.statement)
                \(raw: end)
            }
            """
    }

    /// The closure declared as a default, preceded by the report; `unimplemented(…)` unchanged. Nil for other expressions.
    private static func closure(
        _ value: ExprSyntax,
        reporting report: EndpointReport,
        as function: EndpointFunction?
    ) -> ExprSyntax? {
        if let call = value.as(FunctionCallExprSyntax.self),
            call.calledExpression.trimmedDescription.split(separator: ".").last == "unimplemented"
        {
            return value
        }
        guard var closure = value.as(ClosureExprSyntax.self) else { return nil }
        var statements = closure.statements.map(\.self)
        // A closure with several statements needs an explicit return.
        if statements.count == 1, function?.returnsNothing != true,
            let expression = statements[0].item.as(ExprSyntax.self), !expression.isNeverReturningCall
        {
            statements[0] = "return \(expression.trimmed)"
        }
        let first: CodeBlockItemSyntax = "\(raw: report.statement)"
        closure.statements = CodeBlockItemListSyntax(
            ([first] + statements).map { $0.trimmed.with(\.leadingTrivia, .newline) }
        )
        closure.rightBrace = closure.rightBrace.with(\.leadingTrivia, .newline)
        return ExprSyntax(closure)
    }

    private static func report(
        of name: TokenSyntax,
        at variable: VariableDeclSyntax,
        in context: some MacroExpansionContext
    ) -> EndpointReport {
        let location = context.location(of: variable, at: .afterLeadingTrivia, filePathMode: .fileID)
        let path = context.location(of: variable, at: .afterLeadingTrivia, filePathMode: .filePath)
        return EndpointReport(
            name: name.text.filter { $0 != "`" },
            fileID: location?.file.trimmedDescription ?? "#fileID",
            filePath: path?.file.trimmedDescription ?? "#filePath",
            line: location?.line.trimmedDescription ?? "#line"
        )
    }
}

private struct InsertedDefault: FixItMessage {
    let value: String

    var message: String { "Insert '= \(value)'" }
    var fixItID: MessageID { MessageID(domain: "EvergreenMacros", id: "DependencyEndpoint-default") }
}

extension ExprSyntax {
    /// Whether the expression is a call of a function that never returns.
    fileprivate var isNeverReturningCall: Bool {
        guard let call = self.as(FunctionCallExprSyntax.self) else { return false }
        let name = call.calledExpression.trimmedDescription.split(separator: ".").last
        return name.map { ["fatalError", "preconditionFailure"].contains($0) } ?? false
    }
}

extension VariableDeclSyntax {
    /// The access modifier of the property, for peer members.
    fileprivate var access: String {
        modifiers
            .first {
                $0.detail == nil && ["public", "package", "internal", "fileprivate", "private"].contains($0.name.text)
            }
            .map { "\($0.name.text) " } ?? ""
    }
}
