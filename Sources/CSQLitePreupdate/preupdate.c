#include "CSQLitePreupdate.h"

#include <stdlib.h>
#include <string.h>

#if defined(__linux__)

/* The part of sqlite3.h that SQLITE_ENABLE_PREUPDATE_HOOK guards, and what it needs. */
extern void *sqlite3_preupdate_hook(
    sqlite3 *, void (*)(void *, sqlite3 *, int, char const *, char const *, int64_t, int64_t), void *);
extern int sqlite3_preupdate_old(sqlite3 *, int, sqlite3_value **);
extern int sqlite3_preupdate_new(sqlite3 *, int, sqlite3_value **);
extern int sqlite3_preupdate_count(sqlite3 *);
extern int sqlite3_total_changes(sqlite3 *);
extern int sqlite3_value_type(sqlite3_value *);
extern int64_t sqlite3_value_int64(sqlite3_value *);
extern double sqlite3_value_double(sqlite3_value *);
extern const void *sqlite3_value_blob(sqlite3_value *);
extern int sqlite3_value_bytes(sqlite3_value *);

/* The part of the session extension that is needed to give a session its hook back, where there is such an extension. */
extern int sqlite3session_create(sqlite3 *, const char *, void **) __attribute__((weak));
extern void sqlite3session_delete(void *) __attribute__((weak));

struct evergreen_hook {
    /* A session that is switched off, and has no other one behind it: SQLite's is a third of this size, and is off and
       last if it is zero. */
    unsigned char session[512];
    evergreen_preupdate_callback callback;
    void *context;
    uint32_t calls;
};

static void will_change(
    void *context, sqlite3 *db, int operation, char const *schema, char const *table, int64_t old, int64_t new)
{
    evergreen_hook *hook = context;
    hook->calls++;
    hook->callback(hook->context, db, operation, schema, table, old, new);
}

static void nothing(
    void *context, sqlite3 *db, int operation, char const *schema, char const *table, int64_t old, int64_t new)
{
}

/* A session begins with its connection, and a hook of ours with zeros. */
static int is_session(void *context, sqlite3 *db)
{
    return sqlite3session_create && sqlite3session_delete && *(sqlite3 **)context == db;
}

/* SQLite gives back the context of a hook, not its function. A session that is made registers the function of all
   sessions, and takes the present context for the next session, to which it leaves the hook when it is deleted. */
static void give_back(void *session, sqlite3 *db)
{
    void *temporary = 0;
    sqlite3_preupdate_hook(db, nothing, session);
    if (sqlite3session_create(db, "main", &temporary) == 0) sqlite3session_delete(temporary);
}

int evergreen_has_preupdate_hook(void) { return 1; }

evergreen_hook *evergreen_hook_make(evergreen_preupdate_callback callback, void *context)
{
    evergreen_hook *hook = calloc(1, sizeof(evergreen_hook));
    if (!hook) return 0;
    hook->callback = callback;
    hook->context = context;
    return hook;
}

int evergreen_hook_register(evergreen_hook *hook, void *connection)
{
    sqlite3 *db = connection;
    void *before = sqlite3_preupdate_hook(db, will_change, hook);
    if (!before || before == hook || !is_session(before, db)) return 1;
    give_back(before, db);
    return 0;
}

void evergreen_hook_end(evergreen_hook *hook, void *connection)
{
    sqlite3 *db = connection;
    if (!db) {
        free(hook);
        return;
    }
    void *registered = sqlite3_preupdate_hook(db, 0, 0);
    if (!registered || registered == hook) {
        /* A session that had taken it for another one is gone. */
        free(hook);
    } else if (is_session(registered, db)) {
        /* The hook may be in the chain of the session, and stays in memory, as one that is switched off. */
        give_back(registered, db);
    } else {
        /* A younger hook of ours. */
        sqlite3_preupdate_hook(db, will_change, registered);
        free(hook);
    }
}

uint32_t evergreen_hook_take_calls(evergreen_hook *hook)
{
    uint32_t calls = hook->calls;
    hook->calls = 0;
    return calls;
}

uint32_t evergreen_total_changes(void *connection) { return (uint32_t)sqlite3_total_changes((sqlite3 *)connection); }

static int same(sqlite3_value *a, sqlite3_value *b)
{
    int type = sqlite3_value_type(a);
    if (type != sqlite3_value_type(b)) return 0;
    switch (type) {
    case 1: return sqlite3_value_int64(a) == sqlite3_value_int64(b);
    case 2: return sqlite3_value_double(a) == sqlite3_value_double(b);
    case 5: return 1;
    default: {
        int size = sqlite3_value_bytes(a);
        if (size != sqlite3_value_bytes(b)) return 0;
        return size == 0 || memcmp(sqlite3_value_blob(a), sqlite3_value_blob(b), (size_t)size) == 0;
    }
    }
}

uint64_t evergreen_changed_columns(void *connection, int *column_count)
{
    sqlite3 *db = (sqlite3 *)connection;
    uint64_t changed = 0;
    int count = sqlite3_preupdate_count(db);
    *column_count = count;
    if (count > 63) return UINT64_MAX;
    for (int column = 0; column < count; column++) {
        sqlite3_value *before, *after;
        if (sqlite3_preupdate_old(db, column, &before) || sqlite3_preupdate_new(db, column, &after)) return UINT64_MAX;
        if (!same(before, after)) changed |= (uint64_t)1 << column;
    }
    return changed;
}

sqlite3_value *evergreen_old_value(void *connection, int column)
{
    sqlite3_value *value = 0;
    return sqlite3_preupdate_old((sqlite3 *)connection, column, &value) == 0 ? value : 0;
}

sqlite3_value *evergreen_new_value(void *connection, int column)
{
    sqlite3_value *value = 0;
    return sqlite3_preupdate_new((sqlite3 *)connection, column, &value) == 0 ? value : 0;
}

#else

int evergreen_has_preupdate_hook(void) { return 0; }

evergreen_hook *evergreen_hook_make(evergreen_preupdate_callback callback, void *context) { return 0; }

int evergreen_hook_register(evergreen_hook *hook, void *connection) { return 0; }

void evergreen_hook_end(evergreen_hook *hook, void *connection) {}

uint32_t evergreen_hook_take_calls(evergreen_hook *hook) { return 0; }

uint32_t evergreen_total_changes(void *connection) { return 0; }

sqlite3_value *evergreen_old_value(void *connection, int column) { return 0; }

sqlite3_value *evergreen_new_value(void *connection, int column) { return 0; }

uint64_t evergreen_changed_columns(void *connection, int *column_count)
{
    *column_count = 0;
    return UINT64_MAX;
}

#endif
