/// The parts of the sections of a lazy stack or lazy grid that are pinned to the edge of the visible area while their section is scrolled.
public struct PinnedScrollableViews: OptionSet, Sendable {
    public let rawValue: UInt32

    public init(rawValue: UInt32) {
        self.rawValue = rawValue
    }

    /// The header of each section, pinned to the leading edge of the scroll axis.
    public static let sectionHeaders = PinnedScrollableViews(rawValue: 1)
    /// The footer of each section, pinned to the trailing edge of the scroll axis.
    public static let sectionFooters = PinnedScrollableViews(rawValue: 2)
}
