import Foundation
import GRDB

extension Translation {
    /// A term of ORDER BY that orders rows as a sort descriptor orders models.
    ///
    /// NULL comes first in SQL, as nil does in Swift.
    mutating func orderTerm<Model: PersistentModel>(_ descriptor: SortDescriptor<Model>, _ entity: Schema.Entity) throws
        -> String
    {
        guard let keyPath = descriptor.keyPath else { throw Untranslatable("a sort descriptor has no key path") }
        let value = try sortValue(keyPath, entity)
        guard value.sql.arguments.isEmpty else { throw Untranslatable("an order has arguments") }
        let collation: String
        switch value.kind {
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

    /// What a key path of a model leads to: a property, or one of a model behind to-one relationships.
    private mutating func sortValue(_ keyPath: AnyKeyPath, _ entity: Schema.Entity) throws -> SQLValue {
        var row = Self.root(entity)
        guard let path = SortPath(keyPath, entity), let last = path.properties.last else {
            // The identifier is no stored property.
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

/// The properties that a key path leads through.
struct SortPath {
    let properties: [Schema.Property]

    init?(_ keyPath: AnyKeyPath, _ entity: Schema.Entity) {
        if let property = entity.property(at: keyPath) {
            properties = [property]
            return
        }
        for property in entity.properties {
            guard let end = property.relationship, !end.access.isToMany, let destination = end.destination,
                let start = property.keyPath, let rest = keyPath.properties(after: start, destination)
            else { continue }
            properties = [property] + rest
            return
        }
        return nil
    }
}

extension AnyKeyPath {
    fileprivate func properties(after start: AnyKeyPath, _ entity: Schema.Entity) -> [Schema.Property]? {
        for property in entity.properties {
            guard let keyPath = property.keyPath, let joined = start.appending(path: keyPath) else { continue }
            if joined == self { return [property] }
            if let end = property.relationship, !end.access.isToMany, let destination = end.destination,
                destination !== entity, let rest = properties(after: joined, destination)
            {
                return [property] + rest
            }
        }
        return nil
    }
}
