import Foundation
import OrderedCollections

/// The address of a window, composed of the parts that its views contribute, and the navigation to other addresses.
///
/// An address is opened part by part, from the outermost, because the view shown by one part may have parts of its own:
///
/// 1. The outermost visible part that has not been visited takes the segments and query items that it understands, and shows them.
/// 2. The views are updated. A stack whose new page declares further destinations is visited again.
/// 3. The process repeats from step 1 with the next part, until there is none.
/// 4. The remainder is left to the app's handlers (`onOpenURL`). Without a handler, remaining segments mean that the address does not
///    exist: the window shows a not-found page over its views. A part that appears later may still take them.
///
/// The remainder stays a part of the address until the parts change, which means that the user has navigated elsewhere.
@MainActor
final class AddressBar {
    /// An address being opened.
    private struct Opening {
        let address: WindowAddress
        /// The remainder that no part has taken yet.
        var rest: AddressRest
        /// The visited parts.
        var asked: Set<ObjectIdentifier> = []
        /// The part visited last.
        weak var last: (any AddressPart)?
        /// Whether the app's handlers are called at the end.
        let isReported: Bool
    }

    private struct WeakPart {
        weak var part: (any AddressPart)?
    }

    private struct Handler {
        weak var node: _Node?
        let perform: @MainActor (URL) -> Void
    }

    let location: WindowLocation
    private weak var window: _Node?
    private var parts: OrderedDictionary<ObjectIdentifier, WeakPart> = [:]
    private var handlers: OrderedDictionary<ObjectIdentifier, Handler> = [:]
    private var opening: Opening?
    /// Whether the next step has been enqueued.
    private var isStepping = false
    /// Whether the window's views are mounted.
    private var hasContent: Bool
    /// The remainder of the last opened address as text, which is saved.
    private let savedRest: StateLocation<String>
    /// The address of the parts when the last address had been opened. The remainder belongs to the address as long as they are equal. Nil
    /// before the first one.
    private var opened: WindowAddress?
    /// The last opened address that was not found.
    private var missing: WindowAddress?
    /// Whether the address was found in the app.
    private(set) var isFound: Bool
    /// Called when `isFound` changes, outside of updates.
    var onFoundChange: (@MainActor () -> Void)?

    init(of window: _Node) {
        self.window = window
        location = window.environment.windowLocation
        savedRest = window.makeState("address", "")
        hasContent = !location.awaitsContent
        isFound = !location.isUnknown
        guard isFound else { return }
        if location.isContinued {
            window.tree.enqueue { [weak self] in self?.resume() }
        } else if !location.address.isRoot {
            // Every window begins at the root.
            open(location.address, isReported: true)
        }
    }

    // MARK: - The address

    /// The current address of the window, or the requested address if it was not found.
    var place: WindowAddress {
        if location.isUnknown { return location.address }
        if let opening { return opening.address }
        if !isFound, let missing { return missing }
        var address = written
        let rest = rest
        guard !rest.isRoot else { return address }
        guard opened == nil || address == opened || !isFound else {
            // The user has navigated elsewhere.
            savedRest.value = ""
            return address
        }
        address.segments += rest.segments
        address.queryItems += rest.queryItems
        return address
    }

    private var rest: WindowAddress { (try? WindowAddress(text: savedRest.value)) ?? WindowAddress() }

    /// The address composed of the visible parts.
    private var written: WindowAddress {
        var address = WindowAddress(segments: location.groupPath)
        for part in visibleParts { part.write(to: &address) }
        return address
    }

    /// The visible parts from the outermost to the innermost.
    private var visibleParts: [any AddressPart] {
        parts.values.compactMap(\.part).filter { $0.addressNode?.isVisible == true }
            .enumerated().sorted { first, second in
                (first.element.addressNode?.depth ?? 0, first.offset)
                    < (second.element.addressNode?.depth ?? 0, second.offset)
            }
            .map(\.element)
    }

    /// Whether a part or a handler reads the query of an address. A part that is mounted later may.
    var readsQuery: Bool {
        opening != nil || !handlers.isEmpty || parts.values.contains { $0.part?.isQueryItem == true }
    }

    // MARK: - Parts and handlers

    func add(_ part: any AddressPart) {
        parts[ObjectIdentifier(part)] = WeakPart(part: part)
        partsDidChange()
        guard opening == nil else { return step() }
        let rest = rest
        guard !rest.isRoot, part.isQueryItem || !isFound else { return }
        // A part mounted late, for example after loading, may take the remainder.
        let others = parts.keys.filter { $0 != ObjectIdentifier(part) }
        opening = Opening(address: place, rest: AddressRest(rest), asked: Set(others), isReported: false)
        step()
    }

    func remove(_ part: any AddressPart) {
        parts[ObjectIdentifier(part)] = nil
        partsDidChange()
    }

    /// Called when the address or the visibility of a part has changed.
    func partsDidChange() { window?.elementsDidChange() }

    /// Called when a part may understand more of the address than before.
    func canOpenMore(_ part: any AddressPart) {
        let rest = rest
        guard opening == nil, !isFound, !rest.segments.isEmpty else { return }
        opening = Opening(
            address: place,
            rest: AddressRest(rest),
            asked: Set(parts.keys),
            last: part,
            isReported: false
        )
        step()
    }

    /// Sets the handler of a view for URLs of the app.
    func setHandler(of node: _Node, _ perform: @escaping @MainActor (URL) -> Void) {
        let isNew = handlers.updateValue(Handler(node: node, perform: perform), forKey: ObjectIdentifier(node)) == nil
        guard isNew, !isFound, opening == nil, hasContent, !location.isUnknown else { return }
        // A handler set late, for example after loading.
        open(place, isReported: true)
    }

    func removeHandler(of node: _Node) { handlers[ObjectIdentifier(node)] = nil }

    /// Called when the window's views are mounted or unmounted.
    func setHasContent(_ hasContent: Bool) {
        self.hasContent = hasContent
        if hasContent, opening != nil { step() }
    }

    // MARK: - Opening an address

    /// Navigates to an address of the window's group, and calls the app's handlers.
    func visit(_ address: WindowAddress) {
        guard location.isInGroup(address) else {
            window?.tree.document.open("./\(address.text)")
            return
        }
        setFound(true)
        open(address, isReported: true)
    }

    /// Opens a URL of the app. Returns false for other URLs.
    func visit(_ url: URL) -> Bool {
        guard let address = location.address(of: url) else { return false }
        visit(address)
        return true
    }

    private func open(_ address: WindowAddress, isReported: Bool) {
        var rest = AddressRest(address)
        rest.takeSegments(location.groupPath.count)
        opening = Opening(address: address, rest: rest, isReported: isReported)
        partsDidChange()
        step()
    }

    /// Enqueues the next step, which runs after all views have been updated.
    private func step() {
        guard !isStepping, hasContent else { return }
        isStepping = true
        window?.tree.enqueue { [weak self] in
            guard let self else { return }
            isStepping = false
            openNextPart()
        }
    }

    private func openNextPart() {
        guard hasContent, var opening else { return }
        let before = opening.rest
        opening.last?.openMore(&opening.rest)
        if opening.rest == before {
            guard let part = visibleParts.first(where: { !opening.asked.contains(ObjectIdentifier($0)) }) else {
                return finish(opening)
            }
            opening.asked.insert(ObjectIdentifier(part))
            opening.last = part
            part.open(&opening.rest)
        }
        self.opening = opening
        step()
    }

    private func finish(_ opening: Opening) {
        self.opening = nil
        opened = written
        missing = opening.address
        savedRest.value = opening.rest.address.text
        let handlers = handlers.values.filter { $0.node?.isVisible == true }
        setFound(opening.rest.segments.isEmpty || !handlers.isEmpty)
        partsDidChange()
        guard opening.isReported, isFound, let url = location.url(of: opening.address) else { return }
        for handler in handlers { handler.perform(url) }
    }

    /// Resumes a previous window, whose parts have restored their state.
    private func resume() {
        guard opening == nil else { return }
        opened = written
        setFound(rest.segments.isEmpty || !handlers.isEmpty)
        partsDidChange()
    }

    private func setFound(_ isFound: Bool) {
        guard isFound != self.isFound, !location.isUnknown else { return }
        self.isFound = isFound
        onFoundChange?()
    }
}
