/// The source of an image.
package enum ImageSource: Hashable, Sendable {
    /// A symbol with a name. `isDecorative` symbols are hidden from assistive technology, because an adjacent text has the same meaning.
    case symbol(name: String, isDecorative: Bool)
    /// An image that the browser has loaded; `scale` is the number of pixels per point.
    case remote(address: String, scale: Double)
    /// An image from the app's resources, or from data.
    indirect case hosted(HostedImage)
    /// An image without a size and content.
    case empty
    /// A placeholder for a missing image.
    case placeholder
}
