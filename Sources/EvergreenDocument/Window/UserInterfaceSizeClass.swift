/// The amount of space in a window along one dimension.
public enum UserInterfaceSizeClass: String, Hashable, Sendable {
    /// Limited space: on a page, less than 600 points of width, or 480 of height.
    case compact
    /// Enough space for several columns or tall content.
    case regular
}
