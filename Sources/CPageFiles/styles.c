#include "CPageFiles.h"

/* The page's stylesheets, in cascade order. See scripts.c. */

#pragma clang diagnostic ignored "-Wc23-extensions"

static const CPageFile files[] = {
    {"theme.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/theme.css" suffix(,)
    0}},
    {"window.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/window.css" suffix(,)
    0}},
    {"previews.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/previews.css" suffix(,)
    0}},
    {"stacks.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/stacks.css" suffix(,)
    0}},
    {"lists.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/lists.css" suffix(,)
    0}},
    {"rows.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/rows.css" suffix(,)
    0}},
    {"tables.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/tables.css" suffix(,)
    0}},
    {"texts.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/texts.css" suffix(,)
    0}},
    {"placeholders.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/placeholders.css" suffix(,)
    0}},
    {"buttons.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/buttons.css" suffix(,)
    0}},
    {"fields.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/fields.css" suffix(,)
    0}},
    {"layers.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/layers.css" suffix(,)
    0}},
    {"text-styles.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/text-styles.css" suffix(,)
    0}},
    {"gestures.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/gestures.css" suffix(,)
    0}},
    {"drag-and-drop.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/drag-and-drop.css" suffix(,)
    0}},
    {"sliders.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/sliders.css" suffix(,)
    0}},
    {"scrolling.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/scrolling.css" suffix(,)
    0}},
    {"containers.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/containers.css" suffix(,)
    0}},
    {"geometry.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/geometry.css" suffix(,)
    0}},
    {"insets.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/insets.css" suffix(,)
    0}},
    {"inspectors.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/inspectors.css" suffix(,)
    0}},
    {"dialogs.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/dialogs.css" suffix(,)
    0}},
    {"tabs.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/tabs.css" suffix(,)
    0}},
    {"pages.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/pages.css" suffix(,)
    0}},
    {"navigation.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/navigation.css" suffix(,)
    0}},
    {"split-views.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/split-views.css" suffix(,)
    0}},
    {"expansion.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/expansion.css" suffix(,)
    0}},
    {"proportions.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/proportions.css" suffix(,)
    0}},
    {"pointers.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/pointers.css" suffix(,)
    0}},
    {"motions.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/motions.css" suffix(,)
    0}},
    {"preferences.css", (const char *)(const unsigned char[]){
#embed "../EvergreenWeb/Page/Style/preferences.css" suffix(,)
    0}},
    {0, 0},
};

const CPageFile *evergreen_page_styles(void) { return files; }
