import Foundation
import GRDB

/// The connection behind a reader.
///
/// GRDB's type-erased wrappers hide their connection, but two wrappers of one connection share its live values,
/// and a wrapper can't be told about commits. Their one stored property is read through reflection; should
/// GRDB rename it, the wrapper counts as a connection that can't tell of its commits, as a read-only one does, and
/// its file is watched in their place.
func connection(behind reader: any DatabaseReader) -> any DatabaseReader {
    guard reader is AnyDatabaseReader || reader is AnyDatabaseWriter else { return reader }
    let base = Mirror(reflecting: reader).children.first { $0.label == "base" }?.value
    return (base as? any DatabaseReader).map(connection(behind:)) ?? reader
}
