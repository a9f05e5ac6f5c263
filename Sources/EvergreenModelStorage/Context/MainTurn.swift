import Dispatch
import EvergreenConcurrency
import EvergreenDatabase
import Foundation

/// Performs a main-actor context's work between turns: saving, and processing changes of others.
@MainActor
final class MainTurn {
    private weak var context: ModelContext?
    private var savesAtEnd = false
    private var notifiesAtEnd = false
    /// Retains the context until its changes are saved.
    private var unsaved: ModelContext?

    private static var all: [ObjectIdentifier: WeakTurn] = [:]
    private static var isWaitingForExit = false

    private struct WeakTurn {
        weak var turn: MainTurn?
    }

    private init() {}

    /// Creates the turn of a new context; nil off the main actor.
    nonisolated static func ofMainActor() -> MainTurn? {
        guard MainQueue.isCurrent else { return nil }
        return MainActor.assumeIsolated { MainTurn() }
    }

    /// Called on the main actor: a context has a turn only if it was created there, and it can't leave.
    nonisolated func setContext(_ context: ModelContext) {
        // Safe: it is passed to the actor that it is already on.
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
            self.context = context
            Self.all[ObjectIdentifier(self)] = WeakTurn(turn: self)
            Self.waitForExit()
        }
    }

    /// Schedules a save. Called by the context, on the main actor.
    nonisolated func saveAtEnd() {
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated {
            guard !savesAtEnd else { return }
            savesAtEnd = true
            unsaved = context
            DispatchQueue.main.async { MainActor.assumeIsolated { self.save() } }
        }
    }

    private func save() {
        savesAtEnd = false
        guard let context = unsaved else { return }
        unsaved = nil
        guard context.autosaveEnabled else { return }
        context.autosave()
    }

    /// Schedules a notification. Called by the context, on the main actor.
    nonisolated func notifyAtEnd() {
        guard MainQueue.isCurrent else { return }
        MainActor.assumeIsolated {
            guard !notifiesAtEnd else { return }
            notifiesAtEnd = true
            DispatchQueue.main.async { MainActor.assumeIsolated { self.notify() } }
        }
    }

    private func notify() {
        notifiesAtEnd = false
        context?.notify(.pending)
    }

    /// Schedules the processing of changes. Called on any thread.
    nonisolated func takeChangesSoon() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.context?.takeChanges() } }
    }

    /// Calls a function with the context in a separate turn. Called on any thread.
    nonisolated func perform(_ body: @escaping @Sendable (ModelContext) -> Void) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                if let context = self.context { body(context) }
            }
        }
    }

    /// Saves at exit: a program that exits in the middle of a turn has unsaved changes.
    private static func waitForExit() {
        guard !isWaitingForExit else { return }
        isWaitingForExit = true
        atexit {
            // Code that exits the program off the main actor can't wait for it.
            guard MainQueue.isCurrent || Thread.isMainThread else { return }
            MainActor.assumeIsolated {
                for turn in MainTurn.all.values { turn.turn?.save() }
            }
        }
    }

    deinit {
        let id = ObjectIdentifier(self)
        DispatchQueue.main.async { MainActor.assumeIsolated { _ = Self.all.removeValue(forKey: id) } }
    }
}
