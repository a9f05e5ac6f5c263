import EvergreenDocument
public import Foundation

/// An sRGB color with Core Graphics' names, for source that reads the components of a color.
///
/// ```swift
/// let components = UIColor(color).cgColor.components
/// ```
public final class CGColor: Hashable, Sendable {
    private let color: Paint.RGB

    init(_ color: Paint.RGB) {
        self.color = color
    }

    /// Creates a color with components from 0 to 1.
    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Paint.RGB(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
        )
    }

    /// Creates an sRGB color with components from 0 to 1.
    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// The red, green and blue components and the opacity, from 0 to 1. Always four numbers, also for grays.
    public var components: [CGFloat]? { [color.red, color.green, color.blue, color.opacity].map { CGFloat($0) } }

    /// The number of components: four.
    public var numberOfComponents: Int { 4 }

    /// The opacity, from 0 to 1.
    public var alpha: CGFloat { CGFloat(color.opacity) }

    var paint: Paint { .rgb(red: color.red, green: color.green, blue: color.blue, opacity: color.opacity) }

    public static func == (one: CGColor, other: CGColor) -> Bool { one.color == other.color }

    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}
