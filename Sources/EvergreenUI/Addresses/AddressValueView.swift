/// A view that contributes a value to the address.
struct AddressValueView<Content: View>: WrapperView {
    @Boxed var wrapped: Content
    let place: AddressPlace
    let value: AddressBinding

    func makeNodeState() -> AddressValue { AddressValue(place, value) }

    func willMount(_ node: WrapperNode<Self>) {
        node.state.node = node
        read(in: node)
        node.state.keepFirstText()
        node.environment.addressOfParts?.add(node.state)
    }

    func didUpdate(_ node: WrapperNode<Self>, from previous: Self) {
        node.markAsUpToDate()
        read(in: node)
    }

    /// Called when the value changes, which this node observes, not the parent's body.
    func refresh(_ node: WrapperNode<Self>) {
        node.markAsUpToDate()
        read(in: node)
    }

    private func read(in node: WrapperNode<Self>) {
        node.startReads()
        let text = node.recordingReads { value.text() }
        guard node.state.update(place, value, text: text) else { return }
        node.environment.addressOfParts?.partsDidChange()
    }

    func visibilityDidChange(_ node: WrapperNode<Self>) { node.environment.addressOfParts?.partsDidChange() }

    func willUnmount(_ node: WrapperNode<Self>) { node.environment.addressOfParts?.remove(node.state) }
}

/// The position of a value in an address.
enum AddressPlace: Equatable {
    case segment
    /// A query item, which is omitted if its text is the default.
    case queryItem(name: String, default: String?)
}

/// The value that a view contributes to an address.
@MainActor
final class AddressValue: AddressPart {
    weak var node: _Node?
    private var place: AddressPlace
    private var value: AddressBinding
    /// Nil if the value is omitted.
    private var text: String?
    /// The text of the view's initial value.
    private var firstText: String?

    init(_ place: AddressPlace, _ value: AddressBinding) {
        self.place = place
        self.value = value
    }

    /// Updates the value. Returns whether the address changes.
    func update(_ place: AddressPlace, _ value: AddressBinding, text: String?) -> Bool {
        defer { (self.place, self.value, self.text) = (place, value, text) }
        return place != self.place || text != self.text
    }

    func keepFirstText() { firstText = text }

    var addressNode: _Node? { node }

    var isQueryItem: Bool { place != .segment }

    func write(to address: inout WindowAddress) {
        guard let text else { return }
        switch place {
        case .segment:
            if WindowAddress.isSegment(text) { address.segments.append(text) }
        case .queryItem(let name, let usual):
            if text != usual { address.queryItems.append(.init(name: name, value: text)) }
        }
    }

    func open(_ rest: inout AddressRest) {
        switch place {
        case .segment:
            if let segment = rest.segments.first, value.setText(segment) {
                rest.takeSegments(1)
            } else {
                _ = value.setText(firstText)
            }
        case .queryItem(let name, let usual):
            guard let text = rest.takeQueryItem(name), value.setText(text) else {
                _ = value.setText(usual ?? firstText)
                return
            }
        }
    }
}
