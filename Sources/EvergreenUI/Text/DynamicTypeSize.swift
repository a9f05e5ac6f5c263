import EvergreenDocument

/// How large texts are.
///
/// On a page, fonts of text styles have sizes in proportion to that of the body, which the user's browser multiplies by its own text
/// size; fonts of a fixed size stay.
public enum DynamicTypeSize: Int, CaseIterable, Comparable, Hashable, Sendable {
    /// From the smallest to the largest of the usual sizes; `large` is the default.
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    /// Sizes for people who need larger texts.
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

    /// Whether texts are smaller with the first size than with the second one.
    public static func < (lhs: DynamicTypeSize, rhs: DynamicTypeSize) -> Bool { lhs.rawValue < rhs.rawValue }

    /// Whether it is one of the sizes for people who need larger texts.
    public var isAccessibilitySize: Bool { self >= .accessibility1 }

    /// As a part of the default size.
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
    /// Sets how large the texts in this view are, and the symbols and controls with them.
    public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }

    /// Bounds how large the texts in this view are: the size around it counts, or the nearest one in the range.
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
    /// How large texts are: as the views around say. The text size that the user has chosen in the browser is not known.
    public var dynamicTypeSize: DynamicTypeSize {
        get { self[DynamicTypeSizeKey.self] ?? .large }
        set { self[DynamicTypeSizeKey.self] = newValue }
    }

    /// The size as a style value; none where nothing has been said.
    var typeSizeStyle: [StyleValue] { self[DynamicTypeSizeKey.self].map { [.typeScale($0.scale)] } ?? [] }
}
