/// The kind of an element, with the properties that are specific to it.
///
/// Kinds are semantic: a renderer decides what a `list` looks like. Each element stores one, so the few large ones are indirect.
package enum ElementKind: Hashable, Sendable {
    // MARK: Windows and navigation

    /// The root of a document. Children: the window's content, then its open sheets and alerts.
    indirect case window(title: String, traits: WindowTraits = WindowTraits())
    /// A navigation stack. Children: the visible `navigationPage`.
    case navigationStack
    /// A page of a stack; `depth` is the number of pages below. Children: `navigationBar`, then the content.
    case navigationPage(depth: Int)
    /// Goes back to the previous page, whose title it has; empty if that page has no title.
    case backButton(title: String)
    /// Navigates to another page. Children: its label.
    case navigationLink
    /// Columns side by side, or one at a time. Children: the visible `splitColumn`s.
    case splitView(SplitTraits)
    /// A column of a split view, with the title of its page. Children: the visible `navigationPage`.
    case splitColumn(SplitColumnRole, title: String)
    /// Shows or hides the sidebar of a split view.
    case sidebarToggle(isSidebarShown: Bool)
    /// The bar of a window, page or sheet. Children: `backButton`, `toolbarItem`s.
    indirect case navigationBar(title: String, subtitle: String = "", titleForm: BarTitleForm = .large)
    /// One item of a bar. Children: its content.
    case toolbarItem(BarPosition)

    /// Several contents, one of them visible. Children: `tabBar`, then the `tabPanel` of the selected tab.
    case tabView
    /// Children: a `tab` for each content.
    case tabBar
    /// The button that selects a tab panel. Children: its label.
    indirect case tab(TabTraits)
    /// The panel of a tab. Children: its content.
    case tabPanel(tab: ElementID)

    // MARK: Containers

    /// A group of elements that only has attributes and style.
    case box
    /// Elements with a bar at an edge that stays in place while they scroll. Children: the elements, then `insetBar`.
    case inset(InsetTraits)
    case insetBar(InsetTraits)
    /// The elements that an app's style draws for a control. Transparent to layout. Children: the elements.
    case styled
    /// Elements with overlays and underlays. Children: the elements, then `overlay`, `underlay` or `containerBackground`.
    case layers
    case overlay(Alignment)
    case underlay(Alignment)
    /// Elements that are masked by others. Children: the elements, then `mask`.
    case masked
    /// Elements whose opacity masks the parent's other elements.
    case mask(Alignment)
    /// Elements behind all content of the window or the sheet.
    case containerBackground(Alignment)
    /// Elements behind the content of a sheet, its parent.
    case sheetBackground(Alignment)
    /// Elements that scroll if they don't fit.
    indirect case scroll(ScrollTraits)
    /// Children: `gridRow`s, and elements that span the grid's width.
    indirect case grid(GridLayout)
    /// Columns whose cells are filled row by row. `spacing`s are in points; nil for the default. Children: cells.
    indirect case columns([GridTrack], alignment: HorizontalAlignment, spacing: Double?, columnSpacing: Double?)
    /// Rows whose cells are filled column by column. `spacing`s are in points; nil for the default. Children: cells.
    indirect case rows([GridTrack], alignment: VerticalAlignment, spacing: Double?, rowSpacing: Double?)
    /// The alignment of the row's cells; nil for that of the grid. Children: cells.
    case gridRow(VerticalAlignment?)
    /// Children: `labelTitle`, then its content.
    case groupBox
    case stack(StackLayout)
    /// Elements that recognize a gesture. Transparent to layout. Children: the elements.
    case gestureArea(GestureTraits)
    /// Elements that are dragged together. Children: the elements, and `dragPreview` during a drag.
    indirect case draggable(DragTraits)
    /// The drag preview that replaces a dragged element under the pointer. Children: its content.
    case dragPreview
    /// Elements that accept drops. Transparent to layout. Children: the elements.
    indirect case dropDestination(DropTraits)
    /// An area with clipboard commands while it contains the focus. Children: the elements.
    indirect case clipboardArea(ClipboardTraits)
    /// Elements that the client measures, or whose available space it measures. Children: the elements.
    indirect case geometry(GeometryTraits)
    /// Elements that are clipped to an outline. Children: the elements.
    indirect case clipping(ClippingTraits)
    /// Elements with a color effect as a group. Children: the elements.
    indirect case filtering(GraphicEffect)
    /// Elements that define a named coordinate space. Children: the elements.
    case coordinateSpace
    /// Elements that a custom layout places. Children: the elements.
    indirect case layout(LayoutTraits)
    /// Alternatives of which the first that fits along these axes is shown. Transparent to layout. Children: the elements.
    case fitting(horizontal: Bool, vertical: Bool)
    case spacer(minLength: Double?)
    case divider
    /// Children: `row`s and `section`s.
    case list
    /// Children: `row`s and `section`s.
    case form
    /// A row of a list or of a form. Children: its content.
    case row
    /// A short text at the end of a row.
    case badge(String)
    /// A row that can be edited, swiped or selected. Children: its content, and its `rowActions` if they are shown.
    case editableRow(RowTraits)
    /// Children: `button`s.
    case rowActions
    /// Rows of cells in columns. Children: `tableHead`, unless only one column is shown, and `tableBody`.
    indirect case table(TableTraits)
    /// Children: a `tableColumn` for each column.
    case tableHead
    /// The header of a column. Children: its label.
    case tableColumn(TableColumnTraits)
    /// Children: `tableRow`s.
    case tableBody
    /// Children: a `tableCell` for each column.
    indirect case tableRow(TableRowTraits)
    case tableCell(HorizontalAlignment)
    /// Takes the space of rows that are not drawn. The page requests the rows that scroll into view.
    case placeholder(PlaceholderTraits)
    /// Children: `sectionHeader`, `row`s, `sectionFooter`.
    case section
    case sectionHeader
    case sectionFooter

    // MARK: Content

    case text(String)
    /// A text with differently styled runs.
    case richText([TextRun])
    indirect case shape(ShapeTraits)
    /// Graphics drawn in the element's space.
    indirect case drawing(DrawingTraits)
    /// Graphics around the marks of a chart. Children: `mark`s and `markLayer`s.
    indirect case chart(DrawingTraits)
    indirect case mark(MarkTraits)
    /// A group of chart marks with effects. Children: `mark`s and `markLayer`s.
    indirect case markLayer([GraphicEffect])
    /// A value with a label. Children: `labelTitle`, `labeledValue`.
    case labeledContent
    case labeledValue
    case image(ImageSource)
    /// An image that the browser loads from an address; nil for none. Children: the image or its placeholder.
    case loadedImage(loading: String?)
    /// A page of another site.
    case webFrame(address: String)
    /// A title with an icon. Children: `labelIcon`, `labelTitle`.
    case label
    case labelIcon
    case labelTitle
    /// A progress indicator. `fraction` is nil for indeterminate progress. Children: its label.
    case progress(fraction: Double?)
    /// A placeholder for missing content. Children: `unavailableLabel`, `unavailableDescription`, `unavailableActions`.
    case contentUnavailable
    case unavailableLabel
    case unavailableDescription
    case unavailableActions

    // MARK: Controls

    /// Children: its label.
    case button(ButtonTraits)
    /// A link to a URL; nil if its scheme is not supported. The app can handle taps itself. Children: its label.
    case link(address: String?, isHandled: Bool = false)
    indirect case textField(TextFieldTraits)
    indirect case slider(SliderTraits)
    indirect case datePicker(DateTraits)
    indirect case colorPicker(ColorTraits)
    /// Shares an item through the platform's share sheet. Children: its label.
    indirect case shareLink(ShareTraits)
    /// Chooses files on the user's device and uploads them. Children: its label.
    indirect case filePicker(FilePickerTraits)
    /// Pastes the user's clipboard. Children: its label.
    indirect case pasteButton(DropTraits, ButtonTraits.Prominence)
    /// Saves a file on the user's device.
    indirect case fileLink(FileLinkTraits)
    /// A search field with tokens. Children: `searchTokens`, `textField`, and a button that clears both.
    case searchField
    /// Children: `searchToken`s.
    case searchTokens
    /// A token of a search field, with a button that removes it. Children: its label.
    case searchToken
    /// The suggestions of the preceding field while that is focused. Children: `suggestion`s and other elements.
    case suggestions
    /// Completes the text of a search field. Children: its label.
    case suggestion
    /// Children: its label.
    case toggle(isOn: Bool)
    /// Children: its label.
    case stepper(canIncrement: Bool, canDecrement: Bool)
    indirect case picker(PickerTraits)

    // MARK: Presentations

    /// A sheet over the window. Children: its content.
    case sheet
    /// A sheet that covers the window. Children: its content.
    case cover
    /// A sheet anchored to an edge of an element or a part of it, if there is enough space. Children: its content.
    indirect case popover(anchor: ElementID?, part: AnchorPart? = nil, edge: Edge)
    /// A column beside the window's content. Children: its content.
    case inspector
    /// A pop-up menu of a button, which can be an item of another menu. Children: its content.
    case menu(anchor: ElementID?, isNested: Bool = false)
    /// A choice of actions over the window. Children: `alertMessage`, `alertActions`.
    case confirmation(title: String, isTitleShown: Bool)
    /// An alert over the window. Children: `alertMessage`, `alertActions`.
    case alert(title: String)
    case alertMessage
    case alertActions

    // MARK: Previews

    /// Previews side by side. Children: `preview`s.
    case previews
    /// A preview among others. Children: its content.
    case preview(title: String)
}

/// The layout of a stack.
package struct StackLayout: Hashable, Sendable {
    package enum Axis: Hashable, Sendable {
        case horizontal, vertical
        /// Children are stacked in depth.
        case depth
    }

    package var axis: Axis
    package var horizontalAlignment: HorizontalAlignment
    package var verticalAlignment: VerticalAlignment
    /// In points; nil for the default.
    package var spacing: Double?
    /// Whether the stack fills the space across its axis, like a lazy stack.
    package var fillsCrossAxis: Bool

    package init(
        axis: Axis,
        horizontalAlignment: HorizontalAlignment = .center,
        verticalAlignment: VerticalAlignment = .center,
        spacing: Double? = nil,
        fillsCrossAxis: Bool = false
    ) {
        self.axis = axis
        self.horizontalAlignment = horizontalAlignment
        self.verticalAlignment = verticalAlignment
        self.spacing = spacing
        self.fillsCrossAxis = fillsCrossAxis
    }
}

/// The placement of an item in its bar.
package enum BarPosition: Hashable, Sendable {
    case leading, principal, trailing, bottom
    /// A group of items at the bottom of the window. Children: `toolbarItem`s.
    case bottomLine
    /// At the bottom of the window, while a field is focused on a touch screen.
    case keyboard
}

/// The display mode of a bar's title.
package enum BarTitleForm: Hashable, Sendable {
    /// Large, on its own line below a back button.
    case large
    /// Small: in the middle of the bar, or at its leading edge.
    case inline, leading
    /// Small at the leading edge, after a back button that is only an arrow.
    case editor
}

package struct TabTraits: Hashable, Sendable {
    package var isSelected: Bool
    /// Empty for none.
    package var badge: String
    package var panel: ElementID
    /// The name of a tab that is a page; nil for the text of its label.
    package var pageName: String?

    package init(isSelected: Bool, badge: String = "", panel: ElementID, pageName: String? = nil) {
        self.pageName = pageName
        self.isSelected = isSelected
        self.badge = badge
        self.panel = panel
    }
}

package struct ButtonTraits: Hashable, Sendable {
    package enum Role: Hashable, Sendable {
        case destructive, cancel
    }

    package enum Prominence: Hashable, Sendable {
        /// Depends on the container of the button.
        case automatic
        case plain, borderless, bordered, borderedProminent
    }

    package var role: Role?
    package var prominence: Prominence
    /// Whether it takes `hold` events.
    package var reportsHolds: Bool
    /// Whether it repeats its tap while it is held down.
    package var repeats: Bool

    package init(
        role: Role? = nil,
        prominence: Prominence = .automatic,
        reportsHolds: Bool = false,
        repeats: Bool = false
    ) {
        self.repeats = repeats
        self.reportsHolds = reportsHolds
        self.role = role
        self.prominence = prominence
    }
}

/// The layout of a grid.
package struct GridLayout: Hashable, Sendable {
    package var alignment: Alignment
    /// In points; nil for the default.
    package var horizontalSpacing: Double?
    /// In points; nil for the default.
    package var verticalSpacing: Double?

    package init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

package struct TextFieldTraits: Hashable, Sendable {
    /// The kind of field.
    package enum Form: Hashable, Sendable {
        case line
        /// Masks the text.
        case secure
        case search
        /// Several lines.
        case editor
        /// A line that grows to several lines.
        case paragraph
    }

    /// The name of the field. Shown before the field in a form; otherwise only read by assistive technology.
    package var label: String
    /// Shown while the field is empty.
    package var prompt: String
    package var text: String
    /// Whether each keystroke is an event (`.input`), not only the final text (`.commit`).
    package var isContinuous: Bool
    package var form: Form
    /// The minimum and maximum number of lines of a growing field; nil for 1 and for no limit.
    package var minimumLines: Int?
    package var maximumLines: Int?
    package var hints: TextInputHints
    /// Whether changes of the selection are events (`.selectText`), and keystrokes are `.edit` events.
    package var reportsSelection = false
    /// The selection that the app sets, in UTF-16 code units; nil to keep the user's selection.
    package var selection: Range<Int>?

    package init(
        label: String,
        prompt: String,
        text: String,
        isContinuous: Bool,
        form: Form = .line,
        minimumLines: Int? = nil,
        maximumLines: Int? = nil,
        hints: TextInputHints = TextInputHints()
    ) {
        self.minimumLines = minimumLines
        self.maximumLines = maximumLines
        self.label = label
        self.prompt = prompt
        self.text = text
        self.isContinuous = isContinuous
        self.form = form
        self.hints = hints
    }
}

package struct PickerTraits: Hashable, Sendable {
    package enum Style: Hashable, Sendable {
        case menu, segmented, inline, wheel, palette
    }

    package struct Option: Hashable, Sendable {
        /// The id of the option in its picker, for `.select` events.
        package var id: Int
        package var title: String
        /// The name of a symbol before the title, or in place of an empty one; nil for none.
        package var symbol: String?

        package init(id: Int, title: String, symbol: String? = nil) {
            self.id = id
            self.title = title
            self.symbol = symbol
        }
    }

    package var label: String
    /// The name of a symbol before the label; nil for none.
    package var symbol: String?
    package var options: [Option]
    /// The id of the selected option; nil if the selection is none of the options.
    package var selection: Int?
    package var style: Style
    /// The text of a closed menu in place of the selected option; nil for the option.
    package var currentValue: String?

    package init(
        label: String,
        symbol: String? = nil,
        options: [Option],
        selection: Int?,
        style: Style,
        currentValue: String? = nil
    ) {
        self.currentValue = currentValue
        self.label = label
        self.symbol = symbol
        self.options = options
        self.selection = selection
        self.style = style
    }
}
