import EvergreenConcurrency
import GRDB

/// The changes of a single row that one view has made, and the database does not have yet.
///
/// They are written in order, off the main actor, each in a transaction of its own, as soon as they are made: a write that
/// the view makes afterwards through the same connection comes after them. Until then they are shown on top of what the
/// database has.
@MainActor
final class SingleRowEdits<Record: SingleRowRecord>: ViewSource {
    private struct Pending {
        let id: Int
        let edit: SingleRowEdit<Record>
        let context: DatabaseContext
    }

    /// What kept the last write from being done.
    private(set) var error: (any Error)?

    private var pending: [Pending] = []
    private var lastID = 0

    /// Neither has changes.
    override func isInterchangeable(with other: AnyObject) -> Bool {
        guard let other = other as? Self else { return false }
        return pending.isEmpty && other.pending.isEmpty && error == nil && other.error == nil
    }

    /// A record as it will be, once the changes are in the database of a context.
    func applied(to record: Record, in context: DatabaseContext?) -> Record {
        pending.reduce(into: record) { record, pending in
            if pending.context == context { pending.edit.apply(&record) }
        }
    }

    /// Makes a change.
    ///
    /// - Parameter refresh: Takes the record from the database, once the change is there: the change is no longer shown
    ///   on top of it then.
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
