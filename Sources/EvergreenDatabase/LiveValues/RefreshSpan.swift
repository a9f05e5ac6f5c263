import Tracing

/// Tracing spans of live value refreshes, recorded by the process's tracer.
enum RefreshSpan {
    /// Reads within a top-level span: the commits that cause a refresh may have any origin, so that it has no parent span.
    static func tracing<Value>(_ read: () throws -> Value) throws -> Value {
        try withSpan("refresh", context: .topLevel, ofKind: .client) { span in
            span.attributes["db.system.name"] = "sqlite"
            return try read()
        }
    }
}
