import EvergreenDocument
import Testing

@testable import EvergreenUI

struct ColorMixTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)

    private func bytes(_ color: Color) -> [Int] {
        let rgb = color.paint.resolved(isDark: false)
        return [rgb.red, rgb.green, rgb.blue].map { Int(($0 * 255).rounded()) }
    }

    /// The numbers are those of browsers: see `Tests/Browser/test_color_mixing.py`.
    @Test func `the server mixes colors as browsers do`() {
        #expect(bytes(red.mix(with: blue, by: 0)) == [255, 0, 0])
        #expect(bytes(red.mix(with: blue, by: 0.5)) == [140, 83, 162])
        #expect(bytes(red.mix(with: blue, by: 1)) == [0, 0, 255])
        #expect(bytes(red.mix(with: blue, by: 0.25, in: .device)) == [191, 0, 64])
        #expect(bytes(red.mix(with: blue, by: 0.5, in: .device)) == [128, 0, 128])
    }

    @Test func `the mix fraction is clamped, and NaN is zero`() {
        #expect(red.mix(with: blue, by: 2) == red.mix(with: blue, by: 1))
        #expect(red.mix(with: blue, by: -1) == red.mix(with: blue, by: 0))
        #expect(red.mix(with: blue, by: .nan) == red.mix(with: blue, by: 0))
    }

    @Test func `a mix with a transparent color changes only the opacity`() {
        let half = ColorText(red.mix(with: .clear, by: 0.5).paint, in: .light)
        #expect(half.opacity == 0.5 && half.text == "#ff0000")
        let faint = ColorText(red.mix(with: blue, by: 0.5).opacity(0.5).paint, in: .light)
        #expect(faint.opacity == 0.5 && faint.text == "#8c53a2")
        #expect(UIColor(red.mix(with: blue, by: 0.5)).withAlphaComponent(1) == UIColor(red.mix(with: blue, by: 0.5)))
    }

    @Test func `repeatedly mixed colors have bounded depth`() {
        var color = red
        for _ in 0..<100 { color = color.mix(with: .green, by: 0.1) }
        var depth = 0
        var paint = color.paint
        while case .mixture(let first, _, _, _) = paint {
            depth += 1
            paint = first
        }
        #expect(depth <= Paint.maxMixtureDepth)
        #expect(bytes(color) == bytes(.green))
    }
}
