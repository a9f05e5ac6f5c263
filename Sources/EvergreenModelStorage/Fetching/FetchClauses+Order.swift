import Foundation
import GRDB

extension Translation {
    /// The ORDER BY term that is equivalent to a sort descriptor.
    ///
    /// NULL comes first in SQL, as nil does in Swift.
    mutating func orderTerm<Model: PersistentModel>(_ descriptor: SortDescriptor<Model>, _ entity: Schema.Entity) throws
        -> String
    {
        guard let keyPath = descriptor.keyPath else { throw Untranslatable("a sort descriptor has no key path") }
        let localized = LocalizedOrder(keyPath)
        let value = try sortValue(keyPath, lastStep: localized?.lastStep, entity)
        guard value.sql.arguments.isEmpty else { throw Untranslatable("an order has arguments") }
        let collation: String
        switch value.kind {
        case .text where localized != nil:
            collation = " COLLATE \(localized?.collation.name ?? "")"
        case .text:
            switch descriptor.stringComparator {
            case nil: collation = " COLLATE \(Self.collation)"
            case .lexical: collation = " COLLATE \(SQLFunctions.lexical.name)"
            default: throw Untranslatable("its comparator of strings has no SQL")
            }
        case .decimal:
            collation = " COLLATE \(SQLFunctions.decimal.name)"
        case .integer, .double, .float, .date, .uuid, .identifier:
            collation = ""
        default:
            throw Untranslatable("the stored values of \(keyPath) have another order")
        }
        return value.sql.text + collation + (descriptor.order == .reverse ? " DESC" : "")
    }

    /// The value of a key path: a property of a model, or of a model behind to-one relationships.
    ///
    /// - Parameter lastStep: The rest of the key path after that property.
    private mutating func sortValue(
        _ keyPath: AnyKeyPath,
        lastStep: AnyKeyPath?,
        _ entity: Schema.Entity
    ) throws -> SQLValue {
        var row = Self.root(entity)
        guard let path = SortPath(keyPath, lastStep: lastStep, entity), let last = path.properties.last else {
            // The identifier is not a stored property.
            guard case .value(let value) = try property(keyPath, of: row) else {
                throw Untranslatable("\(entity.name) does not store \(keyPath)")
            }
            return value
        }
        for property in path.properties.dropLast() {
            guard let related = property.keyPath, case .row(let next) = try self.property(related, of: row) else {
                throw Untranslatable("\(keyPath) leads through no relationship")
            }
            row = next
        }
        guard let keyPath = last.keyPath, case .value(let value) = try property(keyPath, of: row) else {
            throw Untranslatable("\(entity.name) is ordered by models")
        }
        return value
    }
}

/// The properties of a key path: to-one relationships, followed by the final property.
struct SortPath {
    let properties: [Schema.Property]

    /// The maximum number of relationships. Classes may refer to each other in cycles.
    private static let maximumDepth = 4

    /// Nil if the key path has other components. The shortest paths are tried first.
    ///
    /// - Parameter lastStep: A component after the last property that belongs to the key path but is not a property.
    init?(_ keyPath: AnyKeyPath, lastStep: AnyKeyPath?, _ entity: Schema.Entity) {
        if lastStep == nil, let property = entity.property(at: keyPath) {
            properties = [property]
            return
        }
        var paths = entity.allProperties.compactMap { property in property.keyPath.map { Path([property], $0) } }
        for _ in 0...Self.maximumDepth {
            if let path = paths.first(where: { $0.leads(along: keyPath, lastStep) }) {
                properties = path.properties
                return
            }
            paths = paths.flatMap(\.continuations)
        }
        return nil
    }

    private struct Path {
        let properties: [Schema.Property]
        let keyPath: AnyKeyPath

        init(_ properties: [Schema.Property], _ keyPath: AnyKeyPath) {
            self.properties = properties
            self.keyPath = keyPath
        }

        func leads(along other: AnyKeyPath, _ lastStep: AnyKeyPath?) -> Bool {
            guard let lastStep else { return keyPath.leadsAlong(other) }
            return keyPath.appending(path: lastStep)?.leadsAlong(other) ?? false
        }

        /// The paths to the properties of the related model.
        var continuations: [Path] {
            guard let end = properties.last?.relationship, !end.access.isToMany, let destination = end.destination
            else { return [] }
            return destination.allProperties.compactMap { next in
                let step = end.access.isRequired ? next.keyPath : next.chainedKeyPath
                return step.flatMap { keyPath.appending(path: $0) }.map { Path(properties + [next], $0) }
            }
        }
    }
}

extension AnyKeyPath {
    /// Whether both have the same components.
    ///
    /// An appended key path differs from a literal in which components count as writable, so that `==` is false for them. Their hashes
    /// depend on the components only, with the process's seed.
    fileprivate func leadsAlong(_ other: AnyKeyPath) -> Bool {
        Self.rootType == type(of: other).rootType && Self.valueType == type(of: other).valueType
            && hashValue == other.hashValue
    }
}
