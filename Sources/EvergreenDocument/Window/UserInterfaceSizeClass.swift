/// How much space a window has in one dimension.
public enum UserInterfaceSizeClass: String, Hashable, Sendable {
    /// Little: on a page, less than 600 points of width, or 480 of height.
    case compact
    /// Enough for several columns, or for tall content.
    case regular
}
