import Foundation
import Observation

/// A manager of undo and redo actions, which replaces Foundation's on Linux.
///
/// ```swift
/// @Environment(\.undoManager) private var undoManager
///
/// func rename(_ note: Note, to title: String) {
///     let previous = note.title
///     note.title = title
///     undoManager?.registerUndo(withTarget: note) { rename($0, to: previous) }
///     undoManager?.setActionName("Rename")
/// }
/// ```
///
/// Actions registered in one turn of the main actor are undone together. Actions registered during an undo can be redone. View bodies that
/// read `canUndo`, `canRedo` or the action names are invalidated when these change.
@MainActor
public final class UndoManager {
    private struct Action {
        weak var target: AnyObject?
        let perform: @MainActor () -> Void
    }

    private struct Group {
        var actions: [Action] = []
        var name = ""
    }

    private var undoGroups: [Group] = []
    private var redoGroups: [Group] = []
    /// The open groups, outermost first.
    private var openGroups: [Group] = []
    /// Whether the outermost group ends with the current turn.
    private var endsWithTurn = false
    private var disablings = 0
    private let registrar = ObservationRegistrar()

    /// Whether actions registered in one turn of the main actor are undone together.
    public var groupsByEvent = true

    /// The maximum number of undo groups; 0 for no limit.
    public var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Whether an undo is in progress.
    public private(set) var isUndoing = false
    /// Whether a redo is in progress.
    public private(set) var isRedoing = false

    /// Creates a manager without actions.
    public nonisolated init() {}

    // MARK: Registering

    /// Registers an undo action.
    ///
    /// - Parameters:
    ///   - target: The target of the action. It is not retained; the action is discarded after its deallocation.
    ///   - handler: Reverts the change, and registers the action that redoes it.
    public func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType,
        handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        let action = Action(target: target) { [weak target] in
            if let target { handler(target) }
        }
        change {
            if !isUndoing, !isRedoing { redoGroups.removeAll() }
            if openGroups.isEmpty {
                guard groupsByEvent else { return push(Group(actions: [action])) }
                openGroups.append(Group())
                endGroupAfterTurn()
            }
            openGroups[openGroups.count - 1].actions.append(action)
        }
    }

    /// Whether the registration of actions is enabled.
    public var isUndoRegistrationEnabled: Bool { disablings == 0 }

    /// Disables registration until a matching call to ``enableUndoRegistration()``.
    public func disableUndoRegistration() { disablings += 1 }

    /// Enables registration after ``disableUndoRegistration()``.
    public func enableUndoRegistration() { disablings = max(disablings - 1, 0) }

    /// Sets the name of the current group, or of the last one, for menus.
    public func setActionName(_ actionName: String) {
        guard isUndoRegistrationEnabled else { return }
        change {
            if !openGroups.isEmpty {
                openGroups[0].name = actionName
            } else if isUndoing {
                rename(&redoGroups, actionName)
            } else {
                rename(&undoGroups, actionName)
            }
        }
    }

    private func rename(_ groups: inout [Group], _ name: String) {
        if !groups.isEmpty { groups[groups.count - 1].name = name }
    }

    // MARK: Groups

    /// The number of open groups.
    public var groupingLevel: Int { openGroups.count }

    /// Begins a group of actions that are undone together.
    public func beginUndoGrouping() { openGroups.append(Group()) }

    /// Ends the innermost open group.
    public func endUndoGrouping() {
        guard let group = openGroups.popLast() else { return }
        guard !group.actions.isEmpty else { return }
        if openGroups.isEmpty {
            change { push(group) }
        } else {
            openGroups[openGroups.count - 1].actions += group.actions
            if !group.name.isEmpty { openGroups[openGroups.count - 1].name = group.name }
        }
    }

    private func endGroupAfterTurn() {
        endsWithTurn = true
        // During an undo or redo, the group ends with it.
        guard !isUndoing, !isRedoing else { return }
        Task { [weak self] in self?.endGroupOfTurn() }
    }

    private func endGroupOfTurn() {
        guard endsWithTurn else { return }
        endsWithTurn = false
        while !openGroups.isEmpty { endUndoGrouping() }
    }

    private func push(_ group: Group) {
        if isUndoing { redoGroups.append(group) } else { undoGroups.append(group) }
        trim()
    }

    private func trim() {
        guard levelsOfUndo > 0 else { return }
        undoGroups.removeFirst(max(undoGroups.count - levelsOfUndo, 0))
        redoGroups.removeFirst(max(redoGroups.count - levelsOfUndo, 0))
    }

    // MARK: Undoing

    /// Whether there is an action to undo.
    public var canUndo: Bool {
        access()
        return Self.last(of: undoGroups + openGroups.prefix(1)) != nil
    }

    /// Whether there is an action to redo.
    public var canRedo: Bool {
        access()
        return Self.last(of: redoGroups) != nil
    }

    /// Undoes the last group.
    public func undo() {
        guard !isUndoing, !isRedoing else { return }
        endGroupOfTurn()
        perform(\.undoGroups, \.isUndoing)
    }

    /// Undoes the last group. Equivalent to `undo()`.
    public func undoNestedGroup() { undo() }

    /// Redoes the last undone group.
    public func redo() {
        guard !isUndoing, !isRedoing else { return }
        endGroupOfTurn()
        perform(\.redoGroups, \.isRedoing)
    }

    private func perform(
        _ groups: ReferenceWritableKeyPath<UndoManager, [Group]>,
        _ state: ReferenceWritableKeyPath<UndoManager, Bool>
    ) {
        // Discards groups whose targets no longer exist.
        while let last = self[keyPath: groups].last, !last.actions.contains(where: { $0.target != nil }) {
            self[keyPath: groups].removeLast()
        }
        guard let group = self[keyPath: groups].popLast() else { return }
        change {
            self[keyPath: state] = true
            openGroups.append(Group(name: group.name))
            for action in group.actions.reversed() where action.target != nil { action.perform() }
            while !openGroups.isEmpty { endUndoGrouping() }
            endsWithTurn = false
            self[keyPath: state] = false
        }
    }

    private static func last(of groups: [Group]) -> Group? {
        groups.last { $0.actions.contains { $0.target != nil } }
    }

    /// The name of the next action to undo; empty if it has none.
    public var undoActionName: String {
        access()
        return Self.last(of: undoGroups + openGroups.prefix(1))?.name ?? ""
    }

    /// The name of the next action to redo; empty if it has none.
    public var redoActionName: String {
        access()
        return Self.last(of: redoGroups)?.name ?? ""
    }

    // MARK: Removing actions

    /// Removes all actions.
    public func removeAllActions() {
        change {
            undoGroups.removeAll()
            redoGroups.removeAll()
            openGroups.removeAll()
            endsWithTurn = false
        }
    }

    /// Removes the actions of a target.
    public func removeAllActions(withTarget target: Any) {
        let target = target as AnyObject
        func remove(from groups: inout [Group]) {
            for index in groups.indices { groups[index].actions.removeAll { $0.target === target } }
        }
        change {
            remove(from: &undoGroups)
            remove(from: &redoGroups)
            remove(from: &openGroups)
        }
    }
}

extension UndoManager: Observable {
    /// Registers an observation of the undo state.
    private func access() { registrar.access(self, keyPath: \.revision) }

    private func change(_ body: () -> Void) {
        registrar.withMutation(of: self, keyPath: \.revision, body)
    }

    /// The key path that represents the entire undo state.
    private var revision: Int { 0 }
}
