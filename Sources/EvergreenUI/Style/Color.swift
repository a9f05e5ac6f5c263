/// A colour, which may differ between light and dark.
public struct Color: Hashable, Sendable {
    let paint: Paint

    init(paint: Paint) {
        self.paint = paint
    }

    /// An sRGB colour; components are between 0 and 1.
    public init(red: Double, green: Double, blue: Double, opacity: Double = 1) {
        paint = .rgb(red: red, green: green, blue: blue, opacity: opacity)
    }

    /// A gray; components are between 0 and 1.
    public init(white: Double, opacity: Double = 1) {
        paint = .rgb(red: white, green: white, blue: white, opacity: opacity)
    }

    private init(_ semantic: Paint.Semantic) {
        paint = .semantic(semantic, opacity: 1)
    }

    public static let primary = Color(.primary)
    public static let secondary = Color(.secondary)
    public static let accentColor = Color(.accent)
    public static let red = Color(.red)
    public static let orange = Color(.orange)
    public static let yellow = Color(.yellow)
    public static let green = Color(.green)
    public static let mint = Color(.mint)
    public static let teal = Color(.teal)
    public static let cyan = Color(.cyan)
    public static let blue = Color(.blue)
    public static let indigo = Color(.indigo)
    public static let purple = Color(.purple)
    public static let pink = Color(.pink)
    public static let brown = Color(.brown)
    public static let white = Color(.white)
    public static let black = Color(.black)
    public static let gray = Color(.gray)
    public static let clear = Color(.clear)

    /// The same colour, less opaque: `opacity` is between 0 and 1.
    public func opacity(_ opacity: Double) -> Color {
        switch paint {
        case .semantic(let semantic, let own):
            Color(paint: .semantic(semantic, opacity: own * opacity))
        case .rgb(let red, let green, let blue, let own):
            Color(paint: .rgb(red: red, green: green, blue: blue, opacity: own * opacity))
        }
    }
}

/// As a view, a colour fills the room that there is.
extension Color: ElementView {
    package func kind(in node: ElementNode<Self>) -> ElementKind { .box }
    package func style(in node: ElementNode<Self>) -> [StyleValue] {
        [.frame(FrameLayout(maxWidth: .infinity, maxHeight: .infinity)), .background(paint)]
    }
}
