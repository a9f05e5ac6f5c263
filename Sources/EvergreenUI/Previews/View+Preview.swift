public import Foundation

extension View {
    /// Sets the name of a preview, which is its heading on the page. On a list of views, such as a `Group`, it names
    /// each view without a name.
    ///
    /// - Parameter value: The name; nil for none.
    public func previewDisplayName(_ value: String?) -> some View {
        PreviewModifyingView(content: self) { $0.title = $0.title ?? value }
    }

    /// Sets the size of a preview, or of each preview of a list of views. Elsewhere, it changes nothing.
    public func previewLayout(_ value: PreviewLayout) -> some View {
        PreviewModifyingView(content: self) { $0.size = $0.size ?? value.size }
    }

    /// Shows a preview, or each preview of a list of views, in a frame as large as a device. Elsewhere, it changes nothing.
    ///
    /// - Parameter value: The device; nil for the space of the page.
    public func previewDevice(_ value: PreviewDevice?) -> some View {
        PreviewModifyingView(content: self) { $0.size = $0.size ?? value?.size }
    }

    /// Shows a preview, or each preview of a list of views, in a frame as large as a device that is held this way: as a phone, if
    /// nothing else is said. Elsewhere, it changes nothing.
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        PreviewModifyingView(content: self) { $0.orientation = $0.orientation ?? value }
    }
}

/// The size of a preview.
public enum PreviewLayout: Hashable, Sendable {
    /// In the space of the page.
    case device
    /// In its own size, in the middle of the page: as every view that does not expand.
    case sizeThatFits
    /// In a frame of this size, in points.
    case fixed(width: CGFloat, height: CGFloat)

    fileprivate var size: CGSize? {
        if case .fixed(let width, let height) = self { CGSize(width: width, height: height) } else { nil }
    }
}

/// A device, by its name, such as `"iPhone 16 Pro"`.
public struct PreviewDevice: RawRepresentable, Hashable, Sendable, ExpressibleByStringLiteral {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(stringLiteral value: String) { self.init(rawValue: value) }

    /// That of a phone or a tablet that is held upright, by the beginning of the name; nil for the space of the page.
    fileprivate var size: CGSize? {
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

    public static let allCases = [portrait, portraitUpsideDown, landscapeLeft, landscapeRight]

    /// That of a phone that is held upright.
    fileprivate static let phone = CGSize(width: 390, height: 844)

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

/// A view that has something of its own as a preview, and is like any other elsewhere.
private struct PreviewModifyingView<Content: View>: View, PreviewList {
    let content: Content
    let change: @MainActor (inout PreviewVariant) -> Void

    var body: some View { content }

    var previewVariants: [PreviewVariant] { PreviewVariant.all(in: content).map { $0.changing(change) } }
}
