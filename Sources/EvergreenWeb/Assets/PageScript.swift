/// The page's script: ES modules, one for each concern, which the server joins into one file.
///
/// A browser fetches six files at a time over HTTP/1.1, and a page is live once the last one has come: fifty would be eight round
/// trips, and fifty chances to lose one. The content security policy allows the file because it is the server's own.
enum PageScript {
    static let asset = Asset("page.js", Array(JoinedModules.text(of: modules).utf8), "text/javascript; charset=utf-8")

    static let modules = [
        ("activators.js", PackageResources.activators_js),
        ("addresses.js", PackageResources.addresses_js),
        ("animations.js", PackageResources.animations_js),
        ("connection.js", PackageResources.connection_js),
        ("controls.js", PackageResources.controls_js),
        ("dialogs.js", PackageResources.dialogs_js),
        ("drag-keys.js", PackageResources.drag_keys_js),
        ("drag-mouse.js", PackageResources.drag_mouse_js),
        ("drag-touches.js", PackageResources.drag_touches_js),
        ("drags.js", PackageResources.drags_js),
        ("elements.js", PackageResources.elements_js),
        ("events.js", PackageResources.events_js),
        ("field-values.js", PackageResources.field_values_js),
        ("fields.js", PackageResources.fields_js),
        ("fitting.js", PackageResources.fitting_js),
        ("focus.js", PackageResources.focus_js),
        ("frames.js", PackageResources.frames_js),
        ("gestures.js", PackageResources.gestures_js),
        ("history.js", PackageResources.history_js),
        ("holds.js", PackageResources.holds_js),
        ("inset-bars.js", PackageResources.inset_bars_js),
        ("keys.js", PackageResources.keys_js),
        ("layouts.js", PackageResources.layouts_js),
        ("losses.js", PackageResources.losses_js),
        ("lost-fields.js", PackageResources.lost_fields_js),
        ("matches.js", PackageResources.matches_js),
        ("measures.js", PackageResources.measures_js),
        ("notes.js", PackageResources.notes_js),
        ("notices.js", PackageResources.notices_js),
        ("operations.js", PackageResources.operations_js),
        ("page.js", PackageResources.page_js),
        ("pages.js", PackageResources.pages_js),
        ("places.js", PackageResources.places_js),
        ("proposals.js", PackageResources.proposals_js),
        ("refusal.js", PackageResources.refusal_js),
        ("renewal.js", PackageResources.renewal_js),
        ("row-actions.js", PackageResources.row_actions_js),
        ("row-moves.js", PackageResources.row_moves_js),
        ("row-windows.js", PackageResources.row_windows_js),
        ("saves.js", PackageResources.saves_js),
        ("scroll.js", PackageResources.scroll_js),
        ("sharing.js", PackageResources.sharing_js),
        ("shortcuts.js", PackageResources.shortcuts_js),
        ("stylesheets.js", PackageResources.stylesheets_js),
        ("tables.js", PackageResources.tables_js),
        ("text-limit.js", PackageResources.text_limit_js),
        ("traits.js", PackageResources.traits_js),
        ("typing.js", PackageResources.typing_js),
        ("uploads.js", PackageResources.uploads_js),
        ("users.js", PackageResources.users_js),
        ("words.js", PackageResources.words_js),
    ].map { ScriptModule(name: $0, text: String(decoding: $1, as: UTF8.self)) }

    /// The element in the head of a page that loads the script.
    ///
    /// - Parameter root: Where the app is, seen from the page.
    static func head(from root: AppRoot) -> String {
        "<script type=\"module\" src=\"\(root.address(asset.address))\"></script>\n"
    }
}
