// Without files, zlib needs no header of the system, whose types would seem to be this module's.
#define Z_SOLO
#include <zlib.h>

/// Begins to compress without a header; what zlib calls is a macro that Swift cannot see.
static inline int czlib_begin(z_stream *stream, int level) {
  return deflateInit2(stream, level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
}

/// Begins to expand a gzip file; what zlib calls is a macro that Swift cannot see.
static inline int czlib_expand(z_stream *stream) { return inflateInit2(stream, MAX_WBITS + 16); }
