import Foundation

/// A device, by its name, such as `"iPhone 16 Pro"`.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// A device with this name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A device with this name.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// That of a phone or a tablet that is held upright, by the beginning of the name; nil for the space of the page.
    var size: CGSize? {
        if rawValue.hasPrefix("iPhone") { return InterfaceOrientation.phone }
        return rawValue.hasPrefix("iPad") ? CGSize(width: 820, height: 1180) : nil
    }
}

/// How a device is held.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
    private enum Form: Hashable, Sendable { case portrait, upsideDown, left, right }

    private let form: Form

    /// Upright.
    public static let portrait = InterfaceOrientation(form: .portrait)
    /// Upright, with its top below.
    public static let portraitUpsideDown = InterfaceOrientation(form: .upsideDown)
    /// Sideways, with its top at the left.
    public static let landscapeLeft = InterfaceOrientation(form: .left)
    /// Sideways, with its top at the right.
    public static let landscapeRight = InterfaceOrientation(form: .right)

    /// All four.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    /// That of a phone that is held upright.
    static let phone = CGSize(width: 390, height: 844)

    /// The size of a device that is held this way; that of a phone where none is known.
    func turn(_ size: CGSize?) -> CGSize {
        let size = size ?? Self.phone
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        return switch form {
        case .portrait, .upsideDown: CGSize(width: short, height: long)
        case .left, .right: CGSize(width: long, height: short)
        }
    }
}
