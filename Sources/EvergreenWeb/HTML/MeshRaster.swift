import EvergreenDocument

/// The pixels of a mesh gradient.
///
/// Each cell of the grid is a Coons patch: the surface between four Bézier curves. A patch is drawn as triangles, row by row, so that in a
/// folded mesh the later patch covers the earlier one.
struct MeshRaster {
    /// The width and the height in pixels.
    static let side = 48

    /// Red, green, blue and opacity of each pixel, row by row. The components are not premultiplied.
    private(set) var pixels: [UInt8]

    private let surface: MeshSurface
    private let colors: MeshColors

    /// - Parameter colors: The colors of the points, row by row, and then that of the background.
    init(_ grid: MeshGrid, colors: [Paint.RGB]) {
        surface = MeshSurface(grid)
        self.colors = MeshColors(grid, colors)
        let background = colors.last.map(Self.bytes(of:)) ?? [0, 0, 0, 0]
        pixels = (0..<Self.side * Self.side).flatMap { _ in background }
        for row in 0..<grid.rows - 1 {
            for column in 0..<grid.columns - 1 { draw(row, column, cells: max(grid.rows, grid.columns) - 1) }
        }
    }

    /// Draws a cell of the grid as squares of two triangles.
    private mutating func draw(_ row: Int, _ column: Int, cells: Int) {
        let count = max(Self.side / 2 / cells, 3)
        let patch = surface.patch(row, column)
        var corners: [[SIMD2<Double>]] = []
        for down in 0...count {
            corners.append(
                (0...count).map { across in
                    patch.point(Double(across) / Double(count), Double(down) / Double(count)) * Double(Self.side)
                }
            )
        }
        for down in 0..<count {
            for across in 0..<count {
                let places = [(0, 0), (1, 0), (0, 1), (1, 1)].map { (across + $0.0, down + $0.1) }
                let vertices = places.map { place in
                    Vertex(
                        position: corners[place.1][place.0],
                        place: SIMD2(
                            Double(column) + Double(place.0) / Double(count),
                            Double(row) + Double(place.1) / Double(count)
                        )
                    )
                }
                fill(vertices[0], vertices[1], vertices[2])
                fill(vertices[1], vertices[3], vertices[2])
            }
        }
    }

    private struct Vertex {
        /// In pixels.
        let position: SIMD2<Double>
        /// The column and the row in the grid.
        let place: SIMD2<Double>
    }

    /// Draws the pixels whose centers are in a triangle.
    private mutating func fill(_ a: Vertex, _ b: Vertex, _ c: Vertex) {
        let area = Self.cross(b.position - a.position, c.position - a.position)
        guard abs(area) > 1e-9 else { return }
        let low = pointwiseMin(a.position, pointwiseMin(b.position, c.position))
        let high = pointwiseMax(a.position, pointwiseMax(b.position, c.position))
        guard let across = Self.centers(from: low.x, to: high.x), let down = Self.centers(from: low.y, to: high.y)
        else {
            return
        }
        for y in down {
            for x in across {
                let center = SIMD2(Double(x) + 0.5, Double(y) + 0.5)
                let weightB = Self.cross(center - a.position, c.position - a.position) / area
                let weightC = Self.cross(b.position - a.position, center - a.position) / area
                // Neighboring triangles share their edge without a gap.
                guard weightB >= -1e-6, weightC >= -1e-6, weightB + weightC <= 1 + 1e-6 else { continue }
                let place = a.place + (b.place - a.place) * weightB + (c.place - a.place) * weightC
                let start = (y * Self.side + x) * 4
                pixels.replaceSubrange(start..<start + 4, with: Self.bytes(of: colors.color(at: place)))
            }
        }
    }

    private static func cross(_ a: SIMD2<Double>, _ b: SIMD2<Double>) -> Double { a.x * b.y - a.y * b.x }

    /// The pixels whose centers are between two edges.
    private static func centers(from low: Double, to high: Double) -> ClosedRange<Int>? {
        let last = Double(side - 1)
        let (first, end) = ((low - 0.5).rounded(.up), (high - 0.5).rounded(.down))
        guard first <= last, end >= 0, first <= end else { return nil }
        return Int(max(first, 0))...Int(min(end, last))
    }

    private static func bytes(of color: Paint.RGB) -> [UInt8] {
        [color.red, color.green, color.blue, color.opacity].map { UInt8((min(max($0, 0), 1) * 255).rounded()) }
    }
}
