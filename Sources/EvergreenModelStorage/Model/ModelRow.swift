import GRDB

/// A row from which an instance is created.
///
/// It is valid while its statement stays at the row: during the initializer that it is passed to.
public struct _ModelRow {
    let statement: SQLiteStatement
    let layout: RowLayout
    let rowID: Int64

    /// The models of required to-one relationships, without which an instance can't be created.
    let requiredModels: RequiredModels?

    /// Reads an attribute.
    ///
    /// - Throws: A ``ModelError`` if the stored value is invalid for the type.
    @_disfavoredOverload
    public func value<Value: Codable>(at property: Int) throws -> Value { try codedValue(at: property) }

    /// Reads an attribute with its codec.
    func codedValue<Value: Codable>(at property: Int) throws -> Value {
        guard let box = layout.codecs[property] as? CodecBox<Value> else {
            throw layout.error(property, rowID, UnreadableValue(reason: "its type is not \(Value.self)"))
        }
        let column = layout.positions[property]
        guard column >= 0 else { return try absentValue(of: box, at: property) }
        do {
            return try box.codec.read(statement, column)
        } catch {
            throw layout.error(property, rowID, error)
        }
    }

    /// The value of an attribute without a column in the row.
    private func absentValue<Value>(of box: CodecBox<Value>, at property: Int) throws -> Value {
        if layout.deferred.contains(property), let placeholder = box.placeholder { return placeholder }
        if let value = box.defaultValue?() { return value }
        // An optional without a default value is nil.
        if box.codec.isOptional { return try box.codec.decode(.null) }
        throw layout.error(
            property,
            rowID,
            UnreadableValue(reason: "it is not stored, and has no default value: declare one")
        )
    }

    /// Returns nil: a to-one relationship is fetched when it is read.
    public func value<Related: PersistentModel>(at property: Int) throws -> Related? { nil }

    /// Returns the model of a required to-one relationship, which was already fetched.
    public func value<Related: PersistentModel>(at property: Int) throws -> Related {
        let column = layout.positions[property]
        let key = column < 0 ? nil : Int64.fromStatement(statement, column)
        guard let key, let model = requiredModels?.model(property, key) as? Related else {
            throw layout.error(
                property,
                rowID,
                UnreadableValue(
                    reason: "there is no \(Related._typeName) with the key \(key.map(String.init) ?? "NULL")"
                )
            )
        }
        return model
    }

    /// Returns no models: a to-many relationship is fetched when it is read.
    public func value<Related: PersistentModel>(at property: Int) throws -> [Related] { [] }

    /// Returns nil: a to-many relationship is fetched when it is read.
    public func value<Related: PersistentModel>(at property: Int) throws -> [Related]? { nil }

    /// Reads a property whose type can't be stored.
    @_disfavoredOverload
    public func value<Value>(at property: Int) throws -> Value {
        throw ModelError.invalidSchema("\(Value.self) can't be stored.")
    }
}

/// The models of required to-one relationships, by property and key.
final class RequiredModels {
    private var models: [Int: [Int64: any PersistentModel]] = [:]

    func add(_ model: any PersistentModel, _ property: Int, _ key: Int64) {
        models[property, default: [:]][key] = model
    }
    func model(_ property: Int, _ key: Int64) -> (any PersistentModel)? { models[property]?[key] }
}
