import EvergreenPageStorage
import EvergreenRuntime
import Foundation

// The state that a session leaves for its successor: in this process, in another one, or after a restart.
extension Session {
    func makeArchive(restoring state: KeptState) -> StateArchive {
        let archive = StateArchive(restoring: state)
        guard let stateWriter else { return archive }
        archive.onChange = { [weak self] in
            guard let self else { return }
            hasUnsavedState = true
            saveState()
        }
        archive.onUnsavableType = { [weak stateWriter] in stateWriter?.note(unsavable: $0) }
        return archive
    }

    /// False for a page that has never connected, because it has no changes.
    var isSavable: Bool { state.wasConnected || previous != nil }

    func saveState() {
        guard hasUnsavedState, isSavable else { return }
        stateWriter?.add(self)
    }

    /// Saves the state of the previous session under this session's token, which the page is about to get.
    func savePreviousState() {
        hasUnsavedState = true
        saveState()
    }

    /// The initial state of a successor of this session.
    var savedState: SavedState {
        archive?.save() ?? membership?.state.saved ?? previous?.state.saved ?? SavedState()
    }

    /// Returns the change of the store if the session ended now. Called by the writer.
    func stateChange(at time: Date) -> PageStateChange? {
        hasUnsavedState = false
        var saved = savedState
        if saved.byteCount > limits.savedStateBytes {
            archive?.dropWaiting()
            saved = savedState
        }
        let isTooLarge = saved.byteCount > limits.savedStateBytes
        if isTooLarge, !exceedsStateLimit { stateWriter?.note(tooLarge: saved.byteCount) }
        exceedsStateLimit = isTooLarge
        guard !isTooLarge, !saved.isEmpty else { return isSaved ? .remove(name: token.name) : nil }
        isSaved = true
        return .save(
            PageStateRecord(
                name: token.name,
                secretHash: token.secretHash,
                clientHash: owner.hash,
                state: saved.encoded,
                time: time
            )
        )
    }

    /// The initial state of a successor of this session in the same process; nil if the successor would lose state.
    var keptState: KeptState? { archive?.keep() ?? membership?.state }
}
