import Foundation

/// The options of a sheet that its views set.
@MainActor
final class PresentationOptions {
    private var dismissDisabled: [ObjectIdentifier: Bool] = [:]
    private var detents: [ObjectIdentifier: Set<PresentationDetent>] = [:]
    private let onChange: @MainActor () -> Void

    init(onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
    }

    var isDismissDisabled: Bool { dismissDisabled.values.contains(true) }

    var style: [StyleValue] {
        let heights = detents.values.joined().map(\.height)
        guard let smallest = heights.min(by: { $0.order < $1.order }),
            let largest = heights.max(by: { $0.order < $1.order })
        else { return [] }
        return [.sheetHeight(smallest: smallest, largest: largest)]
    }

    func setDismissDisabled(_ isDisabled: Bool?, from source: _Node) {
        guard dismissDisabled[ObjectIdentifier(source)] != isDisabled else { return }
        dismissDisabled[ObjectIdentifier(source)] = isDisabled
        onChange()
    }

    func setDetents(_ detents: Set<PresentationDetent>?, from source: _Node) {
        guard self.detents[ObjectIdentifier(source)] != detents else { return }
        self.detents[ObjectIdentifier(source)] = detents
        onChange()
    }
}

/// A height at which a sheet rests.
public struct PresentationDetent: Hashable, Sendable {
    let height: SheetHeight

    /// Half of the screen's height.
    public static let medium = PresentationDetent(height: .fraction(0.5))
    /// The screen's height, except for a margin.
    public static let large = PresentationDetent(height: .fraction(1))

    /// A fraction of the screen's height, clamped to 0...1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(Double(min(max(fraction, 0), 1))))
    }

    /// A height in points.
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .points(Double(max(height, 0))))
    }
}

private struct PresentationOptionsKey: EnvironmentKey {
    static var defaultValue: PresentationOptions? { nil }
}

extension EnvironmentValues {
    /// The options of the containing sheet.
    var presentationOptions: PresentationOptions? {
        get { self[PresentationOptionsKey.self] }
        set { self[PresentationOptionsKey.self] = newValue }
    }
}

extension View {
    /// Prevents the user from closing the containing sheet with the Escape key or a click outside of it.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        PresentationOptionView(wrapped: self, isDismissDisabled: isDisabled, detents: nil)
    }

    /// Sets the height of the containing sheet. It grows with its content from the smallest to the largest detent.
    ///
    /// Unlike in SwiftUI, the user can't resize the sheet.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        PresentationOptionView(wrapped: self, isDismissDisabled: nil, detents: detents)
    }
}

private struct PresentationOptionView<Wrapped: View>: WrapperView {
    @Boxed var wrapped: Wrapped
    let isDismissDisabled: Bool?
    let detents: Set<PresentationDetent>?

    func didMount(_ node: WrapperNode<Self>) { tell(node, isDismissDisabled, detents) }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) { tell(node, isDismissDisabled, detents) }

    func willUnmount(_ node: WrapperNode<Self>) { tell(node, nil, nil) }

    private func tell(_ node: WrapperNode<Self>, _ isDismissDisabled: Bool?, _ detents: Set<PresentationDetent>?) {
        let options = node.environment.presentationOptions
        options?.setDismissDisabled(isDismissDisabled, from: node)
        options?.setDetents(detents, from: node)
    }
}
