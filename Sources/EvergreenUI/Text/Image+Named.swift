import Foundation

extension Image {
    /// An image among an app's resources: in an asset catalog, or a file `name.png`, also `name@2x.png` and `name@3x.png`.
    ///
    /// PNG, JPEG, SVG, WebP, GIF and AVIF files are found when an image is first made, once. Assistive technology reads the name. One
    /// that is missing is a gray area, and the log names it.
    ///
    /// - Parameters:
    ///   - name: The name of the asset, or of the file with or without its extension.
    ///   - bundle: The bundle with the resource, such as `.module`; nil for the app's.
    nonisolated public init(_ name: String, bundle: Bundle? = nil) {
        self.init(source: Self.source(name, bundle, label: name))
    }

    /// An image among an app's resources, with a text that assistive technology reads.
    nonisolated public init(_ name: String, bundle: Bundle? = nil, label: Text) {
        self.init(source: Self.source(name, bundle, label: ""))
        self.label = label
    }

    /// An image among an app's resources that assistive technology leaves out.
    nonisolated public init(decorative name: String, bundle: Bundle? = nil) {
        self.init(source: Self.source(name, bundle, label: nil))
    }

    nonisolated private static func source(_ name: String, _ bundle: Bundle?, label: String?) -> ImageSource {
        let files = NamedImages.files(name, in: bundle)
        return files.isEmpty ? .placeholder : .bundled(BundledImage(label: label, files: files))
    }
}

extension Label where Title == Text, Icon == Image {
    /// A localized title with an image among the app's resources.
    public init(_ titleKey: LocalizedStringKey, image name: String) {
        self.init {
            Text(titleKey)
        } icon: {
            Image(decorative: name)
        }
    }

    /// A title that is not localized, with an image among the app's resources.
    @_disfavoredOverload
    public init(_ title: some StringProtocol, image name: String) {
        self.init {
            Text(title)
        } icon: {
            Image(decorative: name)
        }
    }
}
