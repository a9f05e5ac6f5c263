import Foundation
import Observation

/// What a user has done, and how it is taken back: Foundation's, of which there is none on Linux.
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
/// What is registered in one turn of the main actor is undone together. What is registered while something is undone can be
/// redone. A body that reads what can be undone runs when that changes.
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
    /// The groups that are open, the outermost first.
    private var openGroups: [Group] = []
    /// Whether the outermost group ends with the turn.
    private var endsWithTurn = false
    private var disablings = 0
    private let registrar = ObservationRegistrar()

    /// Whether what is registered in one turn of the main actor is undone together.
    public var groupsByEvent = true

    /// How many groups are kept; 0 for any number.
    public var levelsOfUndo = 0 {
        didSet { trim() }
    }

    /// Whether something is being undone.
    public private(set) var isUndoing = false
    /// Whether something is being redone.
    public private(set) var isRedoing = false

    /// A manager with nothing to undo.
    public nonisolated init() {}

    // MARK: Registering

    /// Registers how something is taken back.
    ///
    /// - Parameters:
    ///   - target: What is changed. It is not retained: once it is gone, there is nothing to undo.
    ///   - handler: Takes the change back, and registers how that is taken back.
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

    /// Whether actions are registered.
    public var isUndoRegistrationEnabled: Bool { disablings == 0 }

    /// Registers nothing until ``enableUndoRegistration()`` is called as often.
    public func disableUndoRegistration() { disablings += 1 }

    /// Registers actions again.
    public func enableUndoRegistration() { disablings = max(disablings - 1, 0) }

    /// Names what is being registered, or was registered last, for menus.
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

    /// How many groups are open.
    public var groupingLevel: Int { openGroups.count }

    /// Begins a group of actions that are undone together.
    public func beginUndoGrouping() { openGroups.append(Group()) }

    /// Ends the group that was begun last.
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
        // While something is undone, the group ends with that.
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

    /// Whether there is something to undo.
    public var canUndo: Bool {
        access()
        return Self.last(of: undoGroups + openGroups.prefix(1)) != nil
    }

    /// Whether there is something to redo.
    public var canRedo: Bool {
        access()
        return Self.last(of: redoGroups) != nil
    }

    /// Takes back what was registered last.
    public func undo() {
        guard !isUndoing, !isRedoing else { return }
        endGroupOfTurn()
        perform(\.undoGroups, \.isUndoing)
    }

    /// Takes back what was registered last, in a group or not.
    public func undoNestedGroup() { undo() }

    /// Does again what was undone last.
    public func redo() {
        guard !isUndoing, !isRedoing else { return }
        endGroupOfTurn()
        perform(\.redoGroups, \.isRedoing)
    }

    private func perform(
        _ groups: ReferenceWritableKeyPath<UndoManager, [Group]>,
        _ state: ReferenceWritableKeyPath<UndoManager, Bool>
    ) {
        // What has lost its target is nothing to undo.
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

    /// The name of what would be undone; empty if it has none.
    public var undoActionName: String {
        access()
        return Self.last(of: undoGroups + openGroups.prefix(1))?.name ?? ""
    }

    /// The name of what would be redone; empty if it has none.
    public var redoActionName: String {
        access()
        return Self.last(of: redoGroups)?.name ?? ""
    }

    // MARK: Forgetting

    /// Forgets all actions.
    public func removeAllActions() {
        change {
            undoGroups.removeAll()
            redoGroups.removeAll()
            openGroups.removeAll()
            endsWithTurn = false
        }
    }

    /// Forgets the actions of a target.
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
    /// Notes that a body has read what can be undone.
    private func access() { registrar.access(self, keyPath: \.revision) }

    private func change(_ body: () -> Void) {
        registrar.withMutation(of: self, keyPath: \.revision, body)
    }

    /// Stands for all that can be undone.
    private var revision: Int { 0 }
}
