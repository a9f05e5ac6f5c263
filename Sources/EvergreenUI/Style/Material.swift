import EvergreenDocument

/// A translucent background material that blurs the content behind it.
///
/// On a page, this is a translucent color with CSS `backdrop-filter`. In custom shapes and in text, the material is translucent but does
/// not blur.
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
    /// The material of the page's bars.
    public static let bar = Material(.barMaterial)
}

extension ShapeStyle where Self == Material {
    /// A mostly transparent material.
    public static var ultraThinMaterial: Material { .ultraThin }
    /// A material that is more transparent than opaque.
    public static var thinMaterial: Material { .thin }
    /// A material that is about as transparent as opaque.
    public static var regularMaterial: Material { .regular }
    /// A material that is more opaque than transparent.
    public static var thickMaterial: Material { .thick }
    /// A mostly opaque material.
    public static var ultraThickMaterial: Material { .ultraThick }
    /// The material of the page's bars.
    public static var bar: Material { .bar }
}
