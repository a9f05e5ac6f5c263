import EvergreenUI

/// The selection bindings of a chart. A nil selection clears them.
struct ChartSelections {
    typealias Value = @MainActor (_PlottedValue.Kind?) -> Void
    typealias Range = @MainActor ((_PlottedValue.Kind, _PlottedValue.Kind)?) -> Void

    var x: Value?
    var y: Value?
    var angle: Value?
    var xRange: Range?
    var yRange: Range?

    var isEmpty: Bool { !selectsValues && !selectsRanges }
    var selectsValues: Bool { x != nil || y != nil || angle != nil }
    var selectsRanges: Bool { xRange != nil || yRange != nil }

    @MainActor
    func clearValues() {
        x?(nil)
        y?(nil)
        angle?(nil)
    }

    @MainActor
    func clearRanges() {
        xRange?(nil)
        yRange?(nil)
    }
}
