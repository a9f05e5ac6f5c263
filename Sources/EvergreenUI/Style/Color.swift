/// A color that may adapt to light and dark appearance.
///
/// As a view, it fills the available space.
public struct Color: Hashable, Sendable {
    package let paint: Paint

    init(paint: Paint) {
        self.paint = paint
    }

    /// Creates an sRGB color with components from 0 to 1. It doesn't adapt to light and dark appearance.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        paint = .rgb(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// Creates a gray with components from 0 to 1. It doesn't adapt to light and dark appearance.
    public init(white: Double, opacity: Double = 1) {
        paint = .rgb(red: white, green: white, blue: white, opacity: opacity)
    }

    /// The color space of a color's components.
    public enum RGBColorSpace: Hashable, Sendable {
        /// The sRGB color space, as in CSS.
        case sRGB
        /// The sRGB color space with linear components.
        case sRGBLinear
        /// The Display P3 color space. Colors outside of sRGB get the nearest components of sRGB.
        case displayP3
    }

    /// Creates a color with components from 0 to 1. It doesn't adapt to light and dark appearance.
    public init(_ colorSpace: RGBColorSpace, red: Double, green: Double, blue: Double, opacity: Double = 1) {
        let parts = colorSpace.sRGBComponents(red, green, blue)
        self.init(red: parts.red, green: parts.green, blue: parts.blue, opacity: opacity)
    }

    /// Creates a gray with components from 0 to 1. It doesn't adapt to light and dark appearance.
    public init(_ colorSpace: RGBColorSpace, white: Double, opacity: Double = 1) {
        self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
    }

    private init(semantic: Paint.Semantic) {
        paint = .semantic(semantic, opacity: 1)
    }

    /// The color of primary text.
    public static let primary = Color(semantic: .primary)
    /// The color of secondary text, such as captions.
    public static let secondary = Color(semantic: .secondary)
    /// The tint color of controls, set by `tint(_:)`.
    public static let accentColor = Color(semantic: .accent)
    /// Red, adapted to light and dark appearance.
    public static let red = Color(semantic: .red)
    /// Orange, adapted to light and dark appearance.
    public static let orange = Color(semantic: .orange)
    /// Yellow, adapted to light and dark appearance.
    public static let yellow = Color(semantic: .yellow)
    /// Green, adapted to light and dark appearance.
    public static let green = Color(semantic: .green)
    /// Mint, adapted to light and dark appearance.
    public static let mint = Color(semantic: .mint)
    /// Teal, adapted to light and dark appearance.
    public static let teal = Color(semantic: .teal)
    /// Cyan, adapted to light and dark appearance.
    public static let cyan = Color(semantic: .cyan)
    /// Blue, adapted to light and dark appearance.
    public static let blue = Color(semantic: .blue)
    /// Indigo, adapted to light and dark appearance.
    public static let indigo = Color(semantic: .indigo)
    /// Purple, adapted to light and dark appearance.
    public static let purple = Color(semantic: .purple)
    /// Pink, adapted to light and dark appearance.
    public static let pink = Color(semantic: .pink)
    /// Brown, adapted to light and dark appearance.
    public static let brown = Color(semantic: .brown)
    /// White in light and dark appearance.
    public static let white = Color(semantic: .white)
    /// Black in light and dark appearance.
    public static let black = Color(semantic: .black)
    /// Gray, adapted to light and dark appearance.
    public static let gray = Color(semantic: .gray)
    /// Fully transparent.
    public static let clear = Color(semantic: .clear)

    /// Returns the color with its opacity multiplied by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        Color(paint: paint.mapOpacity { $0 * opacity })
    }
}

extension Color: ElementView {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .box }
    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        StyleValue.background(paint).fillingSpace
    }
}
