/// A type-erased equatable value.
struct AnyEquatable: Equatable {
    let value: any Equatable

    static func == (lhs: Self, rhs: Self) -> Bool { lhs.value.equals(rhs.value) }
}

extension Equatable {
    fileprivate func equals(_ other: any Equatable) -> Bool { (other as? Self) == self }
}
