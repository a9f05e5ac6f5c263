import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// The colors of the page's stylesheet.
struct SemanticColorTests {
    @Test(arguments: Paint.Semantic.allCases)
    func `a page knows each color, and a color picker the same one`(color: Paint.Semantic) throws {
        #expect(Paint(className: Paint.semantic(color, opacity: 0.5).className) == .semantic(color, opacity: 0.5))
        let css = PageStyle.asset.text
        /// What the stylesheet says of a variable, or of the one that it stands for.
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
}
