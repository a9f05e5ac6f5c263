import EvergreenDocument
import Foundation
import OrderedCollections

/// The options that a view sets for its enclosing sheet; nil for unset.
struct PresentationOption: Equatable {
    var isDismissDisabled: Bool?
    var detents: Set<PresentationDetent>?
    var style: StyleValue?
}

/// The options that descendants set for a sheet.
@MainActor
final class PresentationOptions {
    /// Keyed by the nodes of the views, in order of registration.
    private var options: OrderedDictionary<ObjectIdentifier, PresentationOption> = [:]
    /// The views behind the content, by the same keys.
    private var backgrounds: OrderedDictionary<ObjectIdentifier, [Element]> = [:]
    private let onChange: @MainActor () -> Void
    /// Called when the views behind the content have changed.
    var onBackgroundChange: @MainActor () -> Void = {}

    init(onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
    }

    var background: [Element] { Array(backgrounds.values.joined()) }

    var isDismissDisabled: Bool { options.values.contains { $0.isDismissDisabled == true } }

    var style: [StyleValue] { heights + options.values.compactMap(\.style) }

    private var heights: [StyleValue] {
        let heights = options.values.compactMap(\.detents).joined().map(\.height)
        guard let smallest = heights.min(by: { $0.order < $1.order }),
            let largest = heights.max(by: { $0.order < $1.order })
        else { return [] }
        return [.sheetHeight(smallest: smallest, largest: largest)]
    }

    func set(background: [Element]?, from source: _Node) {
        backgrounds[ObjectIdentifier(source)] = background
        onBackgroundChange()
    }

    fileprivate func set(_ option: PresentationOption?, from source: _Node) {
        guard options[ObjectIdentifier(source)] != option else { return }
        options[ObjectIdentifier(source)] = option
        onChange()
    }
}

/// The adaptation of a popover or sheet to a narrow screen.
public struct PresentationAdaptation: Hashable, Sendable {
    let style: CompactAdaptation?
    private let number: Int

    /// The platform's default: a sheet.
    public static let automatic = PresentationAdaptation(style: nil, number: 0)
    /// No adaptation: a popover remains a popover.
    public static let none = PresentationAdaptation(style: .popover, number: 1)
    /// A popover remains a popover.
    public static let popover = PresentationAdaptation(style: .popover, number: 2)
    /// A popover becomes a sheet.
    public static let sheet = PresentationAdaptation(style: nil, number: 3)
    /// A full-screen cover.
    public static let fullScreenCover = PresentationAdaptation(style: .cover, number: 4)
}

/// A resting height of a sheet.
public struct PresentationDetent: Hashable, Sendable {
    let height: SheetHeight

    /// Half of the screen's height.
    public static let medium = PresentationDetent(height: .fraction(0.5))
    /// The height of the screen minus a margin.
    public static let large = PresentationDetent(height: .fraction(1))

    /// Returns a fraction of the screen's height, clamped to 0...1.
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(height: .fraction(Double(min(max(fraction, 0), 1))))
    }

    /// Returns a height in points.
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
    /// Prevents the user from dismissing the containing sheet with the Escape key or by clicking outside of it.
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presenting(PresentationOption(isDismissDisabled: isDisabled))
    }

    /// Sets the detents of the containing sheet. Its height fits the content, between the smallest and the largest detent.
    ///
    /// Unlike in SwiftUI, the user can't resize the sheet.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presenting(PresentationOption(detents: detents))
    }

    /// Sets the detents of the containing sheet. Its height is that of the selected detent, which the app can change.
    ///
    /// Unlike in SwiftUI, the user can't resize the sheet, so the binding is never written.
    ///
    /// - Parameters:
    ///   - detents: The available detents. If they don't contain the selection, the sheet behaves as without a selection.
    ///   - selection: The selected detent.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        let selected = selection.wrappedValue
        return presentationDetents(detents.contains(selected) ? [selected] : detents)
    }

    /// Sets the visibility of the containing sheet's drag indicator. It is hidden by default, because users can't resize the sheet.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presenting(PresentationOption(style: visibility == .visible ? .sheetIndicator : nil))
    }

    /// Sets the corner radius of the containing sheet, in points; nil for the platform's default.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presenting(PresentationOption(style: cornerRadius.map { .sheetRadius(Double(max($0, 0))) }))
    }

    /// Sets the background of the containing sheet to a color or gradient.
    public func presentationBackground(_ style: some ShapeStyle) -> some View {
        PaintedView(style: style.foreground) { presenting(PresentationOption(style: $0.area)) }
    }

    /// Sets the adaptation of the containing popover or sheet to a narrow screen.
    ///
    /// - Parameter adaptation: The adaptation; `.automatic` and `.sheet` for a sheet. A sheet does not become a popover.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presenting(PresentationOption(style: adaptation.style.map { .compactAdaptation($0) }))
    }

    /// Sets the adaptation of the containing popover or sheet to a narrow or a low screen. On a page, there is no adaptation to a low
    /// screen.
    ///
    /// - Parameters:
    ///   - horizontalAdaptation: The adaptation to a narrow screen.
    ///   - verticalAdaptation: The adaptation to a low screen. Has no effect on a page.
    public func presentationCompactAdaptation(
        horizontal horizontalAdaptation: PresentationAdaptation,
        vertical verticalAdaptation: PresentationAdaptation
    ) -> some View {
        presentationCompactAdaptation(horizontalAdaptation)
    }

    func presenting(_ option: PresentationOption) -> some View {
        PresentationOptionView(wrapped: self, option: option)
    }
}

private struct PresentationOptionView<Wrapped: View>: WrapperView {
    @Boxed var wrapped: Wrapped
    let option: PresentationOption

    func didMount(_ node: WrapperNode<Self>) { node.environment.presentationOptions?.set(option, from: node) }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) { didMount(node) }

    func willUnmount(_ node: WrapperNode<Self>) { node.environment.presentationOptions?.set(nil, from: node) }
}
