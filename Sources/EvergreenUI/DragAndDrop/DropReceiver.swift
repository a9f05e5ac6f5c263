import EvergreenDocument
import Foundation

/// The state of a drop destination element: whether a drag is over it, and the pending upload of a drop's files.
///
/// Pages are not trusted: they may refer only to elements of their own document that are draggable at the moment, with a payload that the
/// destination accepts. Text and files are untrusted input.
@MainActor
final class DropReceiver {
    /// The upload ticket of the last drop's files, or nil if none are pending.
    private var ticket: String?
    /// The place where those files were dropped.
    private var place = DropPlace()
    private var isTargeted = false
    /// The delegate's proposal for the drag over the element.
    private var effect: DropEffect?

    /// A limit above any realistic number of dragged URLs.
    private static let maximumAddresses = 100

    nonisolated init() {}

    /// The description of the destination for the page.
    func traits(of destination: DropDestination, in environment: EnvironmentValues) -> DropTraits {
        var files: AcceptedFiles?
        let imported = destination.imported
        if imported.files != nil, let transfers = environment.fileTransfers {
            files = AcceptedFiles(
                acceptedTypes: imported.acceptedFiles,
                maximumCount: transfers.maximumFileCount,
                maximumByteCount: transfers.maximumByteCount,
                ticket: ticket
            )
        }
        return DropTraits(
            types: imported.identifiers,
            acceptsText: imported.acceptsText,
            acceptsAddresses: imported.acceptsAddresses,
            files: files,
            followsDrags: destination.delegate != nil,
            effect: effect
        )
    }

    /// Handles an event of the page.
    ///
    /// - Parameter offset: Returns the offset of a place between rows.
    /// - Returns: False for events that are not part of a drop, or that the destination does not accept.
    func handle(
        _ event: ElementEvent,
        on node: _Node,
        for destination: DropDestination,
        offset: (DropPlace) -> Int? = { _ in 0 }
    ) -> Bool {
        switch event {
        case .dragOver(.element(let id), let place):
            guard let payload = payload(of: id, in: node, for: destination) else { return false }
            follow(DropInfo(at: place, of: payload), for: destination)
        case .dragOver(.outside, let place):
            follow(DropInfo(at: place, offering: destination.imported.types), for: destination)
        case .dragAway:
            leave(at: DropPlace(), for: destination)
        case .drop(let content, let place):
            // The delegate has refused the drag.
            guard effect != DropEffect.none else {
                leave(at: place, for: destination)
                return true
            }
            setTargeted(false, destination)
            effect = nil
            if case .files(let files) = content {
                return expect(files, at: place, transfers: node.environment.fileTransfers, for: destination)
            }
            guard let items = items(of: content, in: node, for: destination), let offset = offset(place) else {
                return false
            }
            destination.receive(items, place, offset)
        case .sendFiles(let isWhole):
            guard let ticket else { return false }
            self.ticket = nil
            guard let transfers = node.environment.fileTransfers else { return true }
            guard isWhole, let offset = offset(place) else {
                transfers.revoke(ticket)
                return true
            }
            receive(ticket, by: transfers, offset: offset, for: destination)
        case .dismiss:
            guard ticket != nil else { return false }
            revoke(node.environment.fileTransfers)
        default: return false
        }
        return true
    }

    /// Handles an event of the element, and redraws it with or without the ticket and the drop effect.
    func handleAndDraw<Content: ContainerView>(
        _ event: ElementEvent,
        on node: ElementNode<Content>,
        for destination: DropDestination
    ) -> Bool {
        let isHandled = handle(event, on: node, for: destination)
        if isHandled, node.isMounted { node.draw() }
        return isHandled
    }

    private func follow(_ info: DropInfo, for destination: DropDestination) {
        guard let delegate = destination.delegate else { return setTargeted(true, destination) }
        if !isTargeted {
            guard delegate.validateDrop(info: info) else {
                effect = DropEffect.none
                return
            }
            isTargeted = true
            delegate.dropEntered(info: info)
        }
        effect = delegate.dropUpdated(info: info)?.operation.effect
    }

    private func leave(at place: DropPlace, for destination: DropDestination) {
        effect = nil
        guard isTargeted, let delegate = destination.delegate else { return setTargeted(false, destination) }
        isTargeted = false
        delegate.dropExited(info: DropInfo(at: place, offering: destination.imported.types))
    }

    private func setTargeted(_ isTargeted: Bool, _ destination: DropDestination) {
        guard isTargeted != self.isTargeted else { return }
        self.isTargeted = isTargeted
        destination.isTargeted(isTargeted)
    }

    // MARK: - Payloads, texts and URLs

    private func payload(of id: ElementID, in node: _Node, for destination: DropDestination) -> (any DragPayload)? {
        guard let element = node.tree.document.element(id), !element.isDisabled, !element.isHidden,
            let payload = (element.dragItem as? DragItem)?.payload, destination.accepts(payload)
        else { return nil }
        return payload
    }

    private func items(
        of content: DroppedContent,
        in node: _Node,
        for destination: DropDestination
    ) -> [DroppedItem]? {
        switch content {
        case .element(let id): payload(of: id, in: node, for: destination).map { [$0.makeItem()] }
        case .text(let text):
            destination.imported.acceptsText ? [.data(Data(text.utf8), .utf8PlainText)] : nil
        case .addresses(let addresses): destination.imported.acceptsAddresses ? Self.items(of: addresses) : nil
        case .files: nil
        }
    }

    /// The URLs of strings, or nil if one of them is not a valid URL. File URLs are rejected, because they would refer to the server.
    private static func items(of addresses: [String]) -> [DroppedItem]? {
        guard !addresses.isEmpty, addresses.count <= maximumAddresses else { return nil }
        var items: [DroppedItem] = []
        for address in addresses {
            guard let url = URL(string: address), let scheme = url.scheme, scheme.lowercased() != "file" else {
                return nil
            }
            items.append(.data(Data(address.utf8), .url))
        }
        return items
    }

    // MARK: - Files

    private func expect(
        _ files: [ChosenFile],
        at place: DropPlace,
        transfers: (any FileTransfers)?,
        for destination: DropDestination
    ) -> Bool {
        guard let request = destination.imported.files, let transfers else { return false }
        revoke(transfers)
        do throws(FileTransferError) {
            ticket = try request.expect(files, by: transfers)
            self.place = place
        } catch {
            // The page shows the error to the user.
            return false
        }
        return true
    }

    private func receive(
        _ ticket: String,
        by transfers: any FileTransfers,
        offset: Int,
        for destination: DropDestination
    ) {
        do throws(FileTransferError) {
            let files = try transfers.take(ticket)
            for file in files { transfers.keep(file) }
            destination.receive(files.map { .file($0) }, place, offset)
        } catch {
            // The page shows the error to the user, and the server has logged it.
        }
    }

    /// Rejects pending files.
    func revoke(_ transfers: (any FileTransfers)?) {
        guard let ticket else { return }
        self.ticket = nil
        transfers?.revoke(ticket)
    }
}
