// The files of the report's page, in the folder Modules, and the table of sentences, as text.
#include "PageFiles.h"

// Every compiler that builds this package knows the directive; Clang warns before C23.
#pragma clang diagnostic ignored "-Wc23-extensions"

// In the order of their imports, because the page puts them together; a test checks it.
static const char modules[] = {
#embed "Modules/paneltexts.js" suffix(, 0,)
#embed "Modules/studytexts.js" suffix(, 0,)
#embed "Modules/texts.js" suffix(, 0,)
#embed "Modules/data.js" suffix(, 0,)
#embed "Modules/route.js" suffix(, 0,)
#embed "Modules/edits.js" suffix(, 0,)
#embed "Modules/dom.js" suffix(, 0,)
#embed "Modules/marks.js" suffix(, 0,)
#embed "Modules/librarywords.js" suffix(, 0,)
#embed "Modules/sentences.js" suffix(, 0,)
#embed "Modules/keep.js" suffix(, 0,)
#embed "Modules/roles.js" suffix(, 0,)
#embed "Modules/steps.js" suffix(, 0,)
#embed "Modules/lettering.js" suffix(, 0,)
#embed "Modules/labels.js" suffix(, 0,)
#embed "Modules/outcomemark.js" suffix(, 0,)
#embed "Modules/shapes.js" suffix(, 0,)
#embed "Modules/screen.js" suffix(, 0,)
#embed "Modules/strip.js" suffix(, 0,)
#embed "Modules/copy.js" suffix(, 0,)
#embed "Modules/reasons.js" suffix(, 0,)
#embed "Modules/events.js" suffix(, 0,)
#embed "Modules/why.js" suffix(, 0,)
#embed "Modules/crumbs.js" suffix(, 0,)
#embed "Modules/heat.js" suffix(, 0,)
#embed "Modules/mutate.js" suffix(, 0,)
#embed "Modules/survival.js" suffix(, 0,)
#embed "Modules/rules.js" suffix(, 0,)
#embed "Modules/taps.js" suffix(, 0,)
#embed "Modules/element.js" suffix(, 0,)
#embed "Modules/cycles.js" suffix(, 0,)
#embed "Modules/dispatch.js" suffix(, 0,)
#embed "Modules/cut.js" suffix(, 0,)
#embed "Modules/whatif.js" suffix(, 0,)
#embed "Modules/hazard.js" suffix(, 0,)
#embed "Modules/trail.js" suffix(, 0,)
#embed "Modules/delivery.js" suffix(, 0,)
#embed "Modules/dwell.js" suffix(, 0,)
#embed "Modules/print.js" suffix(, 0,)
#embed "Modules/identity.js" suffix(, 0,)
#embed "Modules/scenario.js" suffix(, 0,)
#embed "Modules/versions.js" suffix(, 0,)
#embed "Modules/impact.js" suffix(, 0,)
#embed "Modules/grid.js" suffix(, 0,)
#embed "Modules/league.js" suffix(, 0,)
#embed "Modules/studies.js" suffix(, 0,)
#embed "Modules/search.js" suffix(, 0,)
#embed "Modules/overview.js" suffix(, 0,)
#embed "Modules/address.js" suffix(, 0,)
#embed "Modules/keys.js" suffix(, 0,)
#embed "Modules/skip.js" suffix(, 0,)
#embed "Modules/stale.js" suffix(, 0,)
#embed "Modules/main.js" suffix(, 0,)
    0};

static const char probe[] = {
#embed "Modules/probe.js" suffix(, 0)
};

static const char style[] = {
#embed "Modules/page.css" suffix(, 0)
};

static const char sentences[] = {
#embed "Sentences.txt" suffix(, 0)
};

const char *pageModules(void) { return modules; }
const char *pageProbe(void) { return probe; }
const char *pageStyle(void) { return style; }
const char *chineseSentences(void) { return sentences; }
