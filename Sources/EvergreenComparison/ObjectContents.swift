import Observation

/// Whether two observable objects of one class have equal stored properties, as a mirror shows them. Objects in these count as
/// equal if they are the same.
///
/// False for other classes: who else reads and writes their properties, and where, is not known.
@MainActor
func haveEqualContents(_ lhs: AnyObject, _ rhs: AnyObject) -> Bool {
    guard lhs is any Observable, rhs is any Observable, !(lhs is any CustomReflectable) else { return false }
    var (left, right): (Mirror?, Mirror?) = (Mirror(reflecting: lhs), Mirror(reflecting: rhs))
    while let class_ = left {
        guard let other = right, class_.subjectType == other.subjectType, class_.children.count == other.children.count
        else { return false }
        for (child, otherChild) in zip(class_.children, other.children) {
            // Who observes an object is no part of it.
            if child.value is ObservationRegistrar { continue }
            guard valuesAreEqual(child.value, otherChild.value) else { return false }
        }
        (left, right) = (class_.superclassMirror, other.superclassMirror)
    }
    return right == nil
}
