#include "CPageFiles.h"

/* The page's pictures. See scripts.c. */

#pragma clang diagnostic ignored "-Wc23-extensions"

static const unsigned char icon[] = {
#embed "../EvergreenWeb/Page/icon.svg" suffix(,)
    0};

static const unsigned char symbols[] = {
#embed "../EvergreenWeb/Page/symbols.svg" suffix(,)
    0};

const char *evergreen_page_icon(void) { return (const char *)icon; }

const char *evergreen_page_symbols(void) { return (const char *)symbols; }
