import EvergreenDocument
import Foundation

/// The location of a window: the address that it was opened at, and the addresses of its app.
package struct WindowLocation {
    /// The address that the window was opened at.
    package var address = WindowAddress()
    /// Whether the window resumes a previous one, whose location may differ from the address.
    package var isContinued = false
    /// The prefix of the app's paths in a browser.
    package var origin = WindowOrigin()
    /// The path of the window's group, which is a prefix of the window's addresses.
    var groupPath: [String] = []
    /// The paths of all groups of the app.
    var groupPaths: [[String]] = [[]]
    /// The paths of groups that present values, by value type.
    var valuePaths: [ObjectIdentifier: [String]] = [:]
    /// The sizes and positions of windows opened by the app, by the paths of their groups.
    var placements: [[String]: WindowPlacement] = [:]
    /// Whether the app has no group for the address.
    var isUnknown = false
    /// Whether a gate may withhold the views of the window.
    var awaitsContent = false

    /// The URL of an address for `onOpenURL`.
    func url(of address: WindowAddress) -> URL? { URL(string: "\(origin.text)/\(address.text)") }

    /// The address of a URL of the app, or nil for other URLs. A URL of the app has no scheme and begins with a slash, or has the scheme,
    /// the host and the base path of this page.
    func address(of url: URL) -> WindowAddress? {
        var text = url.relativeString[...]
        text = text.prefix { $0 != "#" }
        if url.scheme != nil {
            guard let path = origin.pathInApp(text) else { return nil }
            text = path
        }
        guard text.hasPrefix("/"), !text.hasPrefix("//") else { return nil }
        return try? WindowAddress(text: text.dropFirst())
    }

    /// The path of the group for an address, or nil if there is none.
    static func groupPath(of address: WindowAddress, among paths: [[String]]) -> [String]? {
        paths.filter { address.segments.starts(with: $0) }.max { $0.count < $1.count }
    }

    /// The path of the group with an id, or nil if there is none.
    func groupPath(named id: String) -> [String]? {
        let path = id.split(separator: "/").map(String.init)
        return groupPaths.contains(path) ? path : nil
    }

    /// The windows at the path of a group, or those of a group with a value.
    func windows(at group: [String], value: String? = nil) -> WindowClosing {
        let path = group + [value].compactMap { $0 }
        let others = groupPaths.filter { $0.count > path.count && $0.starts(with: path) }
        return .at(WindowAddress(segments: path).text, others: others.map { WindowAddress(segments: $0).text })
    }

    /// Whether an address belongs to the window's group.
    func isInGroup(_ address: WindowAddress) -> Bool {
        !isUnknown && Self.groupPath(of: address, among: groupPaths) == groupPath
    }
}

private struct WindowLocationKey: EnvironmentKey {
    static var defaultValue: WindowLocation { WindowLocation() }
}

private struct AddressBarKey: EnvironmentKey {
    static var defaultValue: AddressBar? { nil }
}

private struct OverWindowKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// The location of the window.
    package var windowLocation: WindowLocation {
        get { self[WindowLocationKey.self] }
        set { self[WindowLocationKey.self] = newValue }
    }

    /// The address bar of the window.
    var addressBar: AddressBar? {
        get { self[AddressBarKey.self] }
        set { self[AddressBarKey.self] = newValue }
    }

    /// Whether the views are presented over the window, for example in a sheet. They don't contribute to its address.
    var isOverWindow: Bool {
        get { self[OverWindowKey.self] }
        set { self[OverWindowKey.self] = newValue }
    }

    /// The address bar that the views contribute to, or nil for none.
    var addressOfParts: AddressBar? { isOverWindow ? nil : addressBar }
}
