import Foundation
import OrderedCollections

/// The address of a window, as the parts that its views have in it make it up, and the way to the place of another address.
///
/// An address is opened part by part, the outermost first, because what one part shows may have parts of its own:
///
/// 1. The outermost visible part that was not asked yet takes what it understands, and shows it.
/// 2. The views are updated. A stack may have got a page that declares further destinations: it is asked again.
/// 3. With the next part it begins again at 1, until there is none.
/// 4. What is left is for the app's own handlers (`onOpenURL`). Without one, segments that are left are a place that does not
///    exist: the window says so, and keeps its views below. One that comes later may still take them.
///
/// What is left stays part of the address until the parts change: then the user has gone elsewhere.
@MainActor
final class AddressBar {
    /// An address that is being opened.
    private struct Opening {
        let address: WindowAddress
        /// What no part has taken yet.
        var rest: AddressRest
        /// The parts that were asked.
        var asked: Set<ObjectIdentifier> = []
        /// The part that was asked last.
        weak var last: (any AddressPart)?
        /// Whether the app's handlers are told.
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
    /// Whether the next step is enqueued.
    private var isStepping = false
    /// Whether the window's views are there.
    private var hasContent: Bool
    /// What was left of the address that was opened last, as text: it is saved.
    private let savedRest: StateLocation<String>
    /// What the parts said when the address had been opened. While they say so, the rest belongs to the address. Nil before one
    /// was opened.
    private var opened: WindowAddress?
    /// The address without a place that was opened last.
    private var missing: WindowAddress?
    /// Whether the app has a place at the address.
    private(set) var isFound: Bool
    /// Called when `isFound` changes. Not part of an update.
    var onFoundChange: (@MainActor () -> Void)?

    init(of window: _Node) {
        self.window = window
        location = window.environment.windowLocation
        savedRest = window.makeState("address", "")
        hasContent = !location.awaitsContent
        isFound = !location.isUnknown
        guard isFound else { return }
        if location.isContinued {
            window.tree.enqueue { [weak self] in self?.goOn() }
        } else if !location.address.isRoot {
            // The root is where every window begins.
            open(location.address, isReported: true)
        }
    }

    // MARK: - The address

    /// The place that the window shows, or the one that it is asked for and does not have.
    var place: WindowAddress {
        if location.isUnknown { return location.address }
        if let opening { return opening.address }
        if !isFound, let missing { return missing }
        var address = written
        let rest = rest
        guard !rest.isRoot else { return address }
        guard opened == nil || address == opened || !isFound else {
            // The user has gone elsewhere.
            savedRest.value = ""
            return address
        }
        address.segments += rest.segments
        address.queryItems += rest.queryItems
        return address
    }

    private var rest: WindowAddress { (try? WindowAddress(text: savedRest.value)) ?? WindowAddress() }

    /// What the visible parts say.
    private var written: WindowAddress {
        var address = WindowAddress(segments: location.groupPath)
        for part in visibleParts { part.write(to: &address) }
        return address
    }

    /// From the outermost to the innermost.
    private var visibleParts: [any AddressPart] {
        parts.values.compactMap(\.part).filter { $0.addressNode?.isVisible == true }
            .enumerated().sorted { first, second in
                (first.element.addressNode?.depth ?? 0, first.offset)
                    < (second.element.addressNode?.depth ?? 0, second.offset)
            }
            .map(\.element)
    }

    // MARK: - Parts and handlers

    func add(_ part: any AddressPart) {
        parts[ObjectIdentifier(part)] = WeakPart(part: part)
        partsDidChange()
        guard opening == nil else { return step() }
        let rest = rest
        guard !rest.isRoot, part.isQueryItem || !isFound else { return }
        // It comes late, as after a load, and may understand what is left.
        let others = parts.keys.filter { $0 != ObjectIdentifier(part) }
        opening = Opening(address: place, rest: AddressRest(rest), asked: Set(others), isReported: false)
        step()
    }

    func remove(_ part: any AddressPart) {
        parts[ObjectIdentifier(part)] = nil
        partsDidChange()
    }

    /// What a part says has changed, or whether it is visible.
    func partsDidChange() { window?.elementsDidChange() }

    /// A part may understand more than when it was asked.
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

    /// Sets what is done with URLs of the app by a view.
    func setHandler(of node: _Node, _ perform: @escaping @MainActor (URL) -> Void) {
        let isNew = handlers.updateValue(Handler(node: node, perform: perform), forKey: ObjectIdentifier(node)) == nil
        guard isNew, !isFound, opening == nil, hasContent, !location.isUnknown else { return }
        // It comes late, as after a load.
        open(place, isReported: true)
    }

    func removeHandler(of node: _Node) { handlers[ObjectIdentifier(node)] = nil }

    /// The views of the window have come, or gone.
    func setHasContent(_ hasContent: Bool) {
        self.hasContent = hasContent
        if hasContent, opening != nil { step() }
    }

    // MARK: - Opening an address

    /// Shows the place of an address of the window's group, and tells the app's handlers.
    func visit(_ address: WindowAddress) {
        guard location.isInGroup(address) else {
            window?.tree.document.open("./\(address.text)")
            return
        }
        setFound(true)
        open(address, isReported: true)
    }

    /// Opens a URL if it is one of the app. Returns false for other URLs.
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

    /// Enqueues the next step: all views are up to date then.
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

    /// Goes on where a former window was: its parts have their state.
    private func goOn() {
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
