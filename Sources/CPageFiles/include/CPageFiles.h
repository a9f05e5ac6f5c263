#ifndef CPAGEFILES_H
#define CPAGEFILES_H

/// A text file that is part of the program.
typedef struct {
    /// Null after the last file of a list.
    const char *_Nullable name;
    /// Ends with a zero.
    const char *_Nullable text;
} CPageFile;

/// The modules of the page's script. `Page/Script` in `EvergreenWeb` has them.
const CPageFile *_Nonnull evergreen_page_scripts(void);

/// The page's stylesheets, in the order of the cascade. `Page/Style` in `EvergreenWeb` has them.
const CPageFile *_Nonnull evergreen_page_styles(void);

/// The page's icon. Ends with a zero.
const char *_Nonnull evergreen_page_icon(void);

/// The page's symbols. End with a zero.
const char *_Nonnull evergreen_page_symbols(void);

#endif
