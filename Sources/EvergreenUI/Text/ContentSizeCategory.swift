/// The size of text, the older form of ``DynamicTypeSize``.
public enum ContentSizeCategory: CaseIterable, Hashable, Sendable {
    /// The standard sizes in ascending order; `large` is the default.
    case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
    /// The accessibility sizes.
    case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge, accessibilityExtraExtraLarge
    /// The largest accessibility size.
    case accessibilityExtraExtraExtraLarge

    /// Whether this is an accessibility size.
    public var isAccessibilityCategory: Bool { typeSize.isAccessibilitySize }

    /// Returns whether the first size is smaller than the second.
    public static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize < rhs.typeSize }

    /// Returns whether the first size is smaller than or equal to the second.
    public static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize <= rhs.typeSize }

    /// Returns whether the first size is larger than the second.
    public static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize > rhs.typeSize }

    /// Returns whether the first size is larger than or equal to the second.
    public static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool { lhs.typeSize >= rhs.typeSize }

    /// The equivalent dynamic type size.
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
    /// The preferred text size: the older form of `dynamicTypeSize`, which it reads and writes.
    public var sizeCategory: ContentSizeCategory {
        get { ContentSizeCategory.allCases.first { $0.typeSize == dynamicTypeSize } ?? .large }
        set { dynamicTypeSize = newValue.typeSize }
    }
}
