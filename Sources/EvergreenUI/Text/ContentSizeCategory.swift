/// How large texts are. An older form of ``DynamicTypeSize``.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    /// From the smallest to the largest of the usual sizes; `large` is the default.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// Sizes for people who need larger texts.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest size.
    case accessibilityExtraExtraExtraLarge

    /// Whether it is one of the sizes for people who need larger texts.
    public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

    /// Whether texts are smaller with the first size than with the second one.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize < rhs.typeSize }

    /// Whether texts are not larger with the first size than with the second one.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize <= rhs.typeSize }

    /// Whether texts are larger with the first size than with the second one.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize > rhs.typeSize }

    /// Whether texts are not smaller with the first size than with the second one.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize >= rhs.typeSize }

    /// The same size under its newer name.
    fileprivate var typeSize: DynamicTypeSize {
        switch self {
        case .extraSmall: .xSmall
        case .small: .small
        case .medium: .medium
        case .large: .large
        case .extraLarge: .xLarge
        case .extraExtraLarge: .xxLarge
        case .extraExtraExtraLarge: .xxxLarge
        case .accessibilityMedium: .accessibility1
        case .accessibilityLarge: .accessibility2
        case .accessibilityExtraLarge: .accessibility3
        case .accessibilityExtraExtraLarge: .accessibility4
        case .accessibilityExtraExtraExtraLarge: .accessibility5
        }
    }
}

extension EnvironmentValues {
    /// How large texts are: an older form of `dynamicTypeSize`, which it follows and sets.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases.first { $0.typeSize == dynamicTypeSize } ?? .large }
        set { dynamicTypeSize = newValue.typeSize }
    }
}
