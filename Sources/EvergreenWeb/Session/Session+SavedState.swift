import EvergreenPageStorage
import EvergreenRuntime
import Foundation

// What a session leaves for the one that takes its place: in this process, in another one, or after a restart.
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

    /// Not so for a page that only was asked for: nobody has done anything there.
    var isSavable: Bool { state.wasConnected || former != nil }

    func saveState() {
        guard hasUnsavedState, isSavable else { return }
        stateWriter?.add(self)
    }

    /// Saves the state of the former session as that of this one, whose token the page is about to get.
    func saveFormerState() {
        hasUnsavedState = true
        saveState()
    }

    /// What a session begins with that takes this one's place.
    var savedState: SavedState {
        archive?.save() ?? membership?.state.saved ?? former?.state.saved ?? SavedState()
    }

    /// What the store has to change, if the session ended now. Called by the writer.
    func stateChange(at time: Date) -> PageStateChange? {
        hasUnsavedState = false
        var saved = savedState
        if saved.byteCount > limits.savedStateBytes {
            archive?.dropWaiting()
            saved = savedState
        }
        let isTooMuch = saved.byteCount > limits.savedStateBytes
        if isTooMuch, !hasTooMuchState { stateWriter?.note(tooLarge: saved.byteCount) }
        hasTooMuchState = isTooMuch
        guard !isTooMuch, !saved.isEmpty else { return isSaved ? .remove(name: token.name) : nil }
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

    /// What another session would begin with that takes this one's place in the same process; nil if it lacked something that
    /// this one has.
    var keptState: KeptState? { archive?.keep() ?? membership?.state }
}
