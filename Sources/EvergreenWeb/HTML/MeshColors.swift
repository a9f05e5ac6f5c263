import EvergreenDocument

/// The colors between the points of a mesh.
struct MeshColors {
    private let columns: Int
    private let rows: Int
    private let isSmooth: Bool
    private let mixing: ColorMixing
    /// Components in the color space of the interpolation, premultiplied by the opacity, and the opacity.
    private let components: [SIMD4<Double>]

    init(_ grid: MeshGrid, _ colors: [Paint.RGB]) {
        let mixing = ColorMixing(grid.space)
        (columns, rows, isSmooth) = (grid.columns, grid.rows, grid.hasSmoothColors)
        self.mixing = mixing
        components = colors.prefix(grid.points.count).map { color in
            SIMD4(mixing.components(of: color) * color.opacity, color.opacity)
        }
    }

    /// The color at a column and a row, which can have fractions.
    func color(at place: SIMD2<Double>) -> Paint.RGB {
        let (across, down) = (weights(at: place.x, of: columns), weights(at: place.y, of: rows))
        var sum = SIMD4<Double>()
        for (row, weight) in down {
            for (column, other) in across where weight != 0 && other != 0 {
                sum += components[row * columns + column] * (weight * other)
            }
        }
        // Cubic curves reach beyond the values of their points.
        let opacity = min(max(sum.w, 0), 1)
        guard opacity > 0 else { return Paint.RGB(red: 0, green: 0, blue: 0, opacity: 0) }
        return mixing.color(SIMD3(sum.x, sum.y, sum.z) / opacity, opacity: opacity)
    }

    /// The points in a direction on which a color depends, and how much.
    private func weights(at place: Double, of count: Int) -> [(index: Int, weight: Double)] {
        let first = min(max(Int(place), 0), count - 2)
        let t = min(max(place - Double(first), 0), 1)
        guard isSmooth else { return [(first, 1 - t), (first + 1, t)] }
        // A Catmull-Rom spline. Beyond the ends, the values continue in a straight line.
        let (t2, t3) = (t * t, t * t * t)
        let before = -t3 / 2 + t2 - t / 2
        let after = t3 / 2 - t2 / 2
        var start = 1.5 * t3 - 2.5 * t2 + 1
        var end = -1.5 * t3 + 2 * t2 + t / 2
        var all: [(Int, Double)] = []
        if first > 0 {
            all.append((first - 1, before))
        } else {
            start += 2 * before
            end -= before
        }
        if first + 2 < count {
            all.append((first + 2, after))
        } else {
            end += 2 * after
            start -= after
        }
        return all + [(first, start), (first + 1, end)]
    }
}
