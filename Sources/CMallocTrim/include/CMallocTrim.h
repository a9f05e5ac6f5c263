/* Returning freed memory to the system, where the C library has a function for it. */

/* Returns what can be returned. Nothing on platforms whose library does it by itself. Takes milliseconds for a large heap, while
   other threads that allocate may wait. */
void evergreen_malloc_trim(void);
