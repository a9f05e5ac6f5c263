import Foundation

extension Color {
    /// A color in an asset catalog among an app's resources, with its variant for dark appearance.
    ///
    /// Components are read as sRGB. A color that is missing is gray, and the log names it.
    ///
    /// - Parameters:
    ///   - name: The name of the asset.
    ///   - bundle: The bundle with the catalog, such as `.module`; nil for the app's.
    public init(_ name: String, bundle: Bundle? = nil) {
        self.init(paint: NamedColors.paint(name, in: bundle))
    }
}
