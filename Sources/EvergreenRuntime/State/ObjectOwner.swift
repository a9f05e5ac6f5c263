import EvergreenComparison
import Foundation

/// An object that a view owns as a property: created once per identity of the view, or restored from a previous window.
@MainActor
final class ObjectOwner<ObjectType: AnyObject>: StateOwner {
    let object: ObjectType
    /// True, because only the object knows whether it has changed.
    var hasState: Bool { true }
    private let slot: StateSlot?
    private let namedType: Any.Type

    /// - Parameters:
    /// - slot: The slot in which a previous window may have left an object to use instead; nil to always create an object.
    /// - namedType: The object's public type, for reports that it can't be saved.
    init(slot: StateSlot?, namedType: Any.Type = ObjectType.self, make: @MainActor () -> ObjectType) {
        self.slot = slot
        self.namedType = namedType
        if let archive = slot?.archive, archive.hasWaiting, let key = slot?.key(for: ObjectType.self),
            let kept = archive.claimValue(key, as: ObjectType.self)
        {
            object = kept
        } else {
            object = make()
        }
        slot?.archive?.noteObject(of: self)
    }
}

extension ObjectOwner: ArchivedLocation {
    var stateKey: StateKey? { slot?.key(for: ObjectType.self) }
    var encodedValue: Data? { nil }
    var keptValue: Any { object }
    var typeName: String { _typeName(namedType, qualified: false) }
}

extension ObjectOwner: InterchangeableSlot {
    package var reference: AnyObject { object }

    /// Only the library's own objects can be compared.
    package func isInterchangeable(with other: AnyObject, objects: ObjectPairs) -> Bool {
        guard let object = object as? any InterchangeableSource, let other = other as? Self else { return false }
        return object.isInterchangeable(with: other.object)
    }
}
