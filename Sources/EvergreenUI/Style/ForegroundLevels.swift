import EvergreenDocument

/// The styles of a foreground's hierarchical levels.
struct ForegroundLevels: Hashable, Sendable {
    var first: ForegroundStyle
    var second: ForegroundStyle
    var third: ForegroundStyle
}

private struct ForegroundLevelsKey: EnvironmentKey {
    static var defaultValue: ForegroundLevels? { nil }
}

private struct SettingForegroundLevels: EnvironmentWrite {
    let levels: ForegroundLevels

    func write(to environment: inout EnvironmentValues) {
        environment.foregroundStyle = levels.first
        environment.foregroundLevels = levels
    }
}

extension EnvironmentValues {
    /// Nil for a single foreground style or none.
    var foregroundLevels: ForegroundLevels? {
        get { self[ForegroundLevelsKey.self] }
        set { self[ForegroundLevelsKey.self] = newValue }
    }

    /// Resolves a hierarchical style, such as `.secondary`, with the levels set by ancestors.
    func leveled(_ style: ForegroundStyle?) -> ForegroundStyle? {
        guard let style = style?.resolved(in: self) else { return nil }
        if case .shadowed(let base, let shadow) = style { return leveled(base).map { .shadowed($0, shadow) } }
        guard let level = style.level, let levels = foregroundLevels else { return style }
        let named =
            switch level.number {
            case 1: levels.first
            case 2: levels.second
            default: levels.third
            }
        let leveled = named.resolved(in: self)
        guard level.opacity < 1, case .color(let color) = leveled.unshadowed else { return leveled }
        return ForegroundStyle.color(color.opacity(level.opacity)).adding(leveled.shadows)
    }
}

extension ForegroundStyle {
    /// The hierarchical level of the style, starting at 1; nil for an explicit color or gradient.
    var level: (number: Int, opacity: Double)? {
        guard case .color(let color) = self, case .semantic(let name, let opacity) = color.paint else { return nil }
        return switch name {
        case .primary: (1, opacity)
        case .secondary: (2, opacity)
        case .tertiary: (3, opacity)
        case .quaternary: (4, opacity)
        default: nil
        }
    }
}

extension View {
    /// Sets the primary and secondary foreground styles of this view. Texts and shapes use the primary style by default and the second one
    /// for `.secondary`. Symbols use them for their layers, unless `symbolRenderingMode(_:)` sets another mode.
    public func foregroundStyle(_ primary: some ShapeStyle, _ secondary: some ShapeStyle) -> some View {
        foregroundStyle(primary, secondary, secondary)
    }

    /// Sets the primary, secondary and tertiary foreground styles of this view. Texts and shapes use the primary style by default and the
    /// others for `.secondary` and `.tertiary`. Symbols use them for their layers, unless `symbolRenderingMode(_:)` sets another mode.
    public func foregroundStyle(
        _ primary: some ShapeStyle,
        _ secondary: some ShapeStyle,
        _ tertiary: some ShapeStyle
    ) -> some View {
        let levels = ForegroundLevels(
            first: primary.foreground,
            second: secondary.foreground,
            third: tertiary.foreground
        )
        return EnvironmentWritingView(wrapped: self, write: SettingForegroundLevels(levels: levels))
    }
}
