#ifndef RIVULET_CCAIRO_SHIM_H
#define RIVULET_CCAIRO_SHIM_H
// pkg-config names Cairo's own folder; Debian's compilers find it without.
#if __has_include(<cairo.h>)
#include <cairo.h>
#else
#include <cairo/cairo.h>
#endif
#endif
