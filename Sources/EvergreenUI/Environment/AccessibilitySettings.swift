// What a page can't know of the user's device: browsers do not say whether assistive technology reads a page, so that sites
// can't tell these users apart.
extension EnvironmentValues {
    /// Whether a screen reader reads the screen. Browsers do not say: always false on a page.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Whether the user controls the device with a switch. Browsers do not say: always false on a page.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether assistive technology is in use. Browsers do not say: always false on a page.
    public var accessibilityEnabled: Bool { false }

    /// Whether color must not be the only difference. Browsers do not say: always false on a page.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether buttons must be recognizable by their shapes. Browsers do not say: always false on a page.
    public var accessibilityShowButtonShapes: Bool { false }
}
