import EvergreenDocument
import EvergreenLogging
import Logging

/// An action that closes windows of the app. See ``EvergreenRuntime/EnvironmentValues/dismissWindow``.
public struct DismissWindowAction {
    fileprivate let location: WindowLocation
    fileprivate let opener: URLOpener?

    private static let logger = Logger(leveled: "evergreen.ui")

    /// Closes the window of this action: `dismissWindow()`.
    ///
    /// Browsers let a page close itself only if it was opened by a page, as with ``OpenWindowAction``, or if it has no history. Any other
    /// page stays open, and tells the user that it can be closed.
    @MainActor
    public func callAsFunction() { opener?.close(.own) }

    /// Closes the windows of the group with this id, for all values, in the user's browser.
    @MainActor
    public func callAsFunction(id: String) { close(location.groupPath(named: id), value: nil, named: id) }

    /// Closes the windows that present a value, of the group for its type.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        close(location.valuePaths[ObjectIdentifier(D.self)], value: WindowValueText<D>.write(value), named: "\(D.self)")
    }

    /// Closes the windows that present a value, of the group with this id.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        close(location.groupPath(named: id), value: WindowValueText<D>.write(value), named: id)
    }

    @MainActor
    private func close(_ path: [String]?, value: String?, named name: String) {
        guard let path else {
            return Self.logger.error(
                "No window was closed: the app has no window group with this id or for this type.",
                metadata: ["window": "\(name)"]
            )
        }
        opener?.close(location.windows(at: path, value: value))
    }
}

extension DismissWindowAction: WindowAction {}

extension EnvironmentValues {
    /// An action that closes tabs and windows of the app in the user's browser.
    public var dismissWindow: DismissWindowAction {
        DismissWindowAction(location: windowLocation, opener: urlOpener)
    }
}
