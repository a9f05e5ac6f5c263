import Foundation

/// A device, identified by its name, such as `"iPhone 16 Pro"`.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    /// The name.
    public let rawValue: String

    /// Creates a device with a name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a device with a name.
    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// The size in portrait orientation, for names of phones and tablets; nil for the size of the page.
    var size: CGSize? {
        if rawValue.hasPrefix("iPhone") { return InterfaceOrientation.phone }
        return rawValue.hasPrefix("iPad") ? CGSize(width: 820, height: 1180) : nil
    }
}

/// The orientation of a device.
public struct InterfaceOrientation: Hashable, Sendable, CaseIterable {
    private enum Form: Hashable, Sendable { case portrait, upsideDown, left, right }

    private let form: Form

    /// Portrait.
    public static let portrait = InterfaceOrientation(form: .portrait)
    /// Portrait, upside down.
    public static let portraitUpsideDown = InterfaceOrientation(form: .upsideDown)
    /// Landscape, with the top of the device at the left.
    public static let landscapeLeft = InterfaceOrientation(form: .left)
    /// Landscape, with the top of the device at the right.
    public static let landscapeRight = InterfaceOrientation(form: .right)

    /// All orientations.
    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    /// The size of a phone in portrait orientation.
    static let phone = CGSize(width: 390, height: 844)

    /// The size of a device in this orientation; that of a phone if the size is nil.
    func turn(_ size: CGSize?) -> CGSize {
        let size = size ?? Self.phone
        let (short, long) = (min(size.width, size.height), max(size.width, size.height))
        return switch form {
        case .portrait, .upsideDown: CGSize(width: short, height: long)
        case .left, .right: CGSize(width: long, height: short)
        }
    }
}
