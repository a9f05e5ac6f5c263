/// The kind of an element, with the properties that are specific to it.
///
/// Kinds are semantic: a renderer decides what a `list` looks like. Each element has one, so that the large ones, of which
/// there are few, are indirect.
package enum ElementKind: Hashable, Sendable {
    // MARK: Windows and navigation

    /// The root of a document. Children: what the window shows, then its open sheets and alerts.
    indirect case window(title: String, traits: WindowTraits = WindowTraits())
    /// A stack of pages. Children: the `navigationPage` that is shown.
    case navigationStack
    /// A page of a stack; `depth` is the number of pages below. Children: `navigationBar`, then the content.
    case navigationPage(depth: Int)
    /// Leads to the page below, whose title it has; empty if that has none.
    case backButton(title: String)
    /// Leads to another page. Children: its label.
    case navigationLink
    /// Columns side by side, or one at a time. Children: the `splitColumn`s that are shown.
    case splitView(SplitTraits)
    /// A column of a split view; `title` is that of its page. Children: the `navigationPage` that is shown.
    case splitColumn(SplitColumnRole, title: String)
    /// Hides the sidebar of a split view, or shows it.
    case sidebarToggle(isSidebarShown: Bool)
    /// The bar of a window, of a page or of a sheet. Children: `backButton`, `toolbarItem`s.
    indirect case navigationBar(title: String, subtitle: String = "", titleForm: BarTitleForm = .large)
    /// One item of a bar. Children: its content.
    case toolbarItem(BarPosition)

    /// Several contents of which one is shown. Children: `tabBar`, then the `tabPanel` of the selected tab.
    case tabView
    /// Children: a `tab` for each content.
    case tabBar
    /// The button that selects a panel. Children: its label.
    indirect case tab(TabTraits)
    /// The content of a tab. Children: what it shows.
    case tabPanel(tab: ElementID)

    // MARK: Containers

    /// A group of elements that only carries attributes and style.
    case box
    /// Elements with a bar beside them that stays while they scroll. Children: the elements, then `insetBar`.
    case inset(InsetTraits)
    case insetBar(InsetTraits)
    /// Elements in the place of a control, as an app's style draws them. Stand as without it. Children: the elements.
    case styled
    /// Elements, and what is in front of them and behind them. Children: the elements, then `overlay` or `underlay`.
    case layers
    case overlay(Alignment)
    case underlay(Alignment)
    /// Elements that scroll if they don't fit.
    indirect case scroll(ScrollTraits)
    /// Children: `gridRow`s, and elements that are as wide as the grid.
    indirect case grid(GridLayout)
    /// Columns whose cells are filled row by row; `spacing`s are in points, nil for the platform's own. Children:
    /// cells.
    indirect case columns([GridTrack], alignment: HorizontalAlignment, spacing: Double?, columnSpacing: Double?)
    /// Rows whose cells are filled column by column; `spacing`s are in points, nil for the platform's own. Children: cells.
    indirect case rows([GridTrack], alignment: VerticalAlignment, spacing: Double?, rowSpacing: Double?)
    /// How the cells are aligned; nil for as the grid says. Children: cells.
    case gridRow(VerticalAlignment?)
    /// Children: `labelTitle`, then its content.
    case groupBox
    case stack(StackLayout)
    /// Elements that notice a gesture, and stand as without it. Children: the elements.
    case gestureArea(GestureTraits)
    /// Elements that can be dragged as one. Children: the elements, and `dragPreview` while it is needed.
    indirect case draggable(DragTraits)
    /// What the pointer carries in the place of a dragged element. Children: its content.
    case dragPreview
    /// Elements on which something can be dropped, and that stand as without it. Children: the elements.
    indirect case dropDestination(DropTraits)
    /// What the user copies, cuts or pastes with the focus in it. Children: the view.
    indirect case clipboardArea(ClipboardTraits)
    /// Elements whose size, or that of the space around them, is measured by the screen. Children: the elements.
    indirect case geometry(GeometryTraits)
    /// Elements that are seen within an outline. Children: the elements.
    indirect case clipping(ClippingTraits)
    /// Elements whose colors are changed as a whole. Children: the elements.
    indirect case filtering(GraphicEffect)
    /// Elements from whose corner others are measured. Children: the elements.
    case coordinateSpace
    /// Elements that a layout of an app's own places. Children: the elements.
    indirect case layout(LayoutTraits)
    /// The first of some elements that fits along these axes. Stands as without it. Children: the elements.
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
    /// Children: a `tableCell` for each column. `isSelected` is nil for a row that can't be selected.
    case tableRow(isSelected: Bool?)
    case tableCell
    /// Takes the space of rows that are not drawn. The page requests the rows that scroll into view.
    case placeholder(PlaceholderTraits)
    /// Children: `sectionHeader`, `row`s, `sectionFooter`.
    case section
    case sectionHeader
    case sectionFooter

    // MARK: Content

    case text(String)
    /// A text whose parts look different.
    case richText([TextRun])
    indirect case shape(ShapeTraits)
    /// Graphics in the space of the element.
    indirect case drawing(DrawingTraits)
    /// Graphics around the marks of a chart. Children: `mark`s and `markLayer`s.
    indirect case chart(DrawingTraits)
    indirect case mark(MarkTraits)
    /// Marks of a chart that are drawn as one, with effects. Children: `mark`s and `markLayer`s.
    indirect case markLayer([GraphicEffect])
    /// A value with a label. Children: `labelTitle`, `labeledValue`.
    case labeledContent
    case labeledValue
    case image(ImageSource)
    /// An image that the browser loads from an address; nil for none. Children: the image or its placeholder.
    case loadedImage(loading: String?)
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
    /// A link to a URL; nil if its scheme is not supported. The app may handle taps itself. Children: its label.
    case link(address: String?, isHandled: Bool = false)
    indirect case textField(TextFieldTraits)
    indirect case slider(SliderTraits)
    indirect case datePicker(DateTraits)
    indirect case colorPicker(ColorTraits)
    /// Shares something by means of the platform. Children: its label.
    indirect case shareLink(ShareTraits)
    /// Chooses files of the user's device, and sends them. Children: its label.
    indirect case filePicker(FilePickerTraits)
    /// Pastes what is on the user's clipboard. Children: its label.
    indirect case pasteButton(DropTraits, ButtonTraits.Prominence)
    /// Saves a file on the user's device.
    indirect case fileLink(FileLinkTraits)
    /// A search field with tokens. Children: `searchTokens`, `textField`, and a button that clears both.
    case searchField
    /// Children: `searchToken`s.
    case searchTokens
    /// A token of a search field, with a button that removes it. Children: its label.
    case searchToken
    /// The menu of the field before it, while that has the focus. Children: `suggestion`s and other elements.
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
    /// A sheet at an edge of an element, or of a part of it, if there is enough space. Children: its content.
    indirect case popover(anchor: ElementID?, part: AnchorPart? = nil, edge: Edge)
    /// A column beside the window's content. Children: its content.
    case inspector
    /// A pop-up menu of a button, which may be an item of another menu. Children: its content.
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

/// How a stack lays out its children.
package struct StackLayout: Hashable, Sendable {
    package enum Axis: Hashable, Sendable {
        case horizontal, vertical
        /// One child on top of the other.
        case depth
    }

    package var axis: Axis
    package var horizontalAlignment: HorizontalAlignment
    package var verticalAlignment: VerticalAlignment
    /// In points; nil for the platform's own.
    package var spacing: Double?
    /// Whether the stack takes all of the space across its axis, as a lazy one does.
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

/// The position of an item in its bar.
package enum BarPosition: Hashable, Sendable {
    case leading, principal, trailing, bottom
    /// Around several items at the bottom of the window. Children: `toolbarItem`s.
    case bottomLine
    /// At the bottom of the window, while a field has the focus on a touch screen.
    case keyboard
}

/// How the title of a bar stands.
package enum BarTitleForm: Hashable, Sendable {
    /// Large, on a line of its own below a back button.
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
    /// The name of a tab that is a page; nil for that of its label.
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
    /// Whether it is tapped again and again while it is held down.
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

/// How a grid lays out its rows and columns.
package struct GridLayout: Hashable, Sendable {
    package var alignment: Alignment
    /// In points; nil for the platform's own.
    package var horizontalSpacing: Double?
    /// In points; nil for the platform's own.
    package var verticalSpacing: Double?

    package init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil) {
        self.alignment = alignment
        self.horizontalSpacing = horizontalSpacing
        self.verticalSpacing = verticalSpacing
    }
}

package struct TextFieldTraits: Hashable, Sendable {
    /// The form of the field.
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

    /// The name of the field. Shown before the field in a form, read by assistive technology everywhere.
    package var label: String
    /// Shown while the field is empty.
    package var prompt: String
    package var text: String
    /// Whether each keystroke is an event of its own (`.input`), or only the finished text (`.commit`).
    package var isContinuous: Bool
    package var form: Form
    /// The least and the most lines of a field that grows; nil for one, and for any number.
    package var leastLines: Int?
    package var mostLines: Int?
    package var hints: TextInputHints
    /// Whether each change of the selection is an event (`.selectText`), and each keystroke is an `.edit`.
    package var reportsSelection = false
    /// What the app selects, in UTF-16 code units; nil for what the user has selected.
    package var selection: Range<Int>?

    package init(
        label: String,
        prompt: String,
        text: String,
        isContinuous: Bool,
        form: Form = .line,
        leastLines: Int? = nil,
        mostLines: Int? = nil,
        hints: TextInputHints = TextInputHints()
    ) {
        self.leastLines = leastLines
        self.mostLines = mostLines
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
    /// What a menu shows in place of the selected option while it is closed; nil for the option.
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
