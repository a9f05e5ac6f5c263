import EvergreenUI

/// What an element is, for a test that looks for it.
public enum ElementRole: String, CaseIterable, Sendable {
    case window, navigationStack, page, navigationBar, backButton, toolbarItem, link
    case tabView, tabBar, tab, tabPanel
    case group, stack, spacer, divider
    case list, form, row, badge, section, header, footer
    case text, image, label, progress, unavailable
    case button, textField, toggle, stepper, picker
    case sheet, alert
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
            case .box, .labelIcon, .labelTitle, .alertMessage, .alertActions, .unavailableLabel,
                .unavailableDescription, .unavailableActions, .previews:
                .group
            case .stack: .stack
            case .spacer: .spacer
            case .divider: .divider
            case .list: .list
            case .form: .form
            case .row: .row
            case .badge: .badge
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
            case .sheet: .sheet
            case .alert: .alert
            case .preview: .preview
            }
    }
}
