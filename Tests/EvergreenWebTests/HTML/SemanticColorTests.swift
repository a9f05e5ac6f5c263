import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// The colors of the page's stylesheet.
struct SemanticColorTests {
    @Test(arguments: Paint.Semantic.allCases)
    func `a semantic color is the same in the stylesheet and in color pickers`(color: Paint.Semantic) throws {
        #expect(Paint(className: Paint.semantic(color, opacity: 0.5).className) == .semantic(color, opacity: 0.5))
        let css = PageStyle.asset.text
        /// The stylesheet's value of a variable, following references.
        func resolved(_ name: String) throws -> String {
            let start = try #require(css.range(of: "--\(name):"), "The stylesheet has no --\(name).")
            let end = try #require(css[start.upperBound...].firstIndex(of: ";"))
            let value = css[start.upperBound..<end].trimmingCharacters(in: .whitespaces)
            guard value.hasPrefix("var(--") else { return value }
            return try resolved(String(value.dropFirst(6).dropLast()))
        }
        let text = try resolved(color == .accent ? "tint" : color.rawValue)
        guard color != .clear else { return }
        let hexes = text.matches(of: /#([0-9a-f]{6})/).compactMap { Int($0.output.1, radix: 16) }
        let (light, dark) = color.numbers
        #expect(hexes == (light == dark ? [light] : [light, dark]))
    }

    @Test(arguments: Paint.Semantic.allCases)
    func `the color of an area is the same in the stylesheet and in meshes`(color: Paint.Semantic) throws {
        let css = Paint.semantic(color, opacity: 1).areaCSS
        // Others have the color of text.
        guard css.hasSuffix("-area)") else {
            #expect(color.areaNumbers == color.numbers && color.areaOpacities == nil)
            return
        }
        let name = color == .accent ? "--evergreen-area" : String(css.dropFirst(4).dropLast())
        let value = try #require(PageStyle.asset.text.firstMatch(of: try Regex("\(name): (light-dark\\([^;]*)")))
        let text = try #require(value.output[1].substring)
        let (light, dark) = color.areaNumbers
        guard let opacities = color.areaOpacities else {
            let hexes = text.matches(of: /#([0-9a-f]{6})/).compactMap { Int($0.output.1, radix: 16) }
            #expect(hexes == [light, dark])
            return
        }
        let colors = [(light, opacities.light), (dark, opacities.dark)].map { number, opacity in
            let parts = [16, 8, 0].map { String(number >> $0 & 255) }.joined(separator: " ")
            return "rgb(\(parts) / \(String(opacity).dropFirst()))"
        }
        #expect(text == "light-dark(\(colors.joined(separator: ", ")))")
    }

    @Test func `a mixed color's name parses back to the color`() throws {
        let red = Paint.semantic(.red, opacity: 0.5)
        let rgb = Paint.rgb(red: 1, green: 0.6, blue: 0, opacity: 1)
        let inner = Paint.mixture(red, rgb, part: 0.25, .device)
        for paint in [inner, .mixture(inner, inner, part: 1, .perceptual), .mixture(rgb, inner, part: 0, .device)] {
            #expect(Paint(className: paint.className) == paint)
        }
        #expect(inner.className == "z250d_red_50_xff9900")
        #expect(inner.css == "color-mix(in srgb,color-mix(in srgb,var(--red) 50%,transparent),rgb(255 153 0 / 1) 25%)")
        let deepest = Paint.mixture(.mixture(inner, inner, part: 1, .device), red, part: 0.5, .device)
        #expect(Paint(className: deepest.className) == deepest)
        let tooDeep = Paint.mixture(deepest, red, part: 0.5, .device)
        for name in [
            tooDeep.className, "z", "z250", "z250d", "z250d_red", "z1001d_red_blue", "z-1d_red_blue", "z250x_red_blue",
            "z250d_red_blue_green", "z250d_red_100_blue", "z0250d_red_blue", "z250d_red_blue_", "z250d__red_blue",
        ] {
            #expect(Paint(className: name) == nil, "\(name)")
        }
    }

    @Test(arguments: [
        Paint.Semantic.accent, .red, .orange, .green, .mint, .teal, .cyan, .blue, .indigo, .purple, .pink, .brown,
        .gray,
    ])
    func `white text on a colored area, and the area on the background, have sufficient contrast in light and dark`(
        color: Paint.Semantic
    ) throws {
        let variable = color == .accent ? "var(--tint-area)" : "var(--\(color.rawValue)-area)"
        #expect(Paint.semantic(color, opacity: 1).areaCSS == variable)
        let name = color == .accent ? "evergreen" : color.rawValue
        let pattern = try Regex("--\(name)-area: light-dark\\(#(\\w{6}), #(\\w{6})\\)")
        let value = try #require(PageStyle.asset.text.firstMatch(of: pattern))
        for (hex, surface) in [(value.output[1].substring, 0xffffff), (value.output[2].substring, 0x171e1a)] {
            let area = try #require(hex.flatMap { Int($0, radix: 16) })
            #expect(contrast(area, 0xffffff) >= 4.5)
            #expect(contrast(area, surface) >= 3)
        }
    }

    @Test(arguments: [Paint.Semantic.tertiary, .quaternary])
    func `primary text on a faint area has sufficient contrast in light and dark`(color: Paint.Semantic) throws {
        #expect(Paint.semantic(color, opacity: 1).areaCSS == "var(--\(color.rawValue)-area)")
        let rgb = #"rgb\((\d+) (\d+) (\d+) / (\.\d+)\)"#
        let pattern = try Regex("--\(color.rawValue)-area: light-dark\\(\(rgb), \(rgb)\\)")
        let value = try #require(PageStyle.asset.text.firstMatch(of: pattern))
        let numbers = try value.output.dropFirst().map { try #require($0.substring.flatMap { Double("0" + $0) }) }
        for (parts, ground, text) in [(numbers[0..<4], 0xf3f5f2, 0x15201a), (numbers[4..<8], 0x1e2722, 0xe9f0eb)] {
            let parts = Array(parts)
            let area = zip(parts, [16, 8, 0]).reduce(0) { area, component in
                let mixed = component.0 * parts[3] + Double(ground >> component.1 & 255) * (1 - parts[3])
                return area | Int(mixed.rounded()) << component.1
            }
            #expect(contrast(area, text) >= 4.5)
        }
    }

    /// The contrast ratio of two colors, per WCAG 2.
    private func contrast(_ one: Int, _ other: Int) -> Double {
        let luminances = [one, other].map { color in
            zip([0.2126, 0.7152, 0.0722], [16, 8, 0]).reduce(0) { sum, component in
                let value = Double(color >> component.1 & 255) / 255
                return sum + component.0 * (value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4))
            }
        }
        return (max(luminances[0], luminances[1]) + 0.05) / (min(luminances[0], luminances[1]) + 0.05)
    }
}
