import EvergreenDocument
import Foundation

/// The size of a view for a proposal, and where its alignment guides are, in points from its upper leading corner.
public struct ViewDimensions: Equatable {
    /// The width of the view.
    public let width: CGFloat
    /// The height of the view.
    public let height: CGFloat
    let firstBaseline: CGFloat
    let lastBaseline: CGFloat

    /// The distance of a guide from the leading edge.
    public subscript(guide: HorizontalAlignment) -> CGFloat {
        switch guide {
        case .leading: 0
        case .center: width / 2
        case .trailing: width
        }
    }

    /// The distance of a guide from the upper edge. The baselines of a view without text are its lower edge.
    public subscript(guide: VerticalAlignment) -> CGFloat {
        switch guide {
        case .top: 0
        case .center: height / 2
        case .bottom: height
        case .firstTextBaseline: firstBaseline
        case .lastTextBaseline: lastBaseline
        }
    }
}
