import Foundation

/// The named colors in an app's asset catalogs.
enum NamedColors {
    private static let all = NamedResources(
        warning:
            "The asset catalogs contain no color with that name. Gray is shown. Add the catalog to the target's resources in Package.swift.",
        find: find
    )

    /// Returns a color; gray for a missing one, which is logged once.
    static func paint(_ name: String, in bundle: Bundle?) -> Paint {
        all.value(name, in: bundle) ?? .semantic(.gray, opacity: 1)
    }

    @Sendable private static func find(_ name: ResourceName, in folders: [URL]) -> Paint? {
        for catalog in folders.lazy.flatMap(AssetCatalog.all) {
            guard let contents = catalog.contents(of: name, type: "colorset", as: ColorSetContents.self)?.contents
            else {
                continue
            }
            func color(dark: Bool) -> Paint.RGB? {
                let entry = contents.colors.first { $0.appearances.isDark == dark }
                return entry?.color?.components.flatMap(Paint.RGB.init(components:))
            }
            guard let light = color(dark: false) else { continue }
            return .adaptive(light: light, dark: color(dark: true) ?? light)
        }
        return nil
    }
}

extension Paint.RGB {
    /// Creates a color from a catalog's components: `0.5`, `128` or `0x80`, or `white` for a gray. Nil if one is missing or malformed.
    fileprivate init?(components: [String: String]) {
        func component(_ name: String) -> Double? {
            guard let text = components[name] else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            if text.contains(".") { return Double(text) }
            return Double(text).map { $0 / 255 }
        }
        let opacity = components["alpha"].flatMap { Double($0) } ?? 1
        if let white = component("white") {
            self.init(red: white, green: white, blue: white, opacity: opacity)
        } else if let red = component("red"), let green = component("green"), let blue = component("blue") {
            self.init(red: red, green: green, blue: blue, opacity: opacity)
        } else {
            return nil
        }
    }
}
