/// What a node has to do with a placeholder in the body of a modifier.
enum PlaceholderRole {
    case placeholder
    /// It is that of the body. Between updates, there is no transaction around.
    case body(outer: Transaction?)
}
