import EvergreenDocument

/// The alignment of scrolling: ``PagingScrollTargetBehavior`` or ``ViewAlignedScrollTargetBehavior``.
public protocol ScrollTargetBehavior {
    /// The snap behavior.
    var _snapping: _ScrollSnapping { get }
}

/// The snap behavior of a scroll view.
public struct _ScrollSnapping: Sendable {
    let snapping: ScrollSnapping
}

/// A behavior that snaps to pages, at most one page per gesture.
///
/// On a web page, this is CSS `scroll-snap-type`: each view of the stack or lazy grid in the scroll view starts a page. With
/// `containerRelativeFrame(_:alignment:)`, such views have the size of a page.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    public var _snapping: _ScrollSnapping { _ScrollSnapping(snapping: .pages) }

    public init() {}
}

/// A behavior that aligns a view of a layout with `scrollTargetLayout(isEnabled:)` with the leading or top edge. On a page, this is CSS
/// `scroll-snap-type`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
    /// The limit of a scroll gesture.
    public struct LimitBehavior: Hashable, Sendable {
        let stopsAtEach: Bool

        /// No limit: scrolling can skip views, depending on its velocity.
        public static let automatic = LimitBehavior(stopsAtEach: false)
        /// Scrolling stops at the next view.
        public static let always = LimitBehavior(stopsAtEach: true)
        /// No limit: scrolling can skip views, depending on its velocity.
        public static let never = LimitBehavior(stopsAtEach: false)
    }

    private let limitBehavior: LimitBehavior

    public var _snapping: _ScrollSnapping {
        _ScrollSnapping(snapping: .targets(stopsAtEach: limitBehavior.stopsAtEach))
    }

    /// Creates a behavior with a limit.
    public init(limitBehavior: LimitBehavior = .automatic) {
        self.limitBehavior = limitBehavior
    }
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
    /// Snaps to pages, at most one page per gesture.
    public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
    /// Aligns a scroll target with the edge.
    public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

    /// Aligns a scroll target with the edge, with a limit.
    public static func viewAligned(
        limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
    ) -> ViewAlignedScrollTargetBehavior {
        ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior)
    }
}

extension View {
    /// Sets the snap behavior of the scroll view in this view.
    public func scrollTargetBehavior(_ behavior: some ScrollTargetBehavior) -> some View {
        environment(\.scrollSnapping, behavior._snapping.snapping)
    }

    /// Makes the views of this stack or grid the scroll targets of the enclosing scroll view.
    public func scrollTargetLayout(isEnabled: Bool = true) -> some View {
        modifier(StyleModifier(value: isEnabled ? .scrollTargets : nil))
    }

    /// Makes scrolling stop at this view, which is a scroll target.
    package func scrollStop(_ isStop: Bool) -> some View { modifier(StyleModifier(value: isStop ? .scrollStop : nil)) }

    /// Sets the anchor of the scroll view in this view for all roles: the part of the content that is visible initially, that keeps its
    /// position when the content size changes while it is visible, and with which content that is smaller than the scroll view is aligned;
    /// nil for the start of the content.
    ///
    /// On a page, the client script sets the initial position. Without JavaScript, the start of the content is visible.
    public func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
        transformEnvironment(\.defaultScrollAnchors) { $0.anchor = anchor }
    }

    /// Sets the anchor of the scroll view in this view for one role; nil for none.
    ///
    /// ```swift
    /// ScrollView { Messages() }
    ///     .defaultScrollAnchor(.bottom)
    ///     .defaultScrollAnchor(.top, for: .alignment)
    /// ```
    ///
    /// For its role, it takes precedence over ``defaultScrollAnchor(_:)``, in any order.
    public func defaultScrollAnchor(_ anchor: UnitPoint?, for role: ScrollAnchorRole) -> some View {
        transformEnvironment(\.defaultScrollAnchors) { $0.roleAnchors[role] = .some(anchor) }
    }
}

/// The role of a scroll anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
    private enum Role: Hashable {
        case initialOffset, sizeChanges, alignment
    }

    private let role: Role

    /// The initial scroll position.
    public static let initialOffset = ScrollAnchorRole(role: .initialOffset)
    /// The position that is kept when the content size changes while it is visible.
    public static let sizeChanges = ScrollAnchorRole(role: .sizeChanges)
    /// The alignment of content that is smaller than the scroll view: along each axis, the start, the center or the end, depending on which
    /// is nearest to the anchor.
    public static let alignment = ScrollAnchorRole(role: .alignment)
}

/// The default anchors of a scroll view.
struct DefaultScrollAnchors: Equatable {
    /// The anchor for roles without one of their own; nil for the start of the content.
    var anchor: UnitPoint?
    /// The anchors of roles; nil values for none.
    var roleAnchors: [ScrollAnchorRole: UnitPoint?] = [:]

    subscript(role: ScrollAnchorRole) -> UnitPoint? { roleAnchors[role] ?? anchor }
}

private struct ScrollSnappingKey: EnvironmentKey {
    static var defaultValue: ScrollSnapping? { nil }
}

private struct DefaultScrollAnchorsKey: EnvironmentKey {
    static var defaultValue: DefaultScrollAnchors { DefaultScrollAnchors() }
}

extension EnvironmentValues {
    /// The snap behavior of the nearest descendant scroll view; nil for none.
    package var scrollSnapping: ScrollSnapping? {
        get { self[ScrollSnappingKey.self] }
        set { self[ScrollSnappingKey.self] = newValue }
    }

    /// The default anchors of the nearest descendant scroll view.
    var defaultScrollAnchors: DefaultScrollAnchors {
        get { self[DefaultScrollAnchorsKey.self] }
        set { self[DefaultScrollAnchorsKey.self] = newValue }
    }
}
