import EvergreenDocument

/// A pane through which what is behind it shines, blurred.
///
/// On a page, a color that is partly transparent, with CSS `backdrop-filter`. A shape of an app's own that is filled with it does not
/// blur; a text in it is partly transparent.
public struct Material: ShapeStyle {
    public let _color: Color

    private init(_ semantic: Paint.Semantic) {
        _color = Color(paint: .semantic(semantic, opacity: 1))
    }

    /// Mostly transparent.
    public static let ultraThin = Material(.ultraThinMaterial)
    /// More transparent than opaque.
    public static let thin = Material(.thinMaterial)
    /// About as transparent as opaque.
    public static let regular = Material(.regularMaterial)
    /// More opaque than transparent.
    public static let thick = Material(.thickMaterial)
    /// Mostly opaque.
    public static let ultraThick = Material(.ultraThickMaterial)
    /// That of the page's own bars.
    public static let bar = Material(.barMaterial)
}

extension ShapeStyle where Self == Material {
    /// A mostly transparent pane.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A pane that is more transparent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A pane that is about as transparent as opaque.
    public static var regularMaterial: Material { .regular }
    /// A pane that is more opaque than transparent.
    public static var thickMaterial: Material { .thick }
    /// A mostly opaque pane.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The pane of the page's own bars.
    public static var bar: Material { .bar }
}
