import EvergreenUI

extension Alignment {
    /// The unit coordinates of the alignment, from the top left corner.
    var parts: (Double, Double) {
        let x: Double =
            switch horizontal {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        let y: Double =
            switch vertical {
            case .top, .firstTextBaseline: 0
            case .center: 0.5
            case .bottom, .lastTextBaseline: 1
            }
        return (x, y)
    }
}
