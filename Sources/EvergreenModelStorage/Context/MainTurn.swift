import Dispatch
import EvergreenConcurrency
import EvergreenDatabase
import Foundation

/// Does what a context of the main actor has to do between turns: save, and take over the changes of others.
@MainActor
final class MainTurn {
    private weak var context: ModelContext?
    private var savesAtEnd = false
    private var notifiesAtEnd = false
    /// Keeps the context until its changes are saved.
    private var unsaved: ModelContext?

    private static var all: [ObjectIdentifier: WeakTurn] = [:]
    private static var isWaitingForExit = false

    private struct WeakTurn {
        weak var turn: MainTurn?
    }

    private init() {}

    /// Makes the turn of a context that is being made; nil off the main actor.
    nonisolated static func ofMainActor() -> MainTurn? {
        guard MainQueue.isCurrent else { return nil }
        return MainActor.assumeIsolated { MainTurn() }
    }

    /// Called on the main actor: the turn of a context exists only if it was made there, and the context can't leave.
    nonisolated func setContext(_ context: ModelContext) {
        // It is handed to the actor that it is on already.
        nonisolated(unsafe) let context = context
        MainActor.assumeIsolated {
            self.context = context
            Self.all[ObjectIdentifier(self)] = WeakTurn(turn: self)
            Self.waitForExit()
        }
    }

    /// Called by the context, on the main actor.
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

    /// Called on the main actor, by the context.
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

    /// Called on any thread.
    nonisolated func takeChangesSoon() {
        DispatchQueue.main.async { MainActor.assumeIsolated { self.context?.takeChanges() } }
    }

    /// Does something with the context in a turn of its own. Called on any thread.
    nonisolated func perform(_ body: @escaping @Sendable (ModelContext) -> Void) {
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                if let context = self.context { body(context) }
            }
        }
    }

    /// A program that ends in the middle of a turn has changes that are not saved.
    private static func waitForExit() {
        guard !isWaitingForExit else { return }
        isWaitingForExit = true
        atexit {
            // What ends the program off the main actor can't wait for it.
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
