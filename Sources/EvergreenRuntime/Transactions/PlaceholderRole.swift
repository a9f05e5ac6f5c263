/// The role of a node for a content placeholder in a modifier's body.
enum PlaceholderRole {
    case placeholder
    /// The modifier's body, with the transaction outside of it; nil between updates.
    case body(outer: Transaction?)
}
