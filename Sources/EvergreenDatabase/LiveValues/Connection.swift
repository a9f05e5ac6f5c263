import Foundation
import GRDB

/// Returns the connection behind a reader.
///
/// GRDB's type-erased wrappers hide their connection, but two wrappers of one connection share its live values, and a wrapper can't observe
/// commits. Their one stored property is read through reflection. Should GRDB rename it, the wrapper is treated like a read-only
/// connection, whose commits are detected through its file.
func connection(behind reader: any DatabaseReader) -> any DatabaseReader {
    guard reader is AnyDatabaseReader || reader is AnyDatabaseWriter else { return reader }
    let base = Mirror(reflecting: reader).children.first { $0.label == "base" }?.value
    return (base as? any DatabaseReader).map(connection(behind:)) ?? reader
}
