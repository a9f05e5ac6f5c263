import EvergreenComparison

extension _Node {
    /// The identity of the node's view. Costs O(d + s) for d ancestors with s siblings in total. Requested when a field is drawn
    /// completely, not on each change.
    package final var viewIdentity: ViewIdentity {
        var identity = parent?.viewIdentity ?? ViewIdentity()
        parent?.distinguish(self, in: &identity)
        addOwnIdentity(to: &identity)
        return identity
    }

    /// Returns the identity for saved state. It is complete while the node is being made, and independent of the values of view properties,
    /// so it is constant for the life of the node. Costs the same as `viewIdentity`.
    final func findStateIdentity() -> ViewIdentity {
        var identity = parent?.stateIdentity ?? ViewIdentity(isForState: true)
        if !identifiesItself { parent?.distinguish(self, in: &identity) }
        addOwnIdentity(to: &identity)
        return identity
    }

    /// Returns the archive slot of a value that isn't a view property; nil if nothing is saved.
    final func stateSlot(_ name: String) -> StateSlot? {
        guard archive != nil else { return nil }
        return StateSlot(of: self, property: StableHash.combine(StableHash.start, name))
    }

    /// Returns the position of a child. A child that is not found is the next one that the node makes.
    final func place(of child: _Node) -> Int {
        var place: Int?
        var index = 0
        forEachChild { node in
            if node === child { place = index }
            index += 1
        }
        return place ?? nextPlace
    }
}

/// A property that refers to a value of another view.
protocol BindingValue {}

extension StoredIdentity {
    /// Reads the stored properties of a view.
    init<Content: View>(of view: Content) {
        // Qualified names of private types contain an address.
        self.init(type: _typeName(Content.self, qualified: false))
        let properties = Mirror(reflecting: view).children
        let fields = view is any CustomReflectable ? nil : storedFields(of: Content.self)
        // A mirror reads each property on access, and must not read a dangling unowned reference.
        for (place, index) in properties.indices.enumerated() {
            if let fields, place < fields.count, !fields[place].isStrong {
                isOpaque = true
            } else {
                add(properties[index].value)
            }
        }
        preferRecords()
    }

    private mutating func add(_ value: Any) {
        if let optional = value as? any OptionalValue {
            if let wrapped = optional.wrapped { add(wrapped) }
        } else if value is any BindingValue {
            isOpaque = true
        } else if value is any DynamicProperty {
            // The view's own state.
        } else if let record = value as? any Identifiable {
            if let id = stableText(of: record.id) {
                records.append(id)
            } else {
                isOpaque = true
            }
        } else if let text = scalarText(of: value) {
            values.append(text)
        } else if Swift.type(of: value) is AnyClass {
            isOpaque = true
        }
    }
}
