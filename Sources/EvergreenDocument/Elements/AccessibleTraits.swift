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

    /// The level of a heading, from 1 to 6; nil if nothing has been said.
    package var headingLevel: Int? { rawValue >> 8 == 0 ? nil : rawValue >> 8 }

    /// A heading of a level.
    package static func header(level: Int?) -> AccessibleTraits {
        AccessibleTraits(rawValue: header.rawValue | (level ?? 0) << 8)
    }
}
