import EvergreenDocument
import EvergreenLogging
import Logging

/// A view with copy, cut or paste actions.
struct ClipboardArea<Inner: View>: ContainerView {
    let inner: Inner
    /// Returns the items to copy. Nil if copying is not supported.
    var copied: (@MainActor () -> CopiedItems)?
    /// Removes and returns the items to copy.
    var cut: (@MainActor () -> CopiedItems)?
    var pasted: DropDestination?

    func makeNodeState() -> DropReceiver { DropReceiver() }

    func kind(in node: ElementNode<Self>) -> ElementKind {
        .clipboardArea(
            ClipboardTraits(
                copies: copied != nil,
                cuts: cut != nil,
                pasted: pasted.map { node.state.traits(of: $0, in: node.environment) }
            )
        )
    }

    static var isControl: Bool { true }

    static var takesEvents: Bool { true }

    func handle(_ event: ElementEvent, in node: ElementNode<Self>) -> Bool {
        switch event {
        case .copy:
            guard let copied else { return false }
            copied().copy(by: node.tree)
            return true
        case .cut:
            guard let cut else { return false }
            cut().copy(by: node.tree)
            return true
        default:
            guard let pasted else { return false }
            return node.state.handlePaste(event, on: node, for: pasted)
        }
    }

    func willUnmount(_ node: ElementNode<Self>) { node.state.revoke(node.environment.fileTransfers) }
}

extension DropReceiver {
    /// Handles a paste, which the page sends like a drop from outside of the app.
    func handlePaste<Content: ContainerView>(
        _ event: ElementEvent,
        on node: ElementNode<Content>,
        for destination: DropDestination
    ) -> Bool {
        if case .drop(.element, _) = event { return false }
        return handleAndDraw(event, on: node, for: destination)
    }
}

/// Copied items, which are exported as text off the main actor.
@MainActor
struct CopiedItems {
    private static let logger = Logger(leveled: "evergreen.ui")

    private let text: @Sendable () async throws -> String?

    init<Item: Transferable & Sendable>(_ items: [Item]) {
        text = { try await Item.text(of: items) }
    }

    func copy(by tree: ViewTree) {
        Task { [weak tree] in
            do {
                guard let text = try await text() else { return }
                tree?.copy(text)
            } catch {
                Self.logger.notice(
                    "The copied items could not be converted to text.",
                    metadata: ["reason": "\(error.localizedDescription)"]
                )
            }
        }
    }
}

extension Transferable where Self: Sendable {
    /// The items as text, one line each, by the first representation that is plain text, a URL or other text. Nil if there is none.
    @concurrent
    fileprivate static func text(of items: [Self]) async throws -> String? {
        let routes = transferRoutes.filter { $0.export != nil }
        func first(_ type: UTType) -> _TransferRoute<Self>? { routes.first { $0.contentType.conforms(to: type) } }
        guard !items.isEmpty, let export = (first(.plainText) ?? first(.url) ?? first(.text))?.export else {
            return nil
        }
        var lines: [String] = []
        for item in items {
            let data = try await export(item)
            lines.append(try String.object(withItemProviderData: data, typeIdentifier: UTType.utf8PlainText.identifier))
        }
        return lines.joined(separator: "\n")
    }
}
