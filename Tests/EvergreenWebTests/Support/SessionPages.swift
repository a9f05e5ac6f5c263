import EvergreenPageStorage
import Logging
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// Opens pages of real views whose sockets record their frames.
@MainActor
final class SessionPages {
    /// A page with its socket.
    @MainActor
    struct Page {
        let session: Session
        let socket: SocketRecorder
        let tree: ViewTree

        /// The page's first text.
        var text: String? { tree.document.root.texts.first }

        func element(where isWanted: (ElementKind) -> Bool) throws -> ElementID {
            var found: ElementID?
            tree.document.root.visit { if isWanted($0.description.kind) { found = $0.id } }
            return try #require(found)
        }

        /// Taps the last button.
        func tap(number: Int = 1) throws {
            let button = try element { if case .button = $0 { true } else { false } }
            session.receive(.event(number: number, element: button, .tap), from: socket)
        }
    }

    let clock = ManualClock()
    let client = ClientID.random()
    let store = RecordingStateStore()
    /// The view trees of all pages, the most recent last.
    private(set) var trees: [ViewTree] = []

    func registry(
        _ root: @autoclosure @escaping @MainActor () -> some View,
        stateStore: (any PageStateStore)?,
        logger: Logger = .forTests,
        _ change: (inout SessionLimits) -> Void = { _ in }
    ) -> SessionRegistry {
        var limits = SessionLimits()
        change(&limits)
        return SessionRegistry(limits: limits, clock: clock, stateStore: stateStore, logger: logger) {
            let tree = ViewTree(root(), start: $0)
            self.trees.append(tree)
            return tree
        }
    }

    /// Opens a page and connects its socket.
    func open(
        in registry: SessionRegistry,
        previous: SessionToken? = nil,
        client: ClientID? = nil
    ) async throws -> Page {
        let client = client ?? self.client
        let (token, _) = try await registry.openPage(client: client, address: "", previous: previous)
        let socket = SocketRecorder()
        let session = try #require(registry.connect(socket, token: token.text, client: client, frame: 0))
        return Page(session: session, socket: socket, tree: try #require(trees.last))
    }
}
