import EvergreenDocument
public import Foundation

/// The state of a drag over a view, or of a drop.
@MainActor
public struct DropInfo {
    /// The location of the pointer, in points from the top leading corner of the view.
    public let location: CGPoint
    /// The type identifiers of the dragged items, and of all types that they conform to.
    private let types: [String]
    private let providers: @MainActor () -> [NSItemProvider]

    /// Creates the state of a drag of a view in the same window.
    init(at place: DropPlace, of payload: any DragPayload) {
        location = CGPoint(x: place.x, y: place.y)
        types = payload.types
        providers = { [payload.makeItem().provider] }
    }

    /// Creates the state of a drop, or of a drag from another window, which is only known to have one of these types.
    init(
        at place: DropPlace,
        offering types: [UTType],
        providers: @escaping @MainActor () -> [NSItemProvider] = { [] }
    ) {
        location = CGPoint(x: place.x, y: place.y)
        self.types = TransferTypes.identifiers(of: types)
        self.providers = providers
    }

    /// Returns whether a dragged item conforms to one of the given types.
    ///
    /// A drag from another window may be of any type that the view accepts, until it is dropped.
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool {
        contentTypes.contains { types.contains($0.identifier) }
    }

    /// Returns whether a dragged item conforms to one of the given types. See ``hasItemsConforming(to:)-([UTType])``.
    public func hasItemsConforming(to types: [String]) -> Bool {
        hasItemsConforming(to: types.map { UTType(importedAs: $0) })
    }

    /// The providers of the dragged items that conform to one of the given types.
    ///
    /// A drag from another window has none until it is dropped.
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] {
        providers().filter { provider in
            contentTypes.contains { provider.representation(conformingTo: $0) != nil }
        }
    }

    /// The providers of the dragged items that conform to one of the given types. See ``itemProviders(for:)-([UTType])``.
    public func itemProviders(for types: [String]) -> [NSItemProvider] {
        itemProviders(for: types.map { UTType(importedAs: $0) })
    }
}

extension DropOperation {
    /// The corresponding appearance of the pointer.
    var effect: DropEffect {
        switch self {
        case .cancel, .forbidden: .none
        case .copy: .copy
        case .move: .move
        }
    }
}
