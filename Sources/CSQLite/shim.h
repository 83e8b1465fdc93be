#include <sqlite3.h>

/// Makes SQLite copy a text or bytes at once; Swift does not import the macro.
static inline sqlite3_destructor_type csqlite_copied(void) { return SQLITE_TRANSIENT; }

/// Lets a connection close without a checkpoint, or with one again: the function is variadic.
static inline int csqlite_checkpoint_on_close(sqlite3 *database, int isOn) {
  return sqlite3_db_config(database, SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, !isOn, (int *)0);
}

/// Lets SQLite not count the memory that it uses: the function is variadic.
static inline int csqlite_count_no_memory(void) { return sqlite3_config(SQLITE_CONFIG_MEMSTATUS, 0); }

/// Extended results, which are macros that Swift cannot see.
static const int csqlite_short_read = SQLITE_IOERR_SHORT_READ;
static const int csqlite_not_deleted = SQLITE_IOERR_DELETE;
static const int csqlite_nothing_to_delete = SQLITE_IOERR_DELETE_NOENT;
