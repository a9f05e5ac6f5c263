import EvergreenTesting
import EvergreenUI
import Foundation
import Testing

extension UIColor {
    fileprivate convenience init(hex: Int) {
        self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255,
            green: CGFloat(hex >> 8 & 0xFF) / 255,
            blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1
        )
    }
}

/// Colors with UIKit's names.
@MainActor
struct UIColorTests {
    @Test func `system colors equal SwiftUI's colors`() {
        #expect(Color(uiColor: .label) == .primary)
        #expect(Color(.secondaryLabel) == .secondary)
        #expect(Color(.systemRed) == .red)
        #expect(Color(.systemGray) == .gray)
        #expect(Color(.tintColor) == .accentColor)
        #expect(Color(uiColor: UIColor(.mint)) == .mint)
        #expect(Color(.systemGroupedBackground) == BackgroundStyle()._color)
        #expect(Color(.red) != .red)
    }

    @Test func `colors keep their components`() {
        #expect(Color(.red) == Color(red: 1, green: 0, blue: 0))
        #expect(Color(UIColor(white: 0.5, alpha: 0.25)) == Color(white: 0.5, opacity: 0.25))
        #expect(UIColor(hex: 0xFF0000) == .red)
        #expect(Set([UIColor(hex: 0x00FF00), .green, .blue]).count == 2)
    }

    @Test func `withAlphaComponent replaces the previous alpha`() {
        let color = UIColor.systemBlue.withAlphaComponent(0.5).withAlphaComponent(0.25)
        #expect(Color(color) == Color.blue.opacity(0.25))
        #expect(Color(.red.withAlphaComponent(0.5)) == Color(red: 1, green: 0, blue: 0, opacity: 0.5))
    }

    @Test(arguments: [
        (0.0, 1.0, 1.0, Color(red: 1, green: 0, blue: 0)),
        (1.0 / 3, 1.0, 1.0, Color(red: 0, green: 1, blue: 0)),
        (2.0 / 3, 1.0, 0.5, Color(red: 0, green: 0, blue: 0.5)),
        (0.5, 0.5, 1.0, Color(red: 0.5, green: 1, blue: 1)),
        (1.0, 1.0, 1.0, Color(red: 1, green: 0, blue: 0)),
        (0.3, 0.0, 0.25, Color(white: 0.25)),
        (-1, 5.0, .nan, Color.init(red: 0, green: 0, blue: 0)),
    ]) func `hue, saturation and brightness are converted to RGB`(
        hue: Double,
        saturation: Double,
        brightness: Double,
        color: Color
    ) {
        #expect(Color(hue: hue, saturation: saturation, brightness: brightness) == color)
        #expect(Color(UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)) == color)
    }

    @Test func `a dynamic color has a color for each appearance`() {
        let ink = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        func color(_ style: UIUserInterfaceStyle) -> CGColor {
            ink.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).cgColor
        }
        #expect(color(.light) == UIColor.black.cgColor && color(.dark) == UIColor.white.cgColor)
        #expect(ink == UIColor(dynamicProvider: { $0.userInterfaceStyle == .dark ? .white : .black }))
        #expect(UIColor { _ in .systemRed } == .systemRed)
        #expect(UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .systemBlue } != .systemBlue)
    }

    @Test func `the components of a color can be read`() {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect([red, green, blue, alpha] == [0.25, 0.5, 0.75, 0.5])
        UIColor(white: 0.5, alpha: 1).getWhite(&red, alpha: nil)
        #expect(abs(red - 0.5) < 0.001)
        #expect(UIColor.red.cgColor.components == [1, 0, 0, 1])
        #expect(Color(cgColor: CGColor(red: 1, green: 0, blue: 0, alpha: 1)) == Color(.red))
        #expect(Color(.red).cgColor?.alpha == 1 && Color.red.cgColor == nil)
    }

    @Test(arguments: [(0.0, 1.0, 1.0), (0.25, 0.5, 0.75), (0.5, 1.0, 0.25), (0.75, 0.25, 1.0), (0.0, 0.0, 0.5)])
    func `hue, saturation and brightness are those of the initializer`(
        _ hue: Double,
        _ saturation: Double,
        _ brightness: Double
    ) {
        let color = UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
        var parts = [CGFloat](repeating: 0, count: 3)
        var alpha = CGFloat(0)
        parts.withUnsafeMutableBufferPointer { parts in
            let first = parts.baseAddress
            let (second, third) = (first?.advanced(by: 1), first?.advanced(by: 2))
            _ = color.getHue(first, saturation: second, brightness: third, alpha: &alpha)
        }
        #expect(zip(parts, [hue, saturation, brightness]).allSatisfy { abs($0 - $1) < 0.001 } && alpha == 1)
    }

    @Test func `interface styles and color schemes convert to each other`() {
        #expect(UIUserInterfaceStyle(.dark) == .dark && UIUserInterfaceStyle(nil) == .unspecified)
        #expect(ColorScheme(.light) == .light && ColorScheme(UIUserInterfaceStyle.unspecified) == nil)
    }
}
