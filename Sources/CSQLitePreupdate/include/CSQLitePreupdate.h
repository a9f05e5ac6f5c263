/// SQLite's preupdate hook (https://sqlite.org/c3ref/preupdate_blobwrite.html).
///
/// Debian's SQLite has it, but the header hides it behind SQLITE_ENABLE_PREUPDATE_HOOK, which GRDB
/// leaves undefined on Linux. Where SQLite may lack it (Apple's), the functions here do nothing.
///
/// Invariants:
/// - `evergreen_preupdate_hook` and `evergreen_changed_columns` are called on the thread that
///   owns the connection; the latter only from inside the hook's callback.
/// - The context outlives its registration: whoever replaces or clears the hook gets it back.
#ifndef CSQLITE_PREUPDATE_H
#define CSQLITE_PREUPDATE_H

#include <stdint.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_value sqlite3_value;

typedef void (*evergreen_preupdate_callback)(
    void *context, void *connection, int operation, const char *schema, const char *table,
    int64_t old_rowid, int64_t new_rowid);

/// Whether the hook exists.
int evergreen_has_preupdate_hook(void);

/// Registers a callback, or clears it (NULL), and returns the context that was registered before.
void *evergreen_preupdate_hook(void *connection, evergreen_preupdate_callback callback, void *context);

/// The columns that the present update changes, one bit each; all bits if there are more than 63.
/// `column_count` receives how many columns SQLite knows of.
uint64_t evergreen_changed_columns(void *connection, int *column_count);

#endif
