/// What the type and the stored properties of a view say of the records that it is about.
struct StoredIdentity {
    let type: String
    /// The ids of the records among the properties.
    private(set) var records: [String] = []
    /// Numbers and texts, which may be ids, if there is no record.
    private(set) var values: [String] = []
    /// Whether a property leads to values elsewhere, which may be of any record.
    private(set) var isOpaque = false

    init<Content: View>(of view: Content) {
        // Qualified names of private types hold an address.
        type = _typeName(Content.self, qualified: false)
        for property in Mirror(reflecting: view).children { add(property.value) }
        if !records.isEmpty {
            values.removeAll()
            isOpaque = false
        }
    }

    private mutating func add(_ value: Any) {
        if let optional = value as? any OptionalValue {
            if let wrapped = optional.wrapped { add(wrapped) }
        } else if value is any BindingValue {
            isOpaque = true
        } else if value is any DynamicProperty {
            // State of the view's own.
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

/// A property that leads to a value of another view.
private protocol BindingValue {}

extension Binding: BindingValue {}
extension Bindable: BindingValue {}
extension ObservedObject: BindingValue {}
extension EnvironmentObject: BindingValue {}
