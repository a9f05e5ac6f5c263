import Foundation

/// What a window knows of the screen that shows it, and of the person before it.
package struct WindowTraits: Hashable, Sendable {
    package var colorScheme = ColorScheme.light
    package var horizontalSizeClass = UserInterfaceSizeClass.regular
    package var verticalSizeClass = UserInterfaceSizeClass.regular
    package var scenePhase = ScenePhase.active
    /// Whether the person has asked for less motion.
    package var reducesMotion = false
    /// Whether the person has asked for more contrast.
    package var increasesContrast = false
    /// Whether the person has asked for less transparency.
    package var reducesTransparency = false
    /// Whether the screen shows inverted colors.
    package var invertsColors = false
    /// The number of pixels of the screen in a point.
    package var displayScale = 1.0
    /// Nil if it is not known.
    package var timeZone: TimeZone?
    /// The language of the texts, and the region of the formats. Nil if it is not known.
    package var locale: Locale?

    package init() {}
}
