/// The dynamic properties of a value other than a view, such as a modifier or a style, as one property of the view that uses it.
package struct DynamicProperties<Value>: DynamicProperty {
    package var value: Value

    package init(of value: Value) {
        self.value = value
    }

    package static func _connect(_ property: inout Self, to storage: _PropertyStorage) {
        DynamicFields.of(Value.self).connect(&property.value, to: storage)
    }
}
