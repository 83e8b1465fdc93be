#ifndef PAGE_FILES_H
#define PAGE_FILES_H

/// Returns the modules of the script, each with a zero byte behind it, and an empty one at the end.
const char *_Nonnull pageModules(void);

/// Returns the script that a page begins with if the lab goes on writing it.
const char *_Nonnull pageProbe(void);

/// Returns the style.
const char *_Nonnull pageStyle(void);

/// Returns the table of sentences.
const char *_Nonnull chineseSentences(void);

#endif
