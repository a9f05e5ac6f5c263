import Foundation

extension Color {
    /// Creates a color from an asset catalog in the app's resources, with its variant for dark appearance.
    ///
    /// Components are interpreted as sRGB. A missing color is gray and logged by name.
    ///
    /// - Parameters:
    ///   - name: The name of the asset.
    ///   - bundle: The bundle with the catalog, such as `.module`; nil for the app's bundle.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(paint: NamedColors.paint(name, in: bundle))
    }

    /// Creates a color from a resource. See ``init(_:bundle:)``.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}
