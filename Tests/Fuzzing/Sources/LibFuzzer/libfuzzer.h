#ifndef RIVULET_LIBFUZZER_H
#define RIVULET_LIBFUZZER_H

#include <stddef.h>
#include <stdint.h>

/// libFuzzer's main loop, for programs with a main function of their own.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*test)(const uint8_t *data, size_t count));

#endif
