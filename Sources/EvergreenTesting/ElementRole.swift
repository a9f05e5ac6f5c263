import EvergreenUI

/// What an element is, for a test that looks for it.
public enum ElementRole: String, CaseIterable, Sendable {
    case window, navigationStack, navigationBar, toolbarItem
    case group, stack, spacer, divider
    case list, form, row, section, header, footer
    case text, image, label, progress, unavailable
    case shape, labeledContent, scrollView, grid, gridRow, groupBox
    case button, link, textField, slider, datePicker, toggle, stepper, picker
    /// A full-screen cover is a sheet, too.
    case sheet, popover, menu, confirmationDialog, alert

    init(_ kind: ElementKind) {
        self =
            switch kind {
            case .window: .window
            case .navigationStack: .navigationStack
            case .navigationBar: .navigationBar
            case .toolbarItem: .toolbarItem
            case .box, .layers, .overlay, .underlay, .labeledValue, .rowActions, .labelIcon, .labelTitle, .alertMessage,
                .alertActions, .unavailableLabel,
                .unavailableDescription, .unavailableActions:
                .group
            case .stack: .stack
            case .spacer: .spacer
            case .divider: .divider
            case .list: .list
            case .form: .form
            case .row, .editableRow: .row
            case .section: .section
            case .sectionHeader: .header
            case .sectionFooter: .footer
            case .text, .richText: .text
            case .shape: .shape
            case .labeledContent: .labeledContent
            case .scroll: .scrollView
            case .grid: .grid
            case .gridRow: .gridRow
            case .groupBox: .groupBox
            case .link: .link
            case .slider: .slider
            case .datePicker: .datePicker
            case .menu: .menu
            case .image: .image
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
            }
    }
}
