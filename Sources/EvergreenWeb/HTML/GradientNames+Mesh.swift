import EvergreenDocument

/// Mesh gradients in the names of style classes: the number of columns, `c` or `l` for cubic or linear colors, the letter of the color
/// space, the points, and the colors, such as `M2cd-0_0-1000_0-0_1000-1000_1000-xff0000-…`. A point with control points has ten numbers.
extension GradientNames {
    static func name(of grid: MeshGrid, colors: [Paint]) -> String {
        let head = "M\(grid.columns)\(grid.hasSmoothColors ? "c" : "l")\(grid.space.rawValue)"
        let points = grid.points.map { point in
            point.anchors.flatMap { [number($0.x), number($0.y)] }.joined(separator: "_")
        }
        return ([head] + points + colors.map(\.className)).joined(separator: "-")
    }

    static func mesh(named name: some StringProtocol) -> GradientPaint? {
        let parts = name.split(separator: "-", omittingEmptySubsequences: false)
        guard let head = parts.first?.dropFirst(), let columns = Int(head.dropLast(2)),
            let space = head.last.flatMap({ Paint.MixingSpace(rawValue: String($0)) }),
            // As many colors as points, and a background.
            parts.count.isMultiple(of: 2), parts.count > 2
        else { return nil }
        let count = (parts.count - 2) / 2
        let points = parts.dropFirst().prefix(count).compactMap { MeshGrid.Point(named: $0) }
        let colors = parts.dropFirst(1 + count).compactMap { Paint(className: String($0)) }
        let grid = MeshGrid(
            columns: columns,
            points: points,
            hasSmoothColors: head.dropLast().last == "c",
            space: space
        )
        guard let grid, points.count == count, colors.count == count + 1 else { return nil }
        let gradient = GradientPaint(.mesh(grid), stops: colors.map { GradientPaint.Stop($0, at: 0) })
        return self.name(of: gradient) == String(name) ? gradient : nil
    }
}

extension MeshGrid.Point {
    /// The position, and the control points if there are any.
    fileprivate var anchors: [StyleAnchor] {
        guard let controls else { return [position] }
        return [position, controls.leading, controls.top, controls.trailing, controls.bottom]
    }

    fileprivate init?(named name: some StringProtocol) {
        let numbers = name.split(separator: "_", omittingEmptySubsequences: false).compactMap {
            GradientNames.value($0)
        }
        guard numbers.count == 2 || numbers.count == 10 else { return nil }
        let anchors = stride(from: 0, to: numbers.count, by: 2).map { StyleAnchor(x: numbers[$0], y: numbers[$0 + 1]) }
        self.init(anchors[0])
        guard anchors.count == 5 else { return }
        controls = MeshGrid.Controls(leading: anchors[1], top: anchors[2], trailing: anchors[3], bottom: anchors[4])
    }
}
