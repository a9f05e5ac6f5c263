import Foundation
import SeededRandomness
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Mesh gradients as images. A browser test compares the colors on the page.
struct MeshImageTests {
    private func point(_ x: Double, _ y: Double) -> MeshGrid.Point { MeshGrid.Point(StyleAnchor(x: x, y: y)) }

    private let red = Paint.RGB(red: 1, green: 0, blue: 0)
    private let green = Paint.RGB(red: 0, green: 1, blue: 0)
    private let blue = Paint.RGB(red: 0, green: 0, blue: 1)
    private let white = Paint.RGB(red: 1, green: 1, blue: 1)
    private let clear = Paint.RGB(red: 0, green: 0, blue: 0, opacity: 0)

    private func raster(
        _ points: [MeshGrid.Point],
        columns: Int = 2,
        smooth: Bool = true,
        space: Paint.MixingSpace = .device,
        _ colors: [Paint.RGB]
    ) throws -> MeshRaster {
        let grid = try #require(MeshGrid(columns: columns, points: points, hasSmoothColors: smooth, space: space))
        return MeshRaster(grid, colors: colors)
    }

    /// The pixel at a place, in fractions of the width and the height.
    private func pixel(_ raster: MeshRaster, _ x: Double, _ y: Double) -> [Int] {
        let place = [x, y].map { min(Int($0 * Double(MeshRaster.side)), MeshRaster.side - 1) }
        let start = (place[1] * MeshRaster.side + place[0]) * 4
        return raster.pixels[start..<start + 4].map { Int($0) }
    }

    private var square: [MeshGrid.Point] { [point(0, 0), point(1, 0), point(0, 1), point(1, 1)] }

    @Test(arguments: [true, false])
    func `a square of four points has their colors in its corners, and covers all pixels`(smooth: Bool) throws {
        let raster = try raster(square, smooth: smooth, [red, green, blue, white, clear])
        for (place, color) in [((0.0, 0.0), [255, 0, 0]), ((1, 0), [0, 255, 0]), ((0, 1), [0, 0, 255])] {
            let pixel = pixel(raster, place.0, place.1)
            #expect(zip(pixel, color).allSatisfy { abs($0 - $1) < 8 } && pixel[3] == 255, "\(pixel)")
        }
        #expect(stride(from: 3, to: raster.pixels.count, by: 4).allSatisfy { raster.pixels[$0] == 255 })
        // The middle has a quarter of each color.
        let middle = pixel(raster, 0.5, 0.5)
        #expect(zip(middle, [128, 128, 128]).allSatisfy { abs($0 - $1) < 8 }, "\(middle)")
    }

    @Test func `linear colors between two points are those of a linear gradient`() throws {
        let raster = try raster(square, smooth: false, [red, blue, red, blue, clear])
        for x in 0..<MeshRaster.side {
            let part = (Double(x) + 0.5) / Double(MeshRaster.side)
            let pixel = pixel(raster, part, 0.3)
            #expect(
                abs(pixel[0] - Int((1 - part) * 255)) <= 1 && abs(pixel[2] - Int(part * 255)) <= 1,
                "\(x): \(pixel)"
            )
        }
    }

    @Test func `perceptual colors are mixed like the colors of an app`() throws {
        let raster = try raster(square, smooth: false, space: .perceptual, [red, blue, red, blue, clear])
        let part = 24.5 / Double(MeshRaster.side)
        let mixed = ColorMixing(.perceptual).mix(red, blue, part: part)
        let expected = [mixed.red, mixed.green, mixed.blue].map { Int(($0 * 255).rounded()) }
        let pixel = pixel(raster, part, 0.5)
        #expect(zip(pixel, expected).allSatisfy { abs($0 - $1) <= 1 }, "\(pixel) \(expected)")
    }

    @Test func `where the mesh does not reach, the background is seen`() throws {
        let inner = [point(0.25, 0.25), point(0.75, 0.25), point(0.25, 0.75), point(0.75, 0.75)]
        let raster = try raster(inner, [red, red, red, red, blue])
        #expect(pixel(raster, 0.1, 0.1) == [0, 0, 255, 255] && pixel(raster, 0.9, 0.5) == [0, 0, 255, 255])
        #expect(pixel(raster, 0.5, 0.5) == [255, 0, 0, 255] && pixel(raster, 0.3, 0.7) == [255, 0, 0, 255])
    }

    @Test func `a moved point moves its color`() throws {
        let points = [
            point(0, 0), point(0.5, 0), point(1, 0), point(0, 0.5), point(0.8, 0.3), point(1, 0.5), point(0, 1),
            point(0.5, 1), point(1, 1),
        ]
        let raster = try raster(points, columns: 3, [red, red, red, red, white, red, red, red, red, clear])
        let pixel = pixel(raster, 0.8, 0.3)
        #expect(pixel[1] > 220 && pixel[2] > 220, "\(pixel)")
        #expect(self.pixel(raster, 0.2, 0.7)[1] < 128)
        #expect(stride(from: 3, to: raster.pixels.count, by: 4).allSatisfy { raster.pixels[$0] == 255 })
    }

    @Test func `control points bend the edges`() throws {
        func controls(_ x: Double, _ y: Double, top: Double) -> MeshGrid.Point {
            func anchor(_ dx: Double, _ dy: Double) -> StyleAnchor { StyleAnchor(x: x + dx, y: y + dy) }
            return MeshGrid.Point(
                StyleAnchor(x: x, y: y),
                controls: MeshGrid.Controls(
                    leading: anchor(-0.3, top),
                    top: anchor(0, -0.3),
                    trailing: anchor(0.3, top),
                    bottom: anchor(0, 0.3)
                )
            )
        }
        let points = [
            controls(0, 0, top: 0.6), controls(1, 0, top: 0.6), controls(0, 1, top: 0), controls(1, 1, top: 0),
        ]
        let raster = try raster(points, [red, red, red, red, blue])
        // The upper edge sags to three quarters of 0.6.
        #expect(pixel(raster, 0.5, 0.3) == [0, 0, 255, 255] && pixel(raster, 0.5, 0.6) == [255, 0, 0, 255])
        #expect(pixel(raster, 0.01, 0.1) == [255, 0, 0, 255])
    }

    @Test func `meshes at extreme places, folded, or on a single point are drawn`() throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed", seed)
        var random = SeededGenerator(seed: seed)
        let extremes = [0, 1, -1, 1e300, -1e300, .infinity, -.infinity, .nan, 0.5]
        for _ in 0..<50 {
            let (columns, rows) = (Int.random(in: 2...10, using: &random), Int.random(in: 2...10, using: &random))
            let points = (0..<columns * rows).map { _ in
                point(extremes.randomElement(using: &random) ?? 0, Double.random(in: -1...2, using: &random))
            }
            let colors = points.map { _ in [red, green, blue, clear].randomElement(using: &random) ?? red } + [clear]
            let raster = try raster(points, columns: columns, space: .perceptual, colors)
            #expect(raster.pixels.count == MeshRaster.side * MeshRaster.side * 4)
        }
        _ = try raster(Array(repeating: point(0.5, 0.5), count: 4), [red, red, red, red, blue])
    }

    @Test func `a mesh is parsed back from the name of its style class`() throws {
        let seed = UInt64.random(in: 0 ... .max)
        print("seed", seed)
        var random = SeededGenerator(seed: seed)
        func anchor() -> StyleAnchor {
            StyleAnchor(
                x: Double(Int.random(in: -2000...2000, using: &random)) / 1000,
                y: Double(Int.random(in: -2000...2000, using: &random)) / 1000
            )
        }
        for _ in 0..<200 {
            let (columns, rows) = (Int.random(in: 2...10, using: &random), Int.random(in: 2...10, using: &random))
            let points = (0..<columns * rows).map { _ in
                let isCurved = Bool.random(using: &random)
                let controls = MeshGrid.Controls(leading: anchor(), top: anchor(), trailing: anchor(), bottom: anchor())
                return MeshGrid.Point(anchor(), controls: isCurved ? controls : nil)
            }
            let paints: [Paint] = [
                .rgb(red: 1, green: 0, blue: 0.2, opacity: 0.25), .adaptive(light: red, dark: blue),
                .adaptive(light: clear, dark: white),
            ]
            let grid = try #require(
                MeshGrid(
                    columns: columns,
                    points: points,
                    hasSmoothColors: .random(using: &random),
                    space: .random(using: &random) ? .device : .perceptual
                )
            )
            let stops = (0...points.count).map { _ in
                GradientPaint.Stop(paints.randomElement(using: &random) ?? paints[0], at: 0)
            }
            let gradient = GradientPaint(.mesh(grid), stops: stops)
            let styleClass = StyleClass(.background, gradient)
            #expect(styleClass.name.utf8.count <= StyleClass.nameLimit)
            #expect(GradientNames.gradient(named: GradientNames.name(of: gradient)) == gradient)
            #expect(StyleClass(name: styleClass.name) == styleClass)
        }
    }

    @Test(arguments: [
        "M", "M-", "M2cd", "M2cd-0_0", "M2cd-0_0-1000_0-0_1000-1000_1000-xff0000-xff0000-xff0000-xff0000",
        "M2xd-0_0-1000_0-0_1000-1000_1000-xff0000-xff0000-xff0000-xff0000-xff0000",
        "M2cx-0_0-1000_0-0_1000-1000_1000-xff0000-xff0000-xff0000-xff0000-xff0000",
        "M3cd-0_0-1000_0-0_1000-1000_1000-xff0000-xff0000-xff0000-xff0000-xff0000",
        "M0cd-0_0-1000_0-0_1000-1000_1000-xff0000-xff0000-xff0000-xff0000-xff0000",
        "M2cd-0_0_0-1000_0-0_1000-1000_1000-xff0000-xff0000-xff0000-xff0000-xff0000",
        "M2cd-00_0-1000_0-0_1000-1000_1000-xff0000-xff0000-xff0000-xff0000-xff0000",
        "M2cd-0_0-1000_0-0_1000-1000_1000-xff0000-xff0000-xff0000-xff0000-x)}*{}",
    ])
    func `a malformed name of a mesh is rejected`(name: String) {
        #expect(GradientNames.gradient(named: name) == nil)
    }

    @Test func `a picture for dark appearance exists only if colors differ`() throws {
        let grid = try #require(MeshGrid(columns: 2, points: square, hasSmoothColors: true, space: .device))
        func svg(_ paint: Paint) throws -> String {
            let css = MeshImage(grid, colors: Array(repeating: paint, count: 5)).css
            let text = try #require(css.firstMatch(of: /^url\(data:image\/svg\+xml;base64,([^)]+)\)$/)).output.1
            let data = try #require(Data(base64Encoded: String(text)))
            return try #require(String(data: data, encoding: .utf8))
        }
        #expect(try svg(.rgb(red: 1, green: 0, blue: 0, opacity: 1)).matches(of: #/<image /#).count == 1)
        let adaptive = try svg(.adaptive(light: red, dark: blue))
        #expect(adaptive.matches(of: #/<image /#).count == 2 && adaptive.contains("prefers-color-scheme:dark"))
    }

    @Test func `a stylesheet address with a mesh has no other class, so that a request draws one image at most`() throws
    {
        let grid = try #require(MeshGrid(columns: 2, points: square, hasSmoothColors: true, space: .device))
        let stops = (0..<5).map { _ in GradientPaint.Stop(.rgb(red: 1, green: 0, blue: 0, opacity: 1), at: 0) }
        let mesh = StyleClass(.background, GradientPaint(.mesh(grid), stops: stops))
        let other = StyleClass(.width, 7)
        let addresses = StyleSheet.addresses(of: [other, mesh, mesh, other, other])
        #expect(addresses.count == 4)
        for address in addresses {
            #expect(StyleSheet.text(query: String(address.split(separator: "?")[1])) != nil)
        }
        #expect(StyleSheet.text(query: "c=\(mesh.name).\(mesh.name)&h=") == nil)
    }
}
