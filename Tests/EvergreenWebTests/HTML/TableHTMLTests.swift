import EvergreenDocument
import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

/// HTML of tables and keys.
@MainActor
struct TableHTMLTests {
    private func html(_ kind: ElementKind, _ change: (inout ElementDescription) -> Void = { _ in }) -> String {
        var description = ElementDescription(kind)
        change(&description)
        var writer = HTMLWriter()
        writer.write(ElementHTML(id: ElementID(rawValue: 5), description: description).html) { _ in }
        return writer.text
    }

    @Test func `a table without selection is a scrollable table`() {
        let columns = [GridTrack(kind: .flexible, minimum: 96), GridTrack(kind: .fixed, minimum: 80)]
        #expect(
            html(.table(TableTraits(columns: columns)))
                == #"<div id=e5 tabindex=0 class=table-frame><table id=c5 role=table "#
                + #"class="table gc-x96-f80 nw-176"></table></div>"#
        )
    }

    @Test func `a table with selection is a focusable grid`() {
        let several = html(.table(TableTraits(selection: .several))) { $0.attributes.accessibilityLabel = "Players" }
        #expect(
            several
                == #"<div id=e5 class=table-frame><table id=c5 aria-label=Players role=grid tabindex=0 "#
                + #"aria-multiselectable=true data-selects=several class=table></table></div>"#
        )
        let disabled = html(.table(TableTraits(selection: .one, isEnabled: false)))
        #expect(disabled.contains(#"aria-disabled=true"#))
        #expect(!disabled.contains("data-selects"))
    }

    @Test func `sortable headers have buttons and their sort direction`() {
        #expect(
            html(.tableColumn(TableColumnTraits()))
                == #"<th id=e5 scope=col role=columnheader class=table-column></th>"#
        )
        #expect(
            html(.tableColumn(TableColumnTraits(isSortable: true, order: .descending)))
                == #"<th id=e5 scope=col role=columnheader aria-sort=descending class=table-column>"#
                + #"<button id=c5 data-on=tap class=sort></button></th>"#
        )
        #expect(!html(.tableColumn(TableColumnTraits(isSortable: true))).contains("aria-sort"))
    }

    @Test func `selectable rows have their selection state`() {
        #expect(html(.tableRow(TableRowTraits())) == #"<tr id=e5 role=row class=table-row></tr>"#)
        #expect(
            html(.tableRow(TableRowTraits(isSelected: true)))
                == #"<tr id=e5 role=row aria-selected=true class=table-row></tr>"#
        )
        let menu = html(.tableRow(TableRowTraits(hasMenu: true, reportsHover: true)))
        #expect(
            menu.hasPrefix(
                #"<tr id=e5 role=row data-gesture="menu;hover" class=table-row><td role=cell class=table-menu>"#
            )
        )
        #expect(menu.contains("tabindex=0 data-on=menu"))
        let moved = html(.tableRow(TableRowTraits(drag: DragTraits(types: ["a"]), drop: DropTraits(types: ["b"]))))
        #expect(moved == #"<tr id=e5 role=row draggable=true data-drag=a tabindex=0 data-drop=b class=table-row></tr>"#)
        #expect(html(.tableCell(.leading)) == "<td id=e5 role=cell class=table-cell></td>")
        #expect(html(.tableCell(.trailing)).contains(#"class="table-cell aligned-trailing""#))
        #expect(
            html(.placeholder(PlaceholderTraits(rows: 7, form: .tableRow)))
                == #"<tr id=e5 aria-hidden=true data-rows=7 class=placeholder></tr>"#
        )
    }

    // MARK: Keys

    private func keys(_ shortcut: KeyboardShortcut) -> String {
        html(.button(ButtonTraits())) { $0.attributes.notes = [.keyboardShortcut(shortcut.stroke)] }
    }

    @Test func `a shortcut is on its control, with aria-keyshortcuts`() {
        #expect(keys(KeyboardShortcut("s")).contains(#"data-key="m s" aria-keyshortcuts="Control+S Meta+S""#))
        #expect(
            keys(KeyboardShortcut(.upArrow, modifiers: [.option, .shift]))
                .contains(#"data-key="as ArrowUp" aria-keyshortcuts="Alt+Shift+ArrowUp""#)
        )
        #expect(keys(.defaultAction).contains(#"data-key=" Enter" aria-keyshortcuts=Enter"#))
        #expect(keys(KeyboardShortcut(" ", modifiers: [])).contains(#"data-key="  " aria-keyshortcuts=Space"#))
        #expect(keys(KeyboardShortcut("\"", modifiers: [])).contains(#"data-key=" &quot;""#))
    }

    @Test func `a key area lists its keys`() {
        func area(_ filter: KeyTraits.Filter) -> String {
            html(.gestureArea(.keys(KeyTraits(filter: filter, phases: [.up, .down]))))
        }
        #expect(
            area(.keys([" ", "a"]))
                == #"<div id=e5 data-gesture=keys data-key-phases=du data-keys="keys Space a" class=gesture></div>"#
        )
        #expect(area(.all).contains(#"data-keys=all"#))
        #expect(area(.characters(" <")).contains(#"data-keys="characters  &lt;""#))
    }

    @Test func `a focusable view is in the tab order`() {
        let text = html(.text("Hello")) {
            $0.attributes.notes = [.focusable]
            $0.attributes.reportsFocus = true
        }
        #expect(text.contains(#"tabindex=0 data-focus"#))
    }

    @Test func `row selection and key messages are parsed, and malformed ones rejected`() throws {
        let element = ElementID(rawValue: 42)
        #expect(
            try PageMessage(#"["e",1,42,"choose","range"]"#) == .event(number: 1, element: element, .chooseRows(.range))
        )
        let space = KeyInput(phase: .repeat, stroke: KeyStroke(key: " ", modifiers: [.shift, .option]))
        #expect(try PageMessage(#"["e",2,42,"key","r 10  "]"#) == .event(number: 2, element: element, .key(space)))
        for text in [
            #""choose","two""#, #""choose""#, #""key","d 0""#, #""key","d 0 ""#, #""key","x 0 a""#, #""key","d 64 a""#,
            #""key","d -1 a""#, #""key","d  a""#, #""key","d 0 \#(String(repeating: "a", count: 65))""#, #""key",5"#,
        ] {
            #expect(throws: PageMessageError.self, "\(text)") { try PageMessage("[\"e\",1,42,\(text)]") }
        }
    }
}
