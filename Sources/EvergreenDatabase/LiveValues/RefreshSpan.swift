import Tracing

/// A live value that is read, for the tracer that the process has.
enum RefreshSpan {
    /// Reads within a span of its own. Commits of any origin lead to it, so that it is no part of another.
    static func tracing<Value>(_ read: () throws -> Value) throws -> Value {
        try withSpan("refresh", context: .topLevel, ofKind: .client) { span in
            span.attributes["db.system.name"] = "sqlite"
            return try read()
        }
    }
}
