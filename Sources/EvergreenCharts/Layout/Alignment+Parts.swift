import EvergreenUI

extension Alignment {
    /// The unit coordinates of the alignment, from the top left corner: of a custom one, those of the nearest standard one.
    var parts: (Double, Double) {
        let x: Double =
            switch horizontal.standard {
            case .leading: 0
            case .center: 0.5
            case .trailing: 1
            }
        let y: Double =
            switch vertical.standard {
            case .top, .firstTextBaseline: 0
            case .center: 0.5
            case .bottom, .lastTextBaseline: 1
            }
        return (x, y)
    }
}
