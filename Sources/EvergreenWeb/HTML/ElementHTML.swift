import EvergreenDocument

/// The HTML of one element of a document: the only place where semantic roles become HTML.
///
/// It contains one element, with a slot for its children. A changed element is redrawn without them, and compared with its previous HTML.
///
/// The ids on a page: `e5` is element 5, `c5` the node in it that contains its children, if that is another one, `h5` its heading, `d5` and
/// `u5` the buttons of a stepper.
struct ElementHTML {
    let id: ElementID
    var description: ElementDescription
    /// The descendant whose heading labels this element.
    var titledBy: ElementID?
    /// The label of the enclosing labeled content, which labels this control.
    var labeledBy: ElementID?
    /// The code of the language of standard words.
    var language = "en"

    var attributes: ElementAttributes { description.attributes }

    /// The HTML. Its root has the id of the element.
    var html: HTML {
        let layers = StyleLayers(
            description.style,
            ownsBox: description.kind.isControl,
            canWrap: !description.kind.isStructural,
            expansion: description.kind.isStructural ? Expansion() : description.expansion,
            hasBox: description.kind.hasBox,
            isShape: description.kind.isShape,
            isMasked: description.kind == .masked,
            gridPlacement: description.gridPlacement
        )
        var root = node
        for name in layers.inner.names { root.classes.insert(name) }
        for style in layers.inner.styles { root.classes.insert(style) }
        if let own = layers.attributes[0] { root.attributes += own }
        for (index, classes) in layers.wrappers.enumerated() {
            root = HTML(.div, classes, layers.attributes[index + 1] ?? [], [.node(root)])
        }
        if !root.holdsSlot { root.markSlot(id: "c" + String(id.rawValue)) }
        root.id = "e" + String(id.rawValue)
        for note in attributes.notes {
            switch note {
            case .language(let name): root.attributes.append(.init(.lang, name))
            case .layoutDirection(let direction): root.attributes.append(.init(.dir, direction.htmlName))
            case .address(let address, _): root.attributes.append(.init(.dataAddress, address.text))
            case .match(let traits): root.attributes.append(.init(.dataMatch, traits.pageText))
            case .zoom(let key): root.attributes.append(.init(.dataZoom, key))
            case .zoomSource(let key, let radius):
                root.attributes.append(.init(.dataZoomSource, "\(key) \(StyleClass.decimal(radius))"))
            default: break
            }
        }
        if let traits = description.style.firstScrollTransition {
            root.addScrollPhases(
                before: html(with: traits.before),
                after: html(with: traits.after),
                of: traits
            )
        }
        for change in attributes.repeatedChanges {
            var previous = self
            previous.description = change.previous(of: description)
            root.repeatChanges(from: previous.html, change.animation)
        }
        return root
    }

    /// The HTML without the element's id and styles.
    private var node: HTML {
        switch description.kind {
        case .window(let title, let traits):
            HTML(
                .main,
                ["window"],
                common + [HTML.Attribute(.dataTitle, title), HTML.Attribute(.dataTraits, traits.pageText)],
                [.slot]
            )
        case .navigationStack: container(.div, ["navigation"])
        case .navigationBar(let title, let subtitle, let form):
            navigationBar(title: title, subtitle: subtitle, form: form)
        case .navigationPage(let depth): page(depth: depth)
        case .backButton(let title): backButton(title: title)
        case .navigationLink: navigationLink
        case .splitView(let traits): splitView(traits)
        case .splitColumn(let role, let title): splitColumn(role, title: title)
        case .sidebarToggle(let isSidebarShown): sidebarToggle(isSidebarShown: isSidebarShown)
        case .toolbarItem(let placement): container(.div, ["item", placement.className])
        case .tabView: container(.div, ["tabs"])
        case .tabBar: tabBar
        case .tab(let traits): tab(traits)
        case .tabPanel(let tab): tabPanel(of: tab)
        case .box: container(.div, ["box"])
        case .stack(let layout): stack(layout)
        case .gestureArea(let gesture): gestureArea(gesture)
        case .draggable(let traits): draggable(traits)
        case .dragPreview: dragPreview
        case .dropDestination(let traits): dropDestination(traits)
        case .clipboardArea(let traits): clipboardArea(traits)
        case .geometry(let traits): geometry(traits)
        case .coordinateSpace: container(.div, ["space"])
        case .styled: container(.div, ["styled"])
        case .inset(let traits): inset(traits)
        case .insetBar(let traits): insetBar(traits)
        case .layout(let traits): layout(traits)
        case .fitting(let horizontal, let vertical): fitting(horizontal: horizontal, vertical: vertical)
        case .spacer(let minLength): spacer(minLength: minLength)
        case .divider: HTML(.hr, ["divider"], common)
        case .list: container(.ul, ["list"])
        case .form: container(.ul, ["form"])
        case .row: container(.li, ["row"])
        case .badge(let text): HTML(.span, ["badge"], common, [.text(text)])
        case .editableRow(let traits): editableRow(traits)
        case .rowActions: container(.div, ["row-actions"])
        case .table(let traits): table(traits)
        case .tableHead: tableHead
        case .tableColumn(let traits): tableColumn(traits)
        case .tableBody: HTML(.tbody, ["table-body"], [.init(.role, "rowgroup")], [.slot])
        case .tableRow(let traits): tableRow(traits)
        case .tableCell(let alignment): tableCell(alignment)
        case .placeholder(let traits): placeholder(traits)
        case .section: HTML(.li, ["section"], common + indexLabel, [.node(HTML(.ul, [], [], [.slot]))])
        case .sectionHeader: HTML(.li, ["section-header"], common, [.node(HTML(.h2, [], [], [.slot]))])
        case .sectionFooter: container(.li, ["section-footer"])
        case .text(let text): self.text(text)
        case .richText(let runs): richText(runs)
        case .shape(let traits): shape(traits)
        case .drawing(let traits): drawing(traits)
        case .chart(let traits): chart(traits)
        case .mark(let traits): mark(traits)
        case .markLayer(let effects): markLayer(effects)
        case .clipping(let traits): clipping(traits)
        case .filtering(let effect): filtering(effect)
        case .layers: container(.div, ["layers"])
        case .masked: container(.div, ["layers", "view-masked"])
        case .mask(let alignment): mask(alignment)
        case .overlay(let alignment): decoration("overlay", alignment)
        case .underlay(let alignment): decoration("underlay", alignment)
        case .containerBackground(let alignment): decoration("underlay", alignment, ["container-background"])
        case .sheetBackground(let alignment): decoration("underlay", alignment, ["sheet-background"])
        case .scroll(let traits): scroll(traits)
        case .grid(let layout): grid(layout)
        case .columns(let tracks, let alignment, let spacing, let columnSpacing):
            columns(tracks, alignment, spacing: spacing, columnSpacing: columnSpacing)
        case .rows(let tracks, let alignment, let spacing, let rowSpacing):
            rows(tracks, alignment, spacing: spacing, rowSpacing: rowSpacing)
        case .gridRow(let alignment): gridRow(alignment)
        case .groupBox: container(.div, ["group-box"])
        case .labeledContent: container(.div, ["labeled"])
        case .labeledValue: container(.div, ["value"])
        case .link(let address, let isHandled): link(address, isHandled: isHandled)
        case .slider(let traits): slider(traits)
        case .datePicker(let traits): datePicker(traits)
        case .colorPicker(let traits): colorPicker(traits)
        case .shareLink(let traits): shareLink(traits)
        case .filePicker(let traits): filePicker(traits)
        case .pasteButton(let traits, let prominence): pasteButton(traits, prominence)
        case .fileLink(let traits): fileLink(traits)
        case .image(let source): image(source)
        case .loadedImage(let address): loadedImage(address)
        case .webFrame(let address): webFrame(address)
        case .label: container(.span, ["label"])
        case .labelIcon: container(.span, ["icon"])
        case .labelTitle: container(.span, ["title"])
        case .progress(let fraction): progress(fraction)
        case .contentUnavailable: HTML(.section, ["unavailable"], [.init(.role, "status")] + common, [.slot])
        case .unavailableLabel: container(.h2, ["unavailable-label"])
        case .unavailableDescription: container(.div, ["unavailable-description"])
        case .unavailableActions: container(.div, ["unavailable-actions"])
        case .button(let traits): button(traits)
        case .textField(let traits): textField(traits)
        case .searchField: container(.div, ["search-field"])
        case .searchTokens: searchTokens
        case .searchToken: searchToken
        case .suggestions: suggestions
        case .suggestion: suggestion
        case .toggle(let isOn): toggle(isOn: isOn)
        case .stepper(let canIncrement, let canDecrement):
            stepper(canIncrement: canIncrement, canDecrement: canDecrement)
        case .picker(let traits): picker(traits)
        case .sheet: sheet
        case .cover: cover
        case .inspector: inspector
        case .menu(let anchor, let isNested): menu(anchor: anchor, isNested: isNested)
        case .popover(let anchor, let part, let edge): popover(anchor: anchor, part: part, edge: edge)
        case .confirmation(let title, let isTitleShown): confirmation(title: title, isTitleShown: isTitleShown)
        case .alert(let title): alert(title: title)
        case .alertMessage: container(.div, ["alert-message"])
        case .alertActions: container(.div, ["alert-actions"])
        case .previews: container(.div, ["previews"])
        case .preview(let title): preview(title: title)
        }
    }

    /// The common attributes of an element that is not a control.
    var common: [HTML.Attribute] {
        // Most elements have none.
        guard !attributes.isEmpty else { return [] }
        return identifier + (attributes.accessibilityLabel.map { [HTML.Attribute(.ariaLabel, $0)] } ?? [])
            + notes + accessibleFocus + (attributes.isDisabled ? [HTML.Attribute(.inert)] : [])
    }

    /// The attributes that few elements have.
    var notes: [HTML.Attribute] {
        guard !attributes.notes.isEmpty else { return [] }
        return attributes.notes.compactMap { note -> HTML.Attribute? in
            switch note {
            // On the outermost node: see `html`.
            case .language, .layoutDirection, .description, .address, .match, .zoom, .zoomSource: nil
            // Only on sections: see `indexLabel`.
            case .sectionIndex: nil
            // With the role: see `groupRole`.
            case .children: nil
            case .traits(let traits): state(of: traits)
            // See `spokenDescription`.
            case .hint, .customContent: nil
            case .value(let value): description.kind.hasRange ? .init(.ariaValueText, value) : nil
            case .help(let help): .init(.title, help)
            case .hidden: .init(.ariaHidden, "true")
            case .pressed(let isPressed): .init(.ariaPressed, isPressed ? "true" : "false")
            case .expanded(let isExpanded): .init(.ariaExpanded, isExpanded ? "true" : "false")
            case .undoable: .init(.dataUndo)
            case .keyboardShortcut, .focusable, .accessiblyFocusable: nil
            }
        } + (spokenDescription.map { [.init(.ariaDescription, $0)] } ?? []) + keys + live
    }

    /// The label of the section in the index of its list, which the page's script creates.
    private var indexLabel: [HTML.Attribute] {
        for case .sectionIndex(let label) in attributes.notes { return [.init(.dataIndex, label)] }
        return []
    }

    /// Makes an element that is not a control focusable by the app, without a tab stop.
    private var accessibleFocus: [HTML.Attribute] {
        guard attributes.notes.contains(.accessiblyFocusable), !attributes.notes.contains(.focusable) else { return [] }
        return (description.kind.hasTabStop ? [] : [.init(.tabIndex, "-1")])
            + (attributes.reportsFocus ? [.init(.dataFocus)] : [])
    }

    /// The text that assistive technology reads in addition to the element's label: the value of an element without a range, custom content
    /// and hints.
    private var spokenDescription: String? {
        var (values, important, others, hints): ([String], [String], [String], [String]) = ([], [], [], [])
        for note in attributes.notes {
            switch note {
            case .value(let value) where values.isEmpty && !description.kind.hasRange: values.append(value)
            case .hint(let hint) where hints.isEmpty: hints.append(hint)
            case .customContent(let content):
                guard let text = content.text else { continue }
                if content.isHigh { important.append(text) } else { others.append(text) }
            default: break
            }
        }
        let parts = values + important + others + hints
        return parts.isEmpty ? nil : parts.joined(separator: ", ")
    }

    /// The label of a control: its own, or that of the enclosing labeled content.
    private var name: [HTML.Attribute] {
        if let label = attributes.accessibilityLabel { return [.init(.ariaLabel, label)] }
        guard let labeledBy, description.kind.isField else { return [] }
        return [.init(.ariaLabelledBy, "e\(labeledBy.rawValue)")]
    }

    /// The common attributes of a control, for the node that the user interacts with.
    func control(_ events: String) -> [HTML.Attribute] {
        identifier + [HTML.Attribute(.dataOn, events)]
            + name
            + notes + (attributes.isDisabled ? [HTML.Attribute(.disabled)] : [])
            + (attributes.reportsFocus ? [HTML.Attribute(.dataFocus)] : [])
    }

    var identifier: [HTML.Attribute] {
        attributes.accessibilityIdentifier.map { [HTML.Attribute(.dataTestID, $0)] } ?? []
    }

    func container(_ tag: HTML.Tag, _ classes: ClassList, _ more: [HTML.Attribute] = []) -> HTML {
        HTML(tag, classes, groupRole + common + more, [.slot])
    }

}

extension LayoutDirection {
    /// The value of the attribute `dir`.
    var htmlName: String {
        switch self {
        case .leftToRight: "ltr"
        case .rightToLeft: "rtl"
        }
    }
}

extension HTML {
    /// Whether the slot is a direct child. It is the last content of its node.
    fileprivate var holdsSlot: Bool {
        if case .slot? = content.last { true } else { false }
    }

    /// Gives the node that contains the slot an id, unless that is this node.
    fileprivate mutating func markSlot(id: String) {
        for index in content.indices {
            guard case .node(var child) = content[index] else { continue }
            // Replaced first, so that the change does not copy the node.
            content[index] = .slot
            if child.holdsSlot {
                if child[.id] == nil { child.id = id }
            } else {
                child.markSlot(id: id)
            }
            content[index] = .node(child)
        }
    }
}

extension ElementKind {
    /// Whether assistive technology reads its value as part of a range.
    fileprivate var hasRange: Bool {
        switch self {
        case .slider, .progress: true
        default: false
        }
    }

    /// Whether it is focusable as a whole, though it is not a control.
    fileprivate var hasTabStop: Bool {
        switch self {
        case .draggable, .scroll: true
        default: false
        }
    }

    /// Whether it shows a value that the enclosing labeled content labels.
    fileprivate var isField: Bool {
        switch self {
        case .textField, .slider, .datePicker, .colorPicker, .toggle, .picker: true
        default: false
        }
    }

    /// Whether the element's own box (padding, background) is part of its appearance.
    fileprivate var isControl: Bool {
        switch self {
        case .button, .navigationLink, .textField, .toggle, .stepper, .picker, .image, .progress, .slider, .datePicker,
            .colorPicker, .shareLink, .filePicker, .pasteButton, .fileLink, .suggestion, .link, .shape, .drawing,
            .chart, .clipping, .filtering,
            .gestureArea,
            .draggable, .dropDestination, .clipboardArea, .coordinateSpace,
            .styled, .layout, .fitting, .layers, .masked:
            true
        case .geometry(let traits): !traits.hasBox
        default: false
        }
    }

    /// Whether it is square at its ideal size: a shape or a color.
    fileprivate var isShape: Bool {
        switch self {
        case .shape, .drawing, .box, .clipping: true
        default: false
        }
    }

    /// Whether the element's own node takes part in layout.
    fileprivate var hasBox: Bool {
        switch self {
        case .gestureArea, .dropDestination, .clipboardArea, .coordinateSpace, .styled, .fitting: false
        case .geometry(let traits): traits.hasBox
        default: true
        }
    }

    /// Whether the element must be a direct child of its parent.
    fileprivate var isStructural: Bool {
        switch self {
        case .window, .navigationPage, .navigationBar, .backButton, .splitColumn, .sidebarToggle, .toolbarItem, .tabBar,
            .tab, .tabPanel, .row,
            .badge, .editableRow, .rowActions, .section, .sectionHeader, .gridRow, .overlay, .underlay, .mask,
            .containerBackground,
            .sheetBackground, .insetBar,
            .labeledValue,
            .menu, .sectionFooter, .sheet, .cover, .inspector, .popover, .confirmation, .alert, .alertMessage,
            .alertActions,
            .dragPreview, .searchTokens, .searchToken, .suggestions, .labelIcon, .labelTitle, .mark, .placeholder,
            .table, .tableHead, .tableColumn,
            .tableBody,
            .tableRow,
            .tableCell:
            true
        default: false
        }
    }
}

extension BarPosition {
    fileprivate var className: String {
        switch self {
        case .leading: "leading"
        case .principal: "principal"
        case .trailing: "trailing"
        case .bottom: "bottom"
        case .bottomLine: "bottom line"
        case .keyboard: "keyboard"
        }
    }
}
