/// The name of an image or color, as a relative file path.
struct ResourceName {
    let path: String

    /// Nil for an empty name or a path that leads out of the folder.
    init?(_ name: String) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard name.utf8.count <= 255, !name.contains("\0"),
            parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
        else { return nil }
        path = name
    }
}
