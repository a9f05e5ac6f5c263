/// The parts of the sections of a lazy stack or a lazy grid that stay at the edge of what is seen while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The header of each section, at the edge where the content begins.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footer of each section, at the edge where the content ends.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
