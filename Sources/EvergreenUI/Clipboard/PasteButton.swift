import EvergreenDocument

/// A button that pastes the content of the user's clipboard.
///
/// ```swift
/// PasteButton(payloadType: String.self) { texts in
///     notes += texts
/// }
/// ```
///
/// The browser may ask the user for permission to read the clipboard. Text, links and files are handled as in
/// `dropDestination(for:action:isTargeted:)`. If the clipboard has no content of the given types, the page tells the user.
public struct PasteButton: View {
    private let destination: DropDestination

    /// Creates a button that pastes values of a type.
    ///
    /// - Parameters:
    ///   - payloadType: The type of the values.
    ///   - onPaste: Called on the main actor with the pasted values.
    public init<T: Transferable & Sendable>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) {
        destination = DropDestination(for: payloadType) { items, _, _ in onPaste(items) }
    }

    /// Creates a button that pastes content of the given types.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: The accepted types, including types that conform to them.
    ///   - payloadAction: Called on the main actor with the providers of the pasted items.
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) {
        destination = DropDestination(of: supportedContentTypes) { providers, _, _ in payloadAction(providers) }
    }

    public var body: some View {
        PasteButtonElement(inner: Label(.paste, systemImage: "doc.on.clipboard"), destination: destination)
    }
}

/// The button element. The page reads the clipboard.
private struct PasteButtonElement<Inner: View>: ContainerView, SingleActionControl {
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
