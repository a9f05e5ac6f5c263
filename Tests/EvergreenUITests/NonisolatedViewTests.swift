import EvergreenTesting
import Testing

@testable import EvergreenUI

// Nonisolated types of an app that create views.

private enum Medal: CaseIterable {
    case gold, silver, none

    @ViewBuilder var icon: some View {
        switch self {
        case .gold:
            Text("gold")
            Text("first")
        case .silver: Text("silver")
        case .none: EmptyView()
        }
    }

    var erased: AnyView { AnyView(Text("erased")) }
}

private struct Rows {
    @ViewBuilder func row(_ name: String?) -> some View {
        if let name { Text(name) }
        Spacer(minLength: 8)
        Divider()
    }
}

private protocol Theme {
    associatedtype Header: View
    @ViewBuilder var header: Header { get }
}

private struct PlainTheme: Theme {
    var header: some View {
        Text("a")
        Text("b")
    }
}

private struct ItemBinding {
    var isShown: Binding<Bool> = .constant(true)
    var name: Binding<String>

    func count() -> Binding<Int> { name.letterCount }
}

extension String {
    fileprivate var letterCount: Int {
        get { utf8.count }
        set { self = String(repeating: "x", count: newValue) }
    }
}

private struct FlagKey: EnvironmentKey {
    static var defaultValue: Binding<Bool> { .constant(true) }
}

private struct Faded: ViewModifier {
    let opacity: Double
    func body(content: Content) -> some View { content.opacity(opacity) }
}

extension AnyTransition {
    fileprivate static var faded: AnyTransition { .modifier(active: Faded(opacity: 0.5), identity: Faded(opacity: 1)) }
    fileprivate static let kept: AnyTransition = .asymmetric(insertion: .faded, removal: .scale)
}

@MainActor
struct NonisolatedViewTests {
    @Test func `views are built in nonisolated types`() {
        #expect(Screen { Medal.gold.icon }.texts == ["gold", "first"])
        #expect(Screen { Medal.silver.icon }.texts == ["silver"])
        #expect(Screen { Medal.none.icon }.texts == [])
        #expect(Screen { Medal.none.erased }.texts == ["erased"])
        #expect(Screen { Rows().row("name") }.texts == ["name"])
        #expect(Screen { Rows().row(nil) }.texts == [])
    }

    @Test func `a protocol witness is inferred to be a view builder`() {
        #expect(Screen { PlainTheme().header }.texts == ["a", "b"])
    }

    @Test func `bindings are created in nonisolated contexts`() {
        var name = "abc"
        let item = ItemBinding(name: Binding(get: { name }, set: { name = $0 }))
        #expect(item.isShown.wrappedValue)
        item.count().wrappedValue = 2
        #expect(name == "xx")
        #expect(FlagKey.defaultValue.wrappedValue)
    }

    @Test func `modifier transitions are stored in static properties`() {
        #expect(AnyTransition.faded.traits.insertion == [.opacity(0.5)])
        #expect(AnyTransition.kept.traits.insertion == [.opacity(0.5)])
        #expect(AnyTransition.kept.traits.removal == AnyTransition.scale.traits.removal)
        let both = AnyTransition.faded.combined(with: .move(edge: .top)).traits
        #expect(both.insertion == [.opacity(0.5), .edge(.top)])
        #expect(AnyTransition.faded.animation(nil).traits.insertion == [.animated(.opacity(0.5), nil)])
    }
}
