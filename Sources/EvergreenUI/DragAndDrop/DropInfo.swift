import EvergreenDocument
public import Foundation

/// A drag over a view, or a drop on it.
@MainActor
public struct DropInfo {
    /// Where the pointer is: in points from the leading top corner of the view.
    public let location: CGPoint
    /// The type identifiers of the dragged items, and of the types that those conform to.
    private let types: [String]
    private let providers: @MainActor () -> [NSItemProvider]

    /// A drag of a view of the same window.
    init(at place: DropPlace, of payload: any DragPayload) {
        location = CGPoint(x: place.x, y: place.y)
        types = payload.types
        providers = { [payload.makeItem().provider] }
    }

    /// A drag from another window, of which a page is told nothing but that it may be of these types; or a drop.
    init(
        at place: DropPlace,
        offering types: [UTType],
        providers: @escaping @MainActor () -> [NSItemProvider] = { [] }
    ) {
        location = CGPoint(x: place.x, y: place.y)
        self.types = TransferTypes.identifiers(of: types)
        self.providers = providers
    }

    /// Whether something that is dragged is of one of some types, or of one that conforms to it.
    ///
    /// While something from another window is over the view, it may be of any type that the view takes.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        contentTypes.contains { types.contains($0.identifier) }
    }

    /// Whether something that is dragged is of one of some types: see ``hasItemsConforming(to:)-([UTType])``.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }

    /// The providers of what is dragged that have one of some types, or one that conforms to it.
    ///
    /// There are none for what comes from another window until it is dropped.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers().filter { provider in
            contentTypes.contains { provider.representation(conformingTo: $0) != nil }
        }
    }

    /// The providers of what is dragged that have one of some types: see ``itemProviders(for:)-([UTType])``.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}

extension DropOperation {
    /// How the pointer shows it.
    var effect: DropEffect {
        switch self {
        case .cancel, .forbidden: .none
        case .copy: .copy
        case .move: .move
        }
    }
}
