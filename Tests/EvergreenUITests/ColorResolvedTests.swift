import EvergreenTesting
import Foundation
import Testing

@testable import EvergreenUI

@MainActor
struct ColorResolvedTests {
    @Test func `a color has components in an environment`() {
        let resolved = Color(red: 1, green: 0.5, blue: 0.25, opacity: 0.75).resolve(in: EnvironmentValues())
        #expect(abs(resolved.red - 1) < 0.001)
        #expect(abs(resolved.green - 0.5) < 0.001)
        #expect(abs(resolved.blue - 0.25) < 0.001)
        #expect(resolved.opacity == 0.75)
        #expect(resolved.description == "#FF8040BF")
    }

    @Test func `a system color has the components of the appearance`() {
        func text(_ colorScheme: ColorScheme) -> String {
            var environment = EnvironmentValues()
            environment.colorScheme = colorScheme
            return Color.red.resolve(in: environment).description
        }
        #expect(text(.light) == "#C02F2BFF")
        #expect(text(.dark) == "#FF7B73FF")
    }

    @Test func `the accent color is the tint`() {
        var environment = EnvironmentValues()
        environment.tint = .black
        #expect(Color.accentColor.opacity(0.5).resolve(in: environment).description == "#00000080")
    }

    @Test func `resolved components can be stored, and make a color again`() throws {
        let color = Color(red: 0.2, green: 0.4, blue: 0.6)
        let data = try JSONEncoder().encode(color.resolve(in: EnvironmentValues()))
        let stored = try JSONDecoder().decode(Color.Resolved.self, from: data)
        #expect(Color(stored).resolve(in: EnvironmentValues()) == stored)
        #expect(Color.Resolved(red: 0.2, green: 0.4, blue: 0.6).description == "#336699FF")
    }

    @Test func `a color of Display P3 gets the nearest components of sRGB`() {
        func text(_ red: Double, _ green: Double, _ blue: Double) -> String {
            Color(.displayP3, red: red, green: green, blue: blue).resolve(in: EnvironmentValues()).description
        }
        #expect(text(1, 1, 1) == "#FFFFFFFF")
        #expect(text(1, 0, 0) == "#FF0000FF")
        #expect(text(0.5, 0.5, 0.5) == "#808080FF")
        #expect(text(0.6, 0.4, 0.3) == "#A26347FF")
    }
}
