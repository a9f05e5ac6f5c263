import EvergreenDocument

/// A transition of a page or sheet.
public protocol NavigationTransition {
    /// The zoom of the transition; nil for none.
    var _zoom: _NavigationZoom? { get }
}

/// The source view of a zoom transition. Created only by transitions.
public struct _NavigationZoom: Sendable {
    let key: String
}

/// The default transition of pages and sheets.
public struct AutomaticNavigationTransition: NavigationTransition, Sendable {
    /// Nil: no zoom.
    public var _zoom: _NavigationZoom? { nil }
}

/// A transition that zooms a page or sheet from a source view and back.
public struct ZoomNavigationTransition: NavigationTransition, Sendable {
    /// The source view of the zoom.
    public let _zoom: _NavigationZoom?
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
    /// The default transition: none for pages, and from the bottom for sheets.
    public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
    /// Zooms from the `matchedTransitionSource` with the same id, and back.
    public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> ZoomNavigationTransition {
        ZoomNavigationTransition(_zoom: _NavigationZoom(key: namespace.key(of: sourceID)))
    }
}

extension View {
    /// Sets the transition of the page, sheet or cover whose content is this view.
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
    /// Browsers play the transition asynchronously; it takes 0.35 s. It is skipped if the user prefers reduced motion. If the source is not
    /// visible, the default transition is used.
    public func navigationTransition(_ style: some NavigationTransition) -> some View {
        modifier(ZoomModifier(note: style._zoom.map { .zoom($0.key) }))
    }

    /// Makes this view the source of a zoom transition. See ``navigationTransition(_:)``.
    ///
    /// - Parameters:
    ///   - id: The id that the transition refers to.
    ///   - namespace: A namespace of a common ancestor.
    public func matchedTransitionSource(id: some Hashable, in namespace: Namespace.ID) -> some View {
        modifier(ZoomModifier(note: .zoomSource(namespace.key(of: id), cornerRadius: 0)))
    }

    /// Makes this view the source of a zoom transition, with a configured appearance. See ``navigationTransition(_:)``.
    ///
    /// - Parameters:
    ///   - id: The id that the transition refers to.
    ///   - namespace: A namespace of a common ancestor.
    ///   - configuration: Configures the shape, such as `{ $0.clipShape(.rect(cornerRadius: 12)) }`.
    public func matchedTransitionSource(
        id: some Hashable,
        in namespace: Namespace.ID,
        configuration: (EmptyMatchedTransitionSourceConfiguration) -> some MatchedTransitionSourceConfiguration
    ) -> some View {
        let radius = configuration(EmptyMatchedTransitionSourceConfiguration())._cornerRadius
        return modifier(ZoomModifier(note: .zoomSource(namespace.key(of: id), cornerRadius: radius)))
    }
}

/// The appearance of the source of a zoom transition.
public protocol MatchedTransitionSourceConfiguration {
    /// The corner radius, in points.
    var _cornerRadius: Double { get }
}

extension MatchedTransitionSourceConfiguration {
    /// Clips the source to a rounded rectangle.
    public func clipShape(_ shape: RoundedRectangle) -> some MatchedTransitionSourceConfiguration {
        ClippedTransitionSource(_cornerRadius: shape.cornerSize.width)
    }
}

/// A source without a clip shape.
public struct EmptyMatchedTransitionSourceConfiguration: MatchedTransitionSourceConfiguration, Sendable {
    /// Zero.
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
