// Settings of the user's device that a page can't read. Browsers don't reveal the use of assistive technology, so that sites can't identify
// these users.
extension EnvironmentValues {
    /// Whether VoiceOver is enabled. Browsers don't reveal it: always false on a page.
    public var accessibilityVoiceOverEnabled: Bool { false }

    /// Whether Switch Control is enabled. Browsers don't reveal it: always false on a page.
    public var accessibilitySwitchControlEnabled: Bool { false }

    /// Whether assistive technology is in use. Browsers don't reveal it: always false on a page.
    public var accessibilityEnabled: Bool { false }

    /// Whether the user prefers differentiation without color. Browsers don't reveal it: always false on a page.
    public var accessibilityDifferentiateWithoutColor: Bool { false }

    /// Whether the user prefers visible button shapes. Browsers don't reveal it: always false on a page.
    public var accessibilityShowButtonShapes: Bool { false }
}
