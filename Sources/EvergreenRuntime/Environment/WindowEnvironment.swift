import Foundation

private struct ColorSchemeKey: EnvironmentKey {
    static let defaultValue = ColorScheme.light
}

private struct HorizontalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
}

private struct VerticalSizeClassKey: EnvironmentKey {
    static let defaultValue: UserInterfaceSizeClass? = .regular
}

private struct ScenePhaseKey: EnvironmentKey {
    static let defaultValue = ScenePhase.active
}

private struct ReduceMotionKey: EnvironmentKey {
    static let defaultValue = false
}

private struct ContrastKey: EnvironmentKey {
    static let defaultValue = ColorSchemeContrast.standard
}

private struct DisplayScaleKey: EnvironmentKey {
    static let defaultValue: CGFloat = 1
}

private struct ReduceTransparencyKey: EnvironmentKey {
    static let defaultValue = false
}

private struct InvertColorsKey: EnvironmentKey {
    static let defaultValue = false
}

extension EnvironmentValues {
    /// Whether the view appears light or dark. By default, the setting of the user's browser; a view overrides it with
    /// `preferredColorScheme(_:)`.
    public var colorScheme: ColorScheme {
        get { self[ColorSchemeKey.self] }
        set { self[ColorSchemeKey.self] = newValue }
    }

    /// The horizontal size class. On a page, compact below a width of 600 points.
    public var horizontalSizeClass: UserInterfaceSizeClass? {
        get { self[HorizontalSizeClassKey.self] }
        set { self[HorizontalSizeClassKey.self] = newValue }
    }

    /// The vertical size class. On a page, compact below a height of 480 points.
    public var verticalSizeClass: UserInterfaceSizeClass? {
        get { self[VerticalSizeClassKey.self] }
        set { self[VerticalSizeClassKey.self] = newValue }
    }

    /// Whether the window is visible. On a page, `background` while its tab is hidden.
    ///
    /// In an app or a scene, the phase of its most visible window in any browser; `background` without windows.
    public var scenePhase: ScenePhase {
        get { self[ScenePhaseKey.self] }
        set { self[ScenePhaseKey.self] = newValue }
    }

    /// Whether the user prefers reduced motion. Animations on a page respect it automatically.
    public var accessibilityReduceMotion: Bool { self[ReduceMotionKey.self] }

    /// The contrast that the user prefers.
    public var colorSchemeContrast: ColorSchemeContrast { self[ContrastKey.self] }

    /// Whether the user prefers reduced transparency.
    public var accessibilityReduceTransparency: Bool { self[ReduceTransparencyKey.self] }

    /// Whether the screen inverts colors. Only Safari reports it.
    public var accessibilityInvertColors: Bool { self[InvertColorsKey.self] }

    /// The number of pixels per point. On a page, it grows with the browser's zoom.
    public var displayScale: CGFloat {
        get { self[DisplayScaleKey.self] }
        set { self[DisplayScaleKey.self] = newValue }
    }

    /// The size of a pixel, in points.
    public var pixelLength: CGFloat { displayScale > 0 ? 1 / displayScale : 1 }

    /// Sets the values that the screen reports, unless they are already set.
    package mutating func setDefaults(from traits: WindowTraits) {
        setDefault(ColorSchemeKey.self, traits.colorScheme)
        setDefault(HorizontalSizeClassKey.self, traits.horizontalSizeClass)
        setDefault(VerticalSizeClassKey.self, traits.verticalSizeClass)
        setDefault(ScenePhaseKey.self, traits.scenePhase)
        setDefault(ReduceMotionKey.self, traits.reducesMotion)
        setDefault(ContrastKey.self, traits.increasesContrast ? .increased : .standard)
        setDefault(ReduceTransparencyKey.self, traits.reducesTransparency)
        setDefault(InvertColorsKey.self, traits.invertsColors)
        setDefault(DisplayScaleKey.self, CGFloat(traits.displayScale))
        setDefaults(locale: traits.locale, timeZone: traits.timeZone)
    }
}
