/// A color, which may adapt to light and dark appearance.
///
/// As a view, it fills the available space.
public struct Color: Hashable, Sendable {
    package let paint: Paint

    init(paint: Paint) {
        self.paint = paint
    }

    /// An sRGB color with components from 0 to 1. It doesn't adapt to light and dark appearance.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        paint = .rgb(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// A gray with components from 0 to 1. It doesn't adapt to light and dark appearance.
    public init(white: Double, opacity: Double = 1) {
        paint = .rgb(red: white, green: white, blue: white, opacity: opacity)
    }

    private init(_ semantic: Paint.Semantic) {
        paint = .semantic(semantic, opacity: 1)
    }

    /// The color of primary text.
    public static let primary = Color(.primary)
    /// The color of secondary text, such as captions.
    public static let secondary = Color(.secondary)
    /// The tint color of controls, which `tint(_:)` sets.
    public static let accentColor = Color(.accent)
    /// Red, adapted to light and dark appearance.
    public static let red = Color(.red)
    /// Orange, adapted to light and dark appearance.
    public static let orange = Color(.orange)
    /// Yellow, adapted to light and dark appearance.
    public static let yellow = Color(.yellow)
    /// Green, adapted to light and dark appearance.
    public static let green = Color(.green)
    /// Mint, adapted to light and dark appearance.
    public static let mint = Color(.mint)
    /// Teal, adapted to light and dark appearance.
    public static let teal = Color(.teal)
    /// Cyan, adapted to light and dark appearance.
    public static let cyan = Color(.cyan)
    /// Blue, adapted to light and dark appearance.
    public static let blue = Color(.blue)
    /// Indigo, adapted to light and dark appearance.
    public static let indigo = Color(.indigo)
    /// Purple, adapted to light and dark appearance.
    public static let purple = Color(.purple)
    /// Pink, adapted to light and dark appearance.
    public static let pink = Color(.pink)
    /// Brown, adapted to light and dark appearance.
    public static let brown = Color(.brown)
    /// White, in light and dark appearance.
    public static let white = Color(.white)
    /// Black, in light and dark appearance.
    public static let black = Color(.black)
    /// Gray, adapted to light and dark appearance.
    public static let gray = Color(.gray)
    /// Fully transparent.
    public static let clear = Color(.clear)

    /// Multiplies the color's opacity by a number from 0 to 1.
    public func opacity(_ opacity: Double) -> Color {
        switch paint {
        case .semantic(let semantic, let own):
            Color(paint: .semantic(semantic, opacity: own * opacity))
        case .rgb(let red, let green, let blue, let own):
            Color(paint: .rgb(red: red, green: green, blue: blue, opacity: own * opacity))
        }
    }
}

extension Color: ElementView {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .box }
    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        StyleValue.background(paint).fillingSpace
    }
}
