/// The error of modifying the payload of a case that the enum is not in.
public struct CasePathMismatch: Error, CustomStringConvertible {
    let root: Any.Type
    let value: Any.Type
    let actual: String?

    public var description: String {
        """
        Could not change a payload of type \(value) in \(root), which is in \(actual.map { "the case '\($0)'" } ?? "another case"). \
        Check the case first.
        """
    }
}
