import EvergreenDocument

/// The size of scalable text.
///
/// On a page, the fonts of text styles are sized relative to the body font, and the browser applies the user's own text size on top. Fonts
/// with a fixed size don't scale.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// The standard sizes in ascending order; `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// The accessibility sizes.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Returns whether the first size is smaller than the second.
    public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Whether this is an accessibility size.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// The scale factor relative to the default size.
    var scale: Double {
        let points: Double =
            switch self {
            case .xSmall: 14
            case .small: 15
            case .medium: 16
            case .large: 17
            case .xLarge: 19
            case .xxLarge: 21
            case .xxxLarge: 23
            case .accessibility1: 28
            case .accessibility2: 33
            case .accessibility3: 40
            case .accessibility4: 47
            case .accessibility5: 53
            }
        return points / 17
    }
}

extension View {
    /// Sets the dynamic type size of this view, including its symbols and controls.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Limits the dynamic type size of this view to a range. An inherited size outside the range is clamped to it.
    public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
        let sizes = DynamicTypeSize.allCases.filter(range.contains)
        return transformEnvironment(\.dynamicTypeSize) { size in
            if let first = sizes.first, size < first { size = first }
            if let last = sizes.last, size > last { size = last }
        }
    }
}

private struct DynamicTypeSizeKey: EnvironmentKey {
    static var defaultValue: DynamicTypeSize? { nil }
}

extension EnvironmentValues {
    /// The dynamic type size set by an ancestor, or `large`. The text size chosen in the browser is not available.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] ?? .large }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The size as a style value; empty if no ancestor sets one.
    var typeSizeStyle: [StyleValue] { self[DynamicTypeSizeKey.self].map { [.typeScale($0.scale)] } ?? [] }
}
