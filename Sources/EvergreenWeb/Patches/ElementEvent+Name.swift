import EvergreenDocument

extension ElementEvent {
    /// What the event is called in messages of the page. Says nothing of what was typed.
    var name: String {
        switch self {
        case .tap: "tap"
        case .press: "press"
        case .recognize: "recognize"
        case .hold: "hold"
        case .hover: "hover"
        case .input: "input"
        case .edit: "edit"
        case .selectText: "selection"
        case .commit: "commit"
        case .submit: "submit"
        case .toggle: "toggle"
        case .select: "select"
        case .increment: "increment"
        case .decrement: "decrement"
        case .dismiss: "dismiss"
        case .remove: "remove"
        case .showActions: "actions"
        case .showMenu: "menu"
        case .performPrimaryAction: "primary"
        case .chooseRows: "choose"
        case .key: "key"
        case .move: "move"
        case .drag: "drag"
        case .dragAway: "out"
        case .dragOver: "over"
        case .drop: "drop"
        case .load: "load"
        case .chooseFiles: "files"
        case .sendFiles: "sent"
        case .fullSwipe: "swipe"
        case .focus: "focus"
        case .showRows: "rows"
        case .changeTraits: "traits"
        case .measure: "measure"
        case .resize: "resize"
        case .visit: "visit"
        case .layOut: "layout"
        case .scroll: "scroll"
        case .scrollState: "scrolled"
        case .changeVisibility: "visible"
        }
    }
}
