#ifndef RIVULET_CWEBP_SHIM_H
#define RIVULET_CWEBP_SHIM_H
#include <webp/decode.h>
#endif
