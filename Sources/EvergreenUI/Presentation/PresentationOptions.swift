import EvergreenDocument
import Foundation
import OrderedCollections

/// What a view in a sheet says of it; nil for nothing.
struct PresentationOption: Equatable {
    var isDismissDisabled: Bool?
    var detents: Set<PresentationDetent>?
    var style: StyleValue?
}

/// The options of a sheet that its views set.
@MainActor
final class PresentationOptions {
    /// By the nodes of the views, in the order in which they came.
    private var options: OrderedDictionary<ObjectIdentifier, PresentationOption> = [:]
    private let onChange: @MainActor () -> Void

    init(onChange: @escaping @MainActor () -> Void) {
        self.onChange = onChange
    }

    var isDismissDisabled: Bool { options.values.contains { $0.isDismissDisabled == true } }

    var style: [StyleValue] { heights + options.values.compactMap(\.style) }

    private var heights: [StyleValue] {
        let heights = options.values.compactMap(\.detents).joined().map(\.height)
        guard let smallest = heights.min(by: { $0.order < $1.order }),
            let largest = heights.max(by: { $0.order < $1.order })
        else { return [] }
        return [.sheetHeight(smallest: smallest, largest: largest)]
    }

    fileprivate func set(_ option: PresentationOption?, from source: _Node) {
        guard options[ObjectIdentifier(source)] != option else { return }
        options[ObjectIdentifier(source)] = option
        onChange()
    }
}

/// What a popover or a sheet is on a narrow screen.
public struct PresentationAdaptation: Hashable, Sendable {
    let style: CompactAdaptation?
    private let number: Int

    /// As the platform does it: a sheet.
    public static let automatic = PresentationAdaptation(style: nil, number: 0)
    /// What it is elsewhere: a popover stays one.
    public static let none = PresentationAdaptation(style: .popover, number: 1)
    /// A popover stays one.
    public static let popover = PresentationAdaptation(style: .popover, number: 2)
    /// A sheet.
    public static let sheet = PresentationAdaptation(style: nil, number: 3)
    /// The whole screen.
    public static let fullScreenCover = PresentationAdaptation(style: .cover, number: 4)
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
        presenting(PresentationOption(isDismissDisabled: isDisabled))
    }

    /// Sets the height of the containing sheet. It grows with its content from the smallest to the largest detent.
    ///
    /// Unlike in SwiftUI, the user can't resize the sheet.
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View {
        presenting(PresentationOption(detents: detents))
    }

    /// Sets the height of the containing sheet: that of the detent that is selected, which the app changes.
    ///
    /// Unlike in SwiftUI, the user can't resize the sheet, so that nothing is written to the binding.
    ///
    /// - Parameters:
    ///   - detents: The heights to select from. Where the selection is none of them, they count as without a selection.
    ///   - selection: The present one.
    public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View {
        let selected = selection.wrappedValue
        return presentationDetents(detents.contains(selected) ? [selected] : detents)
    }

    /// Sets whether the containing sheet has a handle at its upper edge. As the user can't resize the sheet, it has none by default.
    public func presentationDragIndicator(_ visibility: Visibility) -> some View {
        presenting(PresentationOption(style: visibility == .visible ? .sheetIndicator : nil))
    }

    /// Sets the radius of the corners of the containing sheet, in points; nil for the platform's own.
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presenting(PresentationOption(style: cornerRadius.map { .sheetRadius(Double(max($0, 0))) }))
    }

    /// Sets the color or the gradient behind the views of the containing sheet.
    public func presentationBackground(_ style: some ShapeStyle) -> some View {
        PaintedView(style: style.foreground) { presenting(PresentationOption(style: $0.area)) }
    }

    /// Sets what the containing popover or sheet is on a narrow screen.
    ///
    /// - Parameter adaptation: `.automatic` and `.sheet` for a sheet. A sheet does not become a popover.
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        presenting(PresentationOption(style: adaptation.style.map { .compactAdaptation($0) }))
    }

    /// Sets what the containing popover or sheet is on a narrow screen, or on a low one, where nothing changes on a page.
    ///
    /// - Parameters:
    ///   - horizontalAdaptation: On a narrow screen.
    ///   - verticalAdaptation: On a low one. On a page, a popover stays one there, and a sheet a sheet.
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
