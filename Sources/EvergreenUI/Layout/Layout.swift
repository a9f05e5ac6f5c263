import Foundation

/// A custom layout: it computes its size for a proposal, and places its subviews.
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
/// The layout runs on the server, but only the browser knows sizes. The browser measures the views for the layout's proposals, and the
/// layout runs again with the answers, until it makes no further proposals. A layout whose proposals don't depend on measured sizes takes
/// one round trip. Until then, and without JavaScript, its views flow in lines. A layout that depends on sizes that change with each run is
/// stopped after a number of round trips.
///
/// The methods are called on the main actor. They must return the same results for the same arguments.
public protocol Layout {
    /// Data that the layout keeps between calls. Void by default.
    associatedtype Cache = Void

    /// The subviews to place.
    typealias Subviews = LayoutSubviews

    /// Returns the size of the layout for a proposal, in points.
    ///
    /// A layout that fills any proposal along an axis expands like a shape: its container offers it all of its space.
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize

    /// Places the subviews with ``LayoutSubview/place(at:anchor:proposal:)``.
    ///
    /// - Parameters:
    ///   - bounds: The rectangle of the layout, with the size returned by `sizeThatFits`.
    ///   - proposal: The proposal that the layout received.
    ///   - subviews: The subviews.
    ///   - cache: The layout's cache.
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache)

    /// Returns the position of a horizontal alignment guide, in points from the layout's leading edge, or nil for the default position.
    ///
    /// Called for the standard guides and for all those that the app has created. A container aligns the layout by the guide, as with
    /// `alignmentGuide(_:computeValue:)`.
    func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the position of a vertical alignment guide, in points from the layout's top edge, or nil for the default position. The
    /// default for text baselines is the bottom edge.
    func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat?

    /// Returns the layout's preferred spacing in a stack without an explicit spacing. By default, the platform's spacing.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing

    /// Creates the cache.
    func makeCache(subviews: Subviews) -> Cache

    /// Updates the cache after the subviews or their sizes may have changed. By default, creates it again.
    func updateCache(_ cache: inout Cache, subviews: Subviews)
}

extension Layout {
    /// Returns the default position.
    public func explicitAlignment(
        of guide: HorizontalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns the default position.
    public func explicitAlignment(
        of guide: VerticalAlignment,
        in bounds: CGRect,
        proposal: ProposedViewSize,
        subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? { nil }

    /// Returns the platform's spacing.
    public func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { ViewSpacing() }

    /// Creates the cache again.
    public func updateCache(_ cache: inout Cache, subviews: Subviews) { cache = makeCache(subviews: subviews) }

    /// Lays out views.
    @MainActor
    @preconcurrency
    public func callAsFunction<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        LaidOutView(form: .own(self), inner: content())
    }
}

extension Layout where Cache == Void {
    /// Does nothing.
    public func makeCache(subviews: Subviews) {}
}
