import EvergreenStore

/// A child feature.
@Reducer
struct Child {
    @ObservableState
    struct State: Identifiable {
        let id: Int
        var count = 0
    }

    enum Action {
        case incremented
        case nothing
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .incremented: state.count += 1
            case .nothing: break
            }
            return .none
        }
    }
}

/// A parent feature with a list of child features.
@Reducer
struct Parent {
    @ObservableState
    struct State {
        var children: IdentifiedArrayOf<Child.State> = []
        var title = ""
    }

    enum Action {
        case children(IdentifiedActionOf<Child>)
        case nothing
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .children, .nothing: return .none
            }
        }
        .forEach(\.children, action: \.children) { Child() }
    }
}
