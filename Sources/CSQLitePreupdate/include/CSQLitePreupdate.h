/// SQLite's preupdate hook (https://sqlite.org/c3ref/preupdate_blobwrite.html).
///
/// Debian's SQLite has it, but the header hides it behind SQLITE_ENABLE_PREUPDATE_HOOK, which GRDB
/// leaves undefined on Linux. Where SQLite may lack it (Apple's), the functions here do nothing.
///
/// SQLite has one such hook per connection, for the app, for its libraries, and for sessions
/// (https://sqlite.org/sessionintro.html). The function that registers a hook replaces the one before, and returns that
/// one's context, but not its function: what it has replaced, nobody can give back. So it is called in two cases only:
/// - The connection has no hook. `register` finds out by compiling a statement, which SQLite compiles differently if
///   there is one.
/// - The hook of this file runs, and so is the registered one.
///
/// A session takes the context that it finds registered for another session, and reads it. So the hook of this file is
/// registered with a null context, which is no session, and finds what it was made with by its connection.
///
/// Invariants:
/// - All functions are called on the thread that owns the connection at that time; `evergreen_changed_columns`,
///   `evergreen_old_value` and `evergreen_new_value` only from inside the callback.
/// - Neither SQLite nor a session ever gets a pointer to a hook: it is freed as soon as it is ended.
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

/// Makes the hook of a connection, in place of a previous one. It is called as soon as it is registered, or if the
/// registration of a previous one is still there. Returns NULL if there is no memory for it.
evergreen_hook *evergreen_hook_make(void *connection, evergreen_preupdate_callback callback, void *context);

/// Registers the hook, if the connection is known to have none. Returns whether it did.
///
/// While a statement of the connection runs, it is not known.
int evergreen_hook_register(evergreen_hook *hook);

/// Frees a hook: its callback is not called any more. Does not touch the connection, which may be closed. A
/// registration is removed by the next row that it is called for.
void evergreen_hook_end(evergreen_hook *hook);

/// How many rows the hook was called for since this function was called last.
uint32_t evergreen_hook_take_calls(evergreen_hook *hook);

/// How many rows SQLite counts as changed since the connection was opened, modulo 2^32.
uint32_t evergreen_total_changes(void *connection);

/// The columns that the present update changes, one bit each; all bits if there are more than 63.
/// `column_count` receives how many columns SQLite knows of.
uint64_t evergreen_changed_columns(void *connection, int *column_count);

/// The value of a column before the present update or deletion. NULL if it can't be read.
sqlite3_value *evergreen_old_value(void *connection, int column);

/// The value of a column after the present update or insertion. NULL if it can't be read.
sqlite3_value *evergreen_new_value(void *connection, int column);

#endif
