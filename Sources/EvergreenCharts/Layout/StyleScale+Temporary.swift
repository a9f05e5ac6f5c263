import EvergreenUI
import Foundation
extension StyleScale {
    func symbolSize(of mark: Mark) -> CGSize { mark.symbolSize ?? CGSize(width: 8, height: 8) }
    func line(of mark: Mark) -> StrokeStyle? { mark.line }
}
