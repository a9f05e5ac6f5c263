/// What assistive technology calls an element, besides what it is.
package struct AccessibleTraits: OptionSet, Hashable, Sendable {
    package let rawValue: Int

    package init(rawValue: Int) {
        self.rawValue = rawValue
    }

    package static let button = AccessibleTraits(rawValue: 1)
    package static let header = AccessibleTraits(rawValue: 2)
    package static let selected = AccessibleTraits(rawValue: 4)
    package static let link = AccessibleTraits(rawValue: 8)
    package static let image = AccessibleTraits(rawValue: 16)
    package static let updatesFrequently = AccessibleTraits(rawValue: 32)

    // The bits from 8 to 10 are the level of a heading.
    package static let searchField = AccessibleTraits(rawValue: 1 << 11)
    package static let modal = AccessibleTraits(rawValue: 1 << 12)
    package static let toggle = AccessibleTraits(rawValue: 1 << 13)
    package static let tabBar = AccessibleTraits(rawValue: 1 << 14)
    package static let keyboardKey = AccessibleTraits(rawValue: 1 << 15)
    package static let directInteraction = AccessibleTraits(rawValue: 1 << 16)
    /// What screen readers take every view without a role for.
    package static let staticText = AccessibleTraits(rawValue: 1 << 17)

    /// The level of a heading, from 1 to 6; nil if nothing has been said.
    package var headingLevel: Int? { rawValue >> 8 & 7 == 0 ? nil : rawValue >> 8 & 7 }

    /// A heading of a level.
    package static func header(level: Int?) -> AccessibleTraits {
        AccessibleTraits(rawValue: header.rawValue | (level ?? 0) << 8)
    }
}
