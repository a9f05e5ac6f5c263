import EvergreenDocument

/// The recognizers of a gesture, in the order of its components.
@MainActor
public final class _RecognizerList {
    private(set) var recognizers: [Recognizer] = []
    /// The named coordinate spaces of the view's ancestors.
    private let spaces: [AnyHashable: ElementID]
    private var isFollowing = false
    private var hasDrag = false
    private var hasFollowingDrag = false

    init(spaces: [AnyHashable: ElementID]) {
        self.spaces = spaces
    }

    /// Whether all drags follow another gesture in a sequence.
    var scrollsAtFirst: Bool { hasFollowingDrag && !hasDrag }

    func add(_ recognizer: Recognizer, memory: _GestureMemory) {
        memory.assign(recognizer: recognizers.count)
        recognizers.append(recognizer)
        guard case .drag = recognizer else { return }
        if isFollowing { hasFollowingDrag = true } else { hasDrag = true }
    }

    /// Adds the recognizers of a gesture that follows another one in a sequence.
    func addFollowing(_ add: () -> Void) {
        let wasFollowing = isFollowing
        isFollowing = true
        add()
        isFollowing = wasFollowing
    }

    func space(_ space: CoordinateSpace) -> Recognizer.Space {
        switch space {
        case .local: .local
        case .global: .global
        case .named(let name): spaces[name].map { .element($0) } ?? .global
        }
    }
}
