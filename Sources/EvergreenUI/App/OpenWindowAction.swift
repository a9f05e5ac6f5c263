import EvergreenDocument
import EvergreenLogging
import Foundation
import Logging

/// Opens windows of the app: see ``EvergreenRuntime/EnvironmentValues/openWindow``.
public struct OpenWindowAction {
    fileprivate let location: WindowLocation
    fileprivate let opener: URLOpener?

    private static let logger = Logger(leveled: "evergreen.ui")

    /// Opens a window of the group with this id: `openWindow(id: "settings")`.
    ///
    /// A page opens it in a tab of its own, or in a window if the scene has a size or a position, right after the user has done
    /// something; otherwise it asks the user to.
    @MainActor
    public func callAsFunction(id: String) { open(location.groupPath(named: id), value: nil, named: id) }

    /// Opens a window that shows a value, of the group for its type.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        open(location.valuePaths[ObjectIdentifier(D.self)], value: WindowValueText<D>.write(value), named: "\(D.self)")
    }

    /// Opens a window that shows a value, of the group with this id.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(location.groupPath(named: id), value: WindowValueText<D>.write(value), named: id)
    }

    @MainActor
    private func open(_ path: [String]?, value: String?, named name: String) {
        guard let path else {
            return Self.logger.error(
                "The app has no window to open: none of its groups has this id, or is for this type.",
                metadata: ["window": "\(name)"]
            )
        }
        opener?.open(
            WindowAddress(segments: path + [value].compactMap { $0 }),
            at: location.origin,
            placement: location.placements[path]
        )
    }
}

extension OpenWindowAction: WindowAction {}

/// Opens the settings of the app: see ``EvergreenRuntime/EnvironmentValues/openSettings``.
public struct OpenSettingsAction {
    fileprivate let location: WindowLocation
    fileprivate let opener: URLOpener?

    private static let logger = Logger(leveled: "evergreen.ui")

    /// Opens the window of the app's ``Settings``: `openSettings()`. See ``OpenWindowAction`` for where and when.
    @MainActor
    public func callAsFunction() {
        guard let path = location.valuePaths[SettingsWindow.id] else {
            return Self.logger.error("The app has no settings to open: it has no Settings scene.")
        }
        opener?.open(WindowAddress(segments: path), at: location.origin, placement: location.placements[path])
    }
}

extension OpenSettingsAction: WindowAction {}

extension EnvironmentValues {
    /// Opens a window of the app, in a tab of the user's browser.
    public var openWindow: OpenWindowAction { OpenWindowAction(location: windowLocation, opener: urlOpener) }

    /// Opens the settings of the app, in a tab of the user's browser.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(location: windowLocation, opener: urlOpener) }

    /// Whether the app can have several windows: it is served, so it can.
    public var supportsMultipleWindows: Bool { true }
}
