/// The page's stylesheet: files by concern, which the server joins into one.
///
/// A stylesheet holds up the first drawing of a page, and the page needs all of these rules. One file is one request, where
/// seventeen would queue behind one another on the six connections that a browser opens; and the order of the rules, which
/// counts among rules of the same weight, is in one place.
enum PageStyle {
    static let asset = Asset("page.css", Array(files.joined(separator: [])), "text/css; charset=utf-8")

    /// In the order of the cascade.
    private static let files = [
        PackageResources.theme_css,
        PackageResources.window_css,
        PackageResources.previews_css,
        PackageResources.stacks_css,
        PackageResources.lists_css,
        PackageResources.rows_css,
        PackageResources.tables_css,
        PackageResources.texts_css,
        PackageResources.placeholders_css,
        PackageResources.buttons_css,
        PackageResources.fields_css,
        PackageResources.layers_css,
        PackageResources.text_styles_css,
        PackageResources.gestures_css,
        PackageResources.drag_and_drop_css,
        PackageResources.containers_css,
        PackageResources.geometry_css,
        PackageResources.insets_css,
        PackageResources.inspectors_css,
        PackageResources.dialogs_css,
        PackageResources.tabs_css,
        PackageResources.pages_css,
        PackageResources.navigation_css,
        PackageResources.split_views_css,
        PackageResources.expansion_css,
        PackageResources.proportions_css,
        PackageResources.motions_css,
        PackageResources.preferences_css,
    ]
}
