import EvergreenDocument
public import Foundation

extension UIImage {
    /// The size in points. A symbol has the size that it has in text of 17 points.
    ///
    /// The size of an image from the resources is read from its file with each call.
    public var size: CGSize {
        switch contents {
        case .data(let image): image.header.size(scale: scale)
        case .resource(let image): image.files.last.map { Self.size(of: $0) } ?? .zero
        case .symbol: CGSize(width: 17 * 1.25, height: 17 * 1.25)
        case .empty: .zero
        }
    }

    private static func size(of file: HostedImage.File) -> CGSize {
        guard case .path(let path) = file.contents, let data = FileManager.default.contents(atPath: path) else {
            return .zero
        }
        if let header = ImageHeader(of: data) { return header.size(scale: file.scale) }
        return SVGSize(of: data)?.size ?? .zero
    }
}

extension ImageHeader {
    fileprivate func size(scale: CGFloat) -> CGSize {
        CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale)
    }
}
