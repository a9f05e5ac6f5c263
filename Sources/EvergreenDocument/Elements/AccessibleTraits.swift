/// The accessibility traits of an element, in addition to its kind.
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

    // Bits 8 to 10 are the heading level.
    package static let searchField = AccessibleTraits(rawValue: 1 << 11)
    package static let modal = AccessibleTraits(rawValue: 1 << 12)
    package static let toggle = AccessibleTraits(rawValue: 1 << 13)
    package static let tabBar = AccessibleTraits(rawValue: 1 << 14)
    package static let keyboardKey = AccessibleTraits(rawValue: 1 << 15)
    package static let directInteraction = AccessibleTraits(rawValue: 1 << 16)
    /// The default of screen readers for views without a role.
    package static let staticText = AccessibleTraits(rawValue: 1 << 17)

    /// The heading level, from 1 to 6; nil if none is set.
    package var headingLevel: Int? { rawValue >> 8 & 7 == 0 ? nil : rawValue >> 8 & 7 }

    /// A heading with a level.
    package static func header(level: Int?) -> AccessibleTraits {
        AccessibleTraits(rawValue: header.rawValue | (level ?? 0) << 8)
    }
}
