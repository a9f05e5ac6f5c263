public import Foundation

/// The name of an image in the resources of an app or a library.
///
/// Xcode generates a constant for each image of an asset catalog. A target without Xcode declares the constants that it uses:
///
/// ```swift
/// extension ImageResource {
///     static let leaf = ImageResource(name: "Leaf", bundle: .module)
/// }
///
/// Image(.leaf)
/// ```
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - name: The name of the asset.
    ///   - bundle: The bundle with the asset catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// The name of a color in the asset catalogs of an app or a library. See ``ImageResource``.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    /// Creates a resource.
    ///
    /// - Parameters:
    ///   - name: The name of the asset.
    ///   - bundle: The bundle with the asset catalog.
    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}
