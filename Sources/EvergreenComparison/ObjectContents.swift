import Observation

/// Whether two observable objects of one class have equal stored properties, by their mirrors. Nested objects are compared by identity.
///
/// False for other classes, whose properties may be accessed by unknown code.
@MainActor
func haveEqualContents(_ lhs: AnyObject, _ rhs: AnyObject) -> Bool {
    guard lhs is any Observable, rhs is any Observable, !(lhs is any CustomReflectable) else { return false }
    var (left, right): (Mirror?, Mirror?) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
    while let class_ = left {
        guard let other = right, class_.subjectType == other.subjectType, class_.children.count == other.children.count
        else { return false }
        for (child, otherChild) in zip(class_.children, other.children) {
            // The observers of an object are not part of its contents.
            if child.value is ObservationRegistrar { continue }
            guard valuesAreEqual(child.value, otherChild.value) else { return false }
        }
        (left, right) = (class_.superclassMirror, other.superclassMirror)
    }
    return right == nil
}
