import EvergreenUI

/// The role of an element, used to find it in a test.
///
/// The raw values are the names in an outline.
public enum ElementRole: String, CaseIterable, Sendable {
    /// Windows and navigation. `link` is a `Link` or a `NavigationLink`.
    case window, navigationStack, page, navigationBar, backButton, toolbarItem, link
    /// A split view, and one of its visible columns. The sidebar toggle is a button.
    case splitView, splitColumn
    /// A tab view, its bar, a tab of the bar, and the content of the selected tab.
    case tabView, tabBar, tab, tabPanel
    /// Layout. `group` is any element without another role.
    case group, stack, spacer, divider
    /// A view with a gesture or a context menu.
    case gestureArea
    /// A view that can be dragged, and one with a `dropDestination`.
    case draggable, dropDestination
    /// A `GeometryReader`, or a view with `onGeometryChange`.
    case geometry
    /// Lists, forms and what they contain.
    case list, form, row, badge, section, header, footer
    /// Tables: a column header, and a cell of a row. A row has the same role as a list row.
    case table, columnHeader, cell
    /// Content. `unavailable` is a `ContentUnavailableView`.
    case text, image, asyncImage, webView, label, progress, unavailable
    /// Shapes, paths and canvases, charts and their marks, and containers.
    case shape, chart, mark, labeledContent, scrollView, grid, gridRow, groupBox
    /// Controls. `token` is a token of a search field.
    case button, textField, token, slider, datePicker, colorPicker, shareLink, toggle, stepper, picker
    /// Presentations. A full-screen cover has the role `sheet`.
    case sheet, inspector, popover, menu, confirmationDialog, alert
    /// One of several previews.
    case preview

    init(_ kind: ElementKind) {
        self =
            switch kind {
            case .window: .window
            case .navigationStack: .navigationStack
            case .navigationPage: .page
            case .backButton: .backButton
            case .navigationLink: .link
            case .splitView: .splitView
            case .splitColumn: .splitColumn
            case .navigationBar: .navigationBar
            case .toolbarItem(.bottomLine): .group
            case .toolbarItem: .toolbarItem
            case .tabView: .tabView
            case .tabBar: .tabBar
            case .tab: .tab
            case .tabPanel: .tabPanel
            case .box, .layers, .overlay, .underlay, .masked, .mask, .containerBackground,
                .sheetBackground, .labeledValue, .rowActions, .labelIcon, .labelTitle, .alertMessage,
                .alertActions, .coordinateSpace, .clipping, .filtering, .styled, .fitting, .inset, .insetBar,
                .unavailableLabel,
                .unavailableDescription,
                .unavailableActions, .previews, .dragPreview, .clipboardArea, .placeholder, .tableHead, .tableBody,
                .searchField, .searchTokens, .markLayer:
                .group
            case .stack, .layout: .stack
            case .gestureArea: .gestureArea
            case .draggable: .draggable
            case .dropDestination: .dropDestination
            case .geometry: .geometry
            case .spacer: .spacer
            case .divider: .divider
            case .list: .list
            case .form: .form
            case .row, .editableRow, .tableRow: .row
            case .table: .table
            case .tableColumn: .columnHeader
            case .tableCell: .cell
            case .badge: .badge
            case .section: .section
            case .sectionHeader: .header
            case .sectionFooter: .footer
            case .text, .richText: .text
            case .shape, .drawing: .shape
            case .chart: .chart
            case .mark: .mark
            case .labeledContent: .labeledContent
            case .scroll: .scrollView
            case .grid, .columns, .rows: .grid
            case .gridRow: .gridRow
            case .groupBox: .groupBox
            case .link, .fileLink: .link
            case .slider: .slider
            case .datePicker: .datePicker
            case .colorPicker: .colorPicker
            case .shareLink: .shareLink
            case .menu, .suggestions: .menu
            case .image: .image
            case .loadedImage: .asyncImage
            case .webFrame: .webView
            case .label: .label
            case .progress: .progress
            case .contentUnavailable: .unavailable
            case .button, .suggestion, .sidebarToggle, .filePicker, .pasteButton: .button
            case .textField: .textField
            case .searchToken: .token
            case .toggle: .toggle
            case .stepper: .stepper
            case .picker: .picker
            case .sheet, .cover: .sheet
            case .inspector: .inspector
            case .popover: .popover
            case .confirmation: .confirmationDialog
            case .alert: .alert
            case .preview: .preview
            }
    }
}
