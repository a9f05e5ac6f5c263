#ifndef CPAGEFILES_H
#define CPAGEFILES_H

/// A text file that is embedded in the program.
typedef struct {
    /// Null after the last file of a list.
    const char *_Nullable name;
    /// Null-terminated.
    const char *_Nullable text;
} CPageFile;

/// The modules of the page's script, from `Page/Script` in `EvergreenWeb`.
const CPageFile *_Nonnull evergreen_page_scripts(void);

/// The page's stylesheets, in cascade order, from `Page/Style` in `EvergreenWeb`.
const CPageFile *_Nonnull evergreen_page_styles(void);

/// The page's icon. Null-terminated.
const char *_Nonnull evergreen_page_icon(void);

/// The page's symbols. Null-terminated.
const char *_Nonnull evergreen_page_symbols(void);

#endif
