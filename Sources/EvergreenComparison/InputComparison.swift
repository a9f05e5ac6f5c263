import Foundation

/// Compares two values of a type as inputs of a view: if they are equal, its body need not run.
///
/// "Equal" is always right. "Different" may be wrong, for example for two equivalent closures, and only costs an update. The comparison of
/// a type is determined once: `InputComparable`, else `==`, else object identity, else field by field, else bitwise. Two values with the
/// same bits are copies of one another, regardless of their type. Differing bits may be padding: enums are then compared by case and
/// payload. Existentials are compared by their dynamic type, with `==` or object identity.
///
/// A `weak` or `unowned` property never compares as equal: its object may have been released, and reading the reference would retain it. So
/// a view with such a property is updated each time its parent is, unless it is `Equatable`.
@MainActor
package enum InputComparison {
    package static func areEqual<Value>(_ lhs: Value, _ rhs: Value) -> Bool {
        let comparison = comparison(for: Value.self)
        return withUnsafePointer(to: lhs) { lhs in
            withUnsafePointer(to: rhs) { rhs in
                comparison.areEqual(UnsafeRawPointer(lhs), UnsafeRawPointer(rhs))
            }
        }
    }

    /// Compares values of one type in memory.
    ///
    /// A structure, because a function on its own is wrapped in another one, with a context on the heap, when a generic collection stores it.
    struct Comparison {
        /// Both pointers refer to initialized values of the type that the comparison was made for.
        let areEqual: @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool

        init(_ areEqual: @escaping @MainActor (UnsafeRawPointer, UnsafeRawPointer) -> Bool) {
            self.areEqual = areEqual
        }
    }

    private static var comparisons: [ObjectIdentifier: Comparison] = [:]
    /// The comparisons of ``areInterchangeable(_:_:objects:functions:)``.
    private static var comparisonsOfWindows: [FunctionComparison: [ObjectIdentifier: Comparison]] = [:]
    /// The parameters of the current comparison of two windows; nil otherwise.
    private static var windows: (objects: ObjectPairs, functions: FunctionComparison)?

    /// The meaning of functions in the comparison of two windows.
    package enum FunctionComparison {
        /// Functions of two windows are never equal.
        case different
        /// Functions are ignored, because they are made from values that are compared themselves.
        case ignored
    }

    static func comparison(for type: Any.Type) -> Comparison {
        if let windows { return comparisonOfWindows(for: type, windows.functions) }
        if let known = comparisons[ObjectIdentifier(type)] { return known }
        let made = makeComparison(for: type)
        comparisons[ObjectIdentifier(type)] = made
        return made
    }

    /// Whether values of two windows are interchangeable: equal except for window-bound values and corresponding objects.
    package static func areInterchangeable<Value>(
        _ lhs: Value,
        _ rhs: Value,
        objects: ObjectPairs,
        functions: FunctionComparison = .different
    ) -> Bool {
        let outer = windows
        windows = (objects, functions)
        defer { windows = outer }
        return areEqual(lhs, rhs)
    }

    private static func comparisonOfWindows(for type: Any.Type, _ functions: FunctionComparison) -> Comparison {
        if let known = comparisonsOfWindows[functions]?[ObjectIdentifier(type)] { return known }
        let made =
            if type is any WindowAction.Type {
                Comparison { _, _ in windows?.objects.areUntouched ?? false }
            } else if functions == .ignored && isFunction(type) || type is any WindowBound.Type {
                Comparison { _, _ in true }
            } else if let type = type as? AnyObject.Type, !(type is any Equatable.Type) {
                objectComparison(of: type)
            } else {
                makeComparison(for: type)
            }
        comparisonsOfWindows[functions, default: [:]][ObjectIdentifier(type)] = made
        return made
    }

    /// Compares references to objects of two windows.
    private static func objectComparison<Object: AnyObject>(of type: Object.Type) -> Comparison {
        Comparison { lhs, rhs in
            areSame(
                lhs.assumingMemoryBound(to: Object.self).pointee,
                rhs.assumingMemoryBound(to: Object.self).pointee
            )
        }
    }

    private static func areSame(_ lhs: AnyObject, _ rhs: AnyObject) -> Bool {
        lhs === rhs || windows?.objects.contains(lhs, rhs) ?? false
    }

    private static func makeComparison(for type: Any.Type) -> Comparison {
        if let type = type as? any InputComparable.Type { return ownComparison(of: type) }
        if let type = type as? any OptionalInput.Type { return type.makeComparison() }
        if let type = type as? any Equatable.Type { return equality(of: type) }
        if let fields = storedFields(of: type) {
            return fieldwiseComparison(of: fields)
        }
        if isExistential(type) { return dynamicComparison(of: type) }
        if hasParts(type) { return partwiseComparison(of: type) }
        return bitwiseComparison(of: type)
    }

    /// Compares stored properties. Most compared values are copies of one another, which a comparison of their bytes shows.
    private static func fieldwiseComparison(of fields: [StoredField]) -> Comparison {
        typealias Field = (offset: Int, comparison: Comparison)
        var bytes = SignificantBytes()
        var withBytes: [Field] = []
        var others: [Field] = []
        for field in fields {
            let comparison = field.isStrong ? comparison(for: field.type) : never
            if let found = SignificantBytes(of: field) {
                bytes.formUnion(found)
                withBytes.append((field.offset, comparison))
            } else {
                others.append((field.offset, comparison))
            }
        }
        // In loops: a closure of the main actor that the standard library calls checks its actor each time.
        func areEqual(_ fields: [Field], _ lhs: UnsafeRawPointer, _ rhs: UnsafeRawPointer) -> Bool {
            for field in fields where !field.comparison.areEqual(lhs + field.offset, rhs + field.offset) {
                return false
            }
            return true
        }
        return Comparison { [bytes, withBytes, others] lhs, rhs in
            (bytes.areEqual(lhs, rhs) || areEqual(withBytes, lhs, rhs)) && areEqual(others, lhs, rhs)
        }
    }

    /// The comparison of weak and unowned references.
    private static let never = Comparison { _, _ in false }

    private static func ownComparison<Value: InputComparable>(of type: Value.Type) -> Comparison {
        Comparison { lhs, rhs in
            Value.inputsAreEqual(at: lhs.assumingMemoryBound(to: Value.self), rhs.assumingMemoryBound(to: Value.self))
        }
    }

    private static func equality<Value: Equatable>(of type: Value.Type) -> Comparison {
        Comparison { lhs, rhs in
            lhs.assumingMemoryBound(to: Value.self).pointee == rhs.assumingMemoryBound(to: Value.self).pointee
        }
    }

    /// Compares existentials by their dynamic type.
    private static func dynamicComparison(of type: Any.Type) -> Comparison {
        func make<Value>(_ type: Value.Type) -> Comparison {
            Comparison { lhs, rhs in
                let lhs = lhs.assumingMemoryBound(to: Value.self).pointee as Any
                let rhs = rhs.assumingMemoryBound(to: Value.self).pointee as Any
                if let lhs = lhs as? any Equatable { return isEqual(lhs, rhs) }
                guard Swift.type(of: lhs) is AnyObject.Type, Swift.type(of: rhs) is AnyObject.Type else { return false }
                return areSame(lhs as AnyObject, rhs as AnyObject)
            }
        }
        return _openExistential(type, do: make)
    }

    /// Compares the parts of values whose bits differ, which takes some microseconds.
    private static func partwiseComparison(of type: Any.Type) -> Comparison {
        let haveSameBits = bitwiseComparison(of: type)
        func make<Value>(_ type: Value.Type) -> Comparison {
            Comparison { lhs, rhs in
                if haveSameBits.areEqual(lhs, rhs) { return true }
                return partsAreEqual(
                    lhs.assumingMemoryBound(to: Value.self).pointee,
                    rhs.assumingMemoryBound(to: Value.self).pointee
                )
            }
        }
        return _openExistential(type, do: make)
    }

    private static func bitwiseComparison(of type: Any.Type) -> Comparison {
        let size = size(of: type)
        return Comparison { lhs, rhs in memcmp(lhs, rhs, size) == 0 }
    }
}

/// A property wrapper with its own comparison as an input of a view.
@MainActor
package protocol InputComparable {
    static func inputsAreEqual(_ lhs: Self, _ rhs: Self) -> Bool
    /// The same for values in memory. For types of which only a part is compared: a generic value is copied when it is passed on.
    static func inputsAreEqual(at lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool
}

extension InputComparable {
    package static func inputsAreEqual(at lhs: UnsafePointer<Self>, _ rhs: UnsafePointer<Self>) -> Bool {
        inputsAreEqual(lhs.pointee, rhs.pointee)
    }
}

/// An optional, which is compared by its wrapped value.
@MainActor
protocol OptionalInput {
    static var wrappedType: Any.Type { get }
    static func makeComparison() -> InputComparison.Comparison
}

extension Optional: OptionalInput {
    static var wrappedType: Any.Type { Wrapped.self }

    static func makeComparison() -> InputComparison.Comparison {
        InputComparison.Comparison { lhs, rhs in
            switch (lhs.assumingMemoryBound(to: Self.self).pointee, rhs.assumingMemoryBound(to: Self.self).pointee) {
            case (nil, nil): true
            case (let lhs?, let rhs?): InputComparison.areEqual(lhs, rhs)
            default: false
            }
        }
    }
}
