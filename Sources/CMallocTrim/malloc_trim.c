#include "CMallocTrim.h"

#include <stdlib.h>

#if defined(__GLIBC__)

#include <malloc.h>

void evergreen_malloc_trim(void) { malloc_trim(0); }

#else

void evergreen_malloc_trim(void) {}

#endif
