import EvergreenDocument

extension Image {
    /// Creates an image from a `UIImage`. `accessibilityLabel(_:)` describes it; without one, assistive technology ignores it, unless it is
    /// a symbol.
    nonisolated public init(uiImage: UIImage) {
        switch uiImage.contents {
        case .data(let image):
            let file = HostedImage.File(.data(image), scale: Double(uiImage.scale))
            self.init(source: .hosted(HostedImage(label: nil, files: [file])))
        case .resource(let image):
            self.init(source: .hosted(image.hosted(label: nil)))
            darkFiles = image.darkFiles
        case .symbol(let name): self.init(systemName: name)
        case .empty: self.init(source: .empty)
        }
        switch uiImage.renderingMode {
        case .automatic: break
        case .alwaysOriginal: renderingMode = .original
        case .alwaysTemplate: renderingMode = .template
        }
    }
}
