import Foundation

/// The related instances of a to-many relationship.
///
/// `append` reads the array of a property, appends to a copy, and sets the property: that array is copied once for each append, which moves
/// and retains pointers. The rest of an append costs O(1).
final class ToManySlot<Related: PersistentModel>: RelationshipSlot {
    private(set) var related: [Related]

    /// The identities of the instances, created on demand: searching a small array is as fast.
    private var members: Set<ObjectIdentifier>?

    private static var longestSearch: Int { 16 }

    init(_ related: [Related]) { self.related = related }

    override var models: [any PersistentModel] { related }

    override func contains(_ model: AnyObject) -> Bool {
        if members == nil, related.count <= Self.longestSearch { return related.firstIndex(ofInstance: model) != nil }
        return identities.contains(ObjectIdentifier(model))
    }

    private var identities: Set<ObjectIdentifier> {
        if let members { return members }
        let made = Set(related.lazy.map(ObjectIdentifier.init))
        members = made
        return made
    }

    override func add(_ model: any PersistentModel) {
        guard let model = model as? Related else { return }
        related.append(model)
        members?.insert(ObjectIdentifier(model))
    }

    override func remove(_ model: AnyObject) {
        if members != nil, !contains(model) { return }
        guard let index = related.firstIndex(ofInstance: model) else { return }
        related.remove(at: index)
        members?.remove(ObjectIdentifier(model))
    }

    override func detach(_ position: (AnyObject) -> Int?) -> [RelatedReference] {
        let references = related.map { position($0).map(RelatedReference.instance) ?? .other($0) }
        related = []
        return references
    }

    override func attach(_ references: [RelatedReference], _ instances: ContiguousArray<AnyObject>) {
        related = references.compactMap { $0.model(among: instances) }
    }

    override func copy() -> RelationshipSlot { ToManySlot(related) }

    override func takeAppended(to earlier: RelationshipSlot) -> [any PersistentModel]? {
        guard let earlier = earlier as? ToManySlot, related.starts(withInstancesOf: earlier.related) else { return nil }
        var known = earlier.identities
        earlier.members = nil
        let count = earlier.related.count
        var appended: [Related] = []
        for model in related[count...] where known.insert(ObjectIdentifier(model)).inserted { appended.append(model) }
        if appended.count < related.count - count {
            related.removeSubrange(count...)
            related.append(contentsOf: appended)
        }
        members = known
        return appended
    }
}

// An array of instances is an array of pointers: comparing those retains no instance.
extension Array where Element: AnyObject {
    /// The position of an instance.
    fileprivate func firstIndex(ofInstance instance: AnyObject) -> Int? {
        let pointer = UnsafeRawPointer(Unmanaged.passUnretained(instance).toOpaque())
        return withUnsafeBytes { bytes in
            let pointers = bytes.assumingMemoryBound(to: UnsafeRawPointer.self)
            var index = 0
            while index < pointers.count {
                if pointers[index] == pointer { return index }
                index += 1
            }
            return nil
        }
    }

    /// Whether the array begins with the instances of another one.
    fileprivate func starts(withInstancesOf other: [Element]) -> Bool {
        guard count >= other.count else { return false }
        return withUnsafeBytes { bytes in
            other.withUnsafeBytes { otherBytes in
                guard let start = bytes.baseAddress, let otherStart = otherBytes.baseAddress else { return true }
                return memcmp(start, otherStart, otherBytes.count) == 0
            }
        }
    }
}
