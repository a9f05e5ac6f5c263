import EvergreenDocument
import Foundation
import Testing

@testable import EvergreenUI

/// Styles that are a class of the page.
@MainActor
struct ElementStyleTests {
    private func styles(of view: some View, where matches: (ElementKind) -> Bool) -> [[StyleValue]] {
        let tree = ViewTree(view)
        tree.update()
        var found: [[StyleValue]] = []
        tree.document.root.visit { if matches($0.description.kind) { found.append($0.description.style) } }
        return found
    }

    private func isText(_ kind: ElementKind) -> Bool { if case .text = kind { true } else { false } }

    @Test func `an image with interpolation none is pixelated`() {
        func style(_ image: Image) -> [[StyleValue]] {
            styles(of: image) { if case .image = $0 { true } else { false } }
        }
        #expect(style(Image(systemName: "leaf").interpolation(.none)) == [[.pixelated]])
        #expect(style(Image(systemName: "leaf").interpolation(.none).interpolation(.high)) == [[]])
    }

    @Test func `a pointer has its view's style and visibility`() {
        func style(_ view: some View) -> [[StyleValue]] { styles(of: view, where: isText) }
        #expect(style(Text("a").pointerStyle(.grabIdle)) == [[.pointer(.openHand)]])
        #expect(style(Text("a").pointerStyle(nil)) == [[]])
        #expect(style(Text("a").pointerVisibility(.hidden)) == [[.pointer(.none)]])
        #expect(style(Text("a").pointerVisibility(.automatic)) == [[]])
        let shapes = FrameResizePosition.allCases.map { PointerStyle.frameResize(position: $0).shape }
        #expect(
            shapes == [
                .rowResize, .columnResize, .rowResize, .columnResize, .fallingResize, .risingResize, .risingResize,
                .fallingResize,
            ]
        )
    }

    @Test func `list rows have a minimum height, and their icons the list item tint`() {
        let list = List {
            Section("b") { Label("a", systemImage: "leaf").listItemTint(.mint) }
        }
        func style(_ view: some View) -> [[StyleValue]] { styles(of: view) { $0 == .list } }
        #expect(style(list.environment(\.defaultMinListRowHeight, 20)) == [[.minimumRowHeight(20)]])
        #expect(style(list.environment(\.defaultMinListRowHeight, -1)) == [[.minimumRowHeight(0)]])
        #expect(style(list.environment(\.defaultMinListHeaderHeight, 30)) == [[.minimumHeaderHeight(30)]])
        #expect(style(list) == [[]])
        #expect(EnvironmentValues().defaultMinListRowHeight == 56)
        #expect(styles(of: list) { $0 == .label } == [[.rowIconColor(.semantic(.mint, opacity: 1))]])
        #expect(styles(of: Label("a", systemImage: "leaf").listItemTint(Color?.none)) { $0 == .label } == [[]])
        #expect(
            styles(of: Label("a", systemImage: "leaf").listItemTint(.monochrome)) { $0 == .label }
                == [[.rowIconColor(.semantic(.primary, opacity: 1))]]
        )
    }

    @Test func `a row's badge has its prominence`() {
        func style(_ prominence: BadgeProminence) -> [[StyleValue]] {
            styles(of: List { Text("a").badge(3).badgeProminence(prominence) }) { $0 == .badge("3") }
        }
        #expect(style(.standard) == [[]])
        #expect(style(.increased) == [[.badge(.increased)]])
        #expect(style(.decreased) == [[.badge(.decreased)]])
    }

    @Test func `a text editor has its own style, independent of text field styles`() {
        func style(_ view: some View) -> [[StyleValue]] {
            styles(of: view) { if case .textField = $0 { true } else { false } }
        }
        let editor = TextEditor(text: .constant("a"))
        #expect(style(editor.textEditorStyle(.plain)) == [[.plainField]])
        #expect(style(editor.textEditorStyle(.plain).textEditorStyle(.roundedBorder)) == [[.plainField]])
        #expect(style(editor.textEditorStyle(.roundedBorder).textEditorStyle(.plain)) == [[]])
        #expect(style(editor.textFieldStyle(.plain)) == [[]])
        #expect(style(TextField("b", text: .constant("a")).textEditorStyle(.plain)) == [[]])
    }

    @Test func `a sheet has its sizing and background interaction`() {
        func style(_ content: some View) -> [[StyleValue]] {
            styles(of: Text("a").sheet(isPresented: .constant(true)) { content }) { $0 == .sheet }
        }
        #expect(style(Text("b").presentationSizing(.fitted)) == [[.sheetSize(.fitted)]])
        #expect(style(Text("b").presentationSizing(.page)) == [[.sheetSize(.page)]])
        #expect(style(Text("b").presentationSizing(.form)) == [[]])
        #expect(style(Text("b").presentationSizing(.form.fitted(horizontal: false, vertical: true))) == [[]])
        #expect(
            style(Text("b").presentationSizing(.form.fitted(horizontal: true, vertical: false)))
                == [[.sheetSize(.fitted)]]
        )
        let page = PagePresentationSizing()
        #expect(
            style(Text("b").presentationSizing(page.fitted(horizontal: false, vertical: true)))
                == [[.sheetSize(.pageWidth)]]
        )
        #expect(
            style(Text("b").presentationSizing(page.fitted(horizontal: true, vertical: false)))
                == [[.sheetSize(.pageHeight)]]
        )
        #expect(
            style(
                Text("b").presentationSizing(
                    page.fitted(horizontal: true, vertical: false).fitted(horizontal: false, vertical: true)
                )
            ) == [[.sheetSize(.fitted)]]
        )
        #expect(
            style(Text("b").presentationSizing(.page.fitted(horizontal: false, vertical: false)))
                == [[.sheetSize(.page)]]
        )
        #expect(style(Text("b").presentationSizing(.automatic)) == [[]])
        #expect(style(Text("b").presentationBackgroundInteraction(.enabled)) == [[.nonModal]])
        #expect(style(Text("b").presentationBackgroundInteraction(.enabled(upThrough: .medium))) == [[.nonModal]])
        #expect(style(Text("b").presentationBackgroundInteraction(.disabled)) == [[]])
        #expect(style(Text("b").presentationBackgroundInteraction(.automatic)) == [[]])
    }

    @Test func `texts have their typesetting language`() {
        func notes(_ view: some View) -> [[ElementNote]] {
            var notes: [[ElementNote]] = []
            ViewTree(view).document.root.visit {
                if case .text = $0.description.kind { notes.append($0.description.attributes.notes) }
            }
            return notes
        }
        let german = Locale.Language(identifier: "de-DE")
        #expect(notes(Text("a").typesettingLanguage(german)) == [[.language("de")]])
        #expect(notes(Text("a").typesettingLanguage(german, isEnabled: false)) == [[]])
        #expect(notes(Text("a").typesettingLanguage(.automatic)) == [[]])
    }

    @Test func `focusEffectDisabled hides the focus ring`() {
        #expect(styles(of: Text("a").focusEffectDisabled(), where: isText) == [[.noFocusRing]])
        #expect(styles(of: Text("a").focusEffectDisabled(false), where: isText) == [[]])
    }

    @Test func `a lazy grid aligns cells by the first item with an alignment`() {
        func style(_ alignments: Alignment?...) -> [[StyleValue]] {
            let items = alignments.map { GridItem(.flexible(), alignment: $0) }
            return styles(of: LazyVGrid(columns: items) { Text("a") }) { if case .columns = $0 { true } else { false } }
                + styles(of: LazyHGrid(rows: items) { Text("a") }) { if case .rows = $0 { true } else { false } }
        }
        #expect(style(nil, .topLeading, .bottom) == [[.cellAlignment(.topLeading)], [.cellAlignment(.topLeading)]])
        #expect(style(nil) == [[], []])
    }

    @Test func `a sheet's height follows the selected detent`() {
        func style(_ selection: PresentationDetent) -> [[StyleValue]] {
            styles(
                of: Text("a").sheet(isPresented: .constant(true)) {
                    Text("b").presentationDetents([.medium, .height(200)], selection: .constant(selection))
                }
            ) { $0 == .sheet }
        }
        #expect(style(.medium) == [[.sheetHeight(smallest: .fraction(0.5), largest: .fraction(0.5))]])
        #expect(style(.height(200)) == [[.sheetHeight(smallest: .points(200), largest: .points(200))]])
        #expect(style(.large) == [[.sheetHeight(smallest: .points(200), largest: .fraction(0.5))]])
    }

    @Test func `standard shape styles are system colors`() {
        func color(_ style: some ShapeStyle) -> Color { style._color }
        #expect(color(.separator) == Color(.separator))
        #expect(color(.placeholder) == Color(.placeholderText))
        #expect(color(.link) == Color(.link))
        #expect(color(.fill) == Color(.systemFill))
        #expect(color(.fill.quaternary) == Color(.quaternarySystemFill))
        #expect(color(.background.secondary) == Color(.secondarySystemGroupedBackground))
        #expect(color(.windowBackground) == color(.background))
        #expect(color(.selection) == Color.accentColor.opacity(0.16))
    }

    @Test func `a hover effect applies where enabled`() {
        #expect(styles(of: Text("a").hoverEffect(.lift), where: isText) == [[.hoverEffect(.lift)]])
        #expect(styles(of: Text("a").hoverEffect(), where: isText) == [[.hoverEffect(.highlight)]])
        #expect(styles(of: Text("a").hoverEffect(.lift, isEnabled: false), where: isText) == [[]])
        #expect(styles(of: Text("a").hoverEffect().hoverEffectDisabled(), where: isText) == [[]])
        #expect(
            styles(of: Text("a").hoverEffect().hoverEffectDisabled(false), where: isText) == [
                [.hoverEffect(.highlight)]
            ]
        )
    }

    @Test func `glass is a shape behind the view, and is pressable if interactive`() {
        func shapes(_ glass: Glass) -> Int {
            styles(of: Text("a").glassEffect(glass)) { if case .shape = $0 { true } else { false } }.count
        }
        #expect(shapes(.identity) == 0)
        #expect(shapes(.regular) >= 1)
        #expect(shapes(.regular.tint(.mint)) == shapes(.regular) + 1)
        func isPressable(_ glass: Glass) -> Bool {
            styles(of: Text("a").glassEffect(glass)) { _ in true }.contains { $0.contains(.pressable) }
        }
        #expect(isPressable(.regular.interactive()))
        #expect(!isPressable(.regular))
        #expect(!isPressable(.identity.interactive()))
    }

    @Test func `a popover has its compact adaptation`() {
        func style(_ adaptation: PresentationAdaptation) -> [[StyleValue]] {
            styles(
                of: Text("a").popover(isPresented: .constant(true)) {
                    Text("b").presentationCompactAdaptation(adaptation)
                }
            ) { if case .popover = $0 { true } else { false } }
        }
        #expect(style(.popover) == [[.compactAdaptation(.popover)]])
        #expect(style(.none) == [[.compactAdaptation(.popover)]])
        #expect(style(.fullScreenCover) == [[.compactAdaptation(.cover)]])
        #expect(style(.automatic) == [[]])
        #expect(style(.sheet) == [[]])
    }

    @Test func `levels of a style have less opacity`() {
        func paint(_ style: some ShapeStyle) -> [[StyleValue]] {
            styles(of: Text("a").foregroundStyle(style), where: isText)
        }
        #expect(paint(.red.secondary) == [[.foreground(Color.red.opacity(0.5).paint)]])
        #expect(paint(.red.tertiary) == [[.foreground(Color.red.opacity(0.25).paint)]])
    }

    @Test func `only the shape for interaction changes hit testing`() {
        #expect(styles(of: Text("a").contentShape(.contextMenuPreview, Circle()), where: isText) == [[]])
        let shapes = styles(of: Text("a").contentShape([.interaction, .dragPreview], Circle()), where: isText)
        #expect(shapes == styles(of: Text("a").contentShape(Circle()), where: isText))
    }

    @Test func `animations have the duration and bounce of a spring`() {
        #expect(Animation.spring(Spring(duration: 0.3, bounce: 0.2)) == .spring(duration: 0.3, bounce: 0.2))
        #expect(Animation.interpolatingSpring == .spring())
    }
}
