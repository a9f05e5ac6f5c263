/// The points of a mesh gradient, in rows.
package struct MeshGrid: Hashable, Sendable {
    /// A point in fractions of the width and the height.
    package struct Point: Hashable, Sendable {
        package var position: StyleAnchor
        /// The control points of the curves to the neighbors; nil for smooth curves through the points of the row and the column.
        package var controls: Controls?

        package init(_ position: StyleAnchor, controls: Controls? = nil) {
            self.position = position
            self.controls = controls
        }
    }

    /// The control points of the Bézier curves to the four neighbors of a point.
    package struct Controls: Hashable, Sendable {
        package var leading: StyleAnchor
        package var top: StyleAnchor
        package var trailing: StyleAnchor
        package var bottom: StyleAnchor

        package init(leading: StyleAnchor, top: StyleAnchor, trailing: StyleAnchor, bottom: StyleAnchor) {
            (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
        }
    }

    /// The maximum number of columns, and of rows, because the name of a style class contains all points.
    package static var limit: Int { 10 }

    /// The number of points in a row, at least 2.
    package let columns: Int
    /// At least two rows.
    package let points: [Point]
    /// Whether colors are interpolated by cubic curves, and not linearly.
    package let hasSmoothColors: Bool
    package let space: Paint.MixingSpace

    package var rows: Int { points.count / columns }

    /// Nil if the points are not 2 to ``limit`` columns and rows.
    package init?(columns: Int, points: [Point], hasSmoothColors: Bool, space: Paint.MixingSpace) {
        guard (2...Self.limit).contains(columns), points.count.isMultiple(of: columns),
            (2...Self.limit).contains(points.count / columns)
        else { return nil }
        (self.columns, self.points, self.hasSmoothColors, self.space) = (columns, points, hasSmoothColors, space)
    }
}
