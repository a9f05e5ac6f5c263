import EvergreenDocument
import Foundation

/// The size of a view for a proposal, and its alignment guides, in points from the top leading corner.
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

    /// The distance of a guide from the top edge. The baselines of a view without text are at its bottom edge.
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
