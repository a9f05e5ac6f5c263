import EvergreenDocument
import EvergreenLogging
import Foundation
import Logging

/// An action that opens windows of the app. See ``EvergreenRuntime/EnvironmentValues/openWindow``.
public struct OpenWindowAction {
    fileprivate let location: WindowLocation
    fileprivate let opener: URLOpener?

    private static let logger = Logger(leveled: "evergreen.ui")

    /// Opens a window of the group with this id: `openWindow(id: "settings")`.
    ///
    /// The window opens in a new tab, or in a browser window if the scene has a default size or position. This requires a user gesture:
    /// without one, the page asks the user first.
    @MainActor
    public func callAsFunction(id: String) { open(location.groupPath(named: id), value: nil, named: id) }

    /// Opens a window that presents a value, of the group for its type.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        open(location.valuePaths[ObjectIdentifier(D.self)], value: WindowValueText<D>.write(value), named: "\(D.self)")
    }

    /// Opens a window that presents a value, of the group with this id.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(location.groupPath(named: id), value: WindowValueText<D>.write(value), named: id)
    }

    @MainActor
    private func open(_ path: [String]?, value: String?, named name: String) {
        guard let path else {
            return Self.logger.error(
                "No window was opened: the app has no window group with this id or for this type.",
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

/// An action that opens the settings of the app. See ``EvergreenRuntime/EnvironmentValues/openSettings``.
public struct OpenSettingsAction {
    fileprivate let location: WindowLocation
    fileprivate let opener: URLOpener?

    private static let logger = Logger(leveled: "evergreen.ui")

    /// Opens the window of the app's ``Settings``: `openSettings()`, as with ``OpenWindowAction``.
    @MainActor
    public func callAsFunction() {
        guard let path = location.valuePaths[SettingsWindow.id] else {
            return Self.logger.error("The settings were not opened: the app has no Settings scene.")
        }
        opener?.open(WindowAddress(segments: path), at: location.origin, placement: location.placements[path])
    }
}

extension OpenSettingsAction: WindowAction {}

extension EnvironmentValues {
    /// An action that opens a window of the app, in a tab of the user's browser.
    public var openWindow: OpenWindowAction { OpenWindowAction(location: windowLocation, opener: urlOpener) }

    /// An action that opens the settings of the app, in a tab of the user's browser.
    public var openSettings: OpenSettingsAction { OpenSettingsAction(location: windowLocation, opener: urlOpener) }

    /// Whether the app supports multiple windows. Always true for served apps.
    public var supportsMultipleWindows: Bool { true }
}
