import EvergreenStore

struct ChildView: View {
    let store: StoreOf<Child>

    var body: some View { Text("\(store.id): \(store.count)") }
}

struct ParentView: View {
    let store: StoreOf<Parent>

    var body: some View {
        VStack {
            ForEach(store.scope(state: \.children, action: \.children)) { ChildView(store: $0) }
        }
    }
}

/// The child state of the same views with plain `@State`.
struct PlainChild: Identifiable, Equatable {
    let id: Int
    var count = 0
}

struct PlainChildView: View {
    let child: PlainChild

    var body: some View { Text("\(child.id): \(child.count)") }
}

struct PlainView: View {
    @State private var children = (0..<childCount).map { PlainChild(id: $0) }
    let access: PlainAccess

    var body: some View {
        VStack {
            ForEach(children) { PlainChildView(child: $0) }
        }
        .onAppear { access.children = $children }
    }
}

/// Lets the benchmark write to the state of a view.
@MainActor
final class PlainAccess {
    var children: Binding<[PlainChild]>?
}
