import EvergreenDocument
import Testing

@testable import EvergreenUI

@MainActor
struct ToolbarBackgroundTests {
    private func style(of view: some View, where matches: (ElementKind) -> Bool) -> [StyleValue]? {
        let tree = ViewTree(view)
        tree.update()
        var found: [StyleValue]?
        tree.document.root.visit { if matches($0.description.kind) { found = $0.description.style } }
        return found
    }

    private func barStyle(_ page: some View) -> [StyleValue]? {
        style(of: NavigationStack { page.navigationTitle("Title") }) {
            if case .navigationBar = $0 { true } else { false }
        }
    }

    private func tabStyle(_ page: some View) -> [StyleValue]? {
        style(of: TabView { page.tabItem { Text("First") } }) { $0 == .tabBar }
    }

    private let red = BarBackground.paint(.semantic(.red, opacity: 1))

    @Test func `toolbarBackground and toolbarColorScheme style the bar`() {
        #expect(barStyle(Text("Page")) == [])
        #expect(barStyle(Text("Page").toolbarBackground(.red)) == [.barBackground(red, isBottom: false)])
        #expect(
            barStyle(
                Text("Page").toolbarBackground(.red, for: .bottomBar).toolbarColorScheme(.dark, for: .navigationBar)
            )
                == [.colorScheme(.dark), .barBackground(red, isBottom: true)]
        )
        #expect(
            barStyle(Text("Page").toolbarColorScheme(.light, for: .bottomBar)) == [.bottomColorScheme(.light)]
        )
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom)
        guard
            case .barBackground(.gradient, isBottom: false)? = barStyle(Text("Page").toolbarBackground(gradient))?.first
        else {
            Issue.record("no gradient")
            return
        }
    }

    @Test func `a bar's background can be hidden`() {
        #expect(
            barStyle(Text("Page").toolbarBackground(.red).toolbarBackgroundVisibility(.hidden))
                == [.barBackground(.clear, isBottom: false)]
        )
        #expect(
            barStyle(Text("Page").toolbarBackground(.hidden, for: .automatic)) == [
                .barBackground(.clear, isBottom: false)
            ]
        )
        #expect(
            barStyle(Text("Page").toolbarBackgroundVisibility(.visible).toolbarBackgroundVisibility(.hidden)) == []
        )
        #expect(
            barStyle(Text("Page").toolbarBackgroundVisibility(.automatic).toolbarBackgroundVisibility(.hidden))
                == [.barBackground(.clear, isBottom: false)]
        )
    }

    @Test func `the tab bar has its own background`() {
        #expect(tabStyle(Text("Page")) == [])
        #expect(tabStyle(Text("Page").toolbarBackground(.red)) == [])
        #expect(
            tabStyle(Text("Page").toolbarBackground(.red, for: .tabBar).toolbarColorScheme(.dark, for: .tabBar))
                == [.barBackground(red, isBottom: false), .colorScheme(.dark)]
        )
    }

    private func bar(_ page: some View) -> ElementKind? {
        let tree = ViewTree(NavigationStack { page })
        tree.update()
        var found: ElementKind?
        tree.document.root.visit { if case .navigationBar = $0.description.kind { found = $0.description.kind } }
        return found
    }

    @Test func `a title is inline or large`() {
        func form(_ mode: ToolbarTitleDisplayMode) -> ElementKind? {
            bar(Text("Page").navigationTitle("Title").toolbarTitleDisplayMode(mode))
        }
        #expect(form(.inline) == .navigationBar(title: "Title", titleForm: .inline))
        #expect(form(.large) == .navigationBar(title: "Title"))
        #expect(form(.inlineLarge) == .navigationBar(title: "Title"))
        #expect(form(.automatic) == .navigationBar(title: "Title"))
    }

    @Test func `the toolbar role determines the title's position, regardless of its display mode`() {
        func form(_ role: ToolbarRole) -> ElementKind? {
            bar(Text("Page").navigationTitle("Title").toolbarTitleDisplayMode(.large).toolbarRole(role))
        }
        #expect(form(.editor) == .navigationBar(title: "Title", titleForm: .editor))
        #expect(form(.browser) == .navigationBar(title: "Title", titleForm: .leading))
        #expect(form(.navigationStack) == .navigationBar(title: "Title"))
        #expect(form(.automatic) == .navigationBar(title: "Title"))
    }

    @Test func `toolbar placements map to bar positions, including above the keyboard`() {
        func position(_ placement: ToolbarItemPlacement) -> BarPosition? {
            let tree = ViewTree(Text("Page").toolbar { ToolbarItem(placement: placement) { Button("Do") {} } })
            tree.update()
            var found: BarPosition?
            tree.document.root.visit {
                if case .toolbarItem(let position) = $0.description.kind { found = position }
            }
            return found
        }
        #expect(position(.keyboard) == .keyboard)
        #expect(position(.secondaryAction) == .trailing)
        #expect(position(.title) == .principal)
    }

    @Test func `a title has a subtitle, which is not shown alone`() {
        #expect(
            bar(Text("Page").navigationSubtitle("Below").navigationTitle("Title"))
                == .navigationBar(title: "Title", subtitle: "Below")
        )
        #expect(bar(Text("Page").navigationSubtitle("Below")) == nil)
        #expect(
            bar(
                VStack { Text("Page").navigationSubtitle(String("Inner")) }
                    .navigationTitle("Title").navigationSubtitle("Outer")
            ) == .navigationBar(title: "Title", subtitle: "Inner")
        )
    }
}
