import EvergreenConcurrency
import GRDB

/// The pending changes that one view has made to a single row.
///
/// They are written immediately and in order, off the main actor, each in its own transaction: a later write of the view through the same
/// connection comes after them. Until they are stored, they are applied on top of the stored record.
@MainActor
@usableFromInline
final class SingleRowEdits<Record: SingleRowRecord>: ViewSource {
    private struct Pending {
        let id: Int
        let edit: SingleRowEdit<Record>
        let context: DatabaseContext
    }

    /// The error of the last write.
    private(set) var error: (any Error)?

    private var pending: [Pending] = [] {
        didSet { isEmpty = pending.isEmpty }
    }
    /// Whether there are no pending changes. Stored, because a body may read it once per row, and the array's metadata must be looked up.
    @usableFromInline private(set) var isEmpty = true
    private var lastID = 0

    /// Whether neither has pending changes or an error.
    override func isInterchangeable(with other: AnyObject) -> Bool {
        guard let other = other as? Self else { return false }
        return pending.isEmpty && other.pending.isEmpty && error == nil && other.error == nil
    }

    /// Returns a record with the pending changes of a context applied.
    @usableFromInline
    func applied(to record: Record, in context: DatabaseContext?) -> Record {
        pending.reduce(into: record) { record, pending in
            if pending.context == context { pending.edit.apply(&record) }
        }
    }

    /// Makes a change.
    ///
    /// - Parameter refresh: Reads the record again after the write, when the change is no longer applied on top of it.
    func write(
        _ edit: SingleRowEdit<Record>,
        in context: DatabaseContext,
        refresh: @escaping @MainActor () -> Void
    ) {
        willChange()
        error = nil
        do {
            let writer = try context.writer
            lastID += 1
            let id = lastID
            pending.append(Pending(id: id, edit: edit, context: context))
            writer.asyncWrite(edit.write) { _, result in
                MainQueue.run { [weak self] in
                    refresh()
                    self?.end(id, result)
                }
            }
        } catch {
            self.error = error
        }
    }

    private func end(_ id: Int, _ result: Result<Void, any Error>) {
        willChange()
        pending.removeAll { $0.id == id }
        if case .failure(let error) = result { self.error = error }
    }
}
