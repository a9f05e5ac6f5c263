import EvergreenDocument

extension HostedImage.File {
    /// The URL of the image, relative to the app; nil if it can't be sent, which is logged.
    var address: String? {
        switch contents {
        case .path(let path): ImageAssets.address(ofFile: path)
        case .data(let image): ShownImages.address(of: image)
        }
    }
}
