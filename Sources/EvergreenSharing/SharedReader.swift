/// A read-only reference to a value shared by many parts of an app.
///
/// ```swift
/// struct Header: View {
///     @SharedReader(.appStorage("userName")) var userName = "Guest"
///
///     var body: some View { Text(userName) }
/// }
/// ```
///
/// It observes the ``Shared`` value with the same key, or the one that it is created from: `SharedReader($count)`. Its key may be
/// read-only, a ``SharedReaderKey``.
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value> {
    let box: SharedBox<Value, any Reference<Value>>

    var reference: any Reference<Value> { box.reference }

    init(reference: any Reference<Value>) {
        box = SharedBox(reference)
    }

    /// Creates a constant value, until ``load(_:fileID:filePath:line:column:)`` sets a key.
    ///
    /// - Parameter value: The value.
    public init(value: sending Value) {
        self.init(reference: ValueReference(value))
    }

    /// Creates a constant value, for tests and previews.
    ///
    /// - Parameter value: The value.
    /// - Returns: The value, as a shared one.
    public static func constant(_ value: sending Value) -> SharedReader<Value> {
        SharedReader(value: value)
    }

    /// Creates a read-only reference to a shared value.
    ///
    /// - Parameter base: The shared value.
    public init(_ base: Shared<Value>) {
        self.init(reference: base.reference)
    }

    /// Creates a reference to the same shared value, for a parameter or property marked `@SharedReader` whose caller passes `$count`.
    ///
    /// - Parameter projectedValue: The shared value.
    public init(projectedValue: SharedReader<Value>) {
        self = projectedValue
    }

    /// Creates a read-only reference to a shared value.
    ///
    /// - Parameter projectedValue: The shared value.
    public init(projectedValue: Shared<Value>) {
        self.init(projectedValue)
    }

    /// Unwraps a shared optional; nil if there is no value.
    ///
    /// If the optional becomes nil later, the last value is returned.
    ///
    /// - Parameter base: The shared optional.
    public init?(_ base: SharedReader<Value?>) {
        guard let reference = UnwrappedReadingReference(base.reference) else { return nil }
        self.init(reference: reference)
    }

    /// Unwraps a shared optional as a read-only value; nil if there is no value.
    ///
    /// If the optional becomes nil later, the last value is returned.
    ///
    /// - Parameter base: The shared optional.
    public init?(_ base: Shared<Value?>) {
        self.init(SharedReader<Value?>(base))
    }

    /// The value.
    public var wrappedValue: Value { reference.read(.expected) }

    /// The shared value itself, which `$count` passes on. Setting it switches all copies to another value.
    public var projectedValue: SharedReader<Value> {
        get { self }
        nonmutating set {
            guard newValue.box !== box else { return }
            box.set(newValue.reference)
        }
    }

    /// A part of the value: `$settings.isSoundOn`, `$todos[0]`.
    ///
    /// - Parameter keyPath: The part.
    public subscript<Member>(dynamicMember keyPath: KeyPath<Value, Member>) -> SharedReader<Member> {
        SharedReader<Member>(reference: ReadingReference(reference, keyPath))
    }
}

extension SharedReader: Sendable where Value: Sendable {}
