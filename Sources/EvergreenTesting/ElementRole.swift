import EvergreenUI

/// What an element is, for a test that looks for it.
public enum ElementRole: String, CaseIterable, Sendable {
    case window, navigationStack, navigationBar, toolbarItem
    case group, stack, spacer, divider
    case list, form, row, section, header, footer
    case text, image, label, progress, unavailable
    case button, textField, toggle, stepper, picker
    /// A full-screen cover is a sheet, too.
    case sheet, popover, confirmationDialog, alert

    init(_ kind: ElementKind) {
        self =
            switch kind {
            case .window: .window
            case .navigationStack: .navigationStack
            case .navigationBar: .navigationBar
            case .toolbarItem: .toolbarItem
            case .box, .rowActions, .labelIcon, .labelTitle, .alertMessage, .alertActions, .unavailableLabel,
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
            case .text: .text
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
