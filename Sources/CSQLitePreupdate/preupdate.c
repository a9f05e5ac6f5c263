#include "CSQLitePreupdate.h"

#if defined(__linux__)

#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

typedef struct sqlite3_stmt sqlite3_stmt;
typedef void (*preupdate_function)(void *, sqlite3 *, int, char const *, char const *, int64_t, int64_t);

/* The part of sqlite3.h that SQLITE_ENABLE_PREUPDATE_HOOK guards, and what it needs. */
extern void *sqlite3_preupdate_hook(sqlite3 *, preupdate_function, void *);
extern int sqlite3_preupdate_old(sqlite3 *, int, sqlite3_value **);
extern int sqlite3_preupdate_new(sqlite3 *, int, sqlite3_value **);
extern int sqlite3_preupdate_count(sqlite3 *);
extern int sqlite3_total_changes(sqlite3 *);
extern int sqlite3_value_type(sqlite3_value *);
extern int64_t sqlite3_value_int64(sqlite3_value *);
extern double sqlite3_value_double(sqlite3_value *);
extern const void *sqlite3_value_blob(sqlite3_value *);
extern int sqlite3_value_bytes(sqlite3_value *);
extern int sqlite3_db_config(sqlite3 *, int, ...);
extern int sqlite3_prepare_v2(sqlite3 *, const char *, int, sqlite3_stmt **, const char **);
extern int sqlite3_step(sqlite3_stmt *);
extern const unsigned char *sqlite3_column_text(sqlite3_stmt *, int);
extern int sqlite3_finalize(sqlite3_stmt *);
extern int sqlite3_stmt_busy(sqlite3_stmt *);
extern int sqlite3_stmt_isexplain(sqlite3_stmt *);
extern sqlite3_stmt *sqlite3_next_stmt(sqlite3 *, sqlite3_stmt *);

enum { row = 100, config_writable_schema = 1011 };

struct evergreen_hook {
    sqlite3 *connection;
    evergreen_preupdate_callback callback;
    void *context;
    uint32_t calls;
    evergreen_hook *next;
};

/* MARK: Hooks by connection */

/* All hooks, the youngest first. Guarded by `lock`. */
static evergreen_hook *hooks;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* Counts the changes of `hooks`. */
static _Atomic uint64_t generation = 1;

/* What the thread has found last, and at which generation. The hooks of a connection are changed by the thread that owns
   the connection: who owns it later sees that change, and so the generation that it has made. */
static _Thread_local struct {
    uint64_t generation;
    sqlite3 *connection;
    evergreen_hook *hook;
} found;

static evergreen_hook *find(sqlite3 *connection)
{
    uint64_t now = atomic_load_explicit(&generation, memory_order_acquire);
    if (found.generation == now && found.connection == connection) return found.hook;
    pthread_mutex_lock(&lock);
    evergreen_hook *hook = hooks;
    while (hook && hook->connection != connection) hook = hook->next;
    pthread_mutex_unlock(&lock);
    found.generation = now;
    found.connection = connection;
    found.hook = hook;
    return hook;
}

static void add(evergreen_hook *hook)
{
    pthread_mutex_lock(&lock);
    hook->next = hooks;
    hooks = hook;
    atomic_fetch_add_explicit(&generation, 1, memory_order_release);
    pthread_mutex_unlock(&lock);
}

static void take_out(evergreen_hook *hook)
{
    pthread_mutex_lock(&lock);
    evergreen_hook **place = &hooks;
    while (*place && *place != hook) place = &(*place)->next;
    if (*place) *place = hook->next;
    atomic_fetch_add_explicit(&generation, 1, memory_order_release);
    pthread_mutex_unlock(&lock);
}

/* MARK: Registration */

static void will_change(
    void *context, sqlite3 *db, int operation, char const *schema, char const *table, int64_t old, int64_t new)
{
    evergreen_hook *hook = find(db);
    if (!hook) {
        /* The hook has ended. It was called, so that it is the one that is registered. SQLite looks at the registration
           anew for each row. */
        sqlite3_preupdate_hook(db, 0, 0);
        return;
    }
    hook->calls++;
    hook->callback(hook->context, db, operation, schema, table, old, new);
}

static int runs_statement(sqlite3 *db)
{
    for (sqlite3_stmt *statement = sqlite3_next_stmt(db, 0); statement; statement = sqlite3_next_stmt(db, statement))
        if (sqlite3_stmt_busy(statement)) return 1;
    return 0;
}

/* Whether a connection is known to have no preupdate hook, neither of this file nor of other code.
   SQLite compiles a deletion of all rows to the opcode Clear, and to a loop if there is a hook, to which each row has to
   be reported (https://sqlite.org/lang_delete.html#the_truncate_optimization). A table of the schema has neither triggers
   nor foreign keys, which would make it a loop as well, and is there in each database. The statement is explained, and
   never run. The setting that allows to write to the schema is on for that long only. Changing it makes SQLite expire
   all statements, which aborts the running ones: so the connection is asked only while none is running. */
static int has_no_hook(sqlite3 *db)
{
    if (runs_statement(db)) return 0;
    int was_writable = 0;
    if (sqlite3_db_config(db, config_writable_schema, -1, &was_writable)) return 0;
    if (!was_writable && sqlite3_db_config(db, config_writable_schema, 1, (int *)0)) return 0;
    int has_none = 0;
    sqlite3_stmt *statement = 0;
    if (sqlite3_prepare_v2(db, "EXPLAIN DELETE FROM sqlite_temp_master", -1, &statement, 0) == 0
        && sqlite3_stmt_isexplain(statement) == 1) {
        while (sqlite3_step(statement) == row) {
            const unsigned char *opcode = sqlite3_column_text(statement, 1);
            if (opcode && strcmp((const char *)opcode, "Clear") == 0) has_none = 1;
        }
    }
    sqlite3_finalize(statement);
    if (!was_writable) sqlite3_db_config(db, config_writable_schema, 0, (int *)0);
    return has_none;
}

int evergreen_has_preupdate_hook(void) { return 1; }

evergreen_hook *evergreen_hook_make(void *connection, evergreen_preupdate_callback callback, void *context)
{
    evergreen_hook *hook = calloc(1, sizeof(evergreen_hook));
    if (!hook) return 0;
    hook->connection = connection;
    hook->callback = callback;
    hook->context = context;
    add(hook);
    return hook;
}

int evergreen_hook_register(evergreen_hook *hook)
{
    if (!has_no_hook(hook->connection)) return 0;
    sqlite3_preupdate_hook(hook->connection, will_change, 0);
    return 1;
}

void evergreen_hook_end(evergreen_hook *hook)
{
    take_out(hook);
    free(hook);
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

evergreen_hook *evergreen_hook_make(void *connection, evergreen_preupdate_callback callback, void *context) { return 0; }

int evergreen_hook_register(evergreen_hook *hook) { return 0; }

void evergreen_hook_end(evergreen_hook *hook) {}

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
