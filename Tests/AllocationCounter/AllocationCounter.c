// Counts the allocations of a thread, by standing in front of the C library's allocator in the test program.
// Only with glibc, and not under a sanitizer, which stands there itself.

#include "AllocationCounter.h"

#include <errno.h>
#include <features.h>
#include <stddef.h>

#if defined(__has_feature)
#if __has_feature(thread_sanitizer) || __has_feature(address_sanitizer)
#define SANITIZED 1
#endif
#endif

#if defined(__GLIBC__) && !defined(SANITIZED)

extern void *__libc_malloc(size_t);
extern void *__libc_calloc(size_t, size_t);
extern void *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t);

static _Thread_local __attribute__((tls_model("initial-exec"))) long count;

void *malloc(size_t size) {
    count++;
    return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
    count++;
    return __libc_calloc(number, size);
}

void *realloc(void *old, size_t size) {
    count++;
    return __libc_realloc(old, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
    count++;
    return __libc_memalign(alignment, size);
}

int posix_memalign(void **out, size_t alignment, size_t size) {
    count++;
    void *found = __libc_memalign(alignment, size);
    if (!found) return ENOMEM;
    *out = found;
    return 0;
}

long rivulet_allocation_count(void) { return count; }

#else

long rivulet_allocation_count(void) { return -1; }

#endif
