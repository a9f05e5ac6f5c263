import EvergreenDocument
import Foundation

/// Where a window is: the address that it was opened at, and what the addresses of its app have in common.
package struct WindowLocation {
    /// The address that the window is opened at.
    package var address = WindowAddress()
    /// Whether the window goes on where a former window was, which need not be the place of the address.
    package var isContinued = false
    /// What comes before the paths of the app in a browser.
    package var origin = WindowOrigin()
    /// The path of the window's group: the window's own addresses begin with it.
    var groupPath: [String] = []
    /// The paths of all groups of the app.
    var groupPaths: [[String]] = [[]]
    /// The paths of those that show values, by the types of these.
    var valuePaths: [ObjectIdentifier: [String]] = [:]
    /// The sizes and places of windows that are opened, by the paths of their groups.
    var placements: [[String]: WindowPlacement] = [:]
    /// Whether the app has no group at the address.
    var isUnknown = false
    /// Whether there is a gate that may keep the views of the window away.
    var awaitsContent = false

    /// The URL of an address, as `onOpenURL` gets it.
    func url(of address: WindowAddress) -> URL? { URL(string: "\(origin.text)/\(address.text)") }

    /// The address that a URL of the app leads to; nil for other URLs. A URL of the app has no scheme and begins with a slash, or
    /// has the scheme, the host and the path that this page has.
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

    /// The path of the group that shows an address; nil if there is none.
    static func groupPath(of address: WindowAddress, among paths: [[String]]) -> [String]? {
        paths.filter { address.segments.starts(with: $0) }.max { $0.count < $1.count }
    }

    /// The path of the group with an id; nil if there is none.
    func groupPath(named id: String) -> [String]? {
        let path = id.split(separator: "/").map(String.init)
        return groupPaths.contains(path) ? path : nil
    }

    /// The windows at a path of the app's group, or those of a group and a value.
    func windows(at group: [String], value: String? = nil) -> WindowClosing {
        let path = group + [value].compactMap { $0 }
        let others = groupPaths.filter { $0.count > path.count && $0.starts(with: path) }
        return .at(WindowAddress(segments: path).text, others: others.map { WindowAddress(segments: $0).text })
    }

    /// Whether the window's group shows an address.
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
    /// Where the window was opened.
    package var windowLocation: WindowLocation {
        get { self[WindowLocationKey.self] }
        set { self[WindowLocationKey.self] = newValue }
    }

    /// That of the window.
    var addressBar: AddressBar? {
        get { self[AddressBarKey.self] }
        set { self[AddressBarKey.self] = newValue }
    }

    /// Whether the views are over the window, as those of a sheet: they have no part in its address.
    var isOverWindow: Bool {
        get { self[OverWindowKey.self] }
        set { self[OverWindowKey.self] = newValue }
    }

    /// The address that the views have a part in; nil for none.
    var addressOfParts: AddressBar? { isOverWindow ? nil : addressBar }
}
