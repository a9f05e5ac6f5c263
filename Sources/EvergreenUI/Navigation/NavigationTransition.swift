import EvergreenDocument

/// How a page or a sheet comes and goes.
public protocol NavigationTransition {
    /// The transition, for views.
    var _zoom: _NavigationZoom? { get }
}

/// The view that a page or a sheet grows out of. Only transitions make them.
public struct _NavigationZoom: Sendable {
    let key: String
}

/// A page or a sheet comes as it usually does.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Nil: it grows out of no view.
    public var _zoom: _NavigationZoom? { nil }
}

/// A page or a sheet grows out of a view, and shrinks into it again.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {
    /// The view that it grows out of.
    public let _zoom: _NavigationZoom?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// As it usually does: at once, and a sheet from the bottom.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// It grows out of the view that is the `matchedTransitionSource` with the same id, and shrinks into it again.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_zoom: _NavigationZoom(key: namespace.key(of: sourceID)))
    }
}

extension View {
    /// Sets how the page, the sheet or the cover comes and goes whose content this view is.
    ///
    /// ```swift
    /// NavigationLink(value: photo) {
    ///     Thumbnail(photo).matchedTransitionSource(id: photo.id, in: photos)
    /// }
    /// .navigationDestination(for: Photo.self) { photo in
    ///     PhotoView(photo).navigationTransition(.zoom(sourceID: photo.id, in: photos))
    /// }
    /// ```
    ///
    /// A page of a browser shows it in its own time, which takes 0.35 s, and not for users who have asked for less motion. Where
    /// the source is not on the screen, the page or the sheet comes as usual.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(ZoomModifier(note: style._zoom.map { .zoom($0.key) }))
    }

    /// Names the view out of which a page or a sheet grows: see ``navigationTransition(_:)``.
    ///
    /// - Parameters:
    ///   - id: The id that the transition names, too.
    ///   - namespace: A namespace of the view around both.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(ZoomModifier(note: .zoomSource(namespace.key(of: id), cornerRadius: 0)))
    }

    /// Names the view out of which a page or a sheet grows, and how that looks there: see ``navigationTransition(_:)``.
    ///
    /// - Parameters:
    ///   - id: Its name within the namespace.
    ///   - namespace: The namespace.
    ///   - configuration: Sets the shape, such as `{ $0.clipShape(.rect(cornerRadius: 12)) }`.
    public func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let radius = configuration(EmptyMatchedTransitionSourceConfiguration())._cornerRadius
        return modifier(ZoomModifier(note: .zoomSource(namespace.key(of: id), cornerRadius: radius)))
    }
}

/// How a page looks where it grows out of a view.
public protocol MatchedTransitionSourceConfiguration {
    /// In points.
    var _cornerRadius: Double { get }
}

extension MatchedTransitionSourceConfiguration {
    /// Cuts off the corners of the page there.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        ClippedTransitionSource(_cornerRadius: shape.cornerSize.width)
    }
}

/// A page has the corners that it has.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
    /// None.
    public var _cornerRadius: Double { 0 }
}

private struct ClippedTransitionSource: MatchedTransitionSourceConfiguration {
    let _cornerRadius: Double
}

private struct ZoomModifier: ElementModifier {
    let note: ElementNote?

    func modify(_ modifiers: inout ElementModifiers, in environment: EnvironmentValues) {
        if let note { modifiers.attributes.notes.append(note) }
    }
}
