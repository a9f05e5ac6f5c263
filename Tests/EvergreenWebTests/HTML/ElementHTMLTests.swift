import Testing

@testable import EvergreenUI
@testable import EvergreenWeb

@MainActor
struct ElementHTMLTests {
    private func html(_ kind: ElementKind, _ change: (inout ElementDescription) -> Void = { _ in }) -> String {
        var description = ElementDescription(kind)
        change(&description)
        var writer = HTMLWriter()
        writer.write(ElementHTML(id: ElementID(rawValue: 5), description: description).html) { _ in }
        return writer.text
    }

    private nonisolated static let drawings: [(ElementKind, String)] = [
        (
            ElementKind.window(title: "Players"),
            "<main id=e5 data-title=Players data-traits=light.regular.regular.active.moving class=window></main>"
        ),
        (.navigationStack, "<div id=e5 class=navigation></div>"),
        (
            .navigationBar(title: "Players"),
            "<header id=e5 class=bar><h1 id=h5>Players</h1><div id=c5 class=items></div></header>"
        ),
        (
            .navigationBar(title: "Players", titleForm: .inline),
            "<header id=e5 class=\"bar inline\"><h1 id=h5>Players</h1><div id=c5 class=items></div></header>"
        ),
        (
            .navigationBar(title: "Players", subtitle: "8 players", titleForm: .leading),
            "<header id=e5 class=\"bar inline leading-title\"><h1 id=h5>Players"
                + "<span class=subtitle>8 players</span></h1><div id=c5 class=items></div></header>"
        ),
        (
            .navigationBar(title: "Players", titleForm: .editor),
            "<header id=e5 class=\"bar inline leading-title short-back\"><h1 id=h5>Players</h1>"
                + "<div id=c5 class=items></div></header>"
        ),
        (.navigationPage(depth: 2), "<section id=e5 data-depth=2 class=page></section>"),
        (.splitView(SplitTraits()), "<div id=e5 class=split></div>"),
        (
            .splitView(SplitTraits(isCompact: true, isDetailProminent: true)),
            "<div id=e5 class=\"split compact prominent\"></div>"
        ),
        (
            .splitColumn(.sidebar, title: "Mail"),
            "<nav id=e5 aria-label=Mail class=\"column sidebar\"></nav>"
        ),
        (
            .splitColumn(.detail, title: "Hello"),
            "<section id=e5 aria-label=Hello class=\"column detail\"></section>"
        ),
        (.tabView, "<div id=e5 class=tabs></div>"),
        (.tabBar, "<div id=e5 role=tablist class=tabbar></div>"),
        (
            .tab(TabTraits(isSelected: true, badge: "3", panel: ElementID(rawValue: 7))),
            "<button id=e5 role=tab aria-selected=true tabindex=0 aria-controls=e7 "
                + "data-on=tap class=tab><span id=c5 class=title></span><span class=badge>3</span></button>"
        ),
        (
            .tab(TabTraits(isSelected: false, panel: ElementID(rawValue: 7))),
            "<button id=e5 role=tab aria-selected=false tabindex=-1 data-on=tap "
                + "class=tab><span id=c5 class=title></span><span class=badge></span></button>"
        ),
        (
            .tabPanel(tab: ElementID(rawValue: 4)),
            "<section id=e5 role=tabpanel aria-labelledby=e4 class=panel></section>"
        ),
        (
            .loadedImage(loading: "https://example.org/a.png"),
            "<div id=e5 class=async-image><img loading=lazy referrerpolicy=no-referrer alt "
                + "src=https://example.org/a.png aria-hidden=true data-on=load class=probe></div>"
        ),
        (.loadedImage(loading: nil), "<div id=e5 class=async-image></div>"),
        (
            .image(.remote(address: "https://example.org/a.png", scale: 2)),
            "<img id=e5 loading=lazy referrerpolicy=no-referrer alt "
                + "srcset=\"https://example.org/a.png 2x\" class=picture>"
        ),
        (
            .columns([GridTrack(kind: .fixed, minimum: 80)], alignment: .leading, spacing: 4, columnSpacing: nil),
            "<div id=e5 class=\"columns ax-leading gc-f80 rg-4\"></div>"
        ),
        (.badge("3"), "<span id=e5 class=badge>3</span>"),
        (.toolbarItem(.trailing), "<div id=e5 class=\"item trailing\"></div>"),
        (.box, "<div id=e5 class=box></div>"),
        (
            .stack(StackLayout(axis: .horizontal, spacing: 12.5)),
            "<div id=e5 class=\"hstack ay-center g-12_500\"></div>"
        ),
        (.stack(StackLayout(axis: .vertical)), "<div id=e5 class=\"vstack ax-center\"></div>"),
        (.stack(StackLayout(axis: .depth)), "<div id=e5 class=\"zstack ax-center ay-center\"></div>"),
        (
            .scroll(ScrollTraits(vertical: true, alignment: StyleAnchor(x: 0.5, y: 1))),
            "<div id=e5 tabindex=0 class=\"scroll scroll-y content-y-end\"></div>"
        ),
        (
            .scroll(ScrollTraits(horizontal: true, vertical: true, alignment: StyleAnchor(x: 0.3, y: 0.1))),
            "<div id=e5 tabindex=0 class=\"scroll scroll-x scroll-y content-x-center\"></div>"
        ),
        (.spacer(minLength: nil), "<div id=e5 class=spacer></div>"),
        (.divider, "<hr id=e5 class=divider>"),
        (.list, "<ul id=e5 class=list></ul>"),
        (.form, "<ul id=e5 class=form></ul>"),
        (.row, "<li id=e5 class=row></li>"),
        (.section, "<li id=e5 class=section><ul id=c5></ul></li>"),
        (.sectionHeader, "<li id=e5 class=section-header><h2 id=c5></h2></li>"),
        (.sectionFooter, "<li id=e5 class=section-footer></li>"),
        (.text("A & B"), "<span id=e5 class=text>A &amp; B</span>"),
        (.label, "<span id=e5 class=label></span>"),
        (.labelIcon, "<span id=e5 class=icon></span>"),
        (.labelTitle, "<span id=e5 class=title></span>"),
        (.contentUnavailable, "<section id=e5 role=status class=unavailable></section>"),
        (.unavailableLabel, "<h2 id=e5 class=unavailable-label></h2>"),
        (.unavailableDescription, "<div id=e5 class=unavailable-description></div>"),
        (.unavailableActions, "<div id=e5 class=unavailable-actions></div>"),
        (
            .geometry(
                GeometryTraits(form: .reader, isPositionObserved: true, spaces: [ElementID(rawValue: 7)])
            ),
            "<div id=e5 data-measured data-position data-spaces=7 class=geometry></div>"
        ),
        (.geometry(GeometryTraits(form: .observer)), "<div id=e5 data-measured class=measured></div>"),
        (
            .inset(InsetTraits(edge: .bottom, spacing: 8)), "<div id=e5 class=\"inset inset-bottom g-8\"></div>"
        ),
        (
            .insetBar(InsetTraits(edge: .bottom, horizontalAlignment: .leading)),
            "<div id=e5 class=\"inset-bar ax-leading ay-center\"></div>"
        ),
        (
            .shareLink(ShareTraits(title: "", text: "a \"b\"", address: "https://example.org")),
            "<button id=e5 data-share-text=\"a &quot;b&quot;\" "
                + "data-share-address=https://example.org class=\"button share\"></button>"
        ),
        (
            .filePicker(
                FilePickerTraits(
                    files: AcceptedFiles(
                        acceptedTypes: ["image/*", ".csv"],
                        maximumCount: 2,
                        maximumByteCount: 9,
                        ticket: "a.b"
                    )
                )
            ),
            "<button id=e5 data-on=files data-accept=\"image/*,.csv\" data-file-count=2 "
                + "data-file-bytes=9 data-ticket=a.b class=button></button>"
        ),
        (
            .fileLink(FileLinkTraits(title: "Save", fileName: "a\"b.txt", address: "_evergreen/download/x.y")),
            "<a id=e5 href=_evergreen/download/x.y download=\"a&quot;b.txt\" "
                + "class=\"button prominent file-link\">Save</a>"
        ),
        (
            .fileLink(FileLinkTraits(title: "Save", fileName: "", address: nil)),
            "<a id=e5 role=link aria-disabled=true class=\"button prominent file-link\">Save</a>"
        ),
        (
            .progress(fraction: 0.5),
            "<div id=e5 class=progress><progress max=1 value=0.5 aria-labelledby=c5></progress>"
                + "<div id=c5 class=caption></div></div>"
        ),
        (
            .button(ButtonTraits(role: .destructive, prominence: .bordered)),
            "<button id=e5 data-on=tap class=\"button bordered destructive\"></button>"
        ),
        (
            .textField(TextFieldTraits(label: "Name", prompt: "", text: "Arthur", isContinuous: true)),
            "<label id=e5 class=field><span class=caption>Name</span><input type=text "
                + "autocomplete=off value=Arthur placeholder=Name data-on=input class=titled></label>"
        ),
        (
            .textField(TextFieldTraits(label: "Score", prompt: "0", text: "", isContinuous: false)),
            "<label id=e5 class=field><span class=caption>Score</span><input type=text "
                + "autocomplete=off value=\"\" placeholder=0 data-on=commit></label>"
        ),
        (
            .toggle(isOn: true),
            "<label id=e5 class=toggle><input type=checkbox role=switch data-on=toggle checked>"
                + "<span id=c5 class=title></span></label>"
        ),
        (.sheet, "<dialog id=e5 open data-on=dismiss class=sheet></dialog>"),
        (
            .alert(title: "Sure?"),
            "<dialog id=e5 open role=alertdialog data-on=dismiss aria-labelledby=h5 class=alert>"
                + "<h2 id=h5>Sure?</h2><div id=c5 class=alert-content></div></dialog>"
        ),
        (
            .editableRow(RowTraits(hasActions: true)),
            "<li id=e5 class=row><button data-on=actions aria-label=Actions "
                + "aria-describedby=e5 aria-expanded=false class=more></button></li>"
        ),
        (
            .editableRow(RowTraits(isEditing: true, canDelete: true, canMove: true)),
            "<li id=e5 class=\"row editing\"><button data-on=actions aria-label=Delete "
                + "aria-describedby=e5 aria-expanded=false class=remove></button><button "
                + "data-on=move aria-label=Move aria-describedby=e5 class=handle></button></li>"
        ),
        (.rowActions, "<div id=e5 class=row-actions></div>"),
        (.cover, "<dialog id=e5 open data-on=dismiss class=\"sheet cover\"></dialog>"),
        (
            .popover(anchor: ElementID(rawValue: 3), edge: .bottom),
            "<dialog id=e5 open data-on=dismiss data-anchor=e3 data-edge=bottom "
                + "class=\"sheet popover\"></dialog>"
        ),
        (
            .confirmation(title: "Sort", isTitleShown: false),
            "<dialog id=e5 open data-on=dismiss aria-labelledby=h5 class=\"alert confirmation untitled\">"
                + "<h2 id=h5>Sort</h2><div id=c5 class=alert-content></div><button "
                + "data-on=dismiss class=\"button cancel\">Cancel</button></dialog>"
        ),
        (
            .richText([TextRun(text: "A<", style: [.lines(below: true, through: true)]), TextRun(text: "B", style: [])]
            ),
            "<span id=e5 class=text><span class=\"underlined struck\">A&lt;</span><span>B</span></span>"
        ),
        (
            .shape(
                ShapeTraits(outline: .roundedRectangle(radius: 8), stroke: .semantic(.red, opacity: 1), lineWidth: 2)
            ),
            "<div id=e5 aria-hidden=true class=\"shape sq-8 ss-red lw-2\"></div>"
        ),
        (.overlay(.topTrailing), "<div id=e5 class=\"overlay ax-trailing ay-top\"></div>"),
        (
            .link(address: "https://example.org/?a&b"),
            "<a id=e5 href=\"https://example.org/?a&amp;b\" target=_blank rel=\"noopener noreferrer\" "
                + "class=link></a>"
        ),
        (
            .link(address: "https://example.org", isHandled: true),
            "<a id=e5 href=https://example.org target=_blank rel=\"noopener noreferrer\" data-on=tap "
                + "class=link></a>"
        ),
        (
            .link(address: nil, isHandled: true),
            "<button id=e5 role=link data-on=tap class=link></button>"
        ),
        (
            .richText([
                TextRun(text: "A", style: [], address: "https://example.org", handledURL: "https://example.org"),
                TextRun(text: "B", style: [], handledURL: "players://1"),
            ]),
            "<span id=e5 class=text><a href=https://example.org target=_blank "
                + "rel=\"noopener noreferrer\" data-link=0 class=inline-link>A</a>"
                + "<button role=link data-link=1 class=inline-link>B</button></span>"
        ),
        (.link(address: nil), "<a id=e5 role=link aria-disabled=true class=link></a>"),
        (
            .slider(SliderTraits(label: "Volume", value: 0.5, lowerBound: 0, upperBound: 1, step: nil)),
            "<label id=e5 class=slider><span class=caption>Volume</span><input type=range "
                + "autocomplete=off min=0.0 max=1.0 step=any value=0.5 data-on=slide></label>"
        ),
        (
            .slider(
                SliderTraits(
                    label: "Rating",
                    value: 5,
                    lowerBound: 0,
                    upperBound: 10,
                    step: 5,
                    neutralValue: 5,
                    enabledBounds: 2...10,
                    ticks: [.init(value: 0, label: "<Poor>"), .init(value: 5), .init(value: 10, label: "Great")],
                    valueText: "Fair"
                )
            ),
            "<label id=e5 class=slider><span class=caption>Rating</span><span class=\"scale named\">"
                + "<input type=range autocomplete=off min=0.0 max=10.0 step=5.0 value=5.0 data-on=slide "
                + "aria-valuetext=Fair data-low=2.0 data-high=10.0 class=\"drawn-track kn-0_500 kw-0_200 kh-1\">"
                + "<span aria-hidden=true class=ticks><span class=\"tick fr-0\"></span><span class=\"tick fr-0_500\"></span>"
                + "<span class=\"tick fr-1\"></span><span class=\"tick-title first fr-0 ks-1\">&lt;Poor&gt;</span>"
                + "<span class=\"tick-title last fr-1 ks-1\">Great</span></span></span></label>"
        ),
        (.alertMessage, "<div id=e5 class=alert-message></div>"),
        (.alertActions, "<div id=e5 class=alert-actions></div>"),
    ]

    @Test(arguments: drawings)
    func `an element becomes semantic HTML`(kind: ElementKind, expected: String) {
        #expect(html(kind) == expected)
    }

    @Test func `a section has the label of the index`() {
        let section = html(.section) { $0.attributes.notes = [.sectionIndex("<A>"), .sectionIndex("B")] }
        #expect(section == "<li id=e5 data-index=\"&lt;A&gt;\" class=section><ul id=c5></ul></li>")
        #expect(!html(.row) { $0.attributes.notes = [.sectionIndex("A")] }.contains("data-index"))
        #expect(html(.list) { $0.style = [.hiddenSectionIndex] }.contains("class=\"list no-index\""))
    }

    @Test func `a stepper's buttons are labeled with action and subject`() {
        let html = html(.stepper(canIncrement: true, canDecrement: false)) {
            $0.attributes.accessibilityLabel = "Score of Arthur"
        }
        #expect(html.contains("role=group aria-label=\"Score of Arthur\""))
        #expect(html.contains("data-on=increment aria-label=\"Increment Score of Arthur\">"))
        #expect(html.contains("data-on=decrement aria-label=\"Decrement Score of Arthur\" disabled>"))
    }

    @Test func `an unlabeled stepper is labeled by its content`() {
        let html = html(.stepper(canIncrement: true, canDecrement: true))
        #expect(html.contains("role=group aria-labelledby=c5"))
        #expect(html.contains("aria-label=Increment aria-labelledby=\"u5 c5\""))
    }

    @Test func `a menu selects an option, or a hidden one`() {
        let options = [PickerTraits.Option(id: 0, title: "Score"), .init(id: 1, title: "Name")]
        let selected = html(.picker(PickerTraits(label: "Order", options: options, selection: 1, style: .menu)))
        #expect(selected.contains("<span class=caption>Order</span><select"))
        #expect(selected.contains("<option value=0>Score</option><option value=1 selected>Name</option>"))
        let none = html(.picker(PickerTraits(label: "Order", options: options, selection: nil, style: .menu)))
        #expect(none.contains("<option value=\"\" selected disabled hidden></option>"))
    }

    @Test func `segments are radio buttons with a legend`() {
        let options = [PickerTraits.Option(id: 0, title: "Score"), .init(id: 1, title: "Name")]
        let html = html(.picker(PickerTraits(label: "Order", options: options, selection: 1, style: .segmented)))
        #expect(html.hasPrefix("<fieldset id=e5 class=\"picker segmented\"><legend>Order</legend>"))
        #expect(html.contains("name=r5 value=1 autocomplete=off data-on=select checked>"))
    }

    @Test func `a wheel is a column of radio buttons`() {
        let options = [PickerTraits.Option(id: 0, title: "Score"), .init(id: 1, title: "Name")]
        let html = html(.picker(PickerTraits(label: "Order", options: options, selection: 1, style: .wheel)))
        #expect(html.contains("class=\"picker wheel\"><legend>Order</legend>"))
        #expect(html.contains("<div class=turn><label><input type=radio"))
        #expect(html.contains("value=1 autocomplete=off data-on=select checked><span>Name</span>"))
    }

    @Test func `a palette shows its options' symbols with labels`() {
        let options = [PickerTraits.Option(id: 0, title: "Sun", symbol: "sun.max"), .init(id: 1, title: "None")]
        let html = html(.picker(PickerTraits(label: "Sky", options: options, selection: 1, style: .palette)))
        #expect(html.contains("class=\"picker segmented palette\""))
        #expect(html.contains("<label title=Sun>"))
        #expect(html.contains("aria-label=Sun><span><svg"))
        #expect(!html.contains("Sun</span>"))
        #expect(html.contains("<span>None</span>"))
    }

    @Test func `suggestions are a listbox that the script opens`() {
        #expect(html(.suggestions).contains("role=listbox aria-label=Suggestions popover=manual"))
        #expect(html(.suggestion).contains("role=option tabindex=-1 data-on=tap"))
    }

    @Test func `a token and its remove button are labeled by the token's content`() {
        #expect(html(.searchTokens).contains("class=search-tokens"))
        let token = html(.searchToken)
        #expect(
            token.hasPrefix("<div id=e5 role=listitem class=search-token><span id=c5 class=title>")
        )
        #expect(token.contains("data-on=remove aria-label=Remove aria-labelledby=\"d5 c5\""))
        #expect(html(.searchToken) { $0.attributes.isDisabled = true }.contains(" disabled>"))
    }

    @Test func `a decorative symbol is hidden, and others have a label`() {
        #expect(html(.image(.symbol(name: "plus", isDecorative: true))).contains("aria-hidden=true"))
        let named = html(.image(.symbol(name: "star.fill", isDecorative: false)))
        #expect(named.contains("role=img aria-label=\"star fill\""))
        #expect(named.contains("symbols.svg#star.fill "))
    }

    @Test func `a back button is labeled with the previous page`() {
        let named = html(.backButton(title: "A & B"))
        let label = "aria-label=\"Back to A &amp; B\""
        #expect(named.hasPrefix("<nav id=e5 \(label) class=back><button"))
        #expect(named.contains("\(label) data-on=tap"))
        #expect(html(.backButton(title: "")).contains("<span class=title>Back</span>"))
    }

    @Test func `a navigation link has the link role and is a button`() {
        let html = html(.navigationLink) { $0.attributes.isDisabled = true }
        #expect(
            html.hasPrefix("<button id=e5 role=link data-on=tap disabled class=link>")
        )
        #expect(html.contains("<span id=c5 class=title></span><svg aria-hidden"))
    }

    @Test func `an unknown symbol is a placeholder`() {
        #expect(html(.image(.symbol(name: "no.such", isDecorative: true))).contains("symbols.svg#placeholder "))
    }

    @Test func `the identifier and label are on the interactive node`() {
        let html = html(.textField(TextFieldTraits(label: "Name", prompt: "", text: "", isContinuous: true))) {
            $0.attributes.accessibilityIdentifier = "name"
            $0.attributes.accessibilityLabel = "Name of the player"
            $0.attributes.isDisabled = true
        }
        #expect(html.contains("data-testid=name data-on=input aria-label=\"Name of the player\" disabled"))
    }

    @Test func `a disabled container is inert`() {
        #expect(html(.box) { $0.attributes.isDisabled = true } == "<div id=e5 inert class=box></div>")
    }

    @Test func `a sheet is labeled by its title`() {
        let window = HandmadeWindow()
        let bar = window.make(.navigationBar(title: "Edit player"))
        var writer = HTMLWriter()
        writer.write(window.make(.sheet, [window.make(.navigationStack, [bar])]))
        #expect(writer.text.contains("aria-labelledby=h\(bar.id.rawValue) "))
    }
}
