import Foundation

/// A layout of an app's own: it says how much space its views take, and places them.
///
/// ```swift
/// struct Diagonal: Layout {
///     func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
///         let sizes = subviews.map { $0.sizeThatFits(.unspecified) }
///         return CGSize(width: sizes.map(\.width).reduce(0, +), height: sizes.map(\.height).reduce(0, +))
///     }
///
///     func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
///         var corner = bounds.origin
///         for subview in subviews {
///             subview.place(at: corner, proposal: .unspecified)
///             let size = subview.sizeThatFits(.unspecified)
///             corner = CGPoint(x: corner.x + size.width, y: corner.y + size.height)
///         }
///     }
/// }
///
/// Diagonal {
///     Text("One")
///     Text("Two")
/// }
/// ```
///
/// The layout runs on the server, and the browser knows the sizes: it measures the views for the proposals that the layout makes,
/// and the layout runs again with the answers, until nothing is left to ask. A layout whose proposals do not depend on sizes takes one
/// round trip. Until then, and without script, its views follow one another in lines. A layout that runs on sizes that change with
/// each run is stopped after some round trips.
///
/// The methods are called on the main actor. They have to give the same results for the same arguments.
public protocol Layout {
    /// What a layout keeps between its calls. Nothing, unless it says otherwise.
    associatedtype Cache = Void

    /// The views to place.
    typealias Subviews = LayoutSubviews

    /// The size of the layout for a proposal, in points.
    ///
    /// A layout that is as long as any proposal expands, like a shape: views around it offer all of their space.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the views by ``LayoutSubview/place(at:anchor:proposal:)``.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of the layout, whose size is that of `sizeThatFits`.
    ///   - proposal: What the layout was proposed.
    ///   - subviews: The views.
    ///   - cache: What the layout keeps.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Where the layout has a horizontal alignment guide, in points from the leading edge of the layout; nil for where all views
    /// have it.
    ///
    /// A container around that aligns by the guide moves the layout from where it is, as `alignmentGuide(_:computeValue:)` does: the
    /// container stays as large as it is.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Where the layout has a vertical alignment guide, in points from its upper edge; nil for where all views have it, and for a
    /// baseline of text its lower edge.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// The space that the layout prefers around it, in a stack without a spacing of its own. Unless it says otherwise, that of all
    /// views.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Makes what the layout keeps.
    func makeCache(subviews: Subviews) -> Cache

    /// Brings what the layout keeps up to date, when the views or their sizes may have changed. Makes it again, unless the layout says otherwise.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout {
    /// Where all views have the guide.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Where all views have the guide.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// The space that all views prefer.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    /// Makes what the layout keeps again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// These views in the layout.
    @MainActor
    @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LaidOutView(form: .own(self), inner: content())
    }
}

extension Layout where Cache == Void {
    /// Nothing.
    public func makeCache(subviews: Subviews) {}
}
