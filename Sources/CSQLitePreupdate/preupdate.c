#include "CSQLitePreupdate.h"

#include <string.h>

#if defined(__linux__)

/* The part of sqlite3.h that SQLITE_ENABLE_PREUPDATE_HOOK guards, and what it needs. */
extern void *sqlite3_preupdate_hook(
    sqlite3 *, void (*)(void *, sqlite3 *, int, char const *, char const *, int64_t, int64_t), void *);
extern int sqlite3_preupdate_old(sqlite3 *, int, sqlite3_value **);
extern int sqlite3_preupdate_new(sqlite3 *, int, sqlite3_value **);
extern int sqlite3_preupdate_count(sqlite3 *);
extern int sqlite3_value_type(sqlite3_value *);
extern int64_t sqlite3_value_int64(sqlite3_value *);
extern double sqlite3_value_double(sqlite3_value *);
extern const void *sqlite3_value_blob(sqlite3_value *);
extern int sqlite3_value_bytes(sqlite3_value *);

int evergreen_has_preupdate_hook(void) { return 1; }

void *evergreen_preupdate_hook(void *connection, evergreen_preupdate_callback callback, void *context)
{
    return sqlite3_preupdate_hook(
        (sqlite3 *)connection,
        (void (*)(void *, sqlite3 *, int, char const *, char const *, int64_t, int64_t))callback,
        context);
}

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

#else

int evergreen_has_preupdate_hook(void) { return 0; }

void *evergreen_preupdate_hook(void *connection, evergreen_preupdate_callback callback, void *context)
{
    return 0;
}

uint64_t evergreen_changed_columns(void *connection, int *column_count)
{
    *column_count = 0;
    return UINT64_MAX;
}

#endif
