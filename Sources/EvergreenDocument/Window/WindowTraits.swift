import Foundation

/// The traits of the screen that shows a window, and the settings of its user.
package struct WindowTraits: Hashable, Sendable {
    package var colorScheme = ColorScheme.light
    package var horizontalSizeClass = UserInterfaceSizeClass.regular
    package var verticalSizeClass = UserInterfaceSizeClass.regular
    package var scenePhase = ScenePhase.active
    /// Whether the user prefers reduced motion.
    package var reducesMotion = false
    /// Whether the user prefers increased contrast.
    package var increasesContrast = false
    /// Whether the user prefers reduced transparency.
    package var reducesTransparency = false
    /// Whether the screen shows inverted colors.
    package var invertsColors = false
    /// The number of pixels per point.
    package var displayScale = 1.0
    /// Nil if unknown.
    package var timeZone: TimeZone?
    /// The language of text and the region of formats; nil if unknown.
    package var locale: Locale?

    package init() {}
}
