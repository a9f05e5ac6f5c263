import EvergreenStoreTesting
import Testing

// A stack of screens at the root, and sheets and alerts from an enum of destinations, in the style of published apps.

struct Meeting: Equatable, Identifiable, Sendable {
    let id: Int
    var title = ""
}

@Reducer
struct MeetingForm {
    @ObservableState
    struct State: Equatable {
        var meeting: Meeting
    }

    enum Action: BindableAction {
        case binding(BindingAction<State>)
    }

    var body: some ReducerOf<Self> {
        BindingReducer()
    }
}

@Reducer
struct MeetingDetail {
    @Reducer(state: .equatable)
    enum Destination {
        case alert(AlertState<Alert>)
        case edit(MeetingForm)

        @CasePathable
        enum Alert {
            case confirmDeletion
        }
    }

    @ObservableState
    struct State: Equatable {
        @Presents var destination: Destination.State?
        var meeting: Meeting
    }

    enum Action {
        case cancelEditButtonTapped
        case delegate(Delegate)
        case deleteButtonTapped
        case destination(PresentationAction<Destination.Action>)
        case doneEditingButtonTapped
        case editButtonTapped

        @CasePathable
        enum Delegate {
            case deleteMeeting(id: Meeting.ID)
        }
    }

    @Dependency(\.dismiss) var dismiss

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .cancelEditButtonTapped:
                state.destination = nil
                return .none

            case .delegate:
                return .none

            case .deleteButtonTapped:
                state.destination = .alert(.deleteMeeting)
                return .none

            case .destination(.presented(.alert(.confirmDeletion))):
                return .run { [id = state.meeting.id] send in
                    await send(.delegate(.deleteMeeting(id: id)), animation: .default)
                    await self.dismiss()
                }

            case .destination:
                return .none

            case .doneEditingButtonTapped:
                guard case .some(.edit(let editState)) = state.destination else { return .none }
                state.meeting = editState.meeting
                state.destination = nil
                return .none

            case .editButtonTapped:
                state.destination = .edit(MeetingForm.State(meeting: state.meeting))
                return .none
            }
        }
        .ifLet(\.$destination, action: \.destination)
    }
}

extension AlertState where Action == MeetingDetail.Destination.Alert {
    static let deleteMeeting = Self {
        TextState("Delete?")
    } actions: {
        ButtonState(role: .destructive, action: .confirmDeletion) {
            TextState("Yes")
        }
        ButtonState(role: .cancel) {
            TextState("Nevermind")
        }
    } message: {
        TextState("Are you sure you want to delete this meeting?")
    }
}

@Reducer
struct MeetingsApp {
    @Reducer(state: .equatable)
    enum Path {
        case detail(MeetingDetail)
        @ReducerCaseIgnored case meeting(Meeting)
    }

    @ObservableState
    struct State: Equatable {
        var path = StackState<Path.State>()
        var meetings: IdentifiedArrayOf<Meeting> = []
    }

    enum Action {
        case path(StackActionOf<Path>)
    }

    var body: some ReducerOf<Self> {
        Reduce { state, action in
            switch action {
            case .path(.element(_, .detail(.delegate(.deleteMeeting(let id))))):
                state.meetings.remove(id: id)
                return .none

            case .path:
                return .none
            }
        }
        .forEach(\.path, action: \.path)
    }
}

struct MeetingsAppView: View {
    @Bindable var store: StoreOf<MeetingsApp>

    var body: some View {
        NavigationStack(path: $store.scope(state: \.path, action: \.path)) {
            List(store.meetings) { meeting in
                NavigationLink(state: MeetingsApp.Path.State.detail(MeetingDetail.State(meeting: meeting))) {
                    Text(meeting.title)
                }
            }
        } destination: { store in
            switch store.case {
            case .detail(let store):
                MeetingDetailView(store: store)
            case .meeting(let meeting):
                Text(meeting.title)
            }
        }
    }
}

struct MeetingDetailView: View {
    @Bindable var store: StoreOf<MeetingDetail>

    var body: some View {
        Button("Delete") { store.send(.deleteButtonTapped) }
            .alert($store.scope(state: \.destination?.alert, action: \.destination.alert))
            .sheet(item: $store.scope(state: \.destination?.edit, action: \.destination.edit)) { store in
                MeetingFormView(store: store)
            }
    }
}

struct MeetingFormView: View {
    @Bindable var store: StoreOf<MeetingForm>

    var body: some View {
        TextField("Title", text: $store.meeting.title)
    }
}

@MainActor
struct MeetingsAppTests {
    @Test func `a meeting is edited`() async {
        let meeting = Meeting(id: 1, title: "Standup")
        let store = TestStore(initialState: MeetingDetail.State(meeting: meeting)) {
            MeetingDetail()
        }
        await store.send(.editButtonTapped) {
            $0.destination = .edit(MeetingForm.State(meeting: meeting))
        }
        await store.send(\.destination.edit.binding.meeting, Meeting(id: 1, title: "Retro")) {
            $0.destination?.modify(\.edit) { $0.meeting.title = "Retro" }
        }
        await store.send(.doneEditingButtonTapped) {
            $0.destination = nil
            $0.meeting.title = "Retro"
        }
    }

    @Test func `a deleted meeting is removed from the list and the stack`() async {
        let meeting = Meeting(id: 1, title: "Standup")
        let store = TestStore(
            initialState: MeetingsApp.State(
                path: StackState([.detail(MeetingDetail.State(meeting: meeting))]),
                meetings: [meeting]
            )
        ) {
            MeetingsApp()
        }
        await store.send(\.path[id: 0].detail.deleteButtonTapped) {
            $0.path[id: 0, case: \.detail]?.destination = .alert(.deleteMeeting)
        }
        await store.send(\.path[id: 0].detail.destination.alert.confirmDeletion) {
            $0.path[id: 0, case: \.detail]?.destination = nil
        }
        await store.receive(\.path[id: 0].detail.delegate.deleteMeeting) {
            $0.meetings = []
        }
        await store.receive(\.path.popFrom) {
            $0.path = StackState()
        }
    }
}
