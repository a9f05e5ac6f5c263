/// SQLite's preupdate hook (https://sqlite.org/c3ref/preupdate_blobwrite.html).
///
/// Debian's SQLite has it, but the header hides it behind SQLITE_ENABLE_PREUPDATE_HOOK, which GRDB
/// leaves undefined on Linux. Where SQLite may lack it (Apple's), the functions here do nothing.
///
/// SQLite has one such hook per connection, and sessions (https://sqlite.org/sessionintro.html) use it too. SQLite leaves
/// undefined what happens if both are used: a session takes what it finds registered for another session. So
/// what is registered here looks like a session that is switched off, and the hook of a session is given back to it.
/// Whoever comes second takes the hook from the first, which is then told nothing any more.
///
/// Invariants:
/// - All functions are called on the thread that owns the connection; `evergreen_changed_columns`,
///   `evergreen_old_value` and `evergreen_new_value` only from inside the callback.
/// - A hook is freed only when SQLite and the sessions of the connection have let go of it.
#ifndef CSQLITE_PREUPDATE_H
#define CSQLITE_PREUPDATE_H

#include <stdint.h>

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_value sqlite3_value;
typedef struct evergreen_hook evergreen_hook;

typedef void (*evergreen_preupdate_callback)(
    void *context, void *connection, int operation, const char *schema, const char *table,
    int64_t old_rowid, int64_t new_rowid);

/// Whether SQLite has preupdate hooks.
int evergreen_has_preupdate_hook(void);

/// Makes a hook, or returns NULL if there is no memory for it.
evergreen_hook *evergreen_hook_make(evergreen_preupdate_callback callback, void *context);

/// Registers a hook, unless a session has the connection's hook. Returns whether it is registered.
int evergreen_hook_register(evergreen_hook *hook, void *connection);

/// Clears a hook if it is registered, and frees it if nobody can refer to it. Its callback is not called any more.
/// Without a connection, which was closed, it is freed.
void evergreen_hook_end(evergreen_hook *hook, void *connection);

/// How many rows the hook was called for since this function was called last.
uint32_t evergreen_hook_take_calls(evergreen_hook *hook);

/// How many rows SQLite counts as changed since the connection was opened, modulo 2^32.
uint32_t evergreen_total_changes(void *connection);

/// The columns that the present update changes, one bit each; all bits if there are more than 63.
/// `column_count` receives how many columns SQLite knows of.
uint64_t evergreen_changed_columns(void *connection, int *column_count);

/// The value of a column before the present update or deletion. NULL if it can't be had.
sqlite3_value *evergreen_old_value(void *connection, int column);

/// The value of a column after the present update or insertion. NULL if it can't be had.
sqlite3_value *evergreen_new_value(void *connection, int column);

#endif
