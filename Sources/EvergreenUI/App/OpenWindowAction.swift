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
    /// A page opens it in a tab of its own, right after the user has done something; otherwise it asks the user to.
    @MainActor
    public func callAsFunction(id: String) { open(path(of: id), value: nil, named: id) }

    /// Opens a window that shows a value, of the group for its type.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        open(location.valuePaths[ObjectIdentifier(D.self)], value: WindowValueText<D>.write(value), named: "\(D.self)")
    }

    /// Opens a window that shows a value, of the group with this id.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        open(path(of: id), value: WindowValueText<D>.write(value), named: id)
    }

    private func path(of id: String) -> [String]? {
        let path = id.split(separator: "/").map(String.init)
        return location.groupPaths.contains(path) ? path : nil
    }

    @MainActor
    private func open(_ path: [String]?, value: String?, named name: String) {
        guard let path else {
            return Self.logger.error(
                "The app has no window to open: none of its groups has this id, or is for this type.",
                metadata: ["window": "\(name)"]
            )
        }
        opener?.open(WindowAddress(segments: path + [value].compactMap { $0 }), at: location.origin)
    }
}

extension OpenWindowAction: WindowAction {}

extension EnvironmentValues {
    /// Opens a window of the app, in a tab of the user's browser.
    public var openWindow: OpenWindowAction { OpenWindowAction(location: windowLocation, opener: urlOpener) }

    /// Whether the app can have several windows: it is served, so it can.
    public var supportsMultipleWindows: Bool { true }
}
