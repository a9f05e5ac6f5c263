import EvergreenDocument
public import Foundation

// The components of a color, for source that stores colors as numbers.
extension UIColor {
    /// Returns the color in an appearance. It no longer adapts to light and dark appearance.
    public func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        UIColor(cgColor: CGColor(paint.resolved(isDark: traitCollection.userInterfaceStyle == .dark)))
    }

    /// Copies the sRGB components, from 0 to 1. An adaptive color has those of its light appearance.
    ///
    /// ```swift
    /// var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
    /// UIColor(color).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    /// ```
    ///
    /// - Returns: True: each color has these components.
    @discardableResult
    public func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = paint.resolved(isDark: false)
        red?.pointee = CGFloat(color.red)
        green?.pointee = CGFloat(color.green)
        blue?.pointee = CGFloat(color.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Copies hue, saturation and brightness, from 0 to 1. An adaptive color has those of its light appearance.
    ///
    /// - Returns: True: each color has these components.
    @discardableResult
    public func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?,
        saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let color = paint.resolved(isDark: false)
        let largest = max(color.red, color.green, color.blue)
        let range = largest - min(color.red, color.green, color.blue)
        let sixth =
            if range == 0 {
                0.0
            } else if largest == color.red {
                (color.green - color.blue) / range
            } else if largest == color.green {
                (color.blue - color.red) / range + 2
            } else {
                (color.red - color.green) / range + 4
            }
        hue?.pointee = CGFloat((sixth < 0 ? sixth + 6 : sixth) / 6)
        saturation?.pointee = CGFloat(largest == 0 ? 0 : range / largest)
        brightness?.pointee = CGFloat(largest)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// Copies the brightness of the color as a gray, from 0 to 1. An adaptive color has that of its light appearance.
    ///
    /// - Returns: True: each color can be converted.
    @discardableResult
    public func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        let color = paint.resolved(isDark: false)
        white?.pointee = CGFloat(0.2126 * color.red + 0.7152 * color.green + 0.0722 * color.blue)
        alpha?.pointee = CGFloat(color.opacity)
        return true
    }

    /// The color as a Core Graphics color. An adaptive color has the components of its light appearance.
    public var cgColor: CGColor { CGColor(paint.resolved(isDark: false)) }

    /// Creates a color from a Core Graphics color.
    public convenience init(cgColor: CGColor) {
        self.init(paint: cgColor.paint)
    }
}

extension Color {
    /// The color as a Core Graphics color; nil if it adapts to its environment.
    public var cgColor: CGColor? {
        guard case .rgb = paint else { return nil }
        return CGColor(paint.resolved(isDark: false))
    }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) {
        self.init(paint: cgColor.paint)
    }
}
