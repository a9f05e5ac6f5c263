/// Observes the record of a single-row table in a view, and provides bindings that write to the database.
///
/// ```swift
/// struct SettingsForm: View {
///     @SingleRow private var configuration: AppConfiguration
///
///     var body: some View {
///         Form {
///             Toggle("Flag", isOn: $configuration.flag)
///             if let error = $configuration.error { Text("\(error)") }
///         }
///     }
/// }
/// ```
///
/// If the table is empty, the record is the default one. It is observed like a ``Query`` of a `SingleRowRequest`, and
/// shares the observation with all such queries.
///
/// A binding writes only its own property, so that concurrent writes of other properties are not lost. Writes go
/// through the context of the record, in order, off the main actor. The view shows a new value immediately. If the
/// write fails, the view shows the value of the database again, and ``Wrapper/error`` is set.
@MainActor
@propertyWrapper
public struct SingleRow<Record: SingleRowRecord> {
    // An inlinable accessor: a body may read the record once per row. Specialized in the app, it looks up no metadata.
    @usableFromInline var query: Query<SingleRowRequest<Record>>
    @usableFromInline var ownedEdits = OwnedSource(wrappedValue: SingleRowEdits<Record>())

    @inlinable var edits: SingleRowEdits<Record> { ownedEdits.wrappedValue }

    /// The row of the table in the environment's `databaseContext`.
    public init() {
        self.init(in: \.databaseContext)
    }

    private init(_ query: Query<SingleRowRequest<Record>>) {
        self.query = query
    }

    /// The stored record, or else the default one, with the pending writes of this view.
    @inlinable
    public var wrappedValue: Record {
        let (record, edits) = (query.wrappedValue, edits)
        // Most reads find no pending write, and need no context.
        return edits.isEmpty ? record : edits.applied(to: record, in: query.tracker.followedContext)
    }

    /// Bindings to the properties of the record, and the status of their writes.
    public var projectedValue: Wrapper { Wrapper(row: self) }

    private func write(_ edit: SingleRowEdit<Record>) {
        let tracker = query.tracker
        edits.write(edit, in: query.presentContext) { tracker.refresh() }
    }
}

// MARK: - The context

extension SingleRow {
    /// The row of the table in a context at a key path of the environment.
    public init(in keyPath: KeyPath<EnvironmentValues, DatabaseContext>) {
        self.init(Query(SingleRowRequest(), in: keyPath))
    }

    /// The row of the table in an explicit context. The environment's context is ignored.
    public init(from context: DatabaseContext) {
        self.init(Query(SingleRowRequest(), from: context))
    }

    /// The row of the table in a context from a dependency.
    public init(
        dependency keyPath: KeyPath<DependencyValues, DatabaseContext> & Sendable,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        self.init(
            Query(
                SingleRowRequest(),
                dependency: keyPath,
                fileID: fileID,
                filePath: filePath,
                line: line,
                column: column
            )
        )
    }
}

extension SingleRow: DynamicProperty {
    nonisolated public func update() {}
}

// MARK: - The projected value

extension SingleRow {
    /// Bindings to the properties of the record, and the status of their writes.
    ///
    /// `$configuration.flag` is a binding to the property `flag` of the record.
    @MainActor
    @dynamicMemberLookup
    public struct Wrapper {
        fileprivate let row: SingleRow

        /// A binding to a property of the record. Setting it writes this property to the database.
        public subscript<Subject: Sendable>(
            dynamicMember keyPath: WritableKeyPath<Record, Subject> & Sendable
        ) -> Binding<Subject> {
            let row = row
            return Binding(
                get: { row.wrappedValue[keyPath: keyPath] },
                set: { value in row.write(.update { $0[keyPath: keyPath] = value }) }
            )
        }

        /// Changes some properties of the record, in one transaction.
        ///
        /// ```swift
        /// Button("Reset flag") { $configuration.update { $0.$flag.reset() } }
        /// ```
        ///
        /// - Parameter modify: Changes the record, without other side effects: it is called with the displayed record and, on another
        ///   thread, with the stored one.
        public func update(_ modify: @escaping @Sendable (inout Record) -> Void) {
            row.write(.update(modify))
        }

        /// Resets the record to the default one, by emptying the table.
        public func reset() {
            row.write(.reset)
        }

        /// The error of the last write or, if there is none, of reading the record.
        ///
        /// `DatabaseContextError.readOnly` after a write through a read-only context. The error of a write stays until the next write.
        public var error: (any Error)? { row.edits.error ?? row.query.projectedValue.error }

        /// Whether the record has not been read yet. Until then, the value is the default record.
        public var isLoading: Bool { row.query.projectedValue.isLoading }
    }
}
