import Foundation

/// The space that an axis needs beside the plot.
extension AxisDrawing {
    /// The extent of labels and ticks outside of the plot, in points.
    var thickness: Double {
        var thickness = 0.0
        let margin = side.isVertical ? 2.0 : 4
        for part in ticks.lazy.flatMap(\.parts) {
            switch part.part.kind {
            case .gridLine: break
            case .tick(_, let length): thickness = max(thickness, self.length(of: length, in: nil) + 1)
            case .label(let content):
                guard let label = part.label, preset != .inset else { continue }
                thickness = max(thickness, reach(of: label, content, lane: part.lane) + margin)
            }
        }
        return max(thickness, 0)
    }

    /// Whether subsequent axes on the same side are placed outside of this one.
    var offsetsMarks: Bool {
        ticks.lazy.flatMap(\.parts).contains { part in
            if case .label(let label) = part.part.kind { label.offsetsMarks == true } else { false }
        }
    }

    var hasLabels: Bool { !lanes.isEmpty }

    /// The extent of the first and last label beyond the plot along the axis, in points.
    var overhang: (start: Double, end: Double) {
        guard !isCategory, preset != .aligned, preset != .inset || side.isVertical else { return (0, 0) }
        var overhang = (start: 0.0, end: 0.0)
        for part in ticks.lazy.flatMap(\.parts) {
            guard let label = part.label, case .label(let content) = part.part.kind else { continue }
            let anchor = side.anchor(of: content, preset)
            let spacing = side.spacing(of: content, anchor)
            let (point, length, shift) =
                side.isVertical ? (anchor.1, label.height, spacing.1) : (anchor.0, label.width, spacing.0)
            // Most labels centered between two values are within the plot.
            let isCentered = part.part.isCentered == true
            overhang.start = max(overhang.start, isCentered ? 0 : point * length - shift + 2)
            overhang.end = max(overhang.end, isCentered ? 0 : (1 - point) * length + shift + 2)
        }
        return overhang
    }

    /// The extent of a label outside of the plot.
    func reach(of label: DrawnLabel, _ content: AxisLabel, lane: Int) -> Double {
        let anchor = side.anchor(of: content, preset)
        let spacing = side.spacing(of: content, anchor)
        let offset = lanes.indices.contains(lane) ? lanes[lane].offset : 0
        let (point, length, shift) =
            side.isVertical ? (anchor.0, label.width, spacing.0) : (anchor.1, label.height, spacing.1)
        return offset + (side.outward > 0 ? shift + (1 - point) * length : point * length - shift)
    }

    /// The maximum extent of labels outside of the plot.
    func reach(of parts: some Sequence<Part>) -> Double {
        parts.reduce(0) { longest, part in
            guard let label = part.label, case .label(let content) = part.part.kind else { return longest }
            return max(longest, reach(of: label, content, lane: part.lane))
        }
    }

    /// The length of a tick in points.
    ///
    /// - Parameter tick: The value of the tick, or nil for the one with the longest label.
    func length(of length: AxisTick.Length, in tick: Tick?) -> Double {
        let points =
            switch length.storage {
            case .automatic: 4.0
            case .fixed(let points): points
            case .label(let more): (tick.map { reach(of: $0.parts) } ?? longestReach) + more
            case .longestLabel(let more): longestReach + more
            }
        return points.bounded
    }
}
