/// A light or dark appearance, with UIKit's names.
public enum UIUserInterfaceStyle: Int, Hashable, Sendable {
    /// The default: light, where a color is concerned.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
}

/// The traits that a dynamic `UIColor` depends on, with UIKit's names: the appearance.
public final class UITraitCollection: Hashable, Sendable {
    /// The appearance.
    public let userInterfaceStyle: UIUserInterfaceStyle

    /// Creates traits with an appearance.
    public init(userInterfaceStyle: UIUserInterfaceStyle) {
        self.userInterfaceStyle = userInterfaceStyle
    }

    public static func == (one: UITraitCollection, other: UITraitCollection) -> Bool {
        one.userInterfaceStyle == other.userInterfaceStyle
    }

    public func hash(into hasher: inout Hasher) { hasher.combine(userInterfaceStyle) }
}

extension UIUserInterfaceStyle {
    /// Creates the style of a color scheme; nil is unspecified.
    public init(_ colorScheme: ColorScheme?) {
        self =
            switch colorScheme {
            case .light: .light
            case .dark: .dark
            case nil: .unspecified
            }
    }
}

extension ColorScheme {
    /// Creates the color scheme of a style; nil if it is unspecified.
    public init?(_ uiUserInterfaceStyle: UIUserInterfaceStyle) {
        switch uiUserInterfaceStyle {
        case .unspecified: return nil
        case .light: self = .light
        case .dark: self = .dark
        }
    }
}
