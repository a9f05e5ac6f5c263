import EvergreenUI

/// What an element is, for a test that looks for it.
public enum ElementRole: String, CaseIterable, Sendable {
    case window, navigationStack, page, navigationBar, backButton, toolbarItem, link
    case tabView, tabBar, tab, tabPanel
    case group, stack, spacer, divider
    case list, form, row, badge, section, header, footer
    case text, image, asyncImage, label, progress, unavailable
    case shape, labeledContent, scrollView, grid, gridRow, groupBox
    case button, textField, slider, datePicker, toggle, stepper, picker
    /// A full-screen cover is a sheet, too.
    case sheet, popover, menu, confirmationDialog, alert
    case preview

    init(_ kind: ElementKind) {
        self =
            switch kind {
            case .window: .window
            case .navigationStack: .navigationStack
            case .navigationPage: .page
            case .backButton: .backButton
            case .navigationLink: .link
            case .navigationBar: .navigationBar
            case .toolbarItem: .toolbarItem
            case .tabView: .tabView
            case .tabBar: .tabBar
            case .tab: .tab
            case .tabPanel: .tabPanel
            case .box, .layers, .overlay, .underlay, .labeledValue, .rowActions, .labelIcon, .labelTitle, .alertMessage,
                .alertActions, .unavailableLabel, .unavailableDescription, .unavailableActions, .previews, .placeholder:
                .group
            case .stack: .stack
            case .spacer: .spacer
            case .divider: .divider
            case .list: .list
            case .form: .form
            case .row, .editableRow: .row
            case .badge: .badge
            case .section: .section
            case .sectionHeader: .header
            case .sectionFooter: .footer
            case .text, .richText: .text
            case .shape: .shape
            case .labeledContent: .labeledContent
            case .scroll: .scrollView
            case .grid, .columns: .grid
            case .gridRow: .gridRow
            case .groupBox: .groupBox
            case .link: .link
            case .slider: .slider
            case .datePicker: .datePicker
            case .menu: .menu
            case .image: .image
            case .loadedImage: .asyncImage
            case .label: .label
            case .progress: .progress
            case .contentUnavailable: .unavailable
            case .button: .button
            case .textField: .textField
            case .toggle: .toggle
            case .stepper: .stepper
            case .picker: .picker
            case .sheet, .cover: .sheet
            case .popover: .popover
            case .confirmation: .confirmationDialog
            case .alert: .alert
            case .preview: .preview
            }
    }
}
