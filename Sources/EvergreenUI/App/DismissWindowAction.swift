import EvergreenDocument
import EvergreenLogging
import Logging

/// Closes windows of the app: see ``EvergreenRuntime/EnvironmentValues/dismissWindow``.
public struct DismissWindowAction {
    fileprivate let location: WindowLocation
    fileprivate let opener: URLOpener?

    private static let logger = Logger(leveled: "evergreen.ui")

    /// Closes the window that this action is of: `dismissWindow()`.
    ///
    /// A browser lets a page close itself that a page has opened, as ``OpenWindowAction`` does, or that has shown nothing else before. Any
    /// other page stays, and tells the user that it can be closed.
    @MainActor
    public func callAsFunction() { opener?.close(.own) }

    /// Closes the windows of the group with this id, and of all its values: those in the browser of the user.
    @MainActor
    public func callAsFunction(id: String) { close(location.groupPath(named: id), value: nil, named: id) }

    /// Closes the windows that show a value, of the group for its type.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(value: D) {
        close(location.valuePaths[ObjectIdentifier(D.self)], value: WindowValueText<D>.write(value), named: "\(D.self)")
    }

    /// Closes the windows that show a value, of the group with this id.
    @MainActor
    public func callAsFunction<D: Codable & Hashable>(id: String, value: D) {
        close(location.groupPath(named: id), value: WindowValueText<D>.write(value), named: id)
    }

    @MainActor
    private func close(_ path: [String]?, value: String?, named name: String) {
        guard let path else {
            return Self.logger.error(
                "The app has no window to close: none of its groups has this id, or is for this type.",
                metadata: ["window": "\(name)"]
            )
        }
        opener?.close(location.windows(at: path, value: value))
    }
}

extension DismissWindowAction: WindowAction {}

extension EnvironmentValues {
    /// Closes windows of the app: tabs and windows of the user's browser.
    public var dismissWindow: DismissWindowAction {
        DismissWindowAction(location: windowLocation, opener: urlOpener)
    }
}
