import GRDB
import GRDBSQLite

/// The columns of an entity in the rows of its statements: first the primary key, then each property that has a column, in the order of the
/// properties.
///
/// `@unchecked Sendable`: immutable; the closures of codecs capture nothing but codecs.
final class RowLayout: @unchecked Sendable {
    let entity: Schema.Entity

    /// The codec of each attribute; nil for relationships.
    let codecs: [AnyCodecBox?]

    /// The index of each property's column, where the primary key has index 0; -1 for a property without a column.
    let positions: [CInt]

    /// The attributes with a column that are not fetched until they are read.
    let deferred: Set<Int>

    /// The selected properties.
    let columns: [(property: Schema.Property, column: String)]

    /// The to-one relationships without which an instance can't be created.
    let requiredRelationships: [Schema.Property]

    /// - Parameter selected: The properties to fetch with the row; nil for all that are not stored externally. Properties without which an
    ///   instance can't be created are always fetched.
    init(_ entity: Schema.Entity, fetching selected: Set<Int>? = nil) {
        self.entity = entity
        let codecs = entity.allProperties.map { $0.attribute?.access.codecBox }
        let deferred = entity.columns.map(\.property).filter { property in
            guard codecs[property.index]?.isDeferrable == true, property.attribute?.access.isConstant == false else {
                return false
            }
            return selected.map { !$0.contains(property.index) } ?? property.isStoredExternally
        }
        let deferredIndexes = Set(deferred.map(\.index))
        self.deferred = deferredIndexes
        self.codecs = codecs
        columns = entity.columns.filter { !deferredIndexes.contains($0.property.index) }
        var positions = [CInt](repeating: -1, count: entity.allProperties.count)
        for (position, column) in columns.enumerated() { positions[column.property.index] = CInt(position + 1) }
        self.positions = positions
        requiredRelationships = entity.allProperties.filter { $0.relationship?.access.isRequired == true }
    }

    /// The selected columns, qualified with a table name or alias.
    func selection(of table: String) -> String {
        ([entity.primaryKeyColumn] + columns.map(\.column))
            .map { "\(table.quotedDatabaseIdentifier).\($0.quotedDatabaseIdentifier)" }
            .joined(separator: ", ")
    }

    func error(_ property: Int, _ rowID: Int64, _ error: any Error) -> ModelError {
        if let error = error as? ModelError { return error }
        let name = entity.allProperties[property].name
        let reason = (error as? UnreadableValue)?.reason ?? "\(error)"
        return ModelError(
            .unreadableValue,
            "\(entity.name).\(name) of the row \(rowID) of \(entity.tableName) can't be read: \(reason). "
                + "Correct the value in the database.",
            entity: entity.name,
            property: name,
            underlying: error
        )
    }
}
