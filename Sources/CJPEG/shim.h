#ifndef RIVULET_CJPEG_SHIM_H
#define RIVULET_CJPEG_SHIM_H
// jpeglib.h takes these for granted.
#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
#include <jerror.h>
#endif
