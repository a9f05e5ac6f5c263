import Foundation

/// A color with UIKit's names, for source that converts UIKit colors to SwiftUI colors.
///
/// ```swift
/// Text("Notes").background(Color(.secondarySystemBackground))
/// ```
///
/// System colors adapt to light and dark appearance. `UIColor` is a class so that an app's `convenience` initializers compile. Instances
/// are immutable, and are equal if they paint the same color.
public final class UIColor: Hashable, Sendable {
    let paint: Paint

    init(paint: Paint) {
        self.paint = paint
    }

    /// Creates an sRGB color with components from 0 to 1. It doesn't adapt to light and dark appearance.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        paint = .rgb(red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
    }

    /// Creates a gray with components from 0 to 1. It doesn't adapt to light and dark appearance.
    public init(white: CGFloat, alpha: CGFloat) {
        let white = Double(white)
        paint = .rgb(red: white, green: white, blue: white, opacity: Double(alpha))
    }

    /// Creates a color from hue, saturation and brightness, from 0 to 1. It doesn't adapt to light and dark appearance.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        paint = Paint(
            hue: Double(hue),
            saturation: Double(saturation),
            brightness: Double(brightness),
            opacity: Double(alpha)
        )
    }

    /// Creates a color from a `Color`.
    public init(_ color: Color) {
        paint = color.paint
    }

    /// Creates a Display P3 color, clipped to sRGB. It doesn't adapt to light and dark appearance.
    public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(
            Color(.displayP3, red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
        )
    }

    /// Creates a color from one for light and one for dark appearance.
    ///
    /// ```swift
    /// let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    /// ```
    ///
    /// - Parameter dynamicProvider: Called immediately, once with the traits of each appearance: the page chooses the color.
    public convenience init(dynamicProvider: (UITraitCollection) -> UIColor) {
        let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
        let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
        self.init(
            paint: light == dark
                ? light.paint
                : .adaptive(light: light.paint.resolved(isDark: false), dark: dark.paint.resolved(isDark: true))
        )
    }

    /// Returns the color with its opacity replaced by a number from 0 to 1.
    public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        UIColor(paint: paint.mapOpacity { _ in Double(alpha) })
    }

    public static func == (one: UIColor, other: UIColor) -> Bool { one.paint == other.paint }

    public func hash(into hasher: inout Hasher) { hasher.combine(paint) }
}

extension Color {
    /// Creates a color from a `UIColor`.
    public init(uiColor: UIColor) {
        self.init(paint: uiColor.paint)
    }

    /// Creates a color from a `UIColor`, for `Color(.systemBackground)`.
    public init(_ color: UIColor) {
        self.init(paint: color.paint)
    }

    /// Creates a color from hue, saturation and brightness, from 0 to 1. It doesn't adapt to light and dark appearance.
    public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
        self.init(paint: Paint(hue: hue, saturation: saturation, brightness: brightness, opacity: opacity))
    }
}

extension Paint {
    /// Creates an sRGB color from hue, saturation and brightness, clamped to 0...1.
    fileprivate init(hue: Double, saturation: Double, brightness: Double, opacity: Double) {
        func part(_ number: Double) -> Double { number.isFinite ? min(max(number, 0), 1) : 0 }
        let (hue, saturation, brightness) = (part(hue) * 6, part(saturation), part(brightness))
        func component(_ offset: Double) -> Double {
            let place = (offset + hue).truncatingRemainder(dividingBy: 6)
            return brightness * (1 - saturation * max(0, min(place, 4 - place, 1)))
        }
        self = .rgb(red: component(5), green: component(3), blue: component(1), opacity: opacity)
    }
}
