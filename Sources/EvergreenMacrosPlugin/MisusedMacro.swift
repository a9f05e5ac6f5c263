import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// A diagnostic for the misuse of a macro, with the remedy.
struct MisusedMacro: DiagnosticMessage {
    let message: String
    let id: String
    var severity = DiagnosticSeverity.error

    var diagnosticID: MessageID { MessageID(domain: "EvergreenMacros", id: id) }
}

extension MacroExpansionContext {
    /// Reports an error at a syntax node.
    func report(_ message: String, id: String, at node: some SyntaxProtocol) {
        diagnose(Diagnostic(node: node, message: MisusedMacro(message: message, id: id)))
    }

    /// Reports a warning at a syntax node.
    func warn(_ message: String, id: String, at node: some SyntaxProtocol) {
        diagnose(Diagnostic(node: node, message: MisusedMacro(message: message, id: id, severity: .warning)))
    }
}
