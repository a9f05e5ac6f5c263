import EvergreenDocument

/// A button that pastes what is on the user's clipboard.
///
/// ```swift
/// PasteButton(payloadType: String.self) { texts in
///     notes += texts
/// }
/// ```
///
/// The browser may ask the user whether the page can read the clipboard. Texts, links and files are handled as for
/// `dropDestination(for:action:isTargeted:)`. Where there is nothing of the types, the page says so.
public struct PasteButton: View {
    private let destination: DropDestination

    /// A button that pastes values of a type.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - onPaste: Called with what was pasted, on the main actor.
    public init<T: Transferable & Sendable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        destination = DropDestination(for: payloadType) { items, _, _ in onPaste(items) }
    }

    /// A button that pastes what has one of some types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The types that are taken, or types that those conform to.
    ///   - payloadAction: Called with the providers of what was pasted, on the main actor.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        destination = DropDestination(of: supportedContentTypes) { providers, _, _ in payloadAction(providers) }
    }

    public var body: some View {
        PasteButtonElement(inner: Label(.paste, systemImage: "doc.on.clipboard"), destination: destination)
    }
}

/// The button, whose page reads the clipboard.
private struct PasteButtonElement<Inner: View>: ContainerView, WholeControl {
    let inner: Inner
    let destination: DropDestination

    func makeNodeState() -> DropReceiver { DropReceiver() }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        .pasteButton(node.state.traits(of: destination, in: node.environment), node.environment.buttonProminence)
    }

    static var isControl: Bool { true }

    func style(in node: ElementNode<Self>) -> [StyleValue] {
        node.environment.controlStyle + node.environment.buttonWidthStyle
    }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        node.state.handlePaste(event, on: node, for: destination)
    }

    func willUnmount(_ node: ElementNode<Self>) { node.state.revoke(node.environment.fileTransfers) }
}
