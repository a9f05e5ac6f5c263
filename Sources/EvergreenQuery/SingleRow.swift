/// A property of a view that follows the record of a single-row table, and gives bindings that write to it.
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
/// The record is the stored one, or the default one if the table is empty. It follows the database as a ``Query`` of a
/// `SingleRowRequest` does, and shares the observation with all those.
///
/// A binding writes its own property and no other one: nothing is lost if somebody else writes another property at the
/// same time. Writes go through the context that the record is read from, in order, off the main actor. The view shows
/// what it has set at once. If a write fails, the view shows again what the database has, and ``Wrapper/error`` says why.
@MainActor
@propertyWrapper
public struct SingleRow<Record: SingleRowRecord> {
    private var query: Query<SingleRowRequest<Record>>
    @StateObject private var edits = SingleRowEdits<Record>()

    /// The row of the table in the environment's `databaseContext`.
    public init() {
        self.init(in: \.databaseContext)
    }

    private init(_ query: Query<SingleRowRequest<Record>>) {
        self.query = query
    }

    /// The record: the stored one, or the default one, with what this view has set and the database does not have yet.
    public var wrappedValue: Record {
        edits.applied(to: query.wrappedValue, in: query.tracker.followedContext)
    }

    /// Bindings to the properties of the record, and what has become of their writes.
    public var projectedValue: Wrapper { Wrapper(row: self) }

    private func write(_ edit: SingleRowEdit<Record>) {
        let tracker = query.tracker
        edits.write(edit, in: query.presentContext) { tracker.refresh() }
    }
}

// MARK: - Where the row is

extension SingleRow {
    /// The row of the table in a context at a key path of the environment.
    public init(in keyPath: KeyPath<EnvironmentValues, DatabaseContext>) {
        self.init(Query(SingleRowRequest(), in: keyPath))
    }

    /// The row of the table in a context that is given here, whatever the environment has.
    public init(from context: DatabaseContext) {
        self.init(Query(SingleRowRequest(), from: context))
    }

    /// The row of the table in a context among the dependencies.
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
    /// Bindings to the properties of the record, and what has become of their writes.
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
        /// - Parameter modify: Changes the record, and nothing else: it is called with the record that is shown, and
        ///   with the one in the database, on another thread.
        public func update(_ modify: @escaping @Sendable (inout Record) -> Void) {
            row.write(.update(modify))
        }

        /// Goes back to the default record, by emptying the table.
        public func reset() {
            row.write(.reset)
        }

        /// What kept the last write from being done, or else the record from being read.
        ///
        /// `DatabaseContextError.readOnly` after a write through a context that only reads. The error
        /// of a write stays until the next write.
        public var error: (any Error)? { row.edits.error ?? row.query.projectedValue.error }

        /// Whether the record is still to come. The value is the default record before then.
        public var isLoading: Bool { row.query.projectedValue.isLoading }
    }
}
