import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// What is wrong with the place where a macro is used, and what to do.
struct MisusedMacro: DiagnosticMessage {
    let message: String
    let id: String
    var severity = DiagnosticSeverity.error

    var diagnosticID: MessageID { MessageID(domain: "EvergreenMacros", id: id) }
}

extension MacroExpansionContext {
    /// Reports an error at a part of the source.
    func report(_ message: String, id: String, at node: some SyntaxProtocol) {
        diagnose(Diagnostic(node: node, message: MisusedMacro(message: message, id: id)))
    }

    /// Warns of a part of the source.
    func warn(_ message: String, id: String, at node: some SyntaxProtocol) {
        diagnose(Diagnostic(node: node, message: MisusedMacro(message: message, id: id, severity: .warning)))
    }
}
