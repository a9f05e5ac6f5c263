import Foundation

/// A view that displays read-only text.
public struct Text: ElementView, Sendable {
    indirect enum Storage: Equatable, Sendable {
        case verbatim(String)
        case key(LocalizedStringKey, LocalizedStringSource?)
        case standard(StandardText)
        case formatted(FormattedValue)
        case joined(Text, Text)
        case attributed(AttributedString)
        case live(LiveDate)
        case image(Image)
    }

    var storage: Storage
    /// Nil for most texts, which have no appearance of their own. A text is copied with every enclosing view, so it is kept small.
    private var sharedAttributes: SharedTextAttributes?

    /// The text's own appearance.
    nonisolated var attributes: TextAttributes {
        get {
            guard case .attributes(let attributes)? = sharedAttributes else { return TextAttributes() }
            return attributes
        }
        set { sharedAttributes = newValue == TextAttributes() ? nil : .attributes(newValue) }
    }

    /// Whether the text has an appearance of its own.
    nonisolated var hasOwnAttributes: Bool { sharedAttributes != nil }

    nonisolated init(storage: Storage) {
        self.storage = storage
    }

    /// Creates a text that is not localized.
    nonisolated public init(verbatim content: String) {
        self.init(storage: .verbatim(content))
    }

    /// Creates a text from a string, which is not localized.
    @_disfavoredOverload
    nonisolated public init(_ content: some StringProtocol) {
        self.init(storage: .verbatim(String(content)))
    }

    /// Creates a localized text, with the inline Markdown of the key or its translation.
    nonisolated public init(_ key: LocalizedStringKey) {
        self.init(storage: .key(key, nil))
    }

    /// Creates a localized text from a table and a bundle, with the inline Markdown of the key or its translation.
    ///
    /// - Parameters:
    ///   - key: The key, which is displayed if it has no translation.
    ///   - tableName: The name of the table; nil for `Localizable`.
    ///   - bundle: The bundle with the table, such as `.module`; nil for the app's bundle.
    ///   - comment: A note for translators. It has no effect.
    nonisolated public init(
        _ key: LocalizedStringKey,
        tableName: String? = nil,
        bundle: Bundle? = nil,
        comment: StaticString? = nil
    ) {
        let source = LocalizedStringSource(table: tableName, in: bundle)
        self.init(storage: .key(key, source == LocalizedStringSource() ? nil : source))
    }

    /// Creates one of Evergreen's standard texts, in the language of the environment's locale.
    nonisolated init(_ text: StandardText) {
        self.init(storage: .standard(text))
    }

    /// Creates a text with a value, formatted for the environment's locale.
    nonisolated public init<Format: FormatStyle & Sendable>(_ input: Format.FormatInput, format: Format)
    where Format.FormatInput: Equatable & Sendable, Format.FormatOutput == String {
        self.init(storage: .formatted(FormattedValue(input, format: format)))
    }

    /// Concatenates two texts. Each keeps its appearance.
    nonisolated public static func + (lhs: Text, rhs: Text) -> Text {
        Text(storage: .joined(lhs, rhs))
    }

    nonisolated package func resolve(in environment: EnvironmentValues) -> String {
        switch storage {
        case .verbatim(let string): string
        case .key(let key, let source): key.resolve(in: environment, from: source)
        case .standard(let text): text.text(in: environment.locale.languageTag?.language ?? "")
        case .formatted(let value): value.resolve(in: environment)
        case .joined(let first, let second): first.resolve(in: environment) + second.resolve(in: environment)
        case .attributed(let string): String(string.characters)
        case .live(let live): live.text(at: .now, in: environment)
        case .image: ""
        }
    }
}

extension Text: Equatable {
    nonisolated public static func == (lhs: Text, rhs: Text) -> Bool {
        lhs.storage == rhs.storage && lhs.sharedAttributes == rhs.sharedAttributes
    }
}

extension Text {
    package func makeNodeState() -> ViewClock? { nil }

    package func willUnmount(_ node: ElementNode<Self>) { node.state?.stop() }

    /// Schedules the next update of a time-dependent text. While the tab is hidden, the text is not updated.
    private func scheduleTimeUpdate(in node: ElementNode<Self>) {
        guard let delay = delay(at: .now), node.environment.scenePhase != .background else {
            node.state?.stop()
            return
        }
        let clock = node.state ?? ViewClock()
        node.state = clock
        clock.redraw(after: delay) { [weak node] in node?.invalidate() }
    }

    package func kind(in node: ElementNode<Self>) -> ElementKind { kindAndStyle(in: node).kind }

    package func kindAndStyle(in node: ElementNode<Self>) -> (kind: ElementKind, style: [StyleValue]) {
        scheduleTimeUpdate(in: node)
        let environment = node.environment
        let text = withoutMarkup(in: environment)
        return (text.kind(of: self, in: node, environment), text.elementStyle(in: environment))
    }

    /// The element kind of a text whose keys are resolved.
    private func kind(of source: Text, in node: ElementNode<Self>, _ environment: EnvironmentValues) -> ElementKind {
        if environment.isRedacted { return .text(source.resolve(in: environment).redacted) }
        if isUniform { return .text(resolve(in: environment)) }
        let runs = runs(in: environment, followsLinks: !node.isInControl)
        if runs.contains(where: { $0.handledURL != nil }) { handleLinks(of: node) }
        return .richText(runs)
    }

    /// Few texts have links that the app handles. Others need no closure.
    private func handleLinks(of node: ElementNode<Self>) {
        guard node.element.onEvent == nil else { return }
        node.element.onEvent = { [weak node] event in
            guard let node, case .select(let index) = event,
                case .richText(let runs) = node.element.description.kind, runs.indices.contains(index),
                let url = runs[index].handledURL.flatMap(URL.init)
            else { return false }
            node.environment.openURL(url)
            return true
        }
    }

    /// The style values of a text whose keys are resolved.
    private func elementStyle(in environment: EnvironmentValues) -> [StyleValue] {
        let appearance = environment.textAppearance
        var style = isUniform ? self.style(in: environment) : []
        style += appearance.style
        style += environment.typeSizeStyle(of: attributes.scale ?? appearance.scale)
        if let change = environment.contentTransition.change { style.append(.contentChange(change)) }
        if environment.isRedacted { style.append(.redacted) }
        return style
    }
}
