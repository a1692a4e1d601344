#ifndef RIVULET_ALLOCATION_COUNTER_H
#define RIVULET_ALLOCATION_COUNTER_H

/// How many allocations this thread has made; -1 where they cannot be counted.
long rivulet_allocation_count(void);

#endif
