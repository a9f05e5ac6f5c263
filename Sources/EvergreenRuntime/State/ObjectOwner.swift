import EvergreenComparison
import Foundation

/// An object that a view owns as a property: made once per identity of the view, or taken over from a former window.
@MainActor
final class ObjectOwner<ObjectType: AnyObject>: StateOwner {
    let object: ObjectType
    /// What an object is changed to, it alone knows.
    var hasState: Bool { true }
    private let slot: StateSlot?
    private let namedType: Any.Type

    /// - Parameters:
    ///   - slot: Where a former window may have left an object, which is used instead; nil if the object is always made anew.
    ///   - namedType: The type that an app knows the object by, which can't be saved.
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

    /// Only the objects of this package's own can tell.
    package func isInterchangeable(with other: AnyObject, objects: ObjectPairs) -> Bool {
        guard let object = object as? any InterchangeableSource, let other = other as? Self else { return false }
        return object.isInterchangeable(with: other.object)
    }
}
