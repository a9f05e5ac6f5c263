import EvergreenDocument

/// The curves of a mesh.
struct MeshSurface {
    private let grid: MeshGrid
    private let positions: [SIMD2<Double>]

    init(_ grid: MeshGrid) {
        self.grid = grid
        positions = grid.points.map { $0.position.vector }
    }

    /// The patch with a point at its top left.
    func patch(_ row: Int, _ column: Int) -> Patch {
        Patch(
            top: curve((row, column), (row, column + 1), (0, 1)),
            bottom: curve((row + 1, column), (row + 1, column + 1), (0, 1)),
            left: curve((row, column), (row + 1, column), (1, 0)),
            right: curve((row, column + 1), (row + 1, column + 1), (1, 0))
        )
    }

    /// The surface between four curves.
    struct Patch {
        let top: Curve
        let bottom: Curve
        let left: Curve
        let right: Curve

        /// - Parameters:
        ///   - u: From 0 (left) to 1 (right).
        ///   - v: From 0 (top) to 1 (bottom).
        func point(_ u: Double, _ v: Double) -> SIMD2<Double> {
            let vertical = top.point(u) * (1 - v) + bottom.point(u) * v
            let horizontal = left.point(v) * (1 - u) + right.point(v) * u
            let first = (top.start * (1 - u) + top.end * u) * (1 - v)
            return vertical + horizontal - first - (bottom.start * (1 - u) + bottom.end * u) * v
        }
    }

    /// A cubic Bézier curve.
    struct Curve {
        let start: SIMD2<Double>
        let control1: SIMD2<Double>
        let control2: SIMD2<Double>
        let end: SIMD2<Double>

        func point(_ t: Double) -> SIMD2<Double> {
            let rest = 1 - t
            let first = start * (rest * rest * rest) + control1 * (3 * rest * rest * t)
            return first + control2 * (3 * rest * t * t) + end * (t * t * t)
        }
    }

    /// - Parameter step: A row or a column.
    private func curve(_ from: (Int, Int), _ to: (Int, Int), _ step: (Int, Int)) -> Curve {
        let (start, end) = (position(from.0, from.1), position(to.0, to.1))
        let (first, last) = (controls(from), controls(to))
        let isDown = step.0 == 1
        return Curve(
            start: start,
            control1: (isDown ? first?.bottom : first?.trailing)?.vector ?? start + tangent(from, step) / 3,
            control2: (isDown ? last?.top : last?.leading)?.vector ?? end - tangent(to, step) / 3,
            end: end
        )
    }

    private func controls(_ place: (Int, Int)) -> MeshGrid.Controls? {
        grid.points[place.0 * grid.columns + place.1].controls
    }

    /// The direction of a curve in a point, parallel to the line between the neighbors. At an end, it is the direction to the neighbor.
    private func tangent(_ place: (Int, Int), _ step: (Int, Int)) -> SIMD2<Double> {
        let previous = (max(place.0 - step.0, 0), max(place.1 - step.1, 0))
        let next = (min(place.0 + step.0, grid.rows - 1), min(place.1 + step.1, grid.columns - 1))
        let distance = Double(next.0 - previous.0 + next.1 - previous.1)
        return (position(next.0, next.1) - position(previous.0, previous.1)) / distance
    }

    private func position(_ row: Int, _ column: Int) -> SIMD2<Double> { positions[row * grid.columns + column] }
}

extension StyleAnchor {
    fileprivate var vector: SIMD2<Double> { SIMD2(x, y) }
}
