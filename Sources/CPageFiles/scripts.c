#include "CPageFiles.h"

/* The modules of the page's script.

   In C, because SwiftPM's `embedInCode` generates Swift arrays, which take minutes to compile
   (https://github.com/swiftlang/swift-package-manager/issues/6923). Clang supports `#embed` in all versions of C; changed files
   are recompiled. */

#pragma clang diagnostic ignored "-Wc23-extensions"

static const CPageFile files[] = {
    {"activators.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/activators.js" suffix(,)
    0}},
    {"addresses.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/addresses.js" suffix(,)
    0}},
    {"alignments.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/alignments.js" suffix(,)
    0}},
    {"animations.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/animations.js" suffix(,)
    0}},
    {"announcements.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/announcements.js" suffix(,)
    0}},
    {"baselines.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/baselines.js" suffix(,)
    0}},
    {"class-changes.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/class-changes.js" suffix(,)
    0}},
    {"clipboard.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/clipboard.js" suffix(,)
    0}},
    {"connection.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/connection.js" suffix(,)
    0}},
    {"controls.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/controls.js" suffix(,)
    0}},
    {"courses.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/courses.js" suffix(,)
    0}},
    {"departures.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/departures.js" suffix(,)
    0}},
    {"dialogs.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/dialogs.js" suffix(,)
    0}},
    {"drag-gestures.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/drag-gestures.js" suffix(,)
    0}},
    {"drag-keys.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/drag-keys.js" suffix(,)
    0}},
    {"drag-mouse.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/drag-mouse.js" suffix(,)
    0}},
    {"drag-touches.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/drag-touches.js" suffix(,)
    0}},
    {"drags.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/drags.js" suffix(,)
    0}},
    {"elements.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/elements.js" suffix(,)
    0}},
    {"embedded-files.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/embedded-files.js" suffix(,)
    0}},
    {"events.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/events.js" suffix(,)
    0}},
    {"field-values.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/field-values.js" suffix(,)
    0}},
    {"fields.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/fields.js" suffix(,)
    0}},
    {"fitting.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/fitting.js" suffix(,)
    0}},
    {"focus.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/focus.js" suffix(,)
    0}},
    {"followers.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/followers.js" suffix(,)
    0}},
    {"frames.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/frames.js" suffix(,)
    0}},
    {"gestures.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/gestures.js" suffix(,)
    0}},
    {"guide-formulas.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/guide-formulas.js" suffix(,)
    0}},
    {"guides.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/guides.js" suffix(,)
    0}},
    {"history.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/history.js" suffix(,)
    0}},
    {"holds.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/holds.js" suffix(,)
    0}},
    {"inset-bars.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/inset-bars.js" suffix(,)
    0}},
    {"keys.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/keys.js" suffix(,)
    0}},
    {"layout-boxes.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/layout-boxes.js" suffix(,)
    0}},
    {"layouts.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/layouts.js" suffix(,)
    0}},
    {"localization.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/localization.js" suffix(,)
    0}},
    {"losses.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/losses.js" suffix(,)
    0}},
    {"lost-fields.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/lost-fields.js" suffix(,)
    0}},
    {"masks.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/masks.js" suffix(,)
    0}},
    {"matches.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/matches.js" suffix(,)
    0}},
    {"measures.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/measures.js" suffix(,)
    0}},
    {"notes.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/notes.js" suffix(,)
    0}},
    {"notices.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/notices.js" suffix(,)
    0}},
    {"operations.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/operations.js" suffix(,)
    0}},
    {"page.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/page.js" suffix(,)
    0}},
    {"pages.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/pages.js" suffix(,)
    0}},
    {"pictures.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/pictures.js" suffix(,)
    0}},
    {"pinch-gestures.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/pinch-gestures.js" suffix(,)
    0}},
    {"places.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/places.js" suffix(,)
    0}},
    {"pointing.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/pointing.js" suffix(,)
    0}},
    {"proposals.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/proposals.js" suffix(,)
    0}},
    {"recognizers.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/recognizers.js" suffix(,)
    0}},
    {"refusal.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/refusal.js" suffix(,)
    0}},
    {"renewal.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/renewal.js" suffix(,)
    0}},
    {"repeats.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/repeats.js" suffix(,)
    0}},
    {"repetitions.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/repetitions.js" suffix(,)
    0}},
    {"row-actions.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/row-actions.js" suffix(,)
    0}},
    {"row-choices.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/row-choices.js" suffix(,)
    0}},
    {"row-menus.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/row-menus.js" suffix(,)
    0}},
    {"row-moves.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/row-moves.js" suffix(,)
    0}},
    {"row-windows.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/row-windows.js" suffix(,)
    0}},
    {"saves.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/saves.js" suffix(,)
    0}},
    {"screen-keyboard.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/screen-keyboard.js" suffix(,)
    0}},
    {"scroll-keyboard.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/scroll-keyboard.js" suffix(,)
    0}},
    {"scroll-positions.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/scroll-positions.js" suffix(,)
    0}},
    {"scroll-reports.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/scroll-reports.js" suffix(,)
    0}},
    {"scroll-restoration.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/scroll-restoration.js" suffix(,)
    0}},
    {"scroll-starts.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/scroll-starts.js" suffix(,)
    0}},
    {"scroll-targets.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/scroll-targets.js" suffix(,)
    0}},
    {"scroll-transitions.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/scroll-transitions.js" suffix(,)
    0}},
    {"scroll-visibility.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/scroll-visibility.js" suffix(,)
    0}},
    {"scroll.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/scroll.js" suffix(,)
    0}},
    {"scrollers.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/scrollers.js" suffix(,)
    0}},
    {"search-tokens.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/search-tokens.js" suffix(,)
    0}},
    {"section-indexes.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/section-indexes.js" suffix(,)
    0}},
    {"sharing.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/sharing.js" suffix(,)
    0}},
    {"shortcuts.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/shortcuts.js" suffix(,)
    0}},
    {"shrinking.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/shrinking.js" suffix(,)
    0}},
    {"slices.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/slices.js" suffix(,)
    0}},
    {"sliders.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/sliders.js" suffix(,)
    0}},
    {"space-observer.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/space-observer.js" suffix(,)
    0}},
    {"stylesheets.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/stylesheets.js" suffix(,)
    0}},
    {"suggestions.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/suggestions.js" suffix(,)
    0}},
    {"tab-bars.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/tab-bars.js" suffix(,)
    0}},
    {"tables.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/tables.js" suffix(,)
    0}},
    {"text-limit.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/text-limit.js" suffix(,)
    0}},
    {"text-selections.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/text-selections.js" suffix(,)
    0}},
    {"touch.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/touch.js" suffix(,)
    0}},
    {"traits.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/traits.js" suffix(,)
    0}},
    {"truncation.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/truncation.js" suffix(,)
    0}},
    {"typing.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/typing.js" suffix(,)
    0}},
    {"uploads.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/uploads.js" suffix(,)
    0}},
    {"users.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/users.js" suffix(,)
    0}},
    {"wheels.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/wheels.js" suffix(,)
    0}},
    {"windows.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/windows.js" suffix(,)
    0}},
    {"zooms.js", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Script/zooms.js" suffix(,)
    0}},
    {0, 0},
};

const CPageFile *evergreen_page_scripts(void) { return files; }
