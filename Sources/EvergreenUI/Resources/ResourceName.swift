/// The name of an image or a color, as the path of its file within a folder.
struct ResourceName {
    let path: String

    /// Nil for a name that leads out of the folder, or is none.
    init?(_ name: String) {
        let parts = name.split(separator: "/", omittingEmptySubsequences: false)
        guard name.utf8.count <= 255, !name.contains("\0"),
            parts.allSatisfy({ !$0.isEmpty && $0 != "." && $0 != ".." })
        else { return nil }
        path = name
    }
}
