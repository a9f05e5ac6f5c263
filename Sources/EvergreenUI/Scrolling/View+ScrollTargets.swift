import EvergreenDocument

/// Where a scroll ends: ``PagingScrollTargetBehavior`` or ``ViewAlignedScrollTargetBehavior``.
public protocol ScrollTargetBehavior {
    /// Where a scroll ends.
    var _snapping: _ScrollSnapping { get }
}

/// Where a scroll ends.
public struct _ScrollSnapping: Sendable {
    let snapping: ScrollSnapping
}

/// A scroll ends at the beginning of a page, and not farther than the next one.
///
/// On a page of the web, CSS `scroll-snap-type`: a page begins with each view of the stack or the lazy grid in the scroll view. Such
/// views have the size of a page with `containerRelativeFrame(_:alignment:)`.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public var _snapping: _ScrollSnapping { _ScrollSnapping(snapping: .pages) }

    public init() {}
}

/// A scroll ends with a view of a layout with `scrollTargetLayout(isEnabled:)` at the leading or the upper edge. On a page, CSS
/// `scroll-snap-type`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// Whether a scroll ends at the next view.
    public struct LimitBehavior: Hashable, Sendable {
        let stopsAtEach: Bool

        /// As fast as the user scrolls, over several views.
        public static let automatic = LimitBehavior(stopsAtEach: false)
        /// Not farther than the next view.
        public static let always = LimitBehavior(stopsAtEach: true)
        /// As fast as the user scrolls, over several views.
        public static let never = LimitBehavior(stopsAtEach: false)
    }

    private let limitBehavior: LimitBehavior

    public var _snapping: _ScrollSnapping {
        _ScrollSnapping(snapping: .targets(stopsAtEach: limitBehavior.stopsAtEach))
    }

    /// A behavior that says whether a scroll ends at the next view.
    public init(limitBehavior: LimitBehavior = .automatic) {
        self.limitBehavior = limitBehavior
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// A scroll ends at the beginning of a page, and not farther than the next one.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// A scroll ends with a target at the edge.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// A scroll ends with a target at the edge; perhaps not farther than the next one.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Sets where a scroll of the scroll view in this view ends.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollSnapping, behavior._snapping.snapping)
    }

    /// Makes the views of this stack or grid the targets of the scroll view around it.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(StyleModifier(value: isEnabled ? .scrollTargets : nil))
    }

    /// Has no scroll go beyond this view, which is a scroll target.
    package func scrollStop(_ isStop: Bool) -> some View { modifier(StyleModifier(value: isStop ? .scrollStop : nil)) }

    /// Sets the point of its content that the scroll view in this view shows at first, at the same point of what is seen; nil for
    /// the beginning. When the content becomes larger or smaller while that point is shown, it stays.
    ///
    /// On a page, its script scrolls there: without it, the beginning is shown.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        environment(\.defaultScrollAnchors, DefaultScrollAnchors(initial: anchor, kept: anchor))
    }

    /// Sets the point of its content that the scroll view in this view shows at first, or that stays when the content becomes larger or
    /// smaller; nil for none.
    ///
    /// ```swift
    /// ScrollView { Messages() }
    ///     .defaultScrollAnchor(.bottom)
    ///     .defaultScrollAnchor(.top, for: .sizeChanges)
    /// ```
    ///
    /// It takes the place of that of ``defaultScrollAnchor(_:)`` around it or inside for this role.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.defaultScrollAnchors) { $0.set(anchor, for: role) }
    }
}

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Role: Hashable {
        case initialOffset, sizeChanges
    }

    private let role: Role

    /// What is shown at first.
    public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
    /// What stays when the content becomes larger or smaller while it is shown.
    public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
}

/// The anchors of a scroll view.
struct DefaultScrollAnchors: Equatable {
    /// What is shown at first; nil for the beginning.
    var initial: UnitPoint?
    /// What stays when the size of the content changes; nil for nothing.
    var kept: UnitPoint?

    mutating func set(_ anchor: UnitPoint?, for role: ScrollAnchorRole) {
        if role == .initialOffset { initial = anchor } else { kept = anchor }
    }
}

private struct ScrollSnappingKey: EnvironmentKey {
    static var defaultValue: ScrollSnapping? { nil }
}

private struct DefaultScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: DefaultScrollAnchors { DefaultScrollAnchors() }
}

extension EnvironmentValues {
    /// Where scrolls of the next scroll view end; nil for anywhere.
    package var scrollSnapping: ScrollSnapping? {
        get { self[ScrollSnappingKey.self] }
        set { self[ScrollSnappingKey.self] = newValue }
    }

    /// What the next scroll view shows at first, and what stays.
    var defaultScrollAnchors: DefaultScrollAnchors {
        get { self[DefaultScrollAnchorsKey.self] }
        set { self[DefaultScrollAnchorsKey.self] = newValue }
    }
}
