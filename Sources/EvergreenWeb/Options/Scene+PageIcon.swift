import EvergreenRuntime
public import EvergreenUI
import Foundation

/// The icon file of an app.
private struct PageIcon {
    /// Nil if the app has not found the file.
    let file: URL?
}

private struct PageIconKey: EnvironmentKey {
    static var defaultValue: PageIcon? { nil }
}

extension EnvironmentValues {
    /// The icon of the scene; nil for Evergreen's icon.
    fileprivate var pageIcon: PageIcon? {
        get { self[PageIconKey.self] }
        set { self[PageIconKey.self] = newValue }
    }
}

extension Scene {
    /// Sets the icon that browsers show for the pages of the app: in tabs, bookmarks and on home screens.
    ///
    /// ```swift
    /// WindowGroup { PlayerList() }
    ///     .pageIcon(Bundle.module.url(forResource: "icon", withExtension: "svg"))
    /// ```
    ///
    /// An app has one icon: that of its first scene with an icon. The server reads the file when it starts, and does not start without it.
    /// A PNG of at least 180 pixels is also used for home screens. On Apple platforms, the icon of an app is in its asset catalog, and
    /// SwiftUI has no such modifier: see `Documentation/Addresses.md` for a replacement.
    ///
    /// - Parameter file: A file of type `svg`, `png`, `ico`, `jpg`, `gif` or `webp`. With nil, the server does not start.
    public func pageIcon(_ file: URL?) -> some Scene {
        transformEnvironment { $0.pageIcon = PageIcon(file: file) }
    }
}

extension Asset {
    private static let iconTypes = [
        "svg": "image/svg+xml", "png": "image/png", "ico": "image/x-icon", "jpg": "image/jpeg", "jpeg": "image/jpeg",
        "gif": "image/gif", "webp": "image/webp",
    ]

    /// Returns the icon of an app.
    ///
    /// - Parameter environments: The environments of the app's scenes.
    static func icon(of environments: [EnvironmentValues]) throws(ServerError) -> Asset {
        guard let icon = environments.lazy.compactMap(\.pageIcon).first else { return .icon }
        guard let file = icon.file else { throw .unreadableIcon("the file does not exist") }
        let type = file.pathExtension.lowercased()
        guard let contentType = iconTypes[type] else {
            throw .unreadableIcon("\(file.path) is not of a type that browsers support")
        }
        do {
            return Asset("app-icon.\(type)", Array(try Data(contentsOf: file)), contentType)
        } catch {
            throw .unreadableIcon("\(file.path) can't be read: \(error.localizedDescription)")
        }
    }
}
