// swift-format-ignore-file
// Generated from the modules of Report/Page by .ci/page; do not edit.

/// The script and the style of the report's page.
enum PageCode {
  /// The script, as the policy of the page names it.
  static let scriptHash = "sha256-/F8AIR4rS1KeTM/p6bPFQzGSw1/CqLo6s0aZybrQdOo="
  /// The first script of a page that the lab keeps writing, as the policy of the page names it.
  static let probeHash = "sha256-Auj/QvdsvQKjAH/XRk6LSAJ8jTCblFZac0fm9/uxQ1Q="
  /// The style, as the policy of the page names it.
  static let styleHash = "sha256-enGtNxAOVeLg3ZGYse4OibJXv0boB6NWGrQZqkc52Fs="

  /// The style.
  static let style = #"""
/* Colours of Okabe and Ito, which colour-blind people can tell apart; marks repeat each meaning. */
:root {
  color-scheme: light dark;
  --paper: light-dark(#ffffff, #16181c);
  --back: light-dark(#f4f5f7, #0e1013);
  --ink: light-dark(#1b1e23, #e8eaee);
  --quiet: light-dark(#5a6270, #a3abb8);
  --line: light-dark(#d5d9e0, #343a44);
  --tint: light-dark(#0062a8, #6cbdf5);
  --good: light-dark(#00694d, #4fd1a8);
  --bad: light-dark(#a83f00, #ff9a5c);
  --warn: light-dark(#7a5c00, #f0c64a);
  --chosen: light-dark(#e0eefb, #1d3550);
  --hit: light-dark(#a83f00, #ffb27a);
}
:root[data-colours="light"] { color-scheme: light; }
:root[data-colours="dark"] { color-scheme: dark; }
* { box-sizing: border-box; }
body { margin: 0; background: var(--back); color: var(--ink); font: 14px/1.45 system-ui, "Noto Sans CJK SC", sans-serif; overflow-wrap: break-word; }
#stale:not(:empty) { padding: 0.5rem 1rem; background: var(--chosen); border-bottom: 2px solid var(--warn); }
h1 { font-size: 1.25rem; margin: 0; }
h2 { font-size: 0.8rem; text-transform: uppercase; letter-spacing: 0.05em; color: var(--quiet); margin: 0 0 0.5rem; }
h3 { font-size: 0.95rem; margin: 0 0 0.4rem; overflow-wrap: anywhere; }
h4 { font-size: 0.85rem; margin: 0 0 0.2rem; }
p { margin: 0.2rem 0; }
a, .link { color: var(--tint); }
a.name { overflow-wrap: anywhere; font-weight: 600; text-decoration-thickness: 1px; text-underline-offset: 2px; }
code, pre, kbd { font: 12px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
pre { white-space: pre-wrap; margin: 0.3rem 0; padding: 0.5rem; background: var(--back); border-radius: 6px; max-height: 24rem; overflow: auto; }
kbd { border: 1px solid var(--line); border-radius: 4px; padding: 0 0.35em; background: var(--back); }
button, select, input { font: inherit; color: inherit; background: var(--paper); border: 1px solid var(--line); border-radius: 6px; padding: 0.25rem 0.6rem; max-width: 100%; }
/* A cell that may break words anywhere must not make its buttons as narrow as a letter. */
button { cursor: pointer; overflow-wrap: break-word; }
button:hover:not(:disabled) { border-color: var(--tint); }
button:disabled { opacity: 0.45; cursor: default; }
button.link, button.plain { border: 0; background: none; padding: 0; text-align: start; }
button.link { text-decoration: underline; text-decoration-thickness: 1px; text-underline-offset: 2px; overflow-wrap: anywhere; }
button.small { padding: 0 0.4rem; font-size: 0.8rem; }
:focus-visible { outline: 3px solid var(--tint); outline-offset: 1px; }
.skip { position: absolute; inset-inline-start: -99rem; }
.skip:focus { inset-inline-start: 0.5rem; top: 0.5rem; z-index: 1; background: var(--paper); padding: 0.3rem 0.6rem; }
.unseen { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.quiet { color: var(--quiet); }
.file { font-size: 0.8rem; overflow-wrap: anywhere; }
.bad, del { color: var(--bad); }
.good, ins { color: var(--good); }
del, ins { text-decoration: none; overflow-wrap: anywhere; }
.empty { color: var(--quiet); padding: 1rem 0; }
#header { display: flex; justify-content: space-between; gap: 1rem; align-items: center; padding: 0.5rem 1rem; border-bottom: 1px solid var(--line); background: var(--paper); }
#header nav { min-width: 0; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.switches { display: flex; gap: 0.4rem; flex: none; }
#unknown:empty { display: none; }
#unknown { margin: 0; padding: 0.5rem 1rem; }
#main { padding: 0.8rem 1rem 2rem; }
.bar { display: flex; flex-wrap: wrap; gap: 0.5rem; margin: 0.5rem 0; align-items: center; }
.bar input[type="search"] { flex: 1 1 14rem; max-width: 32rem; }
.bar .order { display: none; }
.chip { display: inline-block; padding: 0.1rem 0.7rem; border: 1px solid var(--line); border-radius: 1rem; margin-inline-end: 0.4rem; background: var(--paper); }
.mark, .badge { font-weight: 700; }
.passed .mark, .mark.passed, .chip.passed { color: var(--good); }
.failed .mark, .mark.failed, .chip.failed, .crash, .fault, .missed, .kill, .failedRequest { color: var(--bad); }
.suppressed, .mark.suppressed { color: var(--warn); }
.captured, .mark.captured { color: var(--good); }
.request, .hook { color: var(--tint); }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.3rem 0.6rem; border-bottom: 1px solid var(--line); }
table.overview { background: var(--paper); border: 1px solid var(--line); border-radius: 8px; }
.overview th { white-space: nowrap; }
.overview th[aria-sort="ascending"] button::after { content: " ▲"; }
.overview th[aria-sort="descending"] button::after { content: " ▼"; }
.overview tbody tr:hover { background: var(--chosen); }
.number { text-align: end; font-variant-numeric: tabular-nums; white-space: nowrap; }
.cause { max-width: 30rem; overflow-wrap: anywhere; }
.heading { margin-bottom: 0.5rem; }
.part, .film { background: var(--paper); }
.part { border: 1px solid var(--line); border-radius: 8px; padding: 0.6rem; min-width: 0; }
.film { overflow-x: auto; }
.workbench { display: grid; grid-template-columns: minmax(14rem, 20rem) minmax(16rem, 24rem) minmax(20rem, 1fr); gap: 0.7rem; margin-top: 0.7rem; align-items: start; }
.steps[role="listbox"] { max-height: 70vh; overflow-y: auto; position: relative; }
.step { display: grid; grid-template-columns: 1.2rem 1fr auto; column-gap: 0.3rem; padding: 0.25rem 0.4rem; border-radius: 6px; cursor: pointer; }
.step .verb { overflow-wrap: anywhere; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden; }
.step .marks { grid-column: 2; display: flex; gap: 0.5rem; font-size: 0.8rem; }
.step .time { grid-row: 1; grid-column: 3; font-variant-numeric: tabular-nums; color: var(--quiet); font-size: 0.8rem; }
.step:hover { background: var(--back); }
.step[aria-selected="true"] { background: var(--chosen); box-shadow: inset 3px 0 var(--tint); }
.strip { display: block; touch-action: pan-y; cursor: crosshair; user-select: none; }
.strip:focus-visible { outline-offset: -3px; }
.strip text { fill: var(--quiet); }
.strip .point, .legend .point { font-weight: 700; }
.strip .point.captured { fill: var(--good); }
.strip .point.suppressed { fill: var(--warn); }
.strip .point.crash, .strip .point.missed, .strip .point.fault, .strip .point.kill, .strip .point.failedRequest { fill: var(--bad); }
.strip .point.request, .strip .point.hook { fill: var(--tint); }
.band { fill: var(--back); stroke: var(--paper); }
.band.background, .swatch.background { fill: light-dark(#dcd6ea, #2f2840); background: light-dark(#dcd6ea, #2f2840); }
.band.away, .swatch.away { fill: light-dark(#c9ccd2, #050607); background: light-dark(#c9ccd2, #050607); }
.cursor { fill: none; stroke: var(--tint); stroke-width: 2.5; pointer-events: none; }
.range { fill: var(--tint); opacity: 0.18; pointer-events: none; }
g.small { pointer-events: none; }
.legend { display: flex; flex-wrap: wrap; gap: 0.2rem 1rem; margin: 0.3rem 0 0; padding: 0; list-style: none; font-size: 0.8rem; color: var(--quiet); }
.swatch { display: inline-block; width: 0.8em; height: 0.8em; border: 1px solid var(--line); }
.group { display: inline-flex; }
.group button { border-radius: 0; margin-inline-start: -1px; }
[aria-checked="true"], [aria-pressed="true"], .tabs [aria-selected="true"] { background: var(--chosen); border-color: var(--tint); font-weight: 600; }
svg.screen { display: block; width: auto; height: auto; max-width: 100%; max-height: 72vh; margin: 0 auto; border: 1px solid var(--line); border-radius: 6% / 3%; }
.paper { fill: light-dark(#f2f2f7, #1c1c1e); }
.shape.off { opacity: 0.5; }
.ink { fill: var(--ink); }
.faint { fill: var(--quiet); }
.tint { fill: var(--tint); }
.tint-fill { fill: var(--tint); }
.dot { fill: var(--line); }
.box { fill: light-dark(#ffffff, #2c2c2e); stroke: var(--line); }
.entry { fill: light-dark(#e6e8ec, #3a3a3e); }
.cell { fill: light-dark(#ffffff, #232326); }
.list { fill: light-dark(#fafafc, #1f1f22); stroke: var(--line); }
.container { fill: none; stroke: var(--line); stroke-dasharray: 3 3; }
.chrome { fill: light-dark(#f9f9fb, #28282b); stroke: var(--line); }
.image { fill: light-dark(#e4e8ef, #33363d); stroke: var(--line); }
.line, .track { stroke: var(--line); fill: none; }
.track { stroke-width: 4; stroke-linecap: round; }
.on { fill: var(--good); }
.knob { fill: light-dark(#ffffff, #75757d); stroke: var(--line); }
.clear { fill: none; }
.alert { fill: light-dark(#ffffff, #2c2c2e); stroke: var(--quiet); }
.keyboard .back { fill: light-dark(#cfd3da, #3a3b40); }
.keyboard rect { fill: light-dark(#ffffff, #68696f); }
.hidden > .shape, .hidden > .plain, .hidden > .area { display: none; }
.hidden.shown > .shape, .hidden.shown > .plain { display: inline; opacity: 0.45; }
.hidden.shown > .area { display: inline; stroke: var(--warn); stroke-dasharray: 4 3; }
/* Views behind others show through. */
.screen.revealed .shape rect { fill-opacity: 0.5; }
.area { fill: transparent; cursor: pointer; }
g.small .area { display: none; }
.screen .area:hover { stroke: var(--tint); stroke-width: 1.5; }
.outline { pointer-events: none; }
.outline rect { fill: none; stroke-width: 2.5; }
.outline.hit rect { stroke: var(--hit); stroke-dasharray: 7 3; }
.outline.hit text { fill: var(--hit); font-weight: 700; }
.outline.chosen rect { stroke: var(--tint); fill: var(--tint); fill-opacity: 0.12; }
.outline.chosen text { fill: var(--tint); font-weight: 700; }
.finger { pointer-events: none; }
.finger circle:first-child { fill: var(--hit); fill-opacity: 0.3; stroke: var(--hit); stroke-width: 2; }
.finger circle:last-child { fill: var(--hit); }
.finger.miss circle:first-child { stroke-dasharray: 4 3; fill: none; }
.tabs { display: flex; flex-wrap: wrap; gap: 0.3rem; margin-bottom: 0.6rem; border-bottom: 1px solid var(--line); padding-bottom: 0.5rem; }
#panel { max-height: 76vh; overflow: auto; padding: 2px; }
.block { margin: 0.8rem 0; }
.event { border: 1px solid var(--line); border-radius: 8px; padding: 0.4rem 0.6rem; margin-bottom: 0.5rem; color: var(--ink); }
.event.failed { border-color: var(--bad); }
.event summary { cursor: pointer; overflow-wrap: anywhere; }
.properties th { font-weight: 500; color: var(--quiet); width: 12rem; overflow-wrap: anywhere; }
.properties td { font: 12px/1.45 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
.properties tr:last-child > * { border: 0; }
.difference { border-inline-start: 3px solid var(--bad); padding-inline-start: 0.6rem; margin: 0.6rem 0; }
.answer { font-weight: 600; font-size: 1.05rem; }
.decisions { list-style: none; padding: 0; margin: 0; }
.decisions li { margin-bottom: 0.4rem; color: var(--ink); overflow-wrap: anywhere; }
.row { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-size: 0.85rem; border-bottom: 1px solid var(--line); }
.row span { overflow-wrap: anywhere; }
.ladders, .diagrams, .columns { display: grid; grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr)); gap: 0.8rem; }
.diagrams { grid-template-columns: 1fr; }
.ladder { list-style: none; margin: 0; padding: 0; font-size: 0.8rem; text-align: center; }
.ladder li { overflow-wrap: anywhere; }
.ladder li + li::before { content: "\2193"; content: "\2193" / ""; display: block; color: var(--quiet); }
.ladder button.plain { text-align: center; width: 100%; border: 1px solid var(--line); background: var(--back); padding: 0.15rem 0.4rem; }
.ladder .hit button { border: 2px solid var(--hit); }
.method rect, .code rect { fill: var(--back); stroke: var(--line); }
.dispatch text, .chart text { fill: var(--ink); }
.arrow { fill: none; stroke: var(--quiet); stroke-width: 1.5; }
.arrow.wrong { stroke: var(--bad); stroke-width: 2.5; }
.dispatch { width: 100%; height: auto; max-width: 36rem; }
.dispatch .quiet, .chart .quiet { fill: var(--quiet); }
.dispatch .hooks { fill: var(--tint); }
.dispatch text.cycle { fill: var(--bad); font-weight: 700; paint-order: stroke; stroke: var(--paper); stroke-width: 4; }
.dispatch .none rect { fill: none; stroke-dasharray: 3 3; }
.dispatch .none text { fill: var(--quiet); }
.studies { gap: 1rem; }
.heat { width: auto; margin: 0.6rem 0 1.2rem; }
.heat caption { text-align: start; font-weight: 600; padding-bottom: 0.3rem; }
.heat td { white-space: nowrap; font-variant-numeric: tabular-nums; border: 1px solid var(--paper); color: #111418; }
.heat th[scope="row"] { font-weight: 500; overflow-wrap: anywhere; }
.heat td.none { color: var(--quiet); }
.interval { font-size: 0.75rem; display: block; }
.counts { margin: -0.8rem 0 1.2rem; }
.counts table { width: auto; font-size: 0.85rem; }
.counts td { min-width: 9rem; }
.heat0 { background: #fdb863; } .heat1 { background: #fdc47a; } .heat2 { background: #fdd092; }
.heat3 { background: #fddcab; } .heat4 { background: #fbe7c8; } .heat5 { background: #eeeeee; }
.heat6 { background: #d6e6f2; } .heat7 { background: #b6d4ea; } .heat8 { background: #92c0e0; }
.heat9 { background: #6baed6; }
.study { overflow-x: auto; }
.scroll { overflow-x: auto; }
/* Texts for screen readers stay in the part that scrolls, and widen nothing. */
.film, #panel, .views, .study, .scroll, pre { position: relative; }
.grid { font-size: 0.85rem; margin-bottom: 0; }
.grid td { padding: 0.2rem 0.3rem; text-align: center; min-width: 2.6rem; }
.grid td:focus { outline: 3px solid #111418; outline-offset: -3px; }
.grid td.none:focus { outline-color: var(--ink); }
.grid thead th { vertical-align: bottom; }
.grid th[scope="row"] { position: sticky; inset-inline-start: 0; background: var(--paper); white-space: nowrap; }
.grid .unsure b { font-weight: 400; font-style: italic; }
.upright { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap; }
.readout { min-height: 2.6em; margin: 0.3rem 0 1.2rem; font-variant-numeric: tabular-nums; }
.version { width: 100%; max-width: 22rem; height: auto; display: block; margin-bottom: 0.6rem; }
.version .box.bad, .version .chosen .box { stroke-width: 2.5; stroke: var(--bad); }
.version .chosen .box { stroke: var(--tint); fill: var(--chosen); }
.version .mark { fill: var(--good); }
.version .mark.bad { fill: var(--bad); font-weight: 700; }
.verdicts td, .killers td { overflow-wrap: anywhere; vertical-align: top; }
.killers pre { max-height: 18rem; white-space: pre; }
.edit { display: flex; flex-wrap: wrap; gap: 0.5rem; align-items: end; margin: 0.5rem 0; }
.field { display: flex; flex-direction: column; gap: 0.1rem; min-width: 0; }
.field > span { font-size: 0.8rem; color: var(--quiet); }
.field select, .field input { max-width: 15rem; }
.edits { margin: 0.3rem 0; padding-inline-start: 1.4rem; overflow-wrap: anywhere; }
.ways td { overflow-wrap: anywhere; }
.ways th, .ways td { padding-inline: 0.25rem; }
.ways td:first-child { overflow-wrap: normal; }
.ways .named td { border-bottom: 0; padding-bottom: 0; }
.ways .note td { padding-top: 0; color: var(--quiet); }
.outcomes { font-size: 0.8rem; }
.outcomes th, .outcomes td { padding-inline: 0.15rem; overflow-wrap: anywhere; }
.outcomes th + th { font-size: 0.72rem; overflow-wrap: normal; }
.crumbs + .copier { margin-inline-start: 0.4rem; }
.moved td, .misses td, .survival td { overflow-wrap: anywhere; font-size: 0.85rem; }
.versions .version { width: auto; max-width: 100%; max-height: 75vh; border: 1px solid var(--line); }
.outline.step rect { stroke: var(--quiet); stroke-width: 1; }
.outline.step.changed rect { stroke: var(--warn); stroke-width: 3; stroke-dasharray: 9 3; }
.outline.step.changed text { fill: var(--warn); font-weight: 700; }
.outline text.halo { paint-order: stroke; stroke: var(--paper); stroke-width: 4; stroke-linejoin: round; }
span.outcome { font-weight: 700; color: var(--quiet); }
span.outcome.good { color: var(--good); }
span.outcome.warn { color: var(--warn); }
span.outcome.bad { color: var(--bad); }
.outline.outcome rect { stroke: var(--quiet); stroke-dasharray: 2 2; }
.outline.outcome text { fill: var(--quiet); font-weight: 700; }
.outline.outcome.good rect { stroke: var(--good); }
.outline.outcome.good text { fill: var(--good); }
.outline.outcome.bad rect { stroke: var(--bad); }
.outline.outcome.bad text { fill: var(--bad); }
.outline.outcome.warn rect { stroke: var(--warn); stroke-width: 1.5; }
.outline.outcome.warn text { fill: var(--warn); }
.outline.outcome.change rect { stroke: var(--tint); stroke-width: 3; stroke-dasharray: none; }
.outline.outcome.change text { fill: var(--tint); }
.facts { width: auto; margin: 0.5rem 0; }
.facts thead { display: none; }
.path { margin-bottom: 0.7rem; }
.crumbs { display: inline; font: 12px/1.6 ui-monospace, "DejaVu Sans Mono", monospace; overflow-wrap: anywhere; }
.copy { display: flex; gap: 0.5rem; align-items: start; }
.copier { flex: none; }
.views { max-height: 22rem; overflow: auto; border: 1px solid var(--line); border-radius: 6px; padding: 0.3rem; }
.view { display: block; width: 100%; font-size: 0.85rem; overflow-wrap: anywhere; }
.view[aria-selected="true"] { background: var(--chosen); font-weight: 600; }
.view.hidden { opacity: 0.6; }
.chart { width: 100%; height: auto; }
.place.memory, .swatch.memory { fill: #56b4e9; background: #56b4e9; }
.place.stored, .swatch.stored { fill: #0072b2; background: #0072b2; }
.place.acknowledged, .swatch.acknowledged { fill: #009e73; background: #009e73; }
.place.dropped, .swatch.dropped { fill: #d55e00; background: #d55e00; }
.period.chosen .area { stroke: var(--tint); stroke-width: 2; }
.trail .line { stroke: var(--tint); stroke-width: 2.5; }
.trail .dot { fill: var(--tint); }
.trail .point { font-weight: 700; }
.trail .point.send { fill: var(--tint); } .trail .point.retry { fill: var(--warn); } .trail .point.kill { fill: var(--bad); }
.way { padding-inline-start: 1.4rem; overflow-wrap: anywhere; }
.way .kill { color: var(--bad); }
.way .retry { color: var(--warn); }
.visit { fill: #0072b2; cursor: pointer; }
.identity ol { list-style: none; margin: 0; padding: 0; }
.identity .changed b { color: var(--warn); }
figure { margin: 0 0 0.8rem; }
figcaption { color: var(--quiet); margin-bottom: 0.3rem; }
dialog { border: 1px solid var(--line); border-radius: 10px; background: var(--paper); color: var(--ink); max-width: 30rem; }
dialog::backdrop { background: rgb(0 0 0 / 50%); }
dl { display: grid; grid-template-columns: auto 1fr; gap: 0.3rem 1rem; }
dd { margin: 0; }
@media (max-width: 1000px) {
  .workbench { grid-template-columns: minmax(12rem, 1fr) minmax(14rem, 1fr); }
  .part.panel { grid-column: 1 / -1; }
}
@media (max-width: 640px) {
  #main { padding: 0.5rem; }
  .workbench { grid-template-columns: minmax(0, 1fr); }
  .steps[role="listbox"] { max-height: 30vh; }
  #panel, svg.screen { max-height: none; }
  .overview thead { display: none; }
  .overview tr { display: flex; flex-wrap: wrap; gap: 0 0.9rem; position: relative; padding: 0.3rem 0.6rem 0.3rem 2rem; border-bottom: 1px solid var(--line); }
  .overview td { border: 0; padding: 0; text-align: start; }
  .overview td:first-child { position: absolute; inset-inline-start: 0.6rem; }
  .overview td:nth-child(2), .overview .cause { flex: 1 0 100%; max-width: none; min-width: 0; }
  .overview td:empty { display: none; }
  .overview .number::before { content: attr(data-label) " "; color: var(--quiet); font-size: 0.8rem; }
  .bar .order { display: block; }
  .properties th { width: 8rem; }
  .switches button { padding: 0.25rem 0.4rem; }
  .heat th[scope="row"] { min-width: 9rem; }
  .grid th[scope="row"] { white-space: normal; overflow-wrap: normal; min-width: 6.5rem; }
  .outcomes th + th { font-size: 0.62rem; }
  .ways { font-size: 0.9rem; }
  :is(.verdicts, .killers) thead { display: none; }
  :is(.verdicts, .killers) tr { display: flex; flex-wrap: wrap; gap: 0.2rem 0.9rem; padding: 0.4rem 0; border-bottom: 1px solid var(--line); }
  :is(.verdicts, .killers) td { border: 0; padding: 0; min-width: 0; max-width: 100%; }
  .verdicts td:nth-child(n + 3), .killers td:nth-child(-n + 3) { flex: 1 0 100%; }
  :is(.verdicts, .killers) td:empty { display: none; }
  .verdicts ul { margin: 0; padding-inline-start: 1.2rem; }
  .repair::before { content: attr(data-label); color: var(--quiet); font-size: 0.8rem; }
}
@media (prefers-reduced-motion: no-preference) {
  button, .step { transition: background-color 0.12s, border-color 0.12s; }
}
/* Sheets exist while the page is printed; they are measured with the width of paper. */
.sheets { width: 718px; }
.sheets:empty { display: none; }
.sheet .columns { grid-template-columns: 2fr 3fr; }
.sheet svg.screen { max-height: 600px; }
.sheet .event, .sheet .difference, .sheet tr { break-inside: avoid; }
.sheet h2, .sheet h3, .sheet summary { break-after: avoid; }
.sheet summary::marker { content: ""; }
.sheet .tools, .sheet .as-json { display: none; }
@page { margin: 1cm; }
@media print {
  :root, :root[data-colours] { color-scheme: light; }
  * { print-color-adjust: exact; }
  #header, .tools, .heading:not(:has(+ .tabs)), .part:not(.study), .bar, .tabs { display: none; }
  .overview { font-size: 0.75rem; }
  .overview th, .overview td { padding: 0.2rem 0.3rem; white-space: normal; }
  .overview th:nth-child(2) { width: 38%; }
  .overview th:nth-child(3) { width: 24%; }
  .overview .number { overflow-wrap: anywhere; }
  .overview th:nth-child(n + 4) { font-size: 0.6rem; padding-inline: 0.1rem; }
  .overview tr, .heat tr, .grid, .verdicts tr { break-inside: avoid; }
  .study h3, .study h3 + .quiet { break-after: avoid; }
  .readout { display: none; }
  .study, .scroll, pre { overflow: visible; }
  .study { border: 0; padding: 0; }
  pre, .killers pre { max-height: none; white-space: pre-wrap; }
  /* Paper does not scroll: tables of many columns get narrower, and as a last resort break words. */
  .study :is(.heat, .counts) :is(th, td) { min-width: 0; overflow-wrap: anywhere; white-space: normal; }
  .study :is(.heat, .counts) th[scope="row"] { min-width: 6rem; }
  .grid { font-size: 0.62rem; width: 100%; }
  .grid :is(th, td) { padding: 0.2rem 0.05rem; }
  .grid thead span { white-space: nowrap; }
  .counts:not([open]) { display: none; }
  #main { padding: 0; }
  body { background: none; }
  .sheets { width: auto; }
  .paper-page { break-after: page; break-inside: avoid; }
  .paper-page.long { break-inside: auto; }
  .paper-page:last-child { break-after: auto; }
}

"""#

  /// The first script of a page that the lab keeps writing.
  static let probe = #"""
// The first script of a page that the lab keeps writing (`--watch`), beside the page's own.
//
// A page from a file may read no file, not even its own. But it may show its own file in a frame,
// and a frame may send messages: the page loads itself with "?stamp", and this script answers with
// the stamp of the file and stops the loading before the data. See stale.js.
"use strict";
if (window !== window.parent && window.location.search === "?stamp") {
  window.parent.postMessage(document.querySelector("meta[name=stamp]").content, "*");
  window.stop();
}

"""#

  /// The script.
  static let script = #"""
"use strict";
(() => {
// The part of the table of texts that names what single panels of a scenario show.

const panelTexts = {
  "id.new": ["new", "新值"],
  "id.back": ["came back", "恢复"],
  "id.gone": ["gone", "不再出现"],
  identityChanges: ["Changes of the device and of the user", "设备与用户的变更"],
  nextIDs: ["Ids of the next event", "下一个事件的标识"],
  sameIDs: ["carries the same ids", "标识相同"],
  noEarlierIDs: ["carries the first ids", "首次出现标识"],
  noLaterIDs: ["No later event.", "之后没有事件。"],
};

// The part of the table of texts that names the results of other commands.

const studyTexts = {
  seconds: ["{0} s", "{0} 秒"],
  milliseconds: ["{0} ms", "{0} 毫秒"],
  methodOf: ["{0} of {1}", "{1} 的 {0}"],
  studies: ["Results of other commands", "其他命令的结果"],
  "study.impact": ["Impact of a version", "版本影响"],
  "study.league": ["League of schemes", "方案排行"],
  "study.mutate": ["Rules under changes", "变更下的规则"],
  leagueIntro: [
    "A rule is made for every element at one release and judged at later ones. \u2605 is ours.",
    "在一个版本为每个元素建立规则，在后续版本检验。\u2605 为我方方案。",
  ],
  survivalMap: [
    "Survival in per cent with its 95 % interval: the rule still matches its element alone",
    "存活率（%，95 % 区间）：规则仍只匹配其元素",
  ],
  wrongMap: [
    "Wrong in per cent with its 95 % interval: the rule matches another element, or several",
    "误中率（%，95 % 区间）：规则匹配其他或多个元素",
  ],
  countsOf: ["The same in words, with counts", "文字与计数"],
  byChange: ["At the next release, by kind of change", "下一版本：按变更种类"],
  changeIntro: [
    "A screen with several kinds of changes counts for each of them; in brackets the screens. "
      + "Numbers in italics have an interval wider than 10 points: few rules.",
    "有多种变更的屏幕计入每一种；括号内为屏幕数。斜体数字的区间宽于 10 个百分点：规则较少。",
  ],
  survivalByChange: ["Survival in per cent by kind of change", "各类变更下的存活率（%）"],
  wrongByChange: ["Wrong in per cent by kind of change", "各类变更下的误中率（%）"],
  gridHint: [
    "Point at a cell, or visit cells with the arrow keys: its interval and its counts stand here.",
    "指向单元格或用方向键浏览：此处显示其区间与计数。",
  ],
  noRules: ["no rule to count", "没有可计的规则"],
  "change.cellInserted": ["cell inserted", "插入单元格"],
  "change.cellRemoved": ["cell removed", "移除单元格"],
  "change.controlInserted": ["control inserted", "插入控件"],
  "change.labelOrImageInserted": ["label or image inserted", "插入标签或图像"],
  "change.containerInserted": ["container inserted", "插入容器"],
  "change.barItemInserted": ["bar item inserted", "插入栏按钮"],
  "change.viewRemoved": ["view removed", "移除视图"],
  "change.wrapped": ["wrapped", "被包裹"],
  "change.unwrapped": ["unwrapped", "去除包裹"],
  "change.cellsReordered": ["cells reordered", "单元格重排"],
  "change.viewsReordered": ["other views reordered", "其他视图重排"],
  "change.classRenamed": ["class renamed", "类重命名"],
  "change.controllerRenamed": ["controller renamed", "控制器重命名"],
  "change.textChanged": ["text changed", "文字变更"],
  "change.selectorChanged": ["selector changed", "选择器变更"],
  "change.other": ["none of these", "其他变更"],
  "change.screenRemoved": ["screen removed", "屏幕移除"],
  byApp: ["Survival by app", "各应用存活率"],
  "horizon.next": ["next release", "下一版本"],
  "horizon.year": ["1 year", "1 年"],
  "horizon.threeYears": ["3 years", "3 年"],
  mutateIntro: ["{0}, after step {1}", "{0}，第 {1} 步之后"],
  survivalOf: ["Survival of its paths under changes, in per cent", "其路径在变更下的存活率（%）"],
  noCertificate: [
    "Its survival is not known: the figures are of rules for one element.",
    "其存活率未知：已有数据只针对单个元素的规则。",
  ],
  withoutText: ["The figures are those of its path without the text.", "以上数据为其路径（不含文本）的结果。"],
  "dies.orText": ["{0}, or its text changes", "{0}，或其文本变化"],
  survivalShort: ["Survival", "存活"],
  wrongShort: ["Wrong", "误中"],
  kindOfChange: ["Change", "变更"],
  "strength.edit": ["one edit", "一次修改"],
  "strength.pair": ["two edits", "两次修改"],
  "strength.release": ["a release", "一个版本"],
  rulesOf: ["Rules of {0}", "{0} 的规则"],
  path: ["Path", "路径"],
  smallestChange: ["Smallest change that it does not survive", "使其失效的最小变更"],
  ambiguous: ["shared by several elements", "多个元素共用"],
  survivesAll: ["survives all that were tried", "全部存活"],
  verdicts: ["Rules", "规则"],
  accepted: ["accepted: {0}", "已接受：{0}"],
  notMatched: ["no longer matched by {0}", "不再被 {0} 匹配"],
  repair: ["Repair", "修复"],
  change: ["the change", "变更处"],
  versionOf: ["Screen {0}: {1}", "屏幕 {0}：{1}"],
  noPicture: ["No screen of this version has an element of the rule.", "此版本没有该规则的元素所在屏幕。"],
  "version.base": ["Before", "之前"],
  "version.head": ["After", "之后"],
};

// The texts of the page in one table: English, then Chinese. `{0}` stands for the first value, and
// `{0|step|steps}` for the first word if that value is 1, else for the second one.


const texts = {
  ...panelTexts, ...studyTexts,
  title: ["Report of the lab", "实验室报告"],
  overview: ["All scenarios", "全部场景"],
  scenarios: ["Scenarios", "场景"],
  scenario: ["Scenario", "场景"],
  result: ["Result", "结果"],
  cause: ["First cause", "首个原因"],
  steps: ["Steps", "步骤"],
  step: ["step {0}", "第 {0} 步"],
  events: ["Events", "事件"],
  eventCount: ["{0} {0|Event|Events}", "{0} 个事件"],
  suppressed: ["Suppressed", "被抑制"],
  requests: ["Requests", "请求"],
  time: ["Virtual time", "虚拟时间"],
  passed: ["passed", "通过"],
  failed: ["failed", "失败"],
  skipped: ["skipped", "跳过"],
  all: ["All results", "全部结果"],
  order: ["Order", "排序"],
  runOrder: ["Order of the run", "运行顺序"],
  ascending: ["{0}, ascending", "{0}，升序"],
  descending: ["{0}, descending", "{0}，降序"],
  stale: [
    "This page is stale: its file has changed since it was opened.",
    "此页面已过期：打开后文件已更改。",
  ],
  outdated: [
    "This page is stale: a file of the run has changed and has a mistake. The last run is shown.",
    "此页面已过期：场景已更改，但有文件出错。这里显示的是上一次运行。",
  ],
  reload: ["Reload", "重新加载"],
  stamp: ["The stamp of the file", "文件的标记"],
  filter: ["Filter: title, path, tag, cause", "筛选：标题、路径、标签、原因"],
  failedOf: ["{0} failed", "失败 {0}"],
  unknownParts: [
    "This report does not have what the address names: {0}", "此报告中没有地址所指的内容：{0}",
  ],
  shown: ["{0} of {1} {1|scenario|scenarios}", "显示 {0} / {1} 个场景"],
  notRun: ["{0} more {0|step|steps} did not run", "另有 {0} 步未运行"],
  screen: ["Screen", "屏幕"],
  screenOf: ["Screen {0}, {1} the action", "屏幕 {0}（{1}）"],
  before: ["before", "之前"],
  at: ["at", "当时"],
  after: ["after", "之后"],
  moment: ["Moment", "时刻"],
  hiddenViews: ["Hidden views", "隐藏视图"],
  finger: ["Finger at {0}, {1}", "手指位于 {0}, {1}"],
  hit: ["hit", "命中"],
  touchAt: ["Touch at {0} on {1}", "在 {0} 触摸 {1}"],
  missedText: ["The finger missed: {0}", "手指未命中：{0}"],
  keyboardFor: ["Keyboard: types into {0}", "键盘：输入到 {0}"],
  "noScreen.foreground": ["No screen is recorded for this moment.", "此刻没有屏幕记录。"],
  "noScreen.background": ["The app is in the background.", "应用在后台。"],
  "noScreen.away": ["No app is on the screen.", "屏幕上没有应用。"],
  fewPictures: ["pictures: the first {0} screens", "画面：前 {0} 个屏幕"],
  timeline: ["Film strip over virtual time", "虚拟时间胶片"],
  stepAt: ["Step {0}: {1}, at {2}", "第 {0} 步：{1}，{2}"],
  "state.foreground": ["in the foreground", "前台"],
  "state.background": ["in the background", "后台"],
  "state.away": ["not running", "未运行"],
  fault: ["The step could not run", "步骤无法执行"],
  "count.captured": ["captured events: {0}", "捕获的事件：{0}"],
  "count.suppressed": ["suppressed: {0}", "被抑制：{0}"],
  "count.request": ["requests: {0}", "请求：{0}"],
  "count.failedRequest": ["requests that failed: {0}", "失败的请求：{0}"],
  "count.missed": ["the finger missed", "未命中"],
  "count.crash": ["the app crashed", "应用崩溃"],
  "count.fault": ["the step could not run", "步骤无法执行"],
  "count.kill": ["the app ended", "应用结束"],
  "count.hook": ["changes of classes: {0}", "类变更：{0}"],
  "kind.captured": ["captured event", "捕获的事件"],
  "kind.suppressed": ["suppressed", "被抑制"],
  "kind.request": ["request", "请求"],
  "kind.failedRequest": ["request that failed", "失败的请求"],
  "kind.crash": ["crash", "崩溃"],
  "kind.missed": ["missed", "未命中"],
  "kind.kill": ["end of the app", "应用结束"],
  "kind.fault": ["could not run", "无法执行"],
  "kind.hook": ["change of classes", "类变更"],
  element: ["Element", "元素"],
  why: ["Why", "原因"],
  dispatch: ["Dispatch", "派发"],
  delivery: ["Delivery", "投递"],
  dwell: ["Dwell time", "停留时长"],
  identity: ["Identity", "身份"],
  hazard: ["Naive | AutoTrack", "朴素 SDK | AutoTrack"],
  naive: ["Naive SDK", "朴素 SDK"],
  note: ["note", "记录"],
  noEvents: ["No events.", "没有事件。"],
  range: ["Steps {0} to {1}; Esc ends the choice", "第 {0} 至 {1} 步；Esc 取消选择"],
  properties: ["Properties", "属性"],
  automatic: ["{0} {0|property|properties} that every event has", "每个事件都有的 {0} 个属性"],
  asJSON: ["JSON", "JSON"],
  expected: ["expected", "期望"],
  found: ["found", "实际"],
  absent: ["absent", "缺失"],
  unexpected: ["not expected", "未期望"],
  crashed: ["Crash", "崩溃"],
  source: ["Scenario file", "场景文件"],
  decisions: ["Decisions", "判定"],
  touch: ["Touch", "触摸"],
  hitTest: ["Hit test", "命中测试"],
  responders: ["Responder chain", "响应链"],
  passedOver: ["{0} {0|view was|views were} passed over", "跳过 {0} 个视图"],
  chooseView: ["Click a part of the picture, or choose a view below.", "点击画面，或在下方选择视图。"],
  views: ["Views, back to front", "视图（从后到前）"],
  tapGives: ["A tap gives:", "点击产生："],
  "tap.click": ["$AppClick", "$AppClick"],
  paths: ["Paths", "路径"],
  pathIn: ["Path in the scheme {0}", "{0} 方案的路径"],
  usedScheme: ["(used by the events)", "（事件使用）"],
  collision: ["{0} {0|element has|elements share} this path", "{0} 个元素共用此路径"],
  selector: ["Selector for scenarios", "场景选择器"],
  matchingRules: ["Rules that match", "匹配的规则"],
  noRuleMatches: ["No rule of the scenario matches.", "场景中没有匹配的规则。"],
  nearRules: ["Rules that nearly match: the nearest, up to 3", "接近匹配的规则（最多 3 条）"],
  rule: ["Rule", "规则"],
  failingPart: ["Fails at", "不符之处"],
  because: ["Because", "原因"],
  fullStop: [".", "。"],
  nothingBecause: ["nothing was captured, because {0}", "没有捕获任何事件，因为：{0}"],
  suggestedRules: ["Suggested rules, for a file of rules", "建议规则（可放入规则文件）"],
  rulesHint: [
    "A file of rules is a list of such rules, as [ \u2026 ]. A scenario names the file: "
      + "tracker: { rules: [\"rules.json5\"] }.",
    "规则文件是此类规则的列表 [ \u2026 ]。场景中写明该文件：tracker: { rules: [\"rules.json5\"] }。",
  ],
  "circle.thisElement": ["This element", "此元素"],
  "circle.anyPosition": ["Every row, item or tab", "所有行、项或标签"],
  "circle.thisContent": ["This element with its current text", "此元素且文本相同"],
  waysToName: ["Ways to name the element, and the elements that each names", "命名方式及其匹配元素数"],
  way: ["Way", "方式"],
  name: ["Name", "名称"],
  onScreen: ["Now", "当前"],
  onPage: ["On this screen", "此屏幕"],
  inScenario: ["In the scenario", "整个场景"],
  whatif: ["What if", "假设"],
  whatIfIntro: [
    "Edit the screen as a new version would; the picture keeps its layout. Click a view to choose.",
    "像新版本一样修改屏幕；画面布局不变。点击画面选择视图。"
  ],
  edit: ["Change", "修改"],
  "edit.insert": ["insert a view", "插入视图"],
  "edit.remove": ["remove", "移除"],
  "edit.hide": ["hide", "隐藏"],
  "edit.move": ["move", "移动"],
  "edit.wrap": ["wrap in a view", "包裹"],
  "edit.unwrap": ["unwrap", "解除包裹"],
  "edit.rename": ["rename the class", "重命名类"],
  "edit.renameController": ["rename the controller", "重命名控制器"],
  "edit.retitle": ["change the text", "修改文本"],
  place: ["Place", "位置"],
  "place.before": ["before", "之前"],
  "place.after": ["after", "之后"],
  "place.first": ["first in", "最前"],
  "place.last": ["last in", "最后"],
  view: ["View", "视图"],
  placeAt: ["Relative to", "相对于"],
  apply: ["Apply", "应用"],
  undo: ["Undo the last", "撤销"],
  reset: ["Remove all changes", "全部清除"],
  newView: ["new {0}", "新 {0}"],
  editsLeft: ["Back to the changes at step {0}", "返回第 {0} 步的修改"],
  "refused.topmost": [
    "The topmost view has no superview; choose a view in it.",
    "最外层视图没有父视图；请选择其中的视图。"
  ],
  "refused.noSibling": ["The place is in another view; choose a sibling.", "位置在其他视图中；请选择同级视图。"],
  "refused.partOfList": [
    "Rows, headers and footers stay in their list; choose the list, or a view in a row.",
    "行和页眉页脚必须留在列表中；请选择列表或行内视图。"
  ],
  "refused.rootView": [
    "Its controller would lose its root view; choose a view in it.",
    "控制器将失去根视图；请选择其中的视图。"
  ],
  "refused.noController": [
    "No controller owns the view; choose a view on a controller's screen.",
    "没有控制器拥有该视图。"
  ],
  "refused.noText": ["The view has no text; choose a label or a button.", "该视图没有文本；请选择标签或按钮。"],
  "refused.noName": ["A class needs a name, such as UIView.", "类需要名称，例如 UIView。"],
  rulesAfter: ["Rules for each clickable element, after the changes", "修改后每个可点击元素的规则"],
  scheme: ["Made by", "方案"],
  outcome: ["Outcome", "结果"],
  "outcome.kept": ["KEPT", "保留 KEPT"],
  "outcome.lost": ["LOST", "丢失 LOST"],
  "outcome.stolen": ["STOLEN", "误中 STOLEN"],
  "outcome.multi": ["MULTI", "多个 MULTI"],
  "outcome.ghost": ["GHOST", "幽灵 GHOST"],
  "outcome.retired": ["RETIRED", "退役 RETIRED"],
  "outcome.remade": ["REMADE", "重建 REMADE"],
  "outcome.gone": ["GONE-OK", "已消失 GONE-OK"],
  "outcome.moved": ["path moved", "路径变化"],
  "outcome.removed": ["removed", "已移除"],
  allKept: ["Every rule still matches its element alone.", "所有规则仍只匹配各自元素。"],
  moreRows: ["{0} more {0|row|rows}", "另有 {0} 行"],
  movedRules: ["Rules that are not kept", "未保留的规则"],
  nowMatches: ["Matches now", "现在匹配"],
  circledRules: ["Rules of the scenario", "场景的规则"],
  sameElements: ["same elements", "元素相同"],
  otherElements: ["other elements", "元素不同"],
  movedPaths: [
    "{0} {0|path of the default scheme moves|paths of the default scheme move}",
    "默认方案有 {0} 条路径变化",
  ],
  noPathMoves: ["No path moves.", "没有路径变化。"],
  anchoredAnswers: ["Answers of the rules by all facts", "全部特征规则的回答"],
  "anchored.found": ["found with {0} %", "以 {0} % 的把握找到"],
  "anchored.other": ["the rule finds another element with {0} %", "规则以 {0} % 的把握找到另一个元素"],
  "anchored.tooDifferent": [
    "abstains at {0} %: the best candidate differs too much", "放弃（{0} %）：最佳候选差异过大",
  ],
  "anchored.undecided": [
    "abstains at {0} %: two candidates are too similar", "放弃（{0} %）：两个候选过于相似",
  ],
  agree: ["agree: {0}", "一致：{0}"],
  differ: ["differ: {0}", "不同：{0}"],
  partAgrees: [" ({0} of {1} agree)", "（{1} 项中 {0} 项一致）"],
  "fact.identifier": ["identifier", "标识符"],
  "fact.actions": ["actions", "动作"],
  "fact.outlets": ["outlets", "引用"],
  "fact.tag": ["tag", "标签号"],
  "fact.reuse identifier": ["reuse identifier", "复用标识"],
  "fact.text": ["text", "文本"],
  "fact.label": ["label", "无障碍标签"],
  "fact.placeholder": ["placeholder", "占位文本"],
  "fact.image": ["image", "图像"],
  "fact.content": ["content", "内容"],
  "fact.surroundings": ["surroundings", "周围"],
  "fact.containers": ["containers", "容器"],
  "fact.path": ["path", "路径"],
  "fact.side": ["side", "所在侧"],
  "fact.screen": ["screen", "屏幕"],
  "fact.a name or text of another element": [
    "a name or text of another element", "另一个元素的名称或文本",
  ],
  certificate: [
    "{0} % ({1}–{2}) per release, {3} % wrong; dies when {4}",
    "每个版本存活 {0} %（{1}–{2}），误中 {3} %；失效条件：{4}",
  ],
  measured: [
    "Under the changes of this report, it survives {0}", "在本报告的变更下，此规则存活 {0}",
  ],
  schemeMeasured: [
    "Under the changes of this report, rules of this kind survive: {0}",
    "在本报告的变更下，此类规则存活：{0}",
  ],
  verdictOf: ["From {0} to {1}:", "从 {0} 到 {1}："],
  "dies.anchored": ["its names and its content change together", "名称与内容同时变化"],
  "dies.identifier": ["the identifier is renamed", "标识符改名"],
  "dies.outlet": ["the outlet is renamed", "引用变量改名"],
  "dies.selector": [
    "the action is renamed, or another control sends it, too", "动作改名，或另有控件发送同一动作",
  ],
  "dies.text": ["the text changes, or stands twice", "文本变化或重复出现"],
  "dies.default": [
    "a sibling of its class is inserted before it, or its row is moved", "前面插入同类视图，或所在行移动",
  ],
  "dies.sensors": [
    "a sibling of its class is inserted before it, or a section is moved", "前面插入同类视图，或分区移动",
  ],
  "dies.mixpanel": [
    "a sibling of its class comes, goes or is moved, or a container is inserted",
    "同类视图增减或移动，或插入容器",
  ],
  "dies.growingIO": [
    "a sibling of its class is inserted before it, or a container is inserted",
    "前面插入同类视图，或插入容器",
  ],
  "dies.postHog": ["a class around it or its title changes", "外层类或标题变化"],
  "dies.amplitude": [
    "a class around it changes, or a sibling of its class comes", "外层类变化，或出现同类视图",
  ],
  fates: ["Its rules between {0} and {1}", "从 {0} 到 {1} 的规则结果"],
  "circle.allFacts": ["This element, by all its facts", "此元素（依据全部特征）"],
  notLive: ["Not computed live: {0}. lab mutate computes them.", "未实时计算：{0}。请使用 lab mutate。"],
  copy: ["Copy", "复制"],
  copied: ["Copied", "已复制"],
  notCopied: ["Not copied", "未能复制"],
  class: ["Class", "类"],
  identifier: ["Identifier", "标识符"],
  text: ["Text", "文本"],
  controller: ["Controller", "控制器"],
  frame: ["Frame", "位置"],
  position: ["Position", "序号"],
  flags: ["State", "状态"],
  visible: ["Visible", "可见"],
  yes: ["yes", "是"],
  no: ["no", "否"],
  noChanges: ["No hook step has changed a class.", "没有 hook 步骤改变类。"],
  changesOf: ["Step {0}: {1}", "第 {0} 步：{1}"],
  atLaunch: ["at the launch in step {0}", "在第 {0} 步启动时"],
  sibling: ["{0} runs code that was written for another class: {1}", "{0} 运行了为其他类编写的代码：{1}"],
  cycle: ["{0} leads back to its own code without end: {1}", "{0} 无限循环调用自身代码：{1}"],
  noMethod: ["no own method", "无自有方法"],
  records: ["Records", "记录"],
  noDelivery: ["The scenario delivers nothing.", "场景未投递数据。"],
  "place.tracked": ["tracked", "已采集"],
  "place.memory": ["in memory or in flight", "内存或发送中"],
  "place.stored": ["in the store", "已存储"],
  "place.acknowledged": ["at the server", "服务器已确认"],
  "place.dropped": ["dropped or lost", "丢弃或丢失"],
  "place.sending": ["in flight from the store", "从存储发送中"],
  "lane.memory": ["memory", "内存"],
  "lane.stored": ["store", "存储"],
  "lane.sending": ["in flight", "发送中"],
  "lane.acknowledged": ["server", "服务器"],
  "lane.dropped": ["dropped", "丢弃"],
  record: ["Record", "记录"],
  recordName: ["{0}, event {1} of process {2}", "{0}，进程 {2} 的事件 {1}"],
  recordsWay: ["The way of a record", "一条记录的路径"],
  "way.send": ["sent: {0}", "发送：{0}"],
  "way.retry": ["sent again after a request {0}: {1}", "在请求“{0}”之后重发：{1}"],
  "way.kill": ["the process ended", "进程结束"],
  recordsOverTime: ["Records after each step", "各步之后的记录"],
  droppedBecause: ["Dropped, by reason", "丢弃原因"],
  received: ["Stored by the server", "服务器已存"],
  reports: ["Reports", "上报"],
  diagnostics: ["Diagnostics", "诊断"],
  noDwell: ["No page-leave event.", "没有页面离开事件。"],
  dwellText: ["Dwell time per screen, by visit", "各屏幕停留时长（按访问）"],
  visit: ["step {0}: {1} s", "第 {0} 步：{1} 秒"],
  visits: ["Visits", "访问"],
  total: ["Total", "总计"],
  language: ["中文", "English"],
  colours: ["Light or dark", "明暗"],
  help: ["Keys", "快捷键"],
  close: ["Close", "关闭"],
  again: ["Run again", "重新运行"],
  panels: ["Panels", "面板"],
  skip: ["Skip to the content", "跳到内容"],
  "key.steps": ["next or previous step", "下一步、上一步"],
  "key.moments": ["before, at, after", "之前、当时、之后"],
  "key.ends": ["first or last step", "第一步、最后一步"],
  "key.tabs": ["panels", "面板"],
  "key.hidden": ["hidden views", "隐藏视图"],
  "key.range": ["start or end of a range of steps", "选择范围的起止"],
  "key.escape": ["end a choice; back to the overview", "取消选择；返回"],
  "key.filter": ["filter the overview", "筛选"],
  "key.help": ["this list", "本列表"],
  "key.failed": ["next failed step", "下一个失败步骤"],
  tooNew: ["This page cannot read the data: version {0}.", "本页无法读取数据：版本 {0}。"],
  omitted: ["Left out: {0}", "已省略：{0}"],
};

let column = 0;

/** Chooses the language: `en` or `zh`. */
function speak(name) {
  column = name.toLowerCase().startsWith("zh") ? 1 : 0;
}

/** The language of the page. */
function language() {
  return column === 1 ? "zh" : "en";
}

const slots = /\{(\d)(?:\|([^|}]*)\|([^|}]*))?\}/g;

/** Returns a text in the chosen language. */
function say(key, ...values) {
  const text = texts[key] ? texts[key][column] : key;
  return text.replace(slots, (_, index, one, many) => {
    const value = values[Number(index)];
    if (one === undefined) return String(value);
    return value === 1 ? one : many;
  });
}

/** The keys of all texts. */
function textKeys() {
  return Object.keys(texts);
}

// The data of a report, as docs/report-data.md describes it, with its tables resolved.


/** Returns the text of a path: each path continues another one. */
function pathText(data, index) {
  const parts = [];
  const ends = [];
  let next = index;
  while (next >= 0 && data.paths[next]) {
    const [base, after, before] = data.paths[next];
    parts.unshift(after);
    if (before) ends.push(before);
    next = base;
  }
  return ends.join("") + parts.join("");
}

/** Returns the views of a screen from back to front; each has its parent, depth and children. */
function screenNodes(data, index) {
  if (index === null || index === undefined) return [];
  const screen = data.screens[index];
  const nodes = [];
  const open = [];
  for (let at = 0; at < screen.nodes.length; at += 2) {
    while (open.length > 0 && open[open.length - 1].rest === 0) open.pop();
    const outer = open[open.length - 1];
    if (outer) outer.rest -= 1;
    const number = at / 2;
    const node = {
      number,
      view: data.views[screen.nodes[at]],
      depth: open.length,
      parent: outer ? outer.number : -1,
      children: [],
    };
    if (outer) nodes[outer.number].children.push(number);
    nodes.push(node);
    open.push({ number, rest: screen.nodes[at + 1] });
  }
  return nodes;
}

/** Returns the properties of a list of indices as an object. */
function properties(data, indices) {
  return Object.fromEntries((indices || []).map((index) => data.properties[index]));
}

/** Returns the explanation of a step: titles with rows of depth, text and detail. */
function explanation(data, step) {
  return (step.why || []).map(([title, indices]) => ({
    title,
    rows: indices.map((index) => data.rows[index]),
  }));
}

/** Returns the name of a view as the lab writes it: its class, identifier and text. */
function viewName(view) {
  const identifier = view.identifier ? " #" + view.identifier : "";
  const text = view.text ? " \u201c" + view.text + "\u201d" : "";
  return view.class + identifier + text;
}

/** Returns the flags of a view's state: hidden, alpha 0.5, no touches, disabled. */
function flagsOf(view) {
  return view.flags || [];
}

/** True if a view or one around it is hidden, or too transparent to be seen or touched. */
function isHidden(nodes, node) {
  const hides = (flag) => flag === "hidden" ||
    flag.startsWith("alpha ") && Number(flag.slice(6)) < 0.01;
  for (let next = node; next; next = nodes[next.parent]) {
    if (flagsOf(next.view).some(hides)) return true;
  }
  return false;
}

/** Returns the views that share a path in a scheme, by path; one with a path alone is left out. */
function collisions(data, nodes, scheme) {
  const byPath = new Map();
  for (const node of nodes) {
    if (!node.view.tap) continue;
    const path = pathText(data, node.view.paths[scheme]) + " " + (node.view.position || "");
    byPath.set(path, (byPath.get(path) || []).concat(node.number));
  }
  return new Map([...byPath].filter(([, numbers]) => numbers.length > 1));
}

/** Formats milliseconds of virtual time: `00:02.100`. */
function clock(milliseconds) {
  const pad = (number, digits) => String(number).padStart(digits, "0");
  const whole = Math.round(milliseconds);
  const rest = pad(Math.floor(whole / 1000) % 60, 2) + "." + pad(whole % 1000, 3);
  return pad(Math.floor(whole / 60000), 2) + ":" + rest;
}

/** Formats a duration in milliseconds: `50 ms`, `2.5 s`. */
function duration(milliseconds) {
  if (milliseconds < 1000) return say("milliseconds", Math.round(milliseconds));
  return say("seconds", Math.round(milliseconds) / 1000);
}

/** Formats a value of a property as compact JSON. */
function json(value) {
  return JSON.stringify(value);
}

// The views of a screen as a tree that can be edited: the rules of `ViewTree` and `Mutation`.


/** The classes with rules of their own for paths, nearest first in each family. */
const families = ["UISegment", "UISegmentedControl", "UITabBarButton"];

/** The number of the node that stands for the screen. */
const screenID = 0;

/** Returns a node; `facts` has those that differ from a plain view's. */
function treeNode(className, parent, facts) {
  return {
    class: className, like: families.includes(className) ? className : undefined, parent,
    children: [], identifier: undefined, text: undefined, isHidden: false, place: undefined,
    owner: undefined, segment: undefined, role: undefined, facts: {}, ...facts,
  };
}

/**
 * Returns an empty tree; `pages` has the names of screens in paths by their classes.
 *
 * `model` has the weights and roles of rules by all facts, and `controllers` those of the screen.
 */
function emptyTree(pages, model, controllers) {
  return { nodes: [treeNode("", undefined, {})], pages: pages || {}, model,
    controllers: controllers || [] };
}

/** Returns the text of a view itself, which its picture may show in another way. */
function ownTextOf({ text, ownText }) {
  if (ownText === undefined) return text;
  return ownText === null ? undefined : ownText;
}

/** Returns the tree of a screen; the id of a view is its place from 1. */
function screenTree(data, screen, pages) {
  const owners = (data.screens[screen] || {}).controllers || [];
  const tree = emptyTree(pages, data.anchored, owners.map(([, parent, navigates]) => ({
    parent: parent < 0 ? undefined : parent, navigates: navigates === 1 })));
  const numbers = new Map(owners.map(([place], number) => [place, number]));
  for (const { view, parent, number } of screenNodes(data, screen)) {
    tree.nodes.push(treeNode(view.class, parent + 1, {
      like: view.like,
      identifier: view.identifier,
      text: ownTextOf(view),
      isHidden: flagsOf(view).includes("hidden"),
      place: view.place,
      owner: view.controller ? { class: view.controller, alias: view.alias,
        number: numbers.get(number) } : undefined,
      segment: view.segment,
      role: view.role || roleOf(tree, view.class, "view"),
      facts: view,
      view,
    }));
    tree.nodes[parent + 1].children.push(number + 1);
  }
  return tree;
}

/** Returns the ids of the views on the screen, each before its subviews, back to front. */
function elementIDs(tree) {
  const ids = [];
  const waiting = tree.nodes[screenID].children.slice().reverse();
  while (waiting.length > 0) {
    const id = waiting.pop();
    ids.push(id);
    waiting.push(...tree.nodes[id].children.slice().reverse());
  }
  return ids;
}

/** Returns the id of the superview; undefined at the top. */
function superview(tree, id) {
  const parent = tree.nodes[id].parent;
  return parent === screenID ? undefined : parent;
}

/** Returns the ids of a view and those around it, innermost first. */
function lineUp(tree, id) {
  const line = [];
  for (let next = id; next !== undefined; next = superview(tree, next)) line.push(next);
  return line;
}

/** Returns the id of the root view of a view's controller; undefined without one. */
function rootView(tree, id) {
  return lineUp(tree, id).find((one) => tree.nodes[one].owner !== undefined);
}

/** The indexes of views by tree and superview; a tree never changes once it is made. */
const knownIndexes = new WeakMap();

/** Returns the index among the siblings of exactly this class, hidden ones included. */
function indexAmongSame(tree, id) {
  if (!knownIndexes.has(tree)) knownIndexes.set(tree, new Map());
  const known = knownIndexes.get(tree);
  const { parent } = tree.nodes[id];
  if (!known.has(parent)) known.set(parent, sameIndexes(tree, parent));
  return known.get(parent).get(id);
}

function sameIndexes(tree, parent) {
  const counts = new Map();
  return new Map(tree.nodes[parent].children.map((id) => {
    const { class: name } = tree.nodes[id];
    const index = counts.get(name) || 0;
    counts.set(name, index + 1);
    return [id, index];
  }));
}

/** An edit that a tree does not permit; `reason` is a key of the texts of the page. */
class EditError extends Error {
  constructor(reason) {
    super(reason);
    this.reason = reason;
  }
}

function refuse(condition, reason) {
  if (condition) throw new EditError(reason);
}

/** Returns a copy of a tree that can be edited. */
function copied(tree) {
  const controllers = tree.controllers.map((one) => ({ ...one }));
  const nodes = tree.nodes.map((node) => ({ ...node, children: node.children.slice(),
    owner: node.owner && { ...node.owner } }));
  return { ...tree, nodes, controllers };
}

/** Returns the family of a class: that of the tree's class of the name, or of its superclass. */
function familyOf(tree, name, inherited) {
  const known = tree.nodes.find((node) => node.class === name);
  if (known) return known.like;
  return families.includes(name) ? name : inherited;
}

/** Returns the role of UIKit's class of a name; of other classes, another role. */
function roleOf(tree, name, other) {
  const { roles } = tree.model || { roles: {} };
  return Object.prototype.hasOwnProperty.call(roles, name) ? roles[name] : other;
}

/** Returns the role of a class: that of the tree's class of the name, or of its superclass. */
function newRole(tree, name, inherited) {
  const known = tree.nodes.find((node) => node.class === name);
  return known ? known.role : roleOf(tree, name, inherited);
}

function parentOf(tree, id) {
  const parent = superview(tree, id);
  refuse(parent === undefined, "topmost");
  return parent;
}

/** Returns the parent and the index of a place: before, after, first or last. */
function slotOf(tree, place, id) {
  if (place === "first") return { parent: id, index: 0 };
  if (place === "last") return { parent: id, index: tree.nodes[id].children.length };
  const parent = parentOf(tree, id);
  const index = tree.nodes[parent].children.indexOf(id);
  return { parent, index: place === "before" ? index : index + 1 };
}

function insertView(tree, view, parent, index) {
  const id = tree.nodes.length;
  const owner = view.controller === undefined ? undefined :
    { class: view.controller, alias: view.alias };
  tree.nodes.push(treeNode(view.class, parent, {
    like: familyOf(tree, view.class, undefined), identifier: view.identifier, text: view.text,
    role: newRole(tree, view.class, "view"),
    isHidden: view.isHidden === true, place: view.place, owner,
  }));
  tree.nodes[parent].children.splice(index, 0, id);
  (view.children || []).forEach((child, at) => insertView(tree, child, id, at));
}

function isNamed(view) {
  return view.class !== "" && view.controller !== "" && (view.children || []).every(isNamed);
}

/** Returns the section and the row of a cell's place; undefined for other places. */
function cellPlace(place) {
  const found = /^(\d+):(\d+)$/.exec(place || "");
  return found ? { section: Number(found[1]), row: Number(found[2]) } : undefined;
}

/** The edits by their names; each changes a copy of a tree, or throws. */
const treeEdits = {
  insert: (tree, { view, place, at }) => {
    refuse(!isNamed(view), "noName");
    const slot = slotOf(tree, place, at);
    insertView(tree, view, slot.parent, slot.index);
  },
  remove: (tree, { at }) => {
    const siblings = tree.nodes[parentOf(tree, at)].children;
    siblings.splice(siblings.indexOf(at), 1);
    tree.nodes[at].parent = undefined;
    const gone = cellPlace(tree.nodes[at].place);
    if (!gone) return;
    for (const sibling of siblings) {
      const cell = cellPlace(tree.nodes[sibling].place);
      if (!cell || cell.section !== gone.section || cell.row <= gone.row) continue;
      tree.nodes[sibling].place = `${cell.section}:${cell.row - 1}`;
    }
  },
  hide: (tree, { at }) => {
    tree.nodes[at].isHidden = true;
  },
  move: (tree, { at, place, to }) => {
    const parent = parentOf(tree, at);
    const slot = slotOf(tree, place, to);
    refuse(slot.parent !== parent, "noSibling");
    const { children } = tree.nodes[parent];
    const others = (ids) => ids.filter((id) => id !== at);
    tree.nodes[parent].children = [
      ...others(children.slice(0, slot.index)), at, ...others(children.slice(slot.index)),
    ];
  },
  wrap: (tree, { at, name }) => {
    refuse(name === "", "noName");
    const parent = parentOf(tree, at);
    refuse(tree.nodes[at].place !== undefined, "partOfList");
    const id = tree.nodes.length;
    tree.nodes.push(treeNode(name, parent, { like: familyOf(tree, name, undefined),
      role: newRole(tree, name, "view"), children: [at] }));
    const { children } = tree.nodes[parent];
    children[children.indexOf(at)] = id;
    tree.nodes[at].parent = id;
  },
  unwrap: (tree, { at }) => {
    const parent = parentOf(tree, at);
    const { children, owner, place } = tree.nodes[at];
    refuse(owner !== undefined, "rootView");
    refuse([place, ...children.map((id) => tree.nodes[id].place)].some(Boolean), "partOfList");
    const siblings = tree.nodes[parent].children;
    siblings.splice(siblings.indexOf(at), 1, ...children);
    for (const child of children) tree.nodes[child].parent = parent;
    Object.assign(tree.nodes[at], { parent: undefined, children: [] });
  },
  rename: (tree, { at, name }) => {
    refuse(name === "", "noName");
    const node = tree.nodes[at];
    Object.assign(node, { like: familyOf(tree, name, node.like),
      role: newRole(tree, name, node.role), class: name });
  },
  renameController: (tree, { at, name }) => {
    refuse(name === "", "noName");
    const root = rootView(tree, at);
    refuse(root === undefined, "noController");
    const { owner } = tree.nodes[root];
    owner.class = name;
    // The old class is its superclass, so a navigation controller still is one.
    if (owner.number !== undefined && name === "UINavigationController") {
      tree.controllers[owner.number].navigates = true;
    }
  },
  retitle: (tree, { at, text }) => {
    const old = tree.nodes[at].text;
    refuse(old === undefined, "noText");
    const waiting = [at];
    while (waiting.length > 0) {
      const node = tree.nodes[waiting.pop()];
      if (node.text === old) node.text = text;
      waiting.push(...node.children);
    }
  },
};

/** The names of the edits. */
const editNames = Object.keys(treeEdits);

/** Returns a tree after an edit; throws an `EditError` for one that the tree does not permit. */
function edited(tree, edit) {
  if (!editNames.includes(edit.kind)) throw new TypeError("unknown edit");
  const next = copied(tree);
  treeEdits[edit.kind](next, edit);
  return next;
}

// The edits of a shown screen, as a new version of the app makes them, and their trees.


/** The edits that take each field of the form. */
const editFields = {
  name: ["insert", "wrap", "rename", "renameController"],
  text: ["insert", "retitle"],
  identifier: ["insert"],
  place: ["insert", "move"],
  to: ["move"],
};
/** The places of an edit, relative to a view. */
const editPlaces = ["before", "after", "first", "last"];

/** Returns the state of a what-if without edits. */
function newWhatIf() {
  return { screen: -1, edits: [], refusal: null, left: null, form: { kind: "insert",
    name: "UIView", text: "", identifier: "", place: "before", to: "", chosen: null } };
}

/** Writes edits for an address; nothing for a screen without edits. */
function writtenEdits({ edits }) {
  return edits.length === 0 ? "" : JSON.stringify(edits);
}

/** True if the fields of an edit from an address have the types that the form writes. */
function isEdit({ kind, at, view, name, text, place, to }) {
  const takes = (field) => kind !== "insert" && editFields[field].includes(kind);
  const isText = (value) => typeof value === "string";
  return editNames.includes(kind) && Number.isInteger(at) && at > 0
    && (kind !== "insert" || (isText(view.class) && view.children === undefined
      && [view.text, view.identifier].every((value) => value === undefined || isText(value))))
    && (!takes("name") || isText(name)) && (!takes("text") || isText(text))
    && (!editFields.place.includes(kind) || editPlaces.includes(place))
    && (!takes("to") || Number.isInteger(to));
}

/** Returns the edits of an address; null if the screen does not permit them all. */
function editsIn(text, data, scenario, screen) {
  if (screen === null || screen === undefined) return null;
  try {
    const edits = JSON.parse(text);
    if (!edits.every(isEdit)) return null;
    whatIfTrees(data, scenario, screen, edits);
    return edits;
  } catch (error) {
    // An address that a person has changed, or one of another report.
    return null;
  }
}

/** Takes the edits of an address; `from`, the route before it, is the way back to its edits. */
function takeEdits(whatIf, text, data, scenario, screen, from) {
  if ((text || "") === writtenEdits(whatIf) && (text ? whatIf.screen === screen : true)) return;
  const edits = (text && editsIn(text, data, scenario, screen)) || [];
  if (edits.length > 0) whatIf.left = null;
  else if (whatIf.edits.length > 0) whatIf.left = from;
  Object.assign(whatIf, { screen, edits, refusal: null });
}

/** Returns the trees before and after the edits, with the elements that rules are made for. */
function whatIfTrees(data, scenario, screen, edits) {
  const before = screenTree(data, screen, scenario.pages);
  const after = edits.reduce((tree, edit) => edited(tree, edit), before);
  const elements = elementIDs(before).filter((id) => before.nodes[id].view.tap === "click");
  return { before, after, elements };
}

/** Makes an edit of the form's values for a view; unused fields are left out. */
function editOf(form, at) {
  const { kind, name, text, identifier, place } = form;
  const uses = (field) => editFields[field].includes(kind);
  const edit = { kind, at };
  if (kind === "insert") {
    edit.view = { class: name, text: text || undefined, identifier: identifier || undefined };
  } else {
    if (uses("name")) edit.name = name;
    if (uses("text")) edit.text = text;
    if (uses("to")) edit.to = Number(form.to);
  }
  if (uses("place")) edit.place = place;
  return edit;
}

// The state of the page in its address, so that every view has a link.

/** The parts of an address, in their order. */
const routeParts = ["scenario", "study", "rule", "step", "range", "at", "hidden", "tab",
  "view", "record", "edits", "filter", "result", "sort"];

/** Reads the part of an address after `#`. */
function readRoute(hash) {
  const route = {};
  for (const part of hash.replace(/^#/, "").split("&")) {
    const [name, value] = part.split("=", 2);
    if (routeParts.includes(name) && value !== undefined) route[name] = decoded(value);
  }
  return givenParts(route);
}

/** Returns the parts of a route that have a value; an empty one is as if it were absent. */
function givenParts(route) {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== undefined
    && value !== ""));
}

/** Returns the number that a part of an address writes in digits; null for any other text. */
function numberIn(text) {
  return /^\d+$/.test(String(text)) ? Number(text) : null;
}

function decoded(text) {
  try {
    return decodeURIComponent(text);
  } catch (error) {
    return text;
  }
}

/** Writes the part of an address after `#`; empty values are left out. */
function writeRoute(route) {
  const given = givenParts(route);
  const parts = routeParts.filter((name) => name in given);
  return "#" + parts.map((name) => name + "=" + encoded(String(given[name]))).join("&");
}

/** Encodes a value, but leaves paths readable. */
function encoded(text) {
  return encodeURIComponent(text).replace(/%2F/g, "/").replace(/%3A/g, ":");
}

/** Returns the index of the scenario in an address: its path, or its number from 1; else -1. */
function scenarioIndex(scenarios, name) {
  if (name === undefined) return -1;
  const byPath = scenarios.findIndex((scenario) => scenario.path === name);
  if (byPath >= 0) return byPath;
  const number = numberIn(name);
  return number >= 1 && number <= scenarios.length ? number - 1 : -1;
}

/** Writes a range of steps for an address, with numbers from 1: `3-7`. */
function writtenRange(range) {
  return range ? `${range[0] + 1}-${range[1] + 1}` : "";
}

/** Returns the range in an address; null for one without the chosen step, or beyond the steps. */
function rangeOf(text, step, count) {
  const found = /^(\d+)-(\d+)$/.exec(text || "");
  if (!found) return null;
  const [from, to] = [Number(found[1]) - 1, Number(found[2]) - 1];
  return from >= 0 && from <= step && step <= to && to < count ? [from, to] : null;
}

/** Returns the index of the step in an address: its number from 1, or its name; else the first. */
function stepIndex(steps, name) {
  const number = numberIn(name);
  if (number >= 1) return Math.min(number, steps.length) - 1;
  const byName = steps.findIndex((step) => step.name !== undefined && step.name === name);
  return Math.max(byName, 0);
}

// Elements of the page. Texts become text nodes, so that no text of a report is ever markup.

const svgNamespace = "http://www.w3.org/2000/svg";

/** True for an attribute whose text is shown or read aloud; others keep their exact values. */
function isShown(name) {
  return name.startsWith("aria-") || ["title", "placeholder", "alt"].includes(name);
}

/** Sets attributes; `on` has listeners, and undefined, null and false leave an attribute out. */
function setAttributes(element, attributes) {
  for (const [name, value] of Object.entries(attributes || {})) {
    if (name === "on") {
      for (const [event, listener] of Object.entries(value)) {
        element.addEventListener(event, listener);
      }
    } else if (name.startsWith("aria-") && typeof value === "boolean") {
      element.setAttribute(name, String(value));
    } else if (value !== undefined && value !== null && value !== false) {
      const text = value === true ? "" : String(value);
      element.setAttribute(name, isShown(name) ? visible(text) : text);
    }
  }
}

/** Appends elements and texts; lists are flattened, and empty values are left out. */
function append(element, ...parts) {
  for (const part of parts.flat(Infinity)) {
    if (part === undefined || part === null || part === false) continue;
    element.append(part instanceof Node ? part : document.createTextNode(visible(String(part))));
  }
  return element;
}

/** Makes an HTML element. */
function html(name, attributes, ...parts) {
  const element = document.createElement(name);
  setAttributes(element, attributes);
  return append(element, ...parts);
}

/** Makes an SVG element. */
function svg(name, attributes, ...parts) {
  const element = document.createElementNS(svgNamespace, name);
  setAttributes(element, attributes);
  return append(element, ...parts);
}

/** Replaces the content of an element; a control that had the focus passes it to its successor. */
function fill(element, ...parts) {
  const old = document.activeElement;
  const hadFocus = old !== element && element.contains(old);
  element.replaceChildren();
  append(element, ...parts);
  if (hadFocus) successor(element, old)?.focus({ preventScroll: true });
  return element;
}

/** Returns the control in the place of an old one: with its id, or of its kind and text. */
function successor(element, old) {
  if (old.id) return document.getElementById(old.id);
  return [...element.querySelectorAll(old.localName)].find((control) =>
    control.getAttribute("role") === old.getAttribute("role")
      && control.textContent === old.textContent);
}

/** Makes a button; its listener is called on a click and on Enter. */
function button(attributes, listener, ...parts) {
  return html("button", { type: "button", ...attributes, on: { click: listener } }, ...parts);
}

/** The characters that cannot be seen and that change the look or the order of others. */
const unseen = new RegExp("[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u00ad\\u061c\\u180e"
  + "\\u200b\\u200e\\u200f\\u2028-\\u202e\\u2060-\\u206f\\ufeff\\ufff9-\\ufffb]", "g");

/**
 * Returns a text with visible control characters, such as those of ANSI codes.
 *
 * The joiners U+200C and U+200D stay, as scripts and emoji are written with them.
 */
function visible(text) {
  return text.replace(unseen, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? "\u2421" : "\ufffd";
  });
}

/** Makes a table with a caption for screen readers; `rows` are lists of cells. */
function table(caption, head, rows, attributes) {
  return html("table", attributes, html("caption", { class: "unseen" }, caption),
    html("thead", {}, html("tr", {}, head.map((cell) => html("th", { scope: "col" }, cell)))),
    html("tbody", {}, rows.map((row) => html("tr", {}, row.map((cell) => html("td", {}, cell))))));
}

/** Makes a section with a heading; nothing without content. */
function section(title, ...parts) {
  const content = parts.flat(Infinity).filter((part) => part !== null && part !== undefined && part
    !== false);
  if (content.length === 0) return null;
  return html("section", { class: "block" }, html("h3", {}, title), content);
}

/** Copies a text; returns false if the browser refuses. The focus stays where it was. */
function copy(text) {
  const focused = document.activeElement;
  const area = html("textarea", { class: "unseen", "aria-hidden": "true" });
  area.value = text;
  document.body.append(area);
  area.select();
  const isCopied = document.execCommand("copy");
  area.remove();
  if (focused) focused.focus({ preventScroll: true });
  return isCopied;
}

// Marks that do not rely on colour alone.

/** The mark of a result. */
function resultMark(result) {
  return { passed: "\u2713", failed: "\u2717", skipped: "\u2192" } [result] || "\u2013";
}

/** The mark of a kind of thing on the time line and in lists. */
const kindMarks = {
  captured: "\u25cf",
  suppressed: "\u2298",
  request: "\u25b2",
  failedRequest: "\u25b3",
  crash: "\u26a1",
  missed: "\u25ce",
  kill: "\u2716",
  fault: "\u2717",
  hook: "\u21c4",
};

/** Returns the reason why a step could not run; null for one that ran, also if the app crashed. */
function faultOf({ fault, crash }) {
  // A crash that the step does not expect is among its faults, too.
  return !fault || (crash && fault.message.endsWith(crash)) ? null : fault;
}

/** Returns the kinds of marks of a step, in a fixed order, with their numbers. */
function stepMarks(step) {
  const failed = (step.sends || []).filter((one) => one.failed).length;
  const counts = [
    ["captured", step.events.length],
    ["suppressed", (step.decisions || []).filter((one) => one.reason && !one.routine).length],
    ["request", (step.sends || []).length - failed + (step.requests || []).length],
    ["failedRequest", failed],
    ["missed", step.miss ? 1 : 0],
    ["crash", step.crash ? 1 : 0],
    ["fault", faultOf(step) ? 1 : 0],
    ["kill", step.ends ? 1 : 0],
    ["hook", (step.changes || []).length],
  ];
  return counts.filter(([, count]) => count > 0);
}

// The sentences of faults in Chinese, by families of patterns: why a step could not run, what its
// notes say, and what a tracker reports.
// `$1<reason>` stands for a gap that is itself a sentence, of the family `reason`.

/** The faults and remedies that sentences of diagnostics end with. */
const reasons = [
  [/^nothing listens at the server's address$/, "服务器地址上没有监听者"],
  [/^the connection was lost$/, "连接中断"],
  [/^the device has no network$/, "设备没有网络"],
  [/^another's body$/, "内容属于其他服务"],
  [/^there was no answer within (.+)$/, "$1<fact> 内没有回应"],
  [/^the request failed: (.+)$/s, "请求失败：$1<reason>"],
  [/^the server answered 304, but no earlier document is stored$/,
    "服务器回应 304，但没有存储更早的文档"],
  [/^the server answered (\d+)$/, "服务器回应 $1"],
  [/^the server's answer does not match the contract$/, "服务器的回应不符合约定"],
  [/^the server accepted nothing$/, "服务器什么都没有接受"],
  [/^the server accepted (\d+) of (\d+)$/, "服务器接受了 $2 条中的 $1 条"],
  [/^the document has an invalid format$/, "文档格式无效"],
  [/^the stored document is damaged: (.+)$/s, "存储的文档已损坏：$1<reason>"],
  [/^the disk is full; make room on it$/, "磁盘已满；请腾出空间"],
  [/^another connection has the database open; close it$/, "另一个连接打开了数据库；请关闭它"],
  [/^the database is read-only; make the file and its folder writable$/,
    "数据库只读；请使文件及其文件夹可写"],
  [/^the database is damaged; open it again to create a new one$/,
    "数据库已损坏；重新打开会新建一个"],
  [/^the file belongs to another program; move it away$/, "文件属于其他程序；请移走它"],
  [/^the database has version (\S+), which is newer than (\S+); update the app$/,
    "数据库版本 $1 比 $2 新；请更新应用"],
  [/^the tracker is not started; start it first$/, "追踪器未启动；请先启动"],
  [/^the tracker has not been started; start it first$/, "追踪器未启动；请先启动"],
  [/^the tracker is not started; start it before pages are shown$/,
    "追踪器未启动；请在显示页面之前启动"],
  [/^the tracker is stopped; start it again$/, "追踪器已停止；请重新启动"],
  [/^the configuration has no delivery; add one$/, "配置中没有投递；请加上"],
  [/^the tracker has no transport; pass one$/, "追踪器没有传输层；请提供"],
  [/^it is switched off$/, "它已被关闭"],
  [/^the key is reserved for the SDK; choose another$/, "该键保留给 SDK；请换一个"],
  [/^the key is the login key; log in to change its value$/, "该键是登录键；请通过登录修改其值"],
  [/^the id is nil; pass a string$/, "标识为 nil；请传入字符串"],
  [/^the id is not a string; ids are strings$/, "标识不是字符串；标识必须是字符串"],
  [/^the id is empty; an id has at least one character$/, "标识为空；标识至少有一个字符"],
  [/^the id has more than (\d+) characters; choose a shorter one$/,
    "标识超过 $1 个字符；请用更短的标识"],
  [/^this login is the current one; no action is needed$/, "已以此身份登录；无需操作"],
  [/^the login id is the anonymous id; log in with another$/, "登录标识就是匿名标识；请用其他标识登录"],
  [/^the anonymous id already has this value; no action is needed$/, "匿名标识已是此值；无需操作"],
  [/^a user is logged in; log out first$/, "用户已登录；请先登出"],
  [/^logout needs a login or a bound identity; no action is needed$/,
    "登出需要已登录或已绑定身份；无需操作"],
  [/^remote settings disable the SDK; call again when it is enabled$/,
    "远程设置关闭了 SDK；启用后请再次调用"],
  [/^the key (.+)$/s, "键$1<reason>"],
  [/^the type (.+)$/s, "类型$1<reason>"],
  [/^the event's name (.+)$/s, "事件名$1<reason>"],
  [/^is nil; give it a name$/, "为 nil；请命名"],
  [/^is not a string; names are strings$/, "不是字符串；名称必须是字符串"],
  [/^is empty; a name has at least one character$/, "为空；名称至少有一个字符"],
  [/^is not a valid name; use letters, digits, _ and \$, no leading digit and no reserved name$/,
    "不是有效名称；请使用字母、数字、_ 和 $，不以数字开头，且不用保留名称"],
  [/^has more than (\d+) characters; choose a shorter name$/, "超过 $1 个字符；请用更短的名称"],
  [/^has no value; omit it$/, "没有值；请省略"],
  [/^is NaN or infinite; give a finite number$/, "是 NaN 或无穷；请给出有限数"],
  [/^is a dictionary; give its entries as properties$/, "是字典；请把各项作为属性给出"],
  [/^is too long and was cut to (\d+) characters; give a shorter text$/,
    "过长，已截为 $1 个字符；请给出更短的文本"],
  [/^lost (\d+) of its elements; give strings$/, "丢弃了 $1 个元素；请给出字符串"],
  [/^is not a number; increment a profile by a number$/, "不是数字；用户属性只能按数字递增"],
  [/^is not a list; append a list of strings to a profile$/, "不是列表；请向用户属性追加字符串列表"],
  [/^is not a string; the envelope requires a string$/, "不是字符串；信封要求字符串"],
  [/^is not a time; use a date in an app, milliseconds since 1970 on a page$/,
    "不是时间；应用中请用日期，页面中请用自 1970 年起的毫秒数"],
  [/^is before (\d+) ms; the event keeps its own time$/, "早于 $1 毫秒；事件保留自己的时间"],
  [/^would set the time of all events; pass it with a single event$/,
    "会设置所有事件的时间；请随单个事件传入"],
  [/^is set by the app; a page cannot say where an event goes$/,
    "由应用设置；页面不能决定事件的去向"],
  [/^is set by the SDK; choose another name$/, "由 SDK 设置；请换一个名称"],
  [/^it contains no event; send one percent-encoded as 'event='$/,
    "其中没有事件；请以百分号编码的 'event=' 发送"],
  [/^it has (\d+) bytes; send at most (\d+) at a time$/, "共 $1 字节；一次至多发送 $2 字节"],
  [/^the JSON is invalid at byte (\d+); send one JSON object$/,
    "JSON 在第 $1 字节处无效；请发送一个 JSON 对象"],
  [/^it is nested too deeply; send at most (\d+) levels$/, "嵌套过深；至多 $1 层"],
  [/^it is not a JSON object; send an object$/, "不是 JSON 对象；请发送对象"],
  [/^there is no call '(.*)'; use 'app_h5_track'$/s, "没有调用 '$1'；请使用 'app_h5_track'"],
  [/^the tracker does not use the call '(.*)'; no action is needed$/s,
    "追踪器不使用调用 '$1'；无需操作"],
  [/^there is no type '(.*)'; use 'track'$/s, "没有类型 '$1'；请使用 'track'"],
  [/^it has no item; send 'item_type' and 'item_id' as strings$/,
    "其中没有物品；请以字符串发送 'item_type' 和 'item_id'"],
  [/^there is no '(.*)'; name a property that has a value$/s, "没有 '$1'；请指定有值的属性"],
  [/^a list of (\d+) has no index '(.*)'; count from 0$/s, "$1 项的列表没有序号 '$2'；从 0 计数"],
  [/^'(.*)' is typed text, which is never read$/s, "'$1' 是输入的文本，从不读取"],
  [/^it leads to an object; append one of its properties$/, "它指向对象；请接上其属性之一"],
  [/^it is not an object$/, "不是对象"],
  [/^'(.*)' does not take business data; use \$AppClick or \$AppViewScreen$/s,
    "'$1' 不接受业务数据；请使用 $AppClick 或 $AppViewScreen"],
  [/^'(.*)' is reserved for the SDK; use a name without a leading '\$'$/s,
    "'$1' 保留给 SDK；请使用不以 '$' 开头的名称"],
  [/^'(.*)' is not a string$/s, "'$1' 不是字符串"],
  [/^'(.*)' is not a view path: (.+)$/s, "'$1' 不是视图路径：$2"],
  [/^'(.*)' is not a key path: (.+)$/s, "'$1' 不是键路径：$2"],
  [/^'(.*)' is neither a version nor a valid range of versions$/s, "'$1' 既不是版本也不是有效的版本范围"],
  [/^('.*') (is .+|has .+)$/s, "$1 $2<reason>"],
  [/^it is for no server; the tracker sends to another server$/,
    "未指明服务器；追踪器发送到其他服务器"],
  [/^it is for (.+); the tracker sends to another server$/s, "发往 $1；追踪器发送到其他服务器"],
];

const faults = {
  reason: reasons,
  diagnostic: [
    [/^already started; another start has no effect$/, "已启动；再次启动无效"],
    [/^(\d+) records were sent and not accepted, because (.+)$/s,
      "$1 条记录已发送但未被接受：$2<reason>"],
    [/^the counts were not sent and are kept: (.+)$/s, "计数未发送，予以保留：$1<reason>"],
    [/^records are kept in memory alone, because (.+)$/s, "记录只保存在内存中：$1<reason>"],
    [/^the store could not (\w+) (?:records|counts): (.+)$/s, "存储操作 $1 失败：$2<reason>"],
    [/^the stored record (\S+) is damaged and was quarantined, because (.+)$/s,
      "存储的记录 $1 已损坏并被隔离：$2"],
    [/^the database was damaged \((.+)\) and is now (.+); (\d+) of its events were read$/s,
      "数据库已损坏（$1），现为 $2；读出了其中 $3 个事件"],
    [/^the database had version (\S+) and now has (\S+)$/, "数据库版本由 $1 升为 $2"],
    [/^event '(.*)' \((\S+)\): (.+)$/s, "事件 '$1'（$2）：$3<reason>"],
    [/^property '(.*)' \((\S+)\): (.+)$/s, "属性 '$1'（$2）：$3<reason>"],
    [/^(.+?): property '(.*)' \((\S+)\): (.+)$/s, "$1：属性 '$2'（$3）：$4<reason>"],
    [/^(.+): ignored \((\S+)\), because (.+)$/s, "$1<subject>：已忽略（$2）：$3<reason>"],
    [/^(.+): accepted \((\S+)\), but (.+)$/s, "$1：已接受（$2）：$3<reason>"],
    [/^(.+): nothing was done, because (.+)$/s, "$1：未执行：$2<reason>"],
    [/^(.+): a delegate of class (\S+) is not hooked, because (.+)$/s,
      "$1：未挂钩类 $2 的代理：$3<reason>"],
    [/^(.+): skipped, because (.+)$/s, "$1：已跳过：$2<reason>"],
    [/^(.+): ignored, because (.+)$/s, "$1<document>：已忽略：$2<reason>"],
    [/^business data: entry (\d+) is skipped, because (.+)$/s, "业务数据：跳过第 $1 项：$2<reason>"],
    [/^business data: no '(.*)' at '(.*)', because (.+)$/s, "业务数据：'$2' 处没有 '$1'：$3<reason>"],
    [/^super properties: lost \((\S+)\), because their stored text is damaged; .+$/s,
      "公共属性：已丢失（$1）：存储的文本已损坏；请重新注册"],
    [/^login on a page: '(.*)' is ignored, because '(.*)' is logged in; .+$/s,
      "页面登录：忽略 '$1'，因为 '$2' 已登录；请先登出再更换用户"],
    [/^the access group '(.*)' does not store the anonymous id \(status (\S+)\); .+$/s,
      "访问组 '$1' 不保存匿名标识（状态 $2）；请把该组加入应用的权限"],
    [/^the sink did not accept (.+): (.+)$/s, "接收器未接受 $1：$2"],
    [/^(.+) on (\S+) is the path of (.+)$/s, "$2 上的 $1 是多个元素的路径：$3"],
    [/^(.+): installed$/s, "$1：已安装"],
    [/^(.+): applied$/s, "$1<document>：已应用"],
    [/^(.+): unchanged$/s, "$1<document>：未变化"],
    [/^(.+): edited by '(.*)': (.+)$/s, "$1：由 '$2' 修改：$3"],
    [/^(.+) \((\S+)\): (.+)$/s, "$1（$2）：$3<reason>"],
  ],
  document: [
    [/^remote configuration$/, "远程配置"], [/^business data$/, "业务数据"],
    [/^the cloud store's switch$/, "云存储开关"],
  ],
  fault: [
    [/^expected (.*?), found ((?:[^"]|"(?:[^"\\]|\\.)*")*)$/s, "期望 $1<fact>，实际 $2<fact>"],
    [/^the app crashed: (.+)$/s, "应用崩溃：$1"],
    [/^(.+), in (\S+|[-+]\[.+\])$/s, "$1<fault>，位于 $2"],
    [/^(.+) is not in a window$/s, "$1 不在任何窗口中"],
    [/^(.+) is off the screen, at (\{.+\})$/s, "$1 在屏幕之外，位于 $2"],
    [/^(.+) is not hit at (\{.+\}), and no other view is$/s, "在 $2 未命中 $1，也没有命中其他视图"],
    [/^(.+) is not hit during a transition between screens$/s, "切换屏幕期间未命中 $1"],
    [/^(.+) is not hit at (\{.+\}): an alert is in front of it$/s, "在 $2 未命中 $1：前面有警告框"],
    [/^(.+) is not hit at (\{[^}]+\}); (.+) is$/s, "在 $2 未命中 $1；命中的是 $3"],
    [/^nothing on the screen matches (.+)$/s, "屏幕上没有内容匹配 $1"],
    [/^nothing is hit at (\{.+\})$/, "在 $1 没有命中任何视图"],
    [/^there is no way back$/, "无法返回"],
    [/^there is no way back from (.+)$/s, "无法从 $1 返回"],
    [/^no alert with the action (.+) is shown$/s, "没有显示带操作 $1 的警告框"],
    [/^no list on the screen has (.+)$/s, "屏幕上没有列表包含 $1"],
    [/^(.+) has no row (\S+); it is empty$/s, "$1 没有行 $2；列表为空"],
    [/^(.+) has no row (\S+); section (.+)$/s, "$1 没有行 $2；各分区的行数：$3"],
    [/^row (\S+) of (.+) is not on the screen; scroll to it first: it shows no row$/s,
      "$2 的行 $1 不在屏幕上；请先滚动到它：当前没有显示行"],
    [/^row (\S+) of (.+) is not on the screen; scroll to it first: it shows rows (\S+) to (\S+)$/s,
      "$2 的行 $1 不在屏幕上；请先滚动到它：当前显示行 $3 至 $4"],
    [/^row (\S+) of (.+) is not on the screen; scroll to it first: it shows rows (\S+)$/s,
      "$2 的行 $1 不在屏幕上；请先滚动到它：当前显示行 $3"],
    [/^(.+) matches (\d+) views; narrow it with 'in' or 'nth'$/s,
      "$1 匹配 $2 个视图；请用 'in' 或 'nth' 缩小范围"],
    [/^(.+) cannot scroll further in that direction$/s, "$1 不能再向该方向滚动"],
    [/^(.+) does not scroll$/s, "$1 不能滚动"],
    [/^(.+) has no rows$/s, "$1 没有行"],
    [/^(.+) is a (\S+), which is not a (list|web view)$/s, "$1 是 $2，不是$3<kind>"],
    [/^(.+) is not a (date picker|slider|web view)$/s, "$1 不是$2<kind>"],
    [/^(.+) goes from (\S+) to (\S+)$/s, "$1 的范围是 $2 至 $3"],
    [/^(.+) of (.+) is not reached by (\S+) drags; set its 'contentOffset' first$/s,
      "拖动 $3 次仍未到达 $2 的 $1；请先设置其 'contentOffset'"],
    [/^(.+) asks for match (\S+); there (.+)$/s, "$1 要求第 $2 个匹配；实际 $3<kind>"],
    [/^no view has the identifier (".*") any more$/s, "已没有标识符为 $1 的视图"],
    [/^the app has been killed; relaunch it$/, "应用已被结束；请重新启动"],
    [/^the app has not been launched; launch it first$/, "应用尚未启动；请先启动"],
    [/^the app is running; use 'relaunch', or end it first$/,
      "应用正在运行；请使用 'relaunch'，或先结束它"],
    [/^the app is in the background; bring it to the foreground$/, "应用在后台；请切回前台"],
    [/^the app is in the foreground already$/, "应用已在前台"],
    [/^(\S+) has not been launched; launch it first$/, "$1 尚未启动；请先启动"],
    [/^(\S+) is not on the device; install it first$/, "$1 不在设备上；请先安装"],
    [/^no screen is shown$/, "没有显示屏幕"],
    [/^the device has no network; add a step that connects it$/, "设备没有网络；请加入连接网络的步骤"],
    [/^no app of the scenario is called (".*")$/s, "场景中没有名为 $1 的应用"],
    [/^the app did not open (.+); add its scheme to app[.]schemes$/s,
      "应用没有打开 $1；请把其 scheme 加入 app.schemes"],
    [/^the app does not come to rest; pending: (.+)$/s, "应用没有静止；未完成：$1"],
    [/^the application's delegate cannot show (.+)$/s, "应用的代理无法显示 $1"],
    [/^the tracker (.+) could not be made: (.+)$/s, "无法创建追踪器 $1：$2"],
    [/^the tracker (.+) could not start: (.+)$/s, "追踪器 $1 无法启动：$2"],
    [/^the counts cannot be read: (.+)$/s, "无法读取计数：$1"],
    [/^(.+) cannot be written: (.+)$/s, "无法写入 $1：$2"],
    [/^this process has not started a timer with the id (".*"); start it first$/s,
      "此进程没有启动标识为 $1 的计时器；请先启动"],
    [/^(.+) is not a page of the file; add it to 'pages'$/s, "$1 不是文件中的页面；请加入 'pages'"],
    [/^(.+) shows no page; load one first$/s, "$1 没有显示页面；请先加载"],
    [/^Safari finds no page at (.+); add it to 'pages'$/s,
      "Safari 在 $1 找不到页面；请加入 'pages'"],
    [/^Safari cannot reach a server for (.+); connect the device with 'network' (.+)$/s,
      "Safari 无法连接 $1 的服务器；请用 'network' 连接设备"],
    [/^(.+) inherits from (.+), which is not a class$/s, "$1 继承自 $2，而它不是类"],
    [/^the scenario has more than (\S+) runtime operations; remove some$/,
      "场景的运行时操作多于 $1 个；请删去一些"],
    [/^no class is called (".*") yet; declare it first$/s, "还没有名为 $1 的类；请先声明"],
    [/^(.+) has types that a method written as steps cannot have$/s,
      "$1 的类型不能用于以步骤编写的方法"],
    [/^no controller behind (.+) responds to (.+)$/s, "$1 之后没有控制器响应 $2"],
    [/^(.+) is not in a tab bar controller$/s, "$1 不在标签栏控制器中"],
    [/^(.+) is not in a navigation controller$/s, "$1 不在导航控制器中"],
    [/^there is no tab (\S+); the tab bar has (\d+) tabs?$/, "没有标签 $1；标签栏有 $2 个标签"],
    [/^(.+) has no parent controller$/s, "$1 没有父控制器"],
    [/^argument (\d+) is not an object$/, "第 $1 个参数不是对象"],
    [/^argument (\d+) does not exist, the method has (\d+)$/, "没有第 $1 个参数，该方法有 $2 个"],
    [/^'decide' is only allowed in a navigation delegate method$/, "'decide' 只能用于导航代理的方法"],
    [/^the app has no class RCTUIManager; declare it$/, "应用没有类 RCTUIManager；请声明"],
    [/^(.+) is neither a controller nor on a controller's screen$/s,
      "$1 既不是控制器，也不在控制器的屏幕上"],
    [/^(.+) has no (".*")$/s, "$1 没有 $2"],
  ],
  kind: [[/^date picker$/, "日期选择器"], [/^slider$/, "滑块"], [/^web view$/, "网页视图"],
    [/^list$/, "列表"], [/^(?:is|are) (\d+)$/, "有 $1 个"]],
  note: [
    [/^did you mean (.+)\?$/s, "是否指 $1？"],
    [/^on the screen: nothing with a name or a text$/, "屏幕上：没有带名称或文本的内容"],
    [/^on the screen: (.+)$/s, "屏幕上：$1"],
    [/^can be tapped: nothing$/, "可轻点：无"],
    [/^can be tapped: (.+), and (\d+) more$/s, "可轻点：$1，另有 $2 个"],
    [/^can be tapped: (.+)$/s, "可轻点：$1"],
    [/^matched: (.+)$/s, "匹配：$1"],
    [/^no screen is shown$/, "没有显示屏幕"],
    [/^the screen is (\S+), the only one of its stack$/, "屏幕为 $1，是其导航栈中唯一的屏幕"],
    [/^the screen is (\S+), on the stack (.+)$/s, "屏幕为 $1，导航栈：$2"],
    [/^the screen is (.+)$/s, "屏幕为 $1"],
    [/^tabs: (.+)$/s, "标签：$1"],
    [/^the alert is shown, with nothing to choose$/, "显示了警告框，没有选项"],
    [/^the alert (".*") is shown, with nothing to choose$/s, "显示了警告框 $1，没有选项"],
    [/^the alert is shown, with (.+)$/s, "显示了警告框，选项：$1"],
    [/^the alert (".*") is shown, with (.+)$/s, "显示了警告框 $1，选项：$2"],
  ],
};

// The words of the library and of `lab` in Chinese, by the names that the data has for them.


const chinese = {
  scheme: {
    default: "默认路径", "classes and depths": "类与深度", identifier: "标识符",
    anchored: "全部特征", selector: "选择器", circled: "圈选规则", "absolute index path": "绝对序号路径",
    "classes and depth": "类与深度", text: "文本", outlet: "引用", similarity: "相似度",
    "similarity that abstains": "可放弃的相似度", "vote of five": "五项投票",
    "first unique of five": "五项中首个唯一",
  },
  way: {
    "full path": "完整路径", text: "文本", "anchored path": "锚定路径", identifier: "标识符", action: "动作",
    outlet: "引用", "all facts": "全部特征",
  },
  section: {
    element: "元素", states: "状态", messages: "消息", requests: "请求", received: "已接收",
    reports: "上报", diagnostics: "诊断", missed: "未命中", touch: "触摸", recognisers: "手势识别器",
    "rules by all facts": "全部特征规则", changes: "类变更", path: "路径", crash: "崩溃",
    differs: "差异", "hit test": "命中测试", responders: "响应链", event: "事件", decisions: "判定",
  },
  edit: {
    INS_BEFORE_SAME: "在前面插入同类视图", INS_AFTER_SAME: "在后面插入同类视图",
    INS_BEFORE_OTHER: "在前面插入他类视图", WRAP: "包裹", UNWRAP: "去除包裹", REORDER: "重排",
    MOVE: "移到他处", DELETE: "删除", DUPLICATE: "复制", CLASS_RENAME: "类重命名",
    CONTROL_SWAP: "更换控件", TEXT_EDIT: "修改文本", L10N: "本地化", ID_CHANGE: "修改标识符",
    CELL_COUNT: "行数变化", SECTION_INSERT: "分区变化", NAV_EMBED: "嵌入导航", TAB_CHANGE: "标签变化",
    FLAG: "开关状态", OS_SKIN: "系统外观",
  },
  outcome: {
    KEPT: "保留", LOST: "丢失", STOLEN: "误中", MULTI: "多个", GHOST: "幽灵", REMADE: "重建",
    "GONE-OK": "已消失", NEW: "新增", IDLE: "未匹配",
  },
  drop: {
    storeFull: "存储已满", sampledOut: "被抽样排除", dailyCap: "达到每日上限", switchedOff: "已被关闭",
    refusedByServer: "服务器拒绝", tooLarge: "过大", storeFailed: "存储失败", damaged: "已损坏",
    killedBeforeStored: "存储前进程结束",
  },
  repeat: {
    "which was not answered": "未得到回应", "which the server had not acknowledged": "服务器未确认",
    "which was still in flight": "仍在途中", "which was already acknowledged": "已确认",
  },
  reason: {
    senderIsNoView: "发送者不是视图", noTouch: "动作由代码、输入的文字或停下的滚轮发出，没有触摸",
    touchNotEnded: "手指尚未抬起", hiddenElement: "元素被隐藏", ignoredElement: "元素被忽略",
    refusedByDelegate: "应用的代理否决", ignoredViewType: "该视图类型被忽略",
    ignoredScreen: "所在屏幕被忽略", duplicate: "不到 100 毫秒前点击过同一元素",
    sameTouch: "同一触摸已产生一次点击", seenAsAction: "标签栏的动作已被捕获或抑制",
    noSegment: "未选中任何分段", privateRecognizer: "手势识别器的目标都是系统类",
    otherGesture: "只有轻点和长按算点击", gestureView: "此类视图上的手势属于 UIKit",
    gestureWithoutTarget: "手势识别器没有能响应的目标", forwardedSelection: "接收者不是列表的代理",
    noCell: "列表在该处没有显示单元格", backButtonAction: "返回按钮的点击在导航栏请求返回时捕获",
    programmaticPop: "由代码返回上一屏", builtInScreen: "该控制器不是屏幕",
    childScreen: "它是普通容器中的子控制器", stillOnDisplay: "屏幕尚未消失",
    pageLeaveOff: "页面离开事件已关闭", screenNotOpen: "追踪器没有看到屏幕出现",
    appInBackground: "应用在后台", screenReleased: "屏幕释放前追踪器没有看到它消失",
    unseenYet: "应用在前台启动之前屏幕不可见", reactViewUnknown: "没有视图带有 React Native 的编号",
    badPageMessage: "页面的消息无效", sameLifeState: "应用已处于该状态",
    refusedByCallback: "应用的事件回调否决", disabledRemotely: "远程设置关闭了 SDK",
    droppedRemotely: "远程设置丢弃该事件", kindOffRemotely: "远程设置关闭了该类事件",
    termination: "$AppEnd 只报告进入后台",
  },
  advice: {
    senderIsNoView: "该项的按钮先前发送过同一动作；请查看按钮的点击。",
    noTouch: "请轻点元素；由代码、输入的文字或停下的滚轮发出的动作不是点击。",
    touchNotEnded: "请把动作绑定到 touchUpInside；抬手之前的动作不是点击。",
    hiddenElement: "请先显示元素；隐藏的元素无法点击。",
    ignoredElement: "请从 tracker.elements 或应用代码中去掉该元素的 `ignore`。",
    refusedByDelegate: "请在应用的元素代理（tracker.delegateRefuses）中接受该元素。",
    ignoredViewType: "请从 tracker.ignoreViewTypes 中去掉它的类或父类。",
    ignoredScreen: "请从 tracker.ignoreScreens 或应用代码中去掉该屏幕的类。",
    duplicate: "请在 100 毫秒之后再点；更早的轻点算作一次点击。",
    sameTouch: "若要两次都计入，请将 tracker.oneClickPerTouch 设为 false。",
    seenAsAction: "没有丢失；标签栏的动作已有判定。",
    noSegment: "请先选中一个分段；没有选中项的控件不产生点击。",
    privateRecognizer: "请为应用添加手势识别器；私有识别器不产生点击。",
    otherGesture: "请使用 UIKit 的轻点或长按识别器；其他手势不是点击。",
    gestureView: "请把手势加到应用自己的视图上（在其外或其内）。",
    gestureWithoutTarget: "请保留目标对象，并在其中实现动作方法。",
    forwardedSelection: "没有丢失；选择已在列表的代理处捕获。",
    noCell: "请把该行滚动到可见；只有单元格才有元素。",
    backButtonAction: "没有丢失；点击在导航栏即将返回时捕获。",
    programmaticPop: "请点击返回按钮；由代码返回不是点击。",
    reactViewUnknown: "请把 React Native 的编号设为视图的 `tag`。",
    badPageMessage: "请阅读追踪器的诊断，其中说明了应有的消息格式。",
    builtInScreen: "请查看其内部或其后屏幕的事件。",
    childScreen: "若要把子控制器算作屏幕，请设置 tracker.childScreens。",
    stillOnDisplay: "没有丢失；屏幕仍打开，停留时间继续累计。",
    pageLeaveOff: "若要捕获页面离开，请设置 tracker.pageLeave。",
    screenNotOpen: "请在屏幕出现之前启动追踪器，并在其 viewDidAppear: 中调用 super。",
    appInBackground: "没有丢失；进入后台时已捕获页面离开。",
    screenReleased: "请在 viewDidDisappear: 中调用 super，它标志屏幕的结束。",
    unseenYet: "没有丢失；若下次启动时屏幕仍显示，则会捕获。",
    refusedByCallback: "请在应用的事件回调（tracker.dropEvents）中接受该事件。",
    disabledRemotely: "请在服务器的远程配置中设置 `disableSDK: false`。",
    droppedRemotely: "请从远程配置的 `eventBlacklist` 中去掉该事件。",
    kindOffRemotely: "请在远程配置的 `autoTrackMode` 中加入该类的位，或发送 -1。",
    sameLifeState: "没有丢失；自该事件以来应用的状态没有变化。",
    termination: "若要捕获结束，请先让应用进入后台。",
  },
};

/** Returns the word for a name of a family; without a translation, the words of the data. */
function libraryWord(family, name, words = name) {
  const table = language() === "zh" ? chinese[family] : {};
  return Object.prototype.hasOwnProperty.call(table, name) ? table[name] : words;
}

/** Returns the reason of a suppressed interaction. */
function becauseOf({ reason, because }) {
  return libraryWord("reason", reason, because);
}

/** The names of a family that have a translation. */
function translatedNames(family) {
  return Object.keys(chinese[family]);
}

// The sentences of explanations in Chinese, by families of patterns: how a touch found its view,
// why a path has its form, what a decision was about, and how an outcome differs.
// `$1<fact>` stands for a gap that is itself a sentence, of the family `fact`.

const explanations = {
  verdict: [
    [/^hit$/, "命中"],
    [/^contains the point$/, "包含该点"],
    [/^passed over: (.+)$/s, "跳过：$1<verdict>"],
    [/^hidden$/, "隐藏"],
    [/^its alpha is below 0[.]01$/, "透明度低于 0.01"],
    [/^user interaction is off$/, "不接收用户交互"],
    [/^an animation runs$/, "正在播放动画"],
    [/^its transform leaves no area$/, "变换后没有面积"],
    [/^does not contain the point$/, "不包含该点"],
    [/^its own pointInside:withEvent: returns NO$/, "自己的 pointInside:withEvent: 返回 NO"],
    [/^its own hitTest:withEvent: returns (.+)$/s, "自己的 hitTest:withEvent: 返回 $1"],
    [/^not tested: behind the hit view$/, "未检测：位于命中视图之后"],
    [/^no hit test, because the point is not on the screen$/, "没有命中测试：该点不在屏幕上"],
    [/^no hit test, because the app is not active$/, "没有命中测试：应用未激活"],
    [/^no hit test, because a transition between screens is running$/,
      "没有命中测试：正在切换屏幕"],
  ],
  path: [
    [/^the nearest controller, together with its root view$/, "最近的控制器及其根视图"],
    [/^the page alias of (.+), together with its root view$/s, "$1 的页面别名及其根视图"],
    [/^the outermost view, which belongs to no controller$/, "最外层视图，不属于任何控制器"],
    [/^the outermost view, which has no index$/, "最外层视图，没有序号"],
    [/^the only one of its class among (\d+) subviews?$/, "$1 个子视图中唯一的同类视图"],
    [/^one of (\d+) of its class among (\d+) subviews, counted from 0$/,
      "$2 个子视图中的 $1 个同类视图之一，从 0 计数"],
    [/^a cell, by its section and row$/, "单元格，以分区和行标识"],
    [/^a section's view, by its section$/, "分区视图，以分区标识"],
    [/^no step: a segment belongs to its control$/, "不计入路径：分段属于其控件"],
    [/^the alert that the views are in$/, "视图所在的警告框"],
    [/^its place in its list$/, "在列表中的位置"],
    [/^one of many similar views; the place is omitted$/, "多个相似视图之一；省略位置"],
    [/^no step: UIKit inserts it between other views$/, "不计入路径：由 UIKit 插入其他视图之间"],
  ],
  subject: [
    [/^the app became active$/, "应用变为活跃"],
    [/^the app was launched in the background$/, "应用在后台启动"],
    [/^the app entered the background$/, "应用进入后台"],
    [/^the app terminates$/, "应用终止"],
    [/^a user logged in$/, "用户登录"],
    [/^an identity was bound$/, "绑定了身份"],
    [/^an identity was unbound$/, "解除了身份绑定"],
    [/^a page event$/, "页面事件"],
    [/^a page message$/, "页面消息"],
    [/^a React Native touch$/, "React Native 触摸"],
    [/^a React Native touch of (.+)$/s, "$1 的 React Native 触摸"],
    [/^the alert's (.+)$/s, "警告框的 $1"],
    [/^(.+) without a view$/s, "没有视图的 $1"],
    [/^(.+), when the app leaves$/s, "应用离开时的 $1"],
    [/^(.+), which was released$/s, "已释放的 $1"],
    [/^the selection of (.+)$/s, "$1 的选中"],
    [/^the back button of (.+)$/s, "$1 的返回按钮"],
    [/^((?:'.*')|\S+|\w+ of \w+) of (.+)$/s, "$2 的 $1"],
  ],
  state: [
    [/^possible$/, "可能"], [/^began$/, "开始"], [/^changed$/, "变化"], [/^ended$/, "结束"],
    [/^cancelled$/, "取消"], [/^failed$/, "失败"],
    [/^(\w+), prevented by (.+)$/s, "$1<state>，被 $2 阻止"],
    [/^(\w+), because (.+) has not failed$/s, "$1<state>，因为 $2 尚未失败"],
    [/^(\w+), because a delegate or a view prevented it$/, "$1<state>，因为代理或视图阻止了它"],
    [/^(\w+), because it was disabled or its view went away$/,
      "$1<state>，因为它被禁用或其视图已移除"],
    [/^(\w+), because the finger was lifted$/, "$1<state>，因为手指已抬起"],
  ],
  message: [
    [/^no method$/, "没有方法"],
    [/^→ nothing: (\S+)$/, "→ 无：$1"],
    [/^note (['"].*)$/s, "记录 $1"],
    [/^(-\[UIApplication sendEvent:\]) {2}(\w+)$/, "$1  $2<state>"],
    [/^(-\[.+) {2}by (.+)$/s, "$1  由 $2"],
    [/^(-\[.+) to the chain$/s, "$1 至响应链"],
    [/^these (\d+) lines (\d+) more times?$/, "以上 $1 行再重复 $2 次"],
    [/^(.+) called itself (\S+)(?: times?)?$/s, "$1 调用自身 $2 次"],
    [/^… (\d+) rows? left out$/, "… 省略 $1 行"],
  ],
  change: [
    [/^at the launch in step (\d+)$/, "在第 $1 步启动时"],
    [/^no method of a class$/, "没有类的方法"],
    [/^( *)before {2}(.+)$/s, "$1之前  $2<change>"],
    [/^( *)after {3}(.+)$/s, "$1之后  $2<change>"],
    [/^no own method$/, "无自有方法"],
    [/^delegates$/, "代理"],
    [/^(.+), new$/s, "$1<change>，新增"],
    [/^(.+), no longer there$/s, "$1<change>，已不存在"],
    [/^(\w+) of (.+): (.+) answers (.+)$/s, "$2 的 $1：$3 响应 $4"],
    [/^(.+) {2}\(private to (.+)\)$/s, "$1  （仅用于 $2）"],
    [/^(.+) {2}\(hidden: its objects report another class\)$/s, "$1  （隐藏：其对象报告另一个类）"],
    [/^… (\d+) rows? left out$/, "… 省略 $1 行"],
  ],
  place: [[/^at (\{.*\}) on (.+)$/s, "在 $1 触摸 $2"], [/^(.+) {2}at (\{\{.*\}\})$/s, "$1  位于 $2"]],
  request: [
    [/^(\S+) {2}to (\S+)$/, "$1  发往 $2"], [/^(\S+) {2}to (\S+) {2}lost$/, "$1  发往 $2  丢失"],
  ],
  report: [
    [/^(\w+) {2}of (.*) {2}(\d+) rows?$/s, "$2 的 $1，共 $3 行"], [/^(\w+) {2}of (.*)$/s, "$2 的 $1"],
    [/^of (.*) {2}(\d+) rows?$/s, "$1，共 $2 行"],
  ],
  fact: [
    [/^(.+?)( {2,})(.+)$/s, "$1<fact>$2$3<fact>"],
    [/^expected$/, "期望"], [/^found$/, "实际"], [/^came of$/, "来自"],
    [/^no event$/, "无事件"], [/^no such event$/, "没有此事件"],
    [/^came earlier$/, "先出现"], [/^came later$/, "后出现"],
    [/^crash$/, "崩溃"], [/^no crash$/, "没有崩溃"],
    [/^missed$/, "未命中"], [/^a tap that hit$/, "命中的轻点"],
    [/^suppressed$/, "被抑制"], [/^nothing suppressed$/, "没有被抑制的交互"],
    [/^no notes$/, "没有记录"], [/^no diagnostics$/, "没有诊断"],
    [/^nothing received$/, "没有收到"], [/^no request$/, "没有请求"],
    [/^no report$/, "没有上报"], [/^no row$/, "没有行"],
    [/^request$/, "请求"], [/^row$/, "行"], [/^report$/, "上报"],
    [/^lost$/, "丢失"], [/^arrived$/, "到达"], [/^none$/, "无"], [/^no text$/, "没有文本"],
    [/^present$/, "存在"], [/^absent$/, "缺失"],
    [/^matching (\/.*\/)$/s, "匹配 $1"],
    [/^(\S+) (present|absent)$/, "$1 $2<fact>"],
    [/^(\S+) matching (\/.*\/)$/s, "$1 匹配 $2"],
    [/^(".*") not on the screen$/s, "$1 不在屏幕上"],
    [/^first time$/, "首次"], [/^from the background$/, "来自后台"],
    [/^to (\S+)$/, "发往 $1"], [/^(\d+) rows?$/, "$1 行"],
    [/^([\d.]+) s$/, "$1 秒"],
  ],
  answer: [
    [/^found with (.+)$/, "以 $1 的把握找到"],
    [/^the rule finds another element with (.+)$/, "规则以 $1 的把握找到另一个元素"],
    [/^abstains: no candidate$/, "放弃：没有候选"],
    [/^abstains at (.+): the best candidate differs too much$/, "放弃（$1）：最佳候选差异过大"],
    [/^abstains at (.+): two candidates are too similar$/, "放弃（$1）：两个候选过于相似"],
    [/^agree$/, "一致"], [/^differ$/, "不同"],
  ],
  reply: [
    [/^accepted (\d+)$/, "接受 $1 条"],
    [/^no answer$/, "没有回应"],
    [/^refused with status (\d+)$/, "被拒绝，状态码 $1"],
    [/^(.+)$/s, "$1<reason>"],
  ],
};

// The sentences of `lab` in Chinese, by their patterns; one without a pattern stays as it is.


/** The words that stand in the gaps of causes; others are names. */
const causeGaps = new Map(Object.entries({
  it: "它", identifier: "标识符", text: "文本", label: "无障碍标签", action: "动作", outlet: "引用",
  "(none)": "（无）", "the screen": "该屏幕",
}));

/** Patterns by family; the first that matches counts. */
const patterns = {
  ...explanations, ...faults,
  cause: [
    [/^it was removed with (.+)$/s, "随 $1 一起被移除"],
    [/^it was removed$/, "被移除"],
    [/^the controller (\S+) is called (\S+)$/, "控制器 $1 改名为 $2"],
    [/^(.+) moved from section (\S+) to (\S+)$/s, "$1 从分区 $2 移到 $3"],
    [/^it moved from (\S+) to (\S+)$/, "从 $1 移到 $2"],
    [/^(.+) moved from (.+) to (.+)$/s, "$1 从 $2 移到 $3"],
    [/^(.+) has the index (\d+) in (.+) and had (\d+)$/s, "$1 在 $3 中的序号由 $4 变为 $2"],
    [/^the screen under it was (\S+) and is (\S+)$/, "其下的屏幕由 $1 变为 $2"],
    [/^(.+) is in (.+) now$/s, "$1 移入 $2"],
    [/^(.+) left (.+)$/s, "$1 移出 $2"],
    [/^its class (\S+) is (\S+)$/, "类 $1 变为 $2"],
    [/^it was wrapped in (.+)$/s, "被 $1 包裹"],
    [/^it moved into (.+)$/s, "移入 $1"],
    [/^(.+) around it was removed$/s, "外层的 $1 被移除"],
    [/^the class (\S+) of the view around it is (\S+)$/, "外层视图的类 $1 变为 $2"],
    [/^(.+) was inserted before (.+)$/s, "在 $2 之前插入了 $1"],
    [/^(.+) before (.+) moved away$/s, "$2 之前的 $1 移走"],
    [/^(.+) before (.+) was removed$/s, "$2 之前的 $1 被移除"],
    [/^(.+) before (.+) was an? (\S+)$/s, "$2 之前的 $1 曾是 $3"],
    [/^(.+) before (.+) is an? (\S+)$/s, "$2 之前的 $1 变为 $3"],
    [/^(.+) moved before (.+)$/s, "$1 移到 $2 之前"],
    [/^(.+) moved behind (.+)$/s, "$1 移到 $2 之后"],
    [/^its (identifier|text|label|action|outlet) (.+) is (.+)$/s, "$1 $2 变为 $3"],
    [/^(.+) is new and does the same$/s, "$1 是新增的，作用相同"],
    [/^(.+) is new$/s, "$1 是新增的"],
    [/^the files have no change of (.+) that the lab knows as a cause$/s,
      "文件中没有 lab 已知会造成影响的 $1 的更改"],
  ],
  edit: [
    [/^insert a view of its class before (.+)$/s, "在 $1 之前插入同类视图"],
    [/^insert a view of its class after (.+)$/s, "在 $1 之后插入同类视图"],
    [/^insert a view of another class before (.+)$/s, "在 $1 之前插入他类视图"],
    [/^wrap (\d+) from (.+) on in (.+)$/s, "把自 $2 起的 $1 个视图包裹进 $3"],
    [/^replace (.+) by its subviews$/s, "用子视图替换 $1"],
    [/^replace (.+) by an? (.+)$/s, "把 $1 换成 $2"],
    [/^move (.+) to the front$/s, "把 $1 移到最前"],
    [/^swap the tabs (.+) and (.+)$/s, "交换标签 $1 与 $2"],
    [/^swap (.+) and (.+)$/s, "交换 $1 与 $2"],
    [/^move (.+) into (.+)$/s, "把 $1 移入 $2"],
    [/^remove the row before (.+)$/s, "移除 $1 之前的行"],
    [/^remove the section before (.+)$/s, "移除 $1 之前的分区"],
    [/^remove (.+)$/s, "移除 $1"],
    [/^copy (.+)$/s, "复制 $1"],
    [/^rename the controller of (.+)$/s, "重命名 $1 的控制器"],
    [/^rename the identifier of (.+)$/s, "重命名 $1 的标识符"],
    [/^drop the identifier of (.+)$/s, "去掉 $1 的标识符"],
    [/^repeat the identifier of (.+)$/s, "重复使用 $1 的标识符"],
    [/^(?:rename|mangle) (.+)$/s, "重命名 $1"],
    [/^edit the text of (.+)$/s, "修改 $1 的文本"],
    [/^change the digits of (.+)$/s, "修改 $1 的数字"],
    [/^translate all texts$/, "翻译全部文本"],
    [/^translate, right to left$/, "翻译为从右到左的文字"],
    [/^insert a row before (.+)$/s, "在 $1 之前插入一行"],
    [/^insert three rows before (.+)$/s, "在 $1 之前插入三行"],
    [/^insert a section before (.+)$/s, "在 $1 之前插入分区"],
    [/^embed in a navigation controller: (.+)$/s, "嵌入导航控制器：$1"],
    [/^embed in tabs: (.+)$/s, "嵌入标签栏：$1"],
    [/^give a controller of its own: (.+)$/s, "改由独立的控制器管理：$1"],
    [/^add a tab before (.+)$/s, "在 $1 之前增加标签"],
    [/^show another version of (.+) behind a flag$/s, "以开关显示 $1 的另一版本"],
    [/^as on iOS 7: cells have a scroll view, tables a wrapper$/,
      "如 iOS 7：单元格有滚动视图，表格有包装视图"],
    [/^as on iOS 8 to 10: tables have a wrapper$/, "如 iOS 8 至 10：表格有包装视图"],
    [/^as on iOS 9: buttons of alerts are cells of a collection$/,
      "如 iOS 9：警告框按钮是集合视图的单元格"],
    [/^as on iOS 10: tab bar buttons have no identifiers$/, "如 iOS 10：标签栏按钮没有标识符"],
    [/^as on iOS 10: navigation bars have no content view$/, "如 iOS 10：导航栏没有内容视图"],
    [/^as on iOS 11: cells and tables have no containers of iOS 7$/,
      "如 iOS 11：单元格与表格没有 iOS 7 的容器"],
    [/^as on iOS 14: added views of a cell are beside a lazy content view$/,
      "如 iOS 14：单元格中添加的视图与延迟创建的内容视图并列"],
    [/^as on iOS 18 on iPad: tabs float in a collection$/,
      "如 iPad 上的 iOS 18：标签浮动在集合视图中"],
    [/^as on iOS 26: tab buttons are renamed, nested, and lose their identifiers$/,
      "如 iOS 26：标签按钮改名、嵌套并失去标识符"],
    [/^as on iOS 26[.]1: each tab button has a copy at its place$/,
      "如 iOS 26.1：每个标签按钮在原处有一个副本"],
    [/^as on iOS 26: a search bar is in a view without a size$/,
      "如 iOS 26：搜索栏位于没有尺寸的视图中"],
    [/^as on iOS 13: search fields have a canvas of their own$/, "如 iOS 13：搜索框有自己的画布"],
  ],
  remedy: [
    [/^correct, remove or accept \(--accept\) the rule; lab rules match shows the step that fails$/,
      "请更正、移除或接受（--accept）该规则；lab rules match 会显示失败的步骤"],
    [/^add the files of the screen (.+), or correct, remove or accept \(--accept\) the rule$/s,
      "请加入屏幕 $1 的文件，或更正、移除或接受（--accept）该规则"],
    [/^mend the screen that cannot be shown, or correct, remove or accept \(--accept\) the rule$/,
      "请修复无法显示的屏幕，或更正、移除或接受（--accept）该规则"],
  ],
  tap: [
    [/^nothing: not shown$/, "无：未显示"],
    [/^nothing: in no window$/, "无：不在任何窗口中"],
    [/^nothing: off the screen$/, "无：在屏幕之外"],
    [/^nothing: nothing is hit there$/, "无：该处没有命中任何视图"],
    [/^nothing: fingers are ignored now$/, "无：此刻忽略触摸"],
    [/^nothing: (.+) is hit$/s, "无：命中的是 $1"],
    [/^nothing: it is disabled$/, "无：已禁用"],
    [/^nothing: it is a part of (.+)$/s, "无：属于 $1"],
    [/^nothing: it has no action for a tap$/, "无：没有轻点的动作"],
    [/^nothing: its list reports no selection$/, "无：其列表不报告选中"],
    [/^nothing: it takes no clicks$/, "无：不接收点击"],
    [/^nothing: the screen has too many views to tell$/, "无：屏幕视图过多，未计算"],
    [/^nothing: (\S+) is not installed$/, "无：未安装 $1"],
    [/^nothing: a tap deselects it$/, "无：轻点会取消选中"],
    [/^nothing: it sends its actions without a touch$/, "无：它不经触摸发送动作"],
    [/^nothing: its view type is ignored$/, "无：该视图类型被忽略"],
    [/^nothing: its screen is ignored$/, "无：所在屏幕被忽略"],
    [/^nothing: the element is ignored$/, "无：元素被忽略"],
    [/^nothing: the element is hidden$/, "无：元素被隐藏"],
    [/^nothing: the app's event callback vetoes it$/, "无：应用的事件回调否决"],
    [/^nothing: the app's delegate vetoes it$/, "无：应用的代理否决"],
    [/^nothing: only taps and long presses are clicks$/, "无：只有轻点和长按算点击"],
    [/^nothing: gestures on views of this class belong to UIKit$/, "无：此类视图上的手势属于 UIKit"],
    [/^nothing: the touch has not been lifted$/, "无：手指尚未抬起"],
    [/^nothing: the sender is not a view$/, "无：发送者不是视图"],
    [/^nothing: the same element was clicked less than 100 ms before$/,
      "无：不到 100 毫秒前点击过同一元素"],
    [/^nothing: the same touch has already given a click$/, "无：同一触摸已产生一次点击"],
    [/^nothing: the tab's action was already captured or suppressed$/,
      "无：标签栏的动作已被捕获或抑制"],
    [/^nothing: no segment is selected$/, "无：未选中任何分段"],
    [/^nothing: the recogniser has only targets of system classes$/,
      "无：手势识别器的目标都是系统类"],
    [/^nothing: the recogniser has no target that responds$/, "无：手势识别器没有能响应的目标"],
    [/^nothing: the receiver is not the list's delegate$/, "无：接收者不是列表的代理"],
    [/^nothing: the list shows no cell there$/, "无：列表在该处没有显示单元格"],
    [/^nothing: a back button's click is captured when the bar asks to pop$/,
      "无：返回按钮的点击在导航栏请求返回时捕获"],
    [/^nothing: remote settings disable the SDK$/, "无：远程设置关闭了 SDK"],
    [/^nothing: remote settings drop this event$/, "无：远程设置丢弃该事件"],
    [/^nothing: remote settings disable this kind of event$/, "无：远程设置关闭了该类事件"],
    [/^nothing: (.+)$/s, "无：$1"],
  ],
  miss: [
    [/^the step is (.+)$/s, "该步为 $1"],
    [/^the screen is unknown$/, "屏幕未知"],
    [/^the screen is (.+)$/s, "屏幕为 $1"],
    [/^the position is (.+)$/s, "序号为 $1"],
    [/^the content is (.+)$/s, "内容为 $1"],
    [/^the element has no position$/, "元素没有序号"],
    [/^the element has no content$/, "元素没有内容"],
  ],
  omitted: [
    [/^(\S+) steps? after step (\S+)$/, "第 $2 步之后的 $1 步"],
    [/^up to (\S+) views? of a screen, after the first ([^,]+), .+$/s,
      "每个屏幕前 $2 个视图之后至多 $1 个视图，以及该屏幕上的点击、选择器、规则与其他方案的路径"],
    [/^(\S+) screens? after (\S+) views? in all$/, "总计 $2 个视图之后的 $1 个屏幕"],
    [/^up to (\S+) rows? of a hit test, after the first (\S+)$/, "命中测试前 $2 行之后至多 $1 行"],
    [/^the ways of (\S+) records? after the first (\S+)$/, "前 $2 条之后 $1 条记录的路径"],
  ],
  flag: [
    [/^hidden$/, "隐藏"], [/^no touches$/, "不接收触摸"], [/^disabled$/, "已禁用"],
    [/^alpha (.+)$/, "透明度 $1"],
  ],
  nothing: [
    [/^the step failed: (.+)$/s, "步骤失败：$1<fault>"],
    [/^the touch would have hit another view$/, "触摸会命中其他视图"],
    [/^(.+) is disabled, so it sends no action$/s, "$1 已禁用，不发送动作"],
    [/^no app has been launched yet$/, "尚未启动应用"],
    [/^the tracker is not running; start it, or launch without 'late'$/,
      "追踪器没有运行；请启动它，或启动应用时不用 'late'"],
    [/^an app's tracker cannot observe Safari$/, "应用的追踪器无法观察 Safari"],
    [/^no method that (.+) hooks was called$/, "没有调用 $1 挂钩的方法"],
    [/^(.+) was sent, but no (.+) hook ran for it$/s, "已发送 $1，但 $2 没有挂钩运行"],
    [/^no action, gesture or selection followed; .+$/s, "之后没有动作、手势或选择；自行处理触摸的视图不产生事件"],
  ],
};

/** Returns a sentence of a family in the language of the page. */
function phrase(family, text) {
  if (language() !== "zh") return text;
  for (const [pattern, words] of patterns[family]) {
    const found = pattern.exec(text);
    if (found) return filled(words, found, family === "cause" ? causeGaps : new Map());
  }
  return text;
}

/** Fills gaps with names, or with sentences of a family; spaces are around names only. */
function filled(words, found, gaps) {
  return words.replace(/( ?)\$(\d)(?:<(\w+)>)?( ?)/g, (_, before, at, family, after) => gaps.get(
    found[at]) || before + (family ? phrase(family, found[at]) : found[at]) + after);
}

/** Returns sentences of a family that a text joins. */
function phrases(family, text) {
  return text.split("; ").map((one) => phrase(family, one)).join("; ");
}

/** Returns the cause of a verdict; one of another element begins with its name. */
function causeWords({ words }) {
  if (language() !== "zh") return words;
  const own = phrase("cause", words);
  const [name, rest] = [words.split(": ", 1)[0], words.slice(words.indexOf(": ") + 2)];
  const owner = name.replace(/^(.+) around it$/s, "外层的 $1");
  return own !== words || name === words ? own : `${owner}：${phrase("cause", rest)}`;
}

/** Returns edits, each a kind with its place, as a line. */
function killerWords(edits) {
  return (edits || []).map((text) => {
    const found = /^([A-Z0-9_]+): (.+)$/s.exec(text);
    if (!found || language() !== "zh") return text;
    return `${libraryWord("edit", found[1])}：${phrase("edit", found[2])}`;
  }).join("; ");
}

// The state of a drawn part that no data has: open details, scroll positions, focus, visited cells.

const scrolling = ".film, .steps, #panel, .views, .scroll, .study, pre";

/** Returns the state of a part, to be restored in its next drawing. */
function stateOf(root) {
  const focused = document.activeElement;
  const hasFocus = focused !== root && root.contains(focused);
  return {
    open: all(root, "details").map((one) => one.open),
    scrolls: scrollers(root).map((one) => [one.scrollLeft, one.scrollTop]),
    visited: all(root, "[role=grid]").map((grid) => all(grid, "td").findIndex((cell) => cell
      .tabIndex === 0)),
    focus: hasFocus ? [focused.localName, all(root, focused.localName).indexOf(focused),
      focused.selectionStart, focused.selectionEnd] : null,
  };
}

function all(root, selector) {
  return [...root.querySelectorAll(selector)];
}

function scrollers(root) {
  return [root, ...all(root, scrolling)];
}

/** Restores a state in a part with the same structure. */
function restore(root, { open, scrolls, visited, focus }) {
  all(root, "details").forEach((one, at) => {
    if (at < open.length) one.open = open[at];
  });
  all(root, "[role=grid]").forEach((grid, at) => visit(all(grid, "td"), visited[at]));
  if (focus && !root.contains(document.activeElement)) {
    const [name, at, start, end] = focus;
    const control = all(root, name)[at];
    if (control) control.focus({ preventScroll: true });
    if (control && typeof start === "number") control.setSelectionRange(start, end);
  }
  // Each position takes a layout, and most parts are not scrolled.
  scrollers(root).forEach((one, at) => {
    const by = scrolls[at] || [0, 0];
    if (by[0] > 0 || by[1] > 0) [one.scrollLeft, one.scrollTop] = by;
  });
  return true;
}

/** Makes a cell the one that the Tab key leads to, and tells about it. */
function visit(cells, at) {
  if (!(at > 0) || !cells[at]) return;
  cells[0].tabIndex = -1;
  cells[at].tabIndex = 0;
  cells[at].dispatchEvent(new FocusEvent("focusin", { bubbles: true }));
}

const keys = new WeakMap();

/**
 * Takes the state of a part before it is drawn again; returns a function that restores it.
 *
 * A part with another key than at the last drawing has new content, and starts without that state.
 */
function keep(root, key) {
  const state = keys.get(root) === key ? stateOf(root) : null;
  keys.set(root, key);
  return () => state && restore(root, state);
}

/** Draws a part that fills the page, and keeps its state and the scroll position of the page. */
function keepingPage(root, key, draw) {
  const restorePart = keep(root, key);
  const place = [scrollX, scrollY];
  draw();
  if (restorePart()) scrollTo(...place);
}

// The keys of controls by their roles, as the authoring practices of WAI-ARIA have them.

const ends = { Home: -Infinity, End: Infinity };
const pages = { PageUp: -10, PageDown: 10 };

/** The moves of each role; a slider's arrows up and its page up lead to larger values. */
const roleMoves = {
  tab: { ArrowLeft: -1, ArrowRight: 1, ...ends },
  radio: { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1, ...ends },
  slider: { ArrowLeft: -1, ArrowDown: -1, ArrowRight: 1, ArrowUp: 1, PageDown: -10, PageUp: 10,
    ...ends },
  option: { ArrowUp: -1, ArrowDown: 1, ...pages, ...ends },
  treeitem: { ArrowUp: -1, ArrowDown: 1, ...pages, ...ends },
};
const rings = ["tab", "radio"];

/** Returns the place that a key leads to among a number of places; -1 for a key of others. */
function nextPlace(role, key, place, count) {
  const move = roleMoves[role][key];
  if (move === undefined || count === 0) return -1;
  const next = place + move;
  if (rings.includes(role) && Number.isFinite(move)) return (next + count) % count;
  return Math.max(0, Math.min(count - 1, next));
}

/** Lets keys move within a control; `place` and `count` are read at each key. */
function moveByKeys(element, role, { place, count, choose }) {
  element.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    const next = nextPlace(role, event.key, place(), count());
    if (next < 0) return;
    // The keys of the page leave out an event that a control has taken.
    event.preventDefault();
    choose(next);
  });
  return element;
}

// The steps at the left: a list box in which the keyboard moves.


/** Draws the steps of a scenario; returns a function that selects one. */
function drawSteps(place, scenario, select) {
  const options = scenario.steps.map((step, index) => stepOption(step, index, () => select(index)));
  const list = html("div", { role: "listbox", class: "steps", tabindex: 0, "aria-label": say(
    "steps") },
  options);
  let current = 0;
  moveByKeys(list, "option", { place: () => current, count: () => options.length,
    choose: select });
  const rest = scenario.notRun ? html("p", { class: "quiet" }, say("notRun", scenario.notRun)) :
    null;
  fill(place, html("h2", {}, say("steps")), list, rest);
  return (index) => {
    current = index;
    options.forEach((option, at) => option.setAttribute("aria-selected", at === index));
    if (!options[index]) return;
    list.setAttribute("aria-activedescendant", options[index].id);
    const isAbove = options[index].offsetTop < list.scrollTop;
    const end = options[index].offsetTop + options[index].offsetHeight;
    if (isAbove) list.scrollTop = options[index].offsetTop;
    else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
  };
}

function stepOption(step, index, choose) {
  const marks = stepMarks(step).map(([kind, count]) =>
    html("span", {
      class: "badge " + kind,
      title: say("count." + kind, count),
      role: "img",
      "aria-label": say("count." + kind, count)
    }, kindMarks[kind], count > 1 ? count : ""));
  return html("div", {
    role: "option",
    id: "step-" + (index + 1),
    class: "step " + step.result,
    "aria-selected": "false",
    on: { click: choose },
  },
  html("span", { class: "mark " + step.result }, resultMark(step.result)),
  html("span", { class: "verb", title: step.verb }, index + 1, " ", step.name ? html("b", {},
    step.name, " ") : null,
  html("span", { class: step.name ? "quiet" : "" }, step.verb)),
  html("span", { class: "marks" }, marks),
  html("span", { class: "time" }, clock(step.start)));
}

// The widths of texts in pictures, and texts that fit a width.

/** The size in pixels at which letters are measured. */
const measured = 100;
let pen = null;

/**
 * Returns a function that measures characters in ems in the font of the page, each once.
 *
 * Without a page, letters are as wide as those of devices, times a factor.
 */
function measuring(weight, factor) {
  const known = new Map();
  return (character) => {
    if (typeof document === "undefined") return deviceLetters(character) * factor;
    if (!known.has(character)) {
      pen = pen || document.createElement("canvas").getContext("2d");
      pen.font = `${weight} ${measured}px ${getComputedStyle(document.body).fontFamily}`;
      known.set(character, pen.measureText(character).width / measured);
    }
    return known.get(character);
  };
}

/** The widths of characters in ems, in the pictures of devices; wide characters have one em. */
const deviceLetters = (character) => character.codePointAt(0) > 0x2e7f ? 1 : 0.54;
/** The widths of characters in ems, as the browser draws them. */
const plainLetters = measuring("normal", 1);
/** The widths of bold characters in ems, as the browser draws them. */
const boldLetters = measuring("bold", 1.2);

/** Returns the width of a text; kerning and joined letters make it a little narrower. */
function textWidth(text, size, letters = plainLetters) {
  let width = 0;
  for (const character of text) width += letters(character);
  return width * size;
}

/** Returns the beginning of a text that fits a width, with an ellipsis if it is cut. */
function fitted(text, width, size, letters = plainLetters) {
  const line = text.replace(/\s+/g, " ");
  let [start, wide] = ["", 0];
  const room = width - letters("\u2026") * size;
  for (const character of line) {
    wide += letters(character) * size;
    if (wide <= room) start += character;
    if (wide > width) return start === "" ? "" : start + "\u2026";
  }
  return line;
}

/**
 * Returns the beginning of a label that fits a width, cut between words.
 *
 * A name that is cut could be the name of another rule: `R10` would become `R1`.
 */
function fittedWords(text, width, size, letters = plainLetters) {
  const line = fitted(text, width, size, letters);
  if (line === text || !line.includes(" ")) return line;
  return line.slice(0, line.lastIndexOf(" ") + 1) + "\u2026";
}

/** The characters after which a name may continue on the next line. */
const breakable = /[\s:_./)\]-]/;

/** Returns how many of the next letters of a text are its next line. */
function lineLength(letters, width, size) {
  let wide = 0;
  const count = letters.findIndex((letter) => {
    wide += plainLetters(letter) * size;
    return wide > width;
  });
  if (count < 0) return letters.length;
  const end = letters.slice(0, count).reverse().findIndex((letter) => breakable.test(letter));
  return Math.max(1, end < 0 ? count : count - end);
}

/** Returns the lines of a text within a width; names are broken where their words end. */
function wrapped(text, width, size) {
  const lines = [];
  for (let rest = [...text]; rest.length > 0;) {
    lines.push(rest.splice(0, lineLength(rest, width, size)).join("").trim());
  }
  return lines;
}

// Places for labels in a picture: beside the texts of its elements, and beside one another.


/** The width of the halo around the letters of a label. */
const halo = 2;
const fontSize = 11;

/** The radii of a picture's round corners, as shares of its width and its height. */
const cornerShares = [0.06, 0.03];

/** The shares of a label's width that are tried, the whole one first. */
const shares = [1, 0.7, 0.5, 0.35];
/** The letters that a shortened label keeps at least, so that it still tells its outcome. */
const fewest = 6;
/** The number of boxes up to which free places are searched. */
const mostBoxes = 500;

/** Returns the box of a drawn text: its left, top, right and bottom. */
function textBox({ x, y, size, anchor, text, letters = plainLetters }) {
  const width = textWidth(text, size, letters);
  const left = x - width * ({ end: 1, middle: 0.5 } [anchor] || 0);
  return [left - halo, y - size * 0.8 - halo, left + width + halo, y + size * 0.25 + halo];
}

/** Returns the area that two boxes share. */
function covering(one, other) {
  const wide = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const tall = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  return wide > 0 && tall > 0 ? wide * tall : 0;
}

/** Returns the boxes of the texts of drawn views; texts of hidden views are not shown. */
function drawnTexts(roots) {
  const shown = roots.flatMap((root) => [...root.querySelectorAll("text")]).filter((one) =>
    !one.closest(".hidden"));
  return shown.map((one) => textBox({ x: Number(one.getAttribute("x")),
    y: Number(one.getAttribute("y")), size: Number(one.getAttribute("font-size")),
    anchor: one.getAttribute("text-anchor"), text: one.textContent }));
}

/** Returns the places of a label about a frame, the best first: above it, in it, below, beside. */
function placesAbout([x, y, width, height], wide, isAtEnd) {
  const columns = [x + 2, x + width - wide - 2, x + (width - wide) / 2, x + width + 4,
    x - wide - 4];
  const rows = [y - 3, y + height + fontSize, y + fontSize + 1, y + height - 4,
    y + height / 2 + 4, y - 14, y + height + 2 * fontSize, y - 25, y + height + 3 * fontSize];
  if (isAtEnd) {
    columns.unshift(...columns.splice(1, 1));
    rows.unshift(...rows.splice(3, 1));
  }
  return rows.flatMap((row) => columns.map((column) => [column, row]));
}

/** Returns a function that places labels in a picture of drawn views, beside their texts. */
function labelPlacer(roots, size, origin) {
  let place = null;
  // Most pictures have no label, and need no boxes.
  return (frame, label, isAtEnd) => {
    place = place || freePlacer(drawnTexts(roots), size, origin);
    return place(frame, label, isAtEnd);
  };
}

/** Returns how far the round corners of a picture reach into it at the height of a label. */
function cornerInset(y, [width, height]) {
  const [wide, tall] = [width * cornerShares[0], height * cornerShares[1]];
  const [, top, , bottom] = textBox({ x: 0, y, size: fontSize, text: "" });
  const rise = Math.min(1, Math.max(0, 1 - Math.min(top, height - bottom) / tall));
  return wide * (1 - Math.sqrt(1 - rise * rise));
}

/** Draws a label about a frame, in a free place; one that was cut has its whole text as a title. */
function viewLabel(frame, words, place, isAtEnd) {
  const spot = place(frame, words, isAtEnd);
  return spot && [svg("text", { x: spot.x, y: spot.y, class: "halo", "font-size": fontSize },
    spot.text), spot.text === words ? null : svg("title", {}, words)];
}

const within = (value, least, most) => Math.max(least, Math.min(value, most));

/**
 * Returns a function that places labels in a picture of a size, beside the boxes of its texts;
 * a picture may begin left of its screen or above it.
 *
 * A label without a free place is shortened; one that finds none at all covers as little as it can.
 */
function freePlacer(texts, [width, height], [left, top] = [0, 0]) {
  const taken = [...texts];
  const placed = (frame, text, isAtEnd) => {
    const wide = textWidth(text, fontSize, boldLetters);
    return placesAbout(frame, wide, isAtEnd).map(([column, row]) => {
      const y = within(row, top + fontSize, top + height - fontSize * 0.25 - halo);
      const inset = halo + cornerInset(y - top, [width, height]);
      const x = within(column, left + inset, left + width - wide - inset);
      return { text, x, y, box: textBox({ x, y, size: fontSize, text, letters: boldLetters }) };
    });
  };
  return (frame, label, isAtEnd = false) => {
    const most = width * (1 - 2 * cornerShares[0]) - 2 * halo;
    const whole = Math.min(textWidth(label, fontSize, boldLetters), most);
    const spots = shares.map((share) => fittedWords(label, whole * share + 0.1, fontSize,
      boldLetters))
      .filter((text, at) => text !== "" && (at === 0 || text.length >= fewest))
      .flatMap((text) => placed(frame, text, isAtEnd));
    let best = null;
    // Among very many labels, the first place has to do: each search takes all of them.
    for (const spot of taken.length < mostBoxes ? spots : spots.slice(0, 1)) {
      const covered = taken.reduce((sum, one) => sum + covering(spot.box, one), 0);
      if (best === null || covered < best.covered) best = { ...spot, covered };
      if (covered === 0) break;
    }
    if (best) taken.push(best.box);
    return best;
  };
}

// The marks of outcomes: their words, in a colour that tells good from bad.


const tones = {
  kept: "good", retired: "good", remade: "good", "gone-ok": "good", new: "warn", moved: "warn",
  removed: "warn", change: "even",
};

/** Returns the tone of an outcome: good, even, warn or bad. */
function outcomeTone(result) {
  return tones[result.toLowerCase()] || "bad";
}

/** Returns the classes of an outcome's mark: its name and its tone. */
function outcomeClasses(result) {
  return `outcome ${result.toLowerCase()} ${outcomeTone(result)}`;
}

/** Makes a mark of an outcome of a what-if or of `lab mutate`. */
function outcomeMark(result) {
  return html("span", { class: outcomeClasses(result) }, say("outcome." + result));
}

/** Makes a mark of an outcome of `lab impact`. */
function verdictMark(outcome) {
  return html("span", { class: outcomeClasses(outcome) }, libraryWord("outcome", outcome));
}

// The shapes of controls, drawn as what they are.


function box([x, y, width, height], style, radius = 0) {
  return svg("rect", { x, y, width, height, rx: radius, class: style });
}

/** Draws a text in a frame; `anchor` is start, middle or end. */
function words([x, y, width, height], text, style, anchor = "start", inset = 0, limit = 17) {
  if (!text || width <= 0) return null;
  const largest = Math.max(7, Math.min(limit, height * 0.62));
  const whole = textWidth(text, largest, deviceLetters);
  const narrowing = Math.min(1, (width - 2 * inset) / whole);
  const size = largest * Math.max(0.7, narrowing);
  const line = fitted(text, width - 2 * inset + 1, size, deviceLetters);
  const at = { start: x + inset, middle: x + width / 2, end: x + width - inset } [anchor];
  return svg("text", {
    x: at,
    y: y + height / 2 + size * 0.35,
    "font-size": size,
    "text-anchor": anchor,
    class: style,
  }, line);
}

const shapes = {
  button: ({ frame, text, isEnabled }) => [
    box(frame, "box button", Math.min(10, frame[3] / 4)),
    words(frame, text, isEnabled ? "tint" : "faint", "middle", 4),
  ],
  label: ({ frame, text, view }) => words(frame, text, "ink", view.align === "center" ? "middle" :
    "start"),
  textField: ({ frame, text }) => [box(frame, "box entry", 6), words(frame, text, "faint",
    "start", 8)],
  textView: ({ frame, text }) => [box(frame, "box entry", 4), words(frame, text, "faint", "start",
    8)],
  search: ({ frame, text }) => [
    box(frame, "box entry", 10), words(frame, "\u2315 " + (text || ""), "faint", "start", 8),
  ],
  row: ({ frame: [x, y, width, height], frame }) => [
    box(frame, "cell"),
    svg("line", { x1: x, x2: x + width, y1: y + height, y2: y + height, class: "line" }),
  ],
  item: ({ frame }) => box(frame, "box", 6),
  list: ({ frame }) => box(frame, "list"),
  image: ({ frame: [x, y, width, height], frame, text }) => [
    box(frame, "image", 3),
    svg("path", { d: `M${x},${y}l${width},${height}M${x + width},${y}l${-width},${height}`,
      class: "line" }),
    words([x, y + height / 2 - 8, width, 16], text, "faint", "middle", 2, 11),
  ],
  page: ({ frame: [x, y, width], frame, text }) => [
    box(frame, "list"), box([x, y, width, 22], "cell"),
    words([x, y, width, 22], "\ud83c\udf10 " + (text || ""), "faint", "start", 6, 12),
  ],
  navigationBar: ({ frame }) => box(frame, "chrome"),
  tabBar: ({ frame }) => box(frame, "chrome"),
  tab: ({ frame: [x, y, width, height], text, view }) => [
    svg("circle", {
      cx: x + width / 2,
      cy: y + height * 0.32,
      r: Math.min(9, height / 5),
      class: view.selected ? "tint-fill" : "box"
    }),
    words([x, y + height * 0.55, width, height * 0.4], text, view.selected ? "tint" : "faint",
      "middle", 2, 12),
  ],
  backButton: ({ frame, text }) => words(frame, "\u2039 " + (text || ""), "tint", "start", 6),
  barButton: ({ frame, text }) => words(frame, text, "tint", "middle"),
  alert: ({ frame }) => box(frame, "alert", 14),
  alertAction: ({ frame, text, isEnabled }) => [
    box(frame, "box action"), words(frame, text, isEnabled ? "tint" : "faint", "middle"),
  ],
  segments: ({ frame }) => box(frame, "box entry", 8),
  segment: ({ frame: [x, y, width, height], text, view }) => [
    box([x + 2, y + 2, width - 4, height - 4], view.selected ? "knob" : "clear", 6),
    words([x, y, width, height], text, view.selected ? "ink" : "faint", "middle", 4, 14),
  ],
  switch: ({ frame: [x, y, width, height], view }) => {
    const radius = Math.min(height, width) / 2;
    const end = view.on ? x + width - radius : x + radius;
    return [
      svg("rect", { x, y, width, height, rx: radius, class: view.on ? "on" : "box entry" }),
      svg("circle", { cx: end, cy: y + height / 2, r: Math.max(1, radius - 2),
        class: "knob" }),
    ];
  },
  slider: ({ frame: [x, y, width, height], view }) => [
    svg("line", { x1: x, x2: x + width, y1: y + height / 2, y2: y + height / 2,
      class: "track" }),
    svg("circle", { cx: x + width * (view.value || 0), cy: y + height / 2, r: Math.min(10,
      height / 2), class: "knob" }),
  ],
  stepper: ({ frame: [x, y, width, height], frame }) => [
    box(frame, "box entry", 8), words([x, y, width / 2, height], "\u2212", "ink", "middle"),
    words([x + width / 2, y, width / 2, height], "+", "ink", "middle"),
  ],
  pageControl: ({ frame: [x, y, width, height], view }) =>
    Array.from({ length: Math.min(view.count || 0, 20) }, (_, index) => svg("circle", {
      cx: x + width / 2 + (index - ((view.count || 1) - 1) / 2) * 14,
      cy: y + height / 2,
      r: 3.5,
      class: index === view.current ? "tint-fill" : "dot",
    })),
  picker: ({ frame: [x, y, width, height], frame, text }) => [
    box(frame, "box", 8), box([x + 6, y + height / 2 - 14, width - 12, 28], "cell", 6),
    words([x, y + height / 2 - 14, width, 28], text, "ink", "middle", 8),
  ],
};

/** Draws a view by its kind; null for a view that shows nothing of its own. */
function shape(view) {
  const draw = shapes[view.kind];
  if (!draw) return view.kind === "view" ? box(view.frame, "container", 2) : null;
  const isEnabled = !flagsOf(view).includes("disabled");
  const parts = draw({ frame: view.frame, text: view.text, isEnabled, view });
  return svg("g", { class: isEnabled ? "shape" : "shape off" }, parts);
}

// The screen as a picture, with the finger's point and the views that an observer chose.


const moments = ["before", "at", "after"];

/** The moment that tells most about a step: when its finger comes down, or else its result. */
function tellingMoment(step) {
  return (step.touches || step.missPoint) && step.screens[1] !== null ? "at" : "after";
}

let clips = 0;

/** Draws the views of a screen as nested groups; `mark` gets each group and its node. */
function drawViews(data, index, options, mark) {
  const nodes = screenNodes(data, index);
  const groups = [];
  const roots = [];
  for (const node of nodes) {
    const group = svg("g", { "data-view": node.number });
    if (isHidden(nodes, node)) {
      group.setAttribute("class", options.showsHidden ? "hidden shown" : "hidden");
    }
    const drawn = shape(node.view);
    if (drawn) group.append(drawn);
    if (mark) mark(group, node);
    groups.push(group);
    if (node.parent < 0) roots.push(group);
    else inside(groups[node.parent], nodes[node.parent]).append(group);
  }
  return { nodes, roots };
}

/** Returns the part of a group for its subviews, which a clipping view cuts. */
function inside(group, node) {
  if (!node.view.clips) return group;
  const known = group.lastChild;
  if (known && known.dataset && known.dataset.clip) return known;
  clips += 1;
  const [x, y, width, height] = node.view.frame;
  const path = svg("clipPath", { id: "clip-" + clips }, svg("rect", { x, y, width, height }));
  const part = svg("g", { "clip-path": `url(#clip-${clips})`, "data-clip": 1 });
  group.append(path, part);
  return part;
}

/** Outlines a view, with a label in a free place if it has one. */
function outline(view, style, label, place, isAtEnd) {
  const [x, y, width, height] = view.frame;
  return svg("g", { class: "outline " + style },
    svg("rect", { x, y, width: Math.max(width, 1), height: Math.max(height, 1) }),
    label ? viewLabel(view.frame, label, place, isAtEnd) : null);
}

function finger([x, y], isMiss) {
  const label = say("finger", x, y);
  return svg("g", { class: isMiss ? "finger miss" : "finger", role: "img", "aria-label": label },
    svg("circle", { cx: x, cy: y, r: 16 }), svg("circle", { cx: x, cy: y, r: 3 }));
}

/** Draws the screen of a step with the buttons for its moments; `choose` gets a view's number. */
function drawScreen(place, data, step, state, actions) {
  const at = moments.indexOf(state.moment);
  const index = step.screens[at];
  const tools = momentTools(step, state, actions);
  if (index === null || index === undefined) {
    fill(place, html("h2", {}, say("screen")), tools,
      html("p", { class: "empty" }, say("noScreen." + (step.state || "away"))));
    return;
  }
  const screen = data.screens[index];
  const all = screenNodes(data, index);
  const { nodes, roots } = drawViews(data, index, state, (group, node) => {
    group.append(area(node, elementOf(all, node), actions));
  });
  const marks = [];
  const free = labelPlacer(roots, screen.size);
  if (state.moment === "at") {
    for (const touch of step.touches || []) {
      const hit = nodes[touch.node];
      if (hit) marks.push(outline(hit.view, "hit", say("hit"), free));
      marks.push(finger(touch.point, false));
    }
    if (step.missPoint) marks.push(finger(step.missPoint, true));
  }
  const chosen = nodes[state.view];
  if (chosen) marks.push(outline(chosen.view, "chosen", chosen.view.class, free));
  for (const [number, style, label] of state.marks || []) {
    if (nodes[number]) marks.push(outline(nodes[number].view, outcomeClasses(style), label, free));
  }
  const [width, height] = screen.size;
  const picture = svg("svg", {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    class: state.showsHidden ? "screen revealed" : "screen",
    role: "group",
    "aria-label": say("screenOf", screen.controller || "", say(state.moment)),
  }, svg("rect", { width, height, class: "paper" }), roots, keyboard(screen), marks);
  const legend = (step.touches || []).map((touch) =>
    html("p", { class: "quiet" }, say("touchAt", touch.point.join(", "), touch.view)));
  fill(place, html("h2", {}, say("screen")), tools, picture,
    state.moment === "at" ? legend : null,
    step.miss ? html("p", { class: "bad" }, say("missedText", phrase("fault", step.miss))) : null);
}

/** Returns the element that a view without a drawing is a part of; the view itself without one. */
function elementOf(nodes, node) {
  for (let next = node; next; next = nodes[next.parent]) {
    if (next.view.kind || next.view.tap) return next;
  }
  return node;
}

/** The part of a picture that takes the pointer for a view, or for the element it is a part of. */
function area(node, element, actions) {
  const [x, y, width, height] = node.view.frame;
  return svg("rect", {
    x,
    y,
    width: Math.max(width, 0),
    height: Math.max(height, 0),
    class: "area",
    on: { click: () => actions.choose(element.number) },
  }, svg("title", {}, viewName(node.view)));
}

function keyboard(screen) {
  if (!screen.keyboard) return null;
  const [width, height] = screen.size;
  const top = height * 0.66;
  const keys = [];
  for (let row = 0; row < 4; row += 1) {
    for (let column = 0; column < 10 - row; column += 1) {
      const size = width / 10;
      keys.push(svg("rect", {
        x: column * size + (row * size) / 2 + 3,
        y: top + 10 + row * (height * 0.075),
        width: size - 6,
        height: height * 0.06,
        rx: 5,
      }));
    }
  }
  return svg("g", { class: "keyboard", role: "img", "aria-label": say("keyboardFor", screen
    .keyboard) },
  svg("rect", { x: 0, y: top, width, height: height - top, class: "back" }), keys);
}

function momentTools(step, state, actions) {
  const open = moments.filter((_, index) => step.screens[index] !== undefined);
  const group = html("div", { role: "radiogroup", "aria-label": say("moment"), class: "group" },
    moments.map((moment) => button({
      role: "radio",
      id: "moment-" + moment,
      "aria-checked": state.moment === moment,
      tabindex: state.moment === moment ? 0 : -1,
      disabled: !open.includes(moment),
    }, () => actions.showMoment(moment), say(moment))));
  moveByKeys(group, "radio", { place: () => open.indexOf(state.moment), count: () => open.length,
    choose: (next) => {
      actions.showMoment(open[next]);
      document.getElementById("moment-" + open[next]).focus();
    } });
  return html("div", { class: "bar tools" }, group,
    button({ "aria-pressed": state.showsHidden, "aria-keyshortcuts": "h", id: "hidden-views" },
      actions.toggleHidden, say("hiddenViews")));
}

// The film strip over virtual time: bands, pictures, marks, and a part that a drag chooses.


const height = 118;
const picture = { top: 18, height: 62 };
const mostPictures = 60;
/** The room that is left beside the chosen step, for its neighbours. */
const beside = 48;

/**
 * Returns the left edges of the steps and the right end.
 *
 * A long wait is shown shorter than it is: a step's width grows with the logarithm of its time, so
 * that a tap of 50 ms beside a wait of a day can be seen.
 */
function stripEdges(steps, width) {
  const weights = steps.map((step) => 1 + Math.log2(1 + Math.max(0, step.end - step.start) / 200) /
    2);
  const sum = weights.reduce((total, weight) => total + weight, 0) || 1;
  const edges = [0];
  for (const weight of weights) edges.push(edges[edges.length - 1] + (weight / sum) * width);
  return edges;
}

/** Returns the step at a place of the strip. */
function stepAt(edges, x) {
  const found = edges.findIndex((edge, index) => index > 0 && x < edge);
  return found < 0 ? Math.max(0, edges.length - 2) : found - 1;
}

/** Returns the scroll position, nearest to a present one, that shows a part from start to end. */
function nearestScroll(position, room, [start, end]) {
  const around = Math.max(0, Math.min(beside, (room - (end - start)) / 2));
  if (position > start - around) return Math.max(0, start - around);
  return Math.min(start, Math.max(position, end + around - room));
}

/** Draws the strip; returns a function that marks a step and a range. */
function drawStrip(place, data, scenario, actions) {
  const steps = scenario.steps;
  const film = html("div", { class: "film" });
  fill(place, film);
  const width = Math.max(film.clientWidth || 1000, 280, Math.min(steps.length * 14, 3000));
  const edges = stripEdges(steps, width);
  const cursor = svg("rect", { y: 0, height, class: "cursor" });
  const range = svg("rect", { y: 0, height, class: "range", visibility: "hidden" });
  const pictured = pictures(data, steps, edges);
  const strip = svg("svg", {
    viewBox: `0 0 ${width} ${height}`,
    width,
    height,
    class: "strip",
    role: "slider",
    tabindex: 0,
    "aria-label": say("timeline"),
    "aria-valuemin": 1,
    "aria-valuemax": steps.length,
  }, bands(steps, edges), ticks(steps, edges), pictured.parts, stepMarksOf(steps,
    edges), range, cursor);
  followPointer(strip, (x) => stepAt(edges, (x * width) / strip.getBoundingClientRect().width),
    actions);
  // The width of the film changes with that of the page, which is then drawn again.
  const room = film.clientWidth;
  let current = 0;
  let shown = -1;
  const reveal = (index) => {
    // Under a pressed pointer, the strip stays where it is.
    if (index === shown || strip.matches(":active")) return;
    shown = index;
    if (width <= room) return;
    film.scrollLeft = nearestScroll(film.scrollLeft, room, edges.slice(index, index + 2));
  };
  moveByKeys(strip, "slider", { place: () => current, count: () => steps.length,
    choose: actions.select });
  fill(place, html("h2", { class: "unseen" }, say("timeline")), append(film, strip), legend(steps,
    pictured.isCut));
  return (index, chosen) => {
    current = index;
    cursor.setAttribute("x", edges[index]);
    cursor.setAttribute("width", edges[index + 1] - edges[index]);
    strip.setAttribute("aria-valuenow", index + 1);
    strip.setAttribute("aria-valuetext", visible(say("stepAt", index + 1, steps[index].verb, clock(
      steps[index].start))));
    reveal(index);
    range.setAttribute("visibility", chosen ? "visible" : "hidden");
    if (!chosen) return;
    range.setAttribute("x", edges[chosen[0]]);
    range.setAttribute("width", edges[chosen[1] + 1] - edges[chosen[0]]);
  };
}

function bands(steps, edges) {
  return steps.map((step, index) => svg("rect", {
    x: edges[index],
    y: 14,
    width: edges[index + 1] - edges[index],
    height: height - 14,
    class: "band " + (step.state || "foreground"),
  }, svg("title", {}, say("state." + (step.state || "foreground")))));
}

function ticks(steps, edges) {
  let free = -1;
  return steps.map((step, index) => {
    if (edges[index] < free) return null;
    free = edges[index] + 58;
    return svg("text", { x: edges[index] + 2, y: 10, "font-size": 9, class: "tick" }, clock(step
      .start));
  });
}

/** Draws the pictures that have room; each different screen is drawn once. */
function pictures(data, steps, edges) {
  const drawn = new Map();
  const definitions = svg("defs", {});
  let free = -1;
  let isCut = false;
  const uses = steps.map((step, index) => {
    const screen = step.screens[2];
    const isShown = screen !== null && screen !== undefined;
    if (!isShown || edges[index] < free) return null;
    if (!drawn.has(screen) && drawn.size === mostPictures) {
      isCut = true;
      return null;
    }
    const [width, tall] = data.screens[screen].size;
    const wide = (picture.height * width) / tall;
    free = edges[index] + wide + 4;
    if (!drawn.has(screen)) {
      drawn.set(screen, "film-" + screen);
      const views = drawViews(data, screen, {}).roots;
      definitions.append(svg("symbol", { id: "film-" + screen, viewBox: `0 0 ${width} ${tall}` },
        svg("rect", { width, height: tall, class: "paper" }), views));
    }
    return svg("use", {
      href: "#" + drawn.get(screen),
      x: edges[index] + 2,
      y: picture.top,
      width: wide,
      height: picture.height,
    });
  });
  const pictured = svg("g", { class: "small", "aria-hidden": "true" }, uses);
  return { parts: [definitions, pictured], isCut };
}

function stepMarksOf(steps, edges) {
  return steps.map((step, index) => stepMarks(step).map(([kind, count], row) => {
    const reasons = (step.decisions || []).filter((one) => one.reason && !one.routine).map(
      becauseOf);
    const details = kind === "suppressed" ? ": " + reasons.join("; ") : "";
    return svg("text", {
      x: edges[index] + 3 + row * 11,
      y: 94 + (kind === "suppressed" ? 10 : 0),
      "font-size": 10,
      class: "point " + kind,
    }, kindMarks[kind], svg("title", {}, say("count." + kind, count) + details));
  }));
}

// A range lasts as long as the strip has the pointer; a browser takes it when a person scrolls.
function followPointer(strip, stepOf, actions) {
  let start = null;
  const index = (event) => stepOf(event.clientX - strip.getBoundingClientRect().left);
  strip.addEventListener("pointerdown", (event) => {
    start = index(event);
    strip.setPointerCapture(event.pointerId);
    actions.select(start);
  });
  strip.addEventListener("pointermove", (event) => {
    if (!strip.hasPointerCapture(event.pointerId)) return;
    const end = index(event);
    if (end !== start) actions.choose([Math.min(start, end), Math.max(start, end)]);
  });
  strip.addEventListener("pointerup", (event) => {
    if (!strip.hasPointerCapture(event.pointerId)) return;
    if (index(event) === start) actions.choose(null);
  });
}

function legend(steps, isCut) {
  const kinds = new Set(steps.flatMap((step) => stepMarks(step).map(([kind]) => kind)));
  return html("ul", { class: "legend" }, Object.keys(kindMarks).filter((kind) => kinds.has(kind))
    .map((kind) =>
      html("li", {}, html("span", { class: "point " + kind, "aria-hidden": "true" }, kindMarks[
        kind]), " ", say("kind." + kind))),
  ["background", "away"].filter((state) => steps.some((step) => step.state === state)).map(
    (state) => html("li", {}, html("span", { class: "swatch " + state }), " ", say("state." +
      state))), isCut ? html("li", {}, say("fewPictures", mostPictures)) : null);
}

// The events of a step or of a range, with their differences from the expectation.


/** The properties that are shown first; the others follow in the order of their names. */
const first = ["$screen_name", "$title", "$element_type", "$element_content", "$element_id",
  "$element_position", "$element_path", "$url", "$referrer", "event_duration"
];

/** Returns the properties of an event: those that matter first. */
function orderedProperties(values) {
  const known = first.filter((key) => key in values);
  const others = Object.keys(values).filter((key) => !first.includes(key)).sort();
  return known.concat(others).map((key) => [key, values[key]]);
}

/** Draws the events of the steps in a range; without one, of the chosen step. */
function drawEvents(place, data, scenario, state) {
  const [from, to] = state.range || [state.step, state.step];
  const steps = scenario.steps.slice(from, to + 1);
  const all = steps.flatMap((step, index) => stepEvents(data, step, from + index, to > from, state
    .shared));
  fill(place, state.range ? html("p", { class: "quiet" }, say("range", from + 1, to + 1)) : null,
    all.length > 0 ? all : html("p", { class: "empty" }, say("noEvents")));
}

function stepEvents(data, step, index, isNamed, shared) {
  const head = isNamed ? [html("h3", {}, index + 1, " ", step.verb)] : [];
  const cards = step.events.map((event) => eventCard(data, step, event, shared));
  const differences = (step.differences || []).map(differenceBlock);
  const notes = ((step.fault || {}).notes || []).map((note) => html("p", { class: "quiet" },
    phrase("note", note)));
  const found = faultOf(step);
  const fault = found ? [section(say("fault"), html("p", { class: "bad" }, phrase("fault",
    found.message)), notes)] : [];
  const crash = step.crash ? [section(say("crashed"), html("p", { class: "bad" }, step.crash),
    found ? null : notes)] : [];
  const content = [...fault, ...cards, ...crash, ...differences];
  return content.length > 0 ? head.concat(content) : [];
}

function eventCard(data, step, event, shared) {
  const values = properties(data, event.properties);
  const envelope = properties(data, event.envelope);
  const wrong = new Map((event.wrong || []).map((one) => [one.key, one.expected]));
  const ordered = orderedProperties(values);
  const own = ordered.filter(([key]) => !shared.has(key) || wrong.has(key));
  const others = ordered.filter(([key]) => shared.has(key) && !wrong.has(key));
  const mark = event.wrong || event.unexpected ? "failed" : "captured";
  return html("details", { class: "event " + mark, open: true },
    html("summary", {}, html("span", { class: "mark " + mark, "aria-hidden": "true" }, mark ===
        "failed" ? "\u2717" : kindMarks.captured),
    " ", html("b", {}, event.name), html("span", { class: "quiet" }, " #", event.sequence, "  ",
      clock(step.start)),
    event.unexpected ? html("span", { class: "bad" }, " ", say("unexpected")) : null),
    propertyTable(own, wrong, say("properties")),
    others.length > 0 ? html("details", {}, html("summary", { class: "quiet" }, say("automatic",
      others.length)),
    propertyTable(others, wrong, say("automatic", others.length))) : null,
    html("details", { class: "as-json" }, html("summary", { class: "quiet" }, say("asJSON")),
      html("pre", { class: "code", tabindex: 0 }, JSON.stringify({
        event: event.name,
        sequence: event.sequence,
        time: event.time,
        ...envelope,
        properties: values
      }, null, 2))));
}

function propertyTable(pairs, wrong, caption) {
  const missing = [...wrong.keys()].filter((key) => !pairs.some(([name]) => name === key));
  return html("table", { class: "properties" }, html("caption", { class: "unseen" }, caption), html(
    "tbody", {},
    pairs.concat(missing.map((key) => [key, undefined])).map(([key, value]) => {
      const isWrong = wrong.has(key);
      return html("tr", { class: isWrong ? "wrong" : "" }, html("th", { scope: "row" }, key),
        html("td", {}, isWrong ? [html("del", {}, "\u2212 " + say("expected") + " " + phrase(
          "fact", wrong.get(key))), html("br"),
        html("ins", {}, "+ " + say("found") + " " + (value === undefined ? say("absent")
          : json(value)))
        ] : json(value)));
    })));
}

function differenceBlock({ expected, found, place }) {
  const words = ({ subject, details }) => [subject, ...(details || [])].map((one) => phrase(
    "fact", one)).join("  ");
  return html("div", { class: "difference" },
    html("p", {}, html("del", {}, "\u2212 ", say("expected"), " ", words(expected))),
    html("p", {}, html("ins", {}, "+ ", say("found"), " ", words(found))),
    place ? html("p", { class: "quiet file" }, place) : null);
}

/** Returns the numbers of properties that every event of a scenario has with the same value. */
function sharedProperties(scenario) {
  const all = scenario.steps.flatMap((step) => step.events);
  if (all.length < 2) return [];
  const inEvery = all.map((event) => new Set(event.properties));
  return all[0].properties.filter((index) => inEvery.every((set) => set.has(index)));
}

// The way from touch to event: decisions with their reasons, then each part of the explanation.


/** The families of the sentences in the sections of an explanation; others have names only. */
const rowFamilies = { element: "place", touch: "place", path: "path", states: "state",
  messages: "message", missed: "fault", changes: "change", requests: "request", reports: "report",
  diagnostics: "diagnostic", differs: "fact", "rules by all facts": "answer" };

/** Draws why a step has given its events, or none. */
function drawWhy(place, data, step, actions) {
  const sections = explanation(data, step);
  const result = sections.find((one) => one.title === "result");
  const others = sections.filter((one) => !["result", "hit test", "responders", "event",
    "decisions"].includes(one.title));
  fill(place,
    result ? html("p", { class: "answer" }, answerWithout(step, result.rows.map((row) => row[1])
      .join(" "))) : null,
    decisions(step), (step.touches || []).map((touch) => touchLadder(touch, actions)),
    others.map((one) => section(libraryWord("section", one.title), rows(
      rowWords(one)))),
    step.source ? section(say("source"), html("p", { class: "quiet file" }, step.place),
      html("pre", { class: "code", tabindex: 0 }, step.source)) : null);
}

/** Returns the answer for a step without events; in English it is that of `lab why`. */
function answerWithout(step, text) {
  const start = "nothing was captured, because ";
  if (language() !== "zh" || !text.startsWith(start)) return text;
  const reasons = (step.decisions || []).filter((one) => one.reason).map(becauseOf);
  return say("nothingBecause", reasons.length > 0 ? reasons.join("；") : phrase("nothing",
    text.slice(start.length)));
}

function decisions(step) {
  const all = step.decisions || [];
  if (all.length === 0) return null;
  return section(say("decisions"), html("ul", { class: "decisions" }, all.map((one) => {
    const isEvent = one.event !== undefined;
    const mark = isEvent ? "captured" : "suppressed";
    return html("li", { class: mark },
      html("span", { class: "mark " + mark, role: "img", "aria-label": say("kind." +
          mark) }, kindMarks[mark]), " ",
      phrase("subject", one.subject), " \u2192 ", html("b", {}, isEvent ?
        `${one.event} #${one.sequence}` : one.reason),
      isEvent ? null : html("p", {}, becauseOf(one), say("fullStop")),
      isEvent ? null : html("p", { class: "quiet" }, libraryWord("advice", one.reason,
        one.advice)));
  })));
}

/** Returns the rows of a section in the language of the page. */
function rowWords({ title, rows: all }) {
  const family = rowFamilies[title];
  if (!family) return all;
  return all.map(([depth, text, detail]) => [depth, phrase(family, text), detail && phrase(text ===
    "came of" ? "subject" : family, detail)]);
}

function rows(all) {
  const list = html("div", { class: "rows" });
  for (const [depth, text, detail] of all) {
    const row = html("div", { class: "row" }, html("span", {}, text), detail ? html(
      "span", { class: "quiet" }, detail) : null);
    row.style.paddingInlineStart = Math.min(depth, 20) * 0.9 + "em";
    append(list, row);
  }
  return list;
}

/** Draws the hit test downwards and the responder chain upwards, with arrows between the views. */
function touchLadder(touch, actions) {
  const down = (touch.hitTest || []).filter(([, , verdict]) => verdict === "hit" || verdict ===
    "contains the point");
  const columns = [
    { title: say("hitTest"), steps: down.map(([, text, verdict, node]) => ({ text, node,
      isHit: verdict === "hit" })) },
    { title: say("responders"), steps: (touch.chain || []).map((one, index) => Array.isArray(one)
      ? { text: one[0], node: one[1], isHit: index === 0 } : { text: one }) },
  ];
  const passed = (touch.hitTest || []).filter(([, , verdict]) => verdict.startsWith("passed over"));
  return section(say("touch"), html("p", {}, say("touchAt", touch.point.join(", "), touch.view)),
    touch.refusal ? html("p", { class: "bad" }, phrase("verdict", touch.refusal)) : null,
    html("div", { class: "ladders" }, columns.map((column) => html("div", {}, html("h4", {},
      column.title), ladder(column, actions)))),
    passed.length > 0 ? html("details", {}, html("summary", { class: "quiet" }, say("passedOver",
      passed.length)),
    rows(passed.map(([, text, verdict]) => [0, text, phrase("verdict", verdict.replace(
      "passed over: ", ""))]))) : null);
}

/** Draws views from the first to the last; those of the picture can be chosen. */
function ladder({ steps, title }, actions) {
  return html("ol", { class: "ladder", "aria-label": title }, steps.map(({ text, node, isHit }) => {
    const isKnown = node !== undefined && node !== null && node >= 0;
    return html("li", { class: isHit ? "hit" : null }, isKnown ? button({ class: "plain" }, () =>
      actions.choose(node), text) : text);
  }));
}

// Texts that a person can copy.


/** The time in milliseconds for which a button tells what it did. */
const telling = 2000;

/** Makes a line of code with a button that copies it. */
function copyLine(text) {
  return html("div", { class: "copy" }, html("code", {}, text), copyButton(text));
}

/** Makes a button that copies a text, and tells for a while whether it did. */
function copyButton(text) {
  const label = html("span", {}, say("copy"));
  const status = html("span", { class: "unseen", role: "status" });
  let timer = 0;
  const tell = () => {
    const word = say(copy(text) ? "copied" : "notCopied");
    clearTimeout(timer);
    fill(label, word);
    fill(status, word);
    timer = setTimeout(() => [fill(label, say("copy")), fill(status)], telling);
  };
  return html("span", { class: "copier" }, button({ class: "small", "data-copy": text }, tell,
    label), status);
}

// The steps of a view's path in every scheme, each with the view that it leads to.


/** The texts between the steps of schemes that begin with the innermost view. */
const inwardSeparators = { postHog: ";", amplitude: " \u2192 " };

/**
 * Returns the steps of a path as they are written; each has the whole path of its own view.
 *
 * `start` and `end` are the texts around the steps: the depths of `growingIO` follow all names.
 */
function pathSteps(text, scheme) {
  const inward = inwardSeparators[scheme];
  if (inward) {
    const parts = text.split(inward);
    return { separator: inward, isInward: true, end: "", steps: parts.map((name, index) => ({ name,
      whole: parts.slice(index).join(inward) })) };
  }
  const [names, depths] = scheme === "growingIO" ? text.split(" & ") : [text];
  const parts = names.split("/");
  const upTo = (list, index) => list.slice(0, index + 1).join("/");
  const whole = (index) => upTo(parts, index) + (depths ? " & " + upTo(depths.split("/"), index) :
    "");
  return { separator: "/", isInward: false, end: depths ? " & " + depths : "",
    steps: parts.map((name, index) => ({ name, whole: whole(index) })) };
}

/**
 * Returns the steps of a view's path; each has the number of the view that it leads to.
 *
 * A step leads to the view itself or to one around it, as other views may share a path. The number
 * is -1 for a step that no view around this one ends with.
 */
function breadcrumb(data, nodes, node, scheme) {
  const path = (one) => pathText(data, one.view.paths[scheme]);
  const { steps, isInward, separator, end } = pathSteps(path(node), data.schemes[scheme]);
  let next = node;
  const outward = (isInward ? steps : steps.slice().reverse()).map(({ name, whole }) => {
    let found = next;
    while (found && path(found) !== whole) found = nodes[found.parent];
    if (found) next = nodes[found.parent];
    return { name, target: found ? found.number : -1 };
  });
  return { separator, end, steps: isInward ? outward : outward.reverse() };
}

// Names of classes in paths: the rules of `ViewPath.ClassName`, for classes that a person types.

const letters = /^[\p{Alphabetic}\p{N}]/u;

/** Returns the characters that a reader sees; an accent belongs to its letter. */
function characters(text) {
  const isPlain = /^[\u0020-\u007e]*$/.test(text);
  if (isPlain || typeof Intl.Segmenter === "undefined") return Array.from(text);
  return Array.from(new Intl.Segmenter("en").segment(text), (one) => one.segment);
}

/** True for letters, digits and the signs of dotted names. */
function isPartOfName(character) {
  return letters.test(character) || [".", "_", "$"].includes(character);
}

/** Returns a dotted name without its module; `.Inner` and `Int...` are unchanged. */
function withoutFirstPart(name) {
  const dot = name.indexOf(".");
  if (dot <= 0 || dot === name.length - 1 || name[dot + 1] === ".") return name;
  return name.slice(dot + 1);
}

/** Returns a class name without its Swift modules, those of generic arguments included. */
function withoutModules(className) {
  if (!className.includes(".")) return className;
  const stripped = [];
  let name = [];
  for (const character of characters(className)) {
    if (isPartOfName(character)) {
      name.push(character);
      continue;
    }
    stripped.push(...withoutFirstPart(name), character);
    name = [];
  }
  return stripped.concat(withoutFirstPart(name)).join("");
}

/** Returns the length of the class name at the start of a text; -1 without a valid one. */
function lengthOfClassName(text, hyphenEndsName) {
  let open = 0;
  let at = 0;
  for (; at < text.length; at += 1) {
    const one = text[at];
    if ("/[]&".includes(one) || one === "\u007f" || one < " ") break;
    if ((one === " " || one === ">") && open === 0) break;
    if (one === "-" && open === 0 && hyphenEndsName) break;
    if (one === "<") open += 1;
    if (one === ">" && text[at - 1] !== "-") open -= 1;
  }
  return at === 0 || open > 0 ? -1 : at;
}

/** Returns a name with `_` in place of the characters that paths do not permit. */
function repairedName(name) {
  return characters(name).map((one) => (isPartOfName(one) ? one : "_")).join("");
}

/** Returns the name of a class in paths. */
function pathName(className) {
  const name = withoutModules(className);
  return lengthOfClassName(name, false) === name.length ? name : repairedName(name);
}

/** Returns the name of a screen in paths, from its alias. */
function aliasName(alias) {
  if (alias === "") return "_";
  return lengthOfClassName(alias, false) === alias.length ? alias : repairedName(alias);
}

// Circled rules: their patterns, their misses with the failing step, and how they are written.


/** Parses a path in which `[*]` stands for any index; null for an invalid one. */
function pathPattern(text) {
  const steps = [];
  let rest = text;
  for (;;) {
    const length = lengthOfClassName(rest, false);
    if (length < 0) return null;
    const name = rest.slice(0, length);
    rest = rest.slice(length);
    const number = "(?:0|[1-9]\\d*)";
    const index = new RegExp(`^\\[(\\*|${number}(?::${number})?|(?:header|footer):${number})\\]`)
      .exec(rest);
    if (!index && rest.startsWith("[")) return null;
    steps.push({ name, index: index ? index[1] : undefined });
    rest = index ? rest.slice(index[0].length) : rest;
    if (rest === "") return steps;
    if (!rest.startsWith("/")) return null;
    rest = rest.slice(1);
  }
}

/** Writes a step of a pattern. */
function stepText({ name, index }) {
  return index === undefined ? name : `${name}[${index}]`;
}

/** Writes a pattern. */
function patternText(pattern) {
  return pattern.map(stepText).join("/");
}

function stepMatches(step, text) {
  return step.index === "*" ? text.split("[", 1)[0] === step.name : stepText(step) === text;
}

/**
 * Returns the first step of a pattern that a path does not have; null for a match.
 *
 * A step has two conditions, its class and its place.
 */
function pathMiss(pattern, path) {
  const found = path.split("/");
  let count = 0;
  while (count < pattern.length && count < found.length &&
    stepMatches(pattern[count], found[count])) count += 1;
  const [step, other] = [pattern[count], found[count]];
  if (!step && other === undefined) return null;
  const isKin = step && other !== undefined && step.name === other.split("[", 1)[0];
  return {
    part: step ? stepText(step) : "the end of the path",
    reason: other === undefined ? "the path ends before" : `the step is ${other}`,
    held: 2 * count + (isKin ? 1 : 0),
  };
}

/** Returns the reason why an element does not match a rule; null if it does. */
function ruleMiss(rule, sighting) {
  const miss = pathMiss(rule.pattern, sighting.path);
  if (miss) return miss;
  if (rule.page !== undefined && rule.page !== sighting.page) {
    return { part: `page ${rule.page}`, held: 1000,
      reason: `the screen is ${sighting.page === undefined ? "unknown" : sighting.page}` };
  }
  if (rule.position !== undefined && rule.position !== sighting.position) {
    const reason = sighting.position === undefined ? "the element has no position" :
      `the position is ${sighting.position}`;
    return { part: `position ${rule.position}`, reason, held: 1001 };
  }
  if (rule.content !== undefined && rule.content !== sighting.content) {
    const reason = sighting.content === undefined ? "the element has no content" :
      `the content is "${sighting.content}"`;
    return { part: `content "${rule.content}"`, reason, held: 1002 };
  }
  return null;
}

/** Returns the pattern for all cells or tabs at a position; null for a path with neither. */
function anyPosition(pattern, position) {
  const cells = pattern.map(({ index }) => /^\d+:\d+$/.test(index || ""));
  const last = pattern.length - 1;
  let place = cells.lastIndexOf(true);
  if (place < 0 && position !== undefined && pattern[last].index === position) place = last;
  if (place < 0) return null;
  return pattern.map((step, at) => (at === place ? { ...step, index: "*" } : step));
}

/** True if a rule by path is for every row, item or tab of which an element is one. */
function isForEveryPlace({ path, position }, sighting) {
  const isOpen = position === undefined && sighting.position !== undefined;
  return path.includes("[*]") || (isOpen && !path.includes(`[${sighting.position}]`));
}

/** Writes a rule as a line of a file of rules. */
function ruleText({ name, page, path, position, content }) {
  const members = [["name", name], ["page", page], ["path", path], ["position", position],
    ["content", content]];
  const written = members.filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `{ ${written.join(", ")} }`;
}

/** Returns the name of an event for an element: its identifier or text in letters and digits. */
function eventName(sighting, identifier) {
  const words = (identifier || sighting.content || "").split(/[^A-Za-z0-9]+/).filter(Boolean);
  const name = words.map((word) => word[0].toUpperCase() + word.slice(1)).join("");
  return /^[A-Za-z]/.test(name) ? "Click" + name.slice(0, 60) : "CircledClick";
}

/** Returns the rules by which a person can circle an element: this one, any place, this text. */
function suggestedRules(sighting, identifier) {
  const pattern = pathPattern(sighting.path);
  if (!pattern || sighting.page === undefined) return [];
  const name = eventName(sighting, identifier);
  const { page, path, position, content } = sighting;
  const rules = [["thisElement", { name, page, path, position }]];
  if (position !== undefined) {
    const any = anyPosition(pattern, position);
    rules.push(["anyPosition", { name, page, path: any ? patternText(any) : path }]);
  }
  if (content) rules.push(["thisContent", { name, page, path, position, content }]);
  return rules.map(([kind, rule]) => ({ kind, rule, text: ruleText(rule) }));
}

// Numbers and texts with the library's bits: logarithms by series, 64-bit hashes, order of texts.

const bits = new DataView(new ArrayBuffer(8));
/** ln 2 in two parts, as in `Natural`: small multiples of the first are exact. */
const [lnHigh, lnLow] = [0.6931471803691238, 1.9082149292705877e-10];

/** Returns 2 to the power of an integer, exactly. */
function powerOfTwo(exponent) {
  bits.setBigUint64(0, BigInt(exponent + 1023) << 52n);
  return bits.getFloat64(0);
}

/** Rounds to the nearest integer; halves away from zero. */
function rounded(number) {
  return number < 0 ? -Math.round(-number) : Math.round(number);
}

/** Returns e to the power of a number up to 700. */
function naturalExp(exponent) {
  if (!(exponent > -700)) return 0;
  const twos = rounded(exponent / (lnHigh + lnLow));
  const rest = exponent - twos * lnHigh - twos * lnLow;
  let sum = 1;
  let term = 1;
  for (let number = 1; number <= 16; number += 1) {
    term *= rest / number;
    sum += term;
  }
  return powerOfTwo(twos) * sum;
}

/** Returns the logarithm of a positive number. */
function naturalLog(number) {
  bits.setFloat64(0, number);
  const high = bits.getUint32(0);
  let twos = (high >>> 20) - 1023;
  bits.setUint32(0, (high & 0xfffff) | 0x3ff00000);
  let part = bits.getFloat64(0);
  if (part > 1.4142135623730951) [twos, part] = [twos + 1, part / 2];
  const ratio = (part - 1) / (part + 1);
  const square = ratio * ratio;
  let sum = 0;
  let power = ratio;
  for (let odd = 1; odd <= 25; odd += 2) {
    sum += power / odd;
    power *= square;
  }
  return 2 * sum + twos * lnLow + twos * lnHigh;
}

const encoder = new TextEncoder();

/** Returns FNV-1a of a number and the UTF-8 of a text: the high and the low 32 bits. */
function hash64(kind, text) {
  let [high, low] = [0xcbf29ce4, 0x84222325];
  const add = (byte) => {
    low = (low ^ byte) >>> 0;
    // The prime is 2 to the power of 40, plus 435.
    const product = low * 435;
    const carry = Math.floor(product / 0x100000000);
    high = (Math.imul(high, 435) + carry + (low << 8)) >>> 0;
    low = product >>> 0;
  };
  add(kind);
  for (const byte of encoder.encode(text)) add(byte);
  return [high, low];
}

/** True for texts that Swift calls equal: accents may be parts of their letters or signs. */
function sameText(one, other) {
  if (one === other) return true;
  return one !== undefined && other !== undefined && one.normalize() === other.normalize();
}

/** Compares texts by their characters' numbers, as Swift does; UTF-16 has another order. */
function compareTexts(one, other) {
  const [left, right] = [Array.from(one.normalize()), Array.from(other.normalize())];
  const length = Math.min(left.length, right.length);
  for (let at = 0; at < length; at += 1) {
    if (left[at] !== right[at]) return left[at].codePointAt(0) - right[at].codePointAt(0);
  }
  return left.length - right.length;
}

// Facts of elements as tokens: sorted by 64-bit hashes, because sums of weights need that order.


/** The kinds of facts with their numbers in hashes, as `SignalToken.Kind` has them. */
const tokenKinds = ["identifier", "label", "text", "placeholder", "image", "action", "outlet",
  "reuse", "header", "class", "tag"];
/** The kinds that tell elements of one screen apart, and those that tell elements of an app. */
const namedKinds = ["identifier", "label", "text", "placeholder", "action", "outlet"];
const strongKinds = ["identifier", "text", "action", "outlet"];
const knownTokens = new Map();

/** Returns the token of a fact: equal facts have one object. */
function token(kind, text) {
  const fact = `${kind} ${text}`;
  if (!knownTokens.has(fact)) {
    const [high, low] = hash64(tokenKinds.indexOf(kind), text);
    knownTokens.set(fact, { fact, kind, text, high, low, isNamed: namedKinds.includes(kind),
      isStrong: strongKinds.includes(kind) });
  }
  return knownTokens.get(fact);
}

/** Returns the token of a fact as files have it, such as `text Buy`. */
function tokenOf(fact) {
  const end = fact.indexOf(" ");
  return token(fact.slice(0, end), fact.slice(end + 1));
}

/** Returns the number of a kind, by which facts are sorted in files. */
function kindNumber(kind) {
  return tokenKinds.indexOf(kind);
}

/** Returns tokens in the order of their hashes, each once. */
function tokenSet(tokens) {
  return [...new Set(tokens)].sort((a, b) => a.high - b.high || a.low - b.low);
}

/** Returns the number of tokens that two sets have in common. */
function commonCount(mine, theirs) {
  const all = new Set(theirs);
  return mine.reduce((count, one) => count + (all.has(one) ? 1 : 0), 0);
}

/** Numbers that are letters of Chinese, Japanese and cuneiform, besides those of `\p{N}`. */
const numberLetters = "\u3405\u3483\u382a\u3b4d\u4e00\u4e03\u4e07\u4e09\u4e24\u4e5d\u4e8c\u4e94" +
  "\u4e96\u4eac\u4ebf\u4ec0\u4edf\u4ee8\u4f0d\u4f70\u4fe9\u5006\u5104\u5146\u5169\u516b\u516d" +
  "\u5341\u5343-\u5345\u534c\u53c1-\u53c4\u56db\u58f1\u58f9\u5e7a\u5efe\u5eff\u5f0c-\u5f0e\u5f10" +
  "\u62d0\u62fe\u634c\u67d2\u6d1e\u6f06\u7396\u767e\u7695\u79ed\u8086\u842c\u8cae\u8cb3\u8d30" +
  "\u920e\u94a9\u9621\u9646\u964c\u9678\u96f6\uf96b\uf973\uf978\uf9b2\uf9d1\uf9d3\uf9fd" +
  "\u{12038}\u{12039}\u{12079}\u{12226}\u{1222b}\u{1230b}\u{1230d}\u{12399}\u{20001}\u{20064}" +
  "\u{200e2}\u{20121}\u{2092a}\u{20983}\u{2098c}\u{2099c}\u{20aea}\u{20afd}\u{20b19}\u{22390}" +
  "\u{22998}\u{23b1b}\u{2626d}\u{2f890}";
const startsWithNumber = new RegExp(`^[\\p{N}${numberLetters}]`, "u");
const startsWithLetter = /^\p{Alphabetic}/u;

/** True for a character that counts as a number. */
function isNumberSign(character) {
  return startsWithNumber.test(character);
}

/** Returns a text in which numbers do not count, unless it has no letters; else undefined. */
function stableText(text) {
  if (text === undefined || text === "") return undefined;
  const all = characters(text);
  const isMixed = all.some((one) => startsWithLetter.test(one)) && all.some(isNumberSign);
  if (!isMixed) return text;
  const numbers = all.map(isNumberSign);
  return all.map((one, at) => {
    if (!numbers[at]) return one;
    return numbers[at - 1] ? "" : "0";
  }).join("");
}

/** Returns a fact without its numbers, if it is a word that users see. */
function stableToken(one) {
  if (!["text", "label", "placeholder"].includes(one.kind)) return one;
  return token(one.kind, stableText(one.text) || one.text);
}

// The screen around an element as anchored rules see it: `SignalReader` and `SignalTree`.


/** Returns the controller whose root view a view is; undefined for others and for new views. */
function controllerOf(tree, id) {
  const { owner } = tree.nodes[id];
  return owner && owner.number !== undefined ? tree.controllers[owner.number] : undefined;
}

/** Returns the root view and the bar of the screen around a view; undefined outside controllers. */
function screenAround(tree, id) {
  const line = lineUp(tree, id);
  const owner = line.find((one) => controllerOf(tree, one));
  if (owner === undefined) return undefined;
  const own = controllerOf(tree, owner);
  if (own.navigates) {
    const shown = shownChild(tree, owner);
    return shown === undefined ? { root: owner } : { root: shown, bar: barIn(tree, owner) };
  }
  if (own.parent === undefined || !tree.controllers[own.parent].navigates) return { root: owner };
  const outer = line.slice(line.indexOf(owner) + 1).find((one) => controllerOf(tree, one));
  const isStack = outer !== undefined && controllerOf(tree, outer).navigates;
  return { root: owner, bar: isStack ? barIn(tree, outer) : undefined };
}

/** Returns the root view of the child that a navigation controller shows. */
function shownChild(tree, id) {
  for (const child of tree.nodes[id].children.slice().reverse()) {
    if (controllerOf(tree, child)) return child;
    const found = shownChild(tree, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

function barIn(tree, id) {
  for (const child of tree.nodes[id].children) {
    if (controllerOf(tree, child)) continue;
    if (tree.nodes[child].role === "navigationBar") return child;
    const found = barIn(tree, child);
    if (found !== undefined) return found;
  }
  return undefined;
}

const knownSights = new WeakMap();

/**
 * Returns the screen around a view: its nodes, and the elements of which events come.
 *
 * Null for a view outside controllers. The views of one screen have one sight.
 */
function sightAround(tree, id) {
  const found = screenAround(tree, id);
  if (!found) return null;
  if (!knownSights.has(tree)) knownSights.set(tree, new Map());
  const known = knownSights.get(tree);
  const key = `${found.root} ${found.bar}`;
  if (!known.has(key)) known.set(key, readSight(tree, found));
  return known.get(key);
}

function readSight(tree, { root, bar }) {
  const reader = { tree, screen: pathName(tree.nodes[root].owner.class), nodes: [],
    capturable: [] };
  addElement(reader, root, { path: reader.screen });
  if (bar !== undefined) {
    const name = pathName(tree.nodes[bar].class);
    const number = appendNode(reader, { role: "", className: name, actions: [], outlets: [],
      children: [], isStandIn: true });
    addItems(reader, bar, { parent: number, path: `${reader.screen}/${name}` });
  }
  for (const number of reader.capturable) reader.nodes[number].content = contentOf(reader, number);
  const elements = reader.capturable.map((number) => signalsOf(reader, number));
  const byRole = new Map();
  elements.forEach(({ role }, place) => {
    byRole.set(role, (byRole.get(role) || []).concat(place));
  });
  // A view can be on a screen and in its bar; the first place counts.
  const places = new Map(elements.map(({ id }, place) => [id, place]).reverse());
  return { tree, screen: reader.screen, nodes: reader.nodes, elements, byRole, places };
}

function appendNode(reader, node) {
  const number = reader.nodes.length;
  if (node.parent !== undefined) reader.nodes[node.parent].children.push(number);
  reader.nodes.push(node);
  return number;
}

/** Adds the items in a bar directly below its node: the views between are the system's. */
function addItems(reader, id, place) {
  const { groups } = reader.tree.model;
  const counts = new Map();
  for (const child of reader.tree.nodes[id].children) {
    const { role, facts } = reader.tree.nodes[child];
    const path = `${place.path}/${step(reader.tree, child, counts)}`;
    const isItem = groups.barItems.includes(role) || groups.controls.includes(role) ||
      (facts.actions || []).length > 0;
    if (isItem) addElement(reader, child, { ...place, path, isBarItem: true });
    else addItems(reader, child, { ...place, path });
  }
}

/** Returns a step with the index among siblings of the name, or another one. */
function step(tree, id, counts, other) {
  const name = pathName(tree.nodes[id].class);
  const key = name.normalize();
  const index = counts.get(key) || 0;
  counts.set(key, index + 1);
  return `${name}[${other === undefined ? index : other}]`;
}

function addElement(reader, id, place) {
  const { groups } = reader.tree.model;
  const view = reader.tree.nodes[id];
  const { facts, role } = view;
  const isCell = groups.cells.includes(role) && cellPlace(view.place) !== undefined;
  const label = stableText(facts.label);
  const node = {
    id, role, className: pathName(view.class), identifier: view.identifier || undefined, label,
    hasOwnLabel: label !== undefined, placeholder: stableText(facts.placeholder),
    image: facts.image, reuse: facts.reuse === null ? undefined : facts.reuse,
    actions: facts.actions || [], side: facts.side,
    outlets: facts.outlets || [], tag: facts.tag, isCell,
    isData: isCell && facts.reuse !== undefined,
    isBarItem: place.isBarItem || groups.barItems.includes(role),
    isStandIn: groups.bars.includes(role),
    ownText: groups.titled.includes(role) ? titleOf(reader.tree, id) : undefined,
    path: place.path, parent: place.parent, cell: place.cell, isHidden: view.isHidden,
    children: [],
  };
  const number = appendNode(reader, node);
  if (isCell) node.cell = number;
  const isCapturable = groups.controls.includes(role) || isCell || node.actions.length > 0 ||
    groups.barItems.includes(role);
  if (isCapturable) reader.capturable.push(number);
  addChildren(reader, id, number);
}

function addChildren(reader, id, number) {
  const node = reader.nodes[number];
  // A button without a title shows views of the app.
  const showsOwnViews = node.role === "button" && node.ownText === undefined;
  if (reader.tree.model.groups.closed.includes(node.role) && !showsOwnViews) return;
  const counts = new Map();
  for (const child of reader.tree.nodes[id].children) {
    const text = step(reader.tree, child, counts, listIndex(reader.tree, child));
    if (controllerOf(reader.tree, child)) continue;
    addElement(reader, child, { parent: number, cell: node.cell, path: `${node.path}/${text}` });
  }
}

/** Returns the index of a row, a header or a footer in paths; undefined for other views. */
function listIndex(tree, id) {
  const { place, facts } = tree.nodes[id];
  return cellPlace(place) && facts.reuse !== undefined ? "*" : place;
}

/** Returns the title: the text, or the texts of the parts of a control. */
function titleOf(tree, id) {
  const { text, children } = tree.nodes[id];
  if (text !== undefined) return stableText(text);
  const parts = children.filter((child) => !tree.nodes[child].isHidden)
    .map((child) => titleOf(tree, child)).filter((part) => part !== undefined);
  return parts.length === 0 ? undefined : parts.join("-");
}

/** Returns the text of events; undefined for a reused cell, whose texts are data of the app. */
function contentOf(reader, number) {
  const node = reader.nodes[number];
  const { titled, silent } = reader.tree.model.groups;
  if (titled.includes(node.role) && node.ownText !== undefined) return node.ownText;
  if (silent.includes(node.role) || node.isData) return undefined;
  const texts = visibleTexts(reader, number);
  return texts.length === 0 ? undefined : texts.join("-");
}

function visibleTexts({ nodes }, number) {
  return nodes[number].children.filter((child) => !nodes[child].isHidden && !nodes[child].isData)
    .flatMap((child) => [nodes[child].ownText, ...visibleTexts({ nodes }, child)])
    .filter((text) => text !== undefined);
}

/** Returns the facts that other elements have as their surroundings. */
function tokensOf(node) {
  if (node.isStandIn) return [];
  const single = [["identifier", node.identifier], ["label", node.hasOwnLabel ? node.label :
    undefined], ["text", node.ownText], ["placeholder", node.placeholder], ["image", node.image]];
  return single.filter(([, text]) => text !== undefined).map(([kind, text]) => token(kind, text))
    .concat(node.actions.map((text) => token("action", text)))
    .concat(node.outlets.map((text) => token("outlet", text)));
}

function signalsOf(reader, number) {
  const node = reader.nodes[number];
  return elementSignals(node, reader.screen, {
    inside: tokensInside(reader, number), around: tokensAround(reader, number),
    above: tokensAbove(reader, number),
  }, number);
}

/** Returns what a rule can know of a node, from the lists of facts inside, around and above. */
function elementSignals(node, screen, { inside, around, above }, number) {
  const own = tokensOf(node);
  const single = (kind, text) => (text === undefined ? undefined : [token(kind, text)]);
  const several = (kind, texts) => (texts.length === 0 ? undefined : tokenSet(texts.map((text) =>
    token(kind, text))));
  return {
    id: node.id, number, screen, role: node.role, className: node.className, path: node.path,
    side: node.side,
    names: [single("identifier", node.identifier), several("action", node.actions),
      several("outlet", node.outlets), single("tag", node.tag), single("reuse", node.reuse)],
    words: [single("text", node.content), single("label", node.label),
      single("placeholder", node.placeholder), single("image", node.image)],
    inside: tokenSet(inside), around: tokenSet(around), above: tokenSet(above),
    all: tokenSet(own.concat(inside).filter((one) => one.isNamed)),
    strong: tokenSet((node.isCell ? own.concat(inside) : own).filter((one) => one.isStrong)),
  };
}

function tokensInside(reader, number, skipped) {
  return reader.nodes[number].children
    .filter((child) => child !== skipped && !reader.nodes[child].isData)
    .flatMap((child) => tokensOf(reader.nodes[child]).concat(tokensInside(reader, child,
      skipped)));
}

function tokensAround(reader, number) {
  const { nodes } = reader;
  const node = nodes[number];
  if (node.cell !== undefined && node.cell !== number) {
    return tokensOf(nodes[node.cell]).concat(tokensInside(reader, node.cell, number));
  }
  if (node.parent === undefined || node.isCell || node.isBarItem) return [];
  return siblingsOf(number, nodes[node.parent].children, reader.tree.model.siblings)
    .flatMap((sibling) => tokensOf(nodes[sibling]).concat(nodes[sibling].isCell ? [] :
      tokensInside(reader, sibling)));
}

/** Returns the other children; of very many, the nearest. */
function siblingsOf(number, children, most) {
  const own = children.indexOf(number);
  if (children.length <= most || own < 0) return children.filter((child) => child !== number);
  const start = Math.max(0, Math.min(own - Math.floor(most / 2), children.length - most));
  return children.slice(start, start + most).filter((child) => child !== number);
}

function tokensAbove({ nodes }, number) {
  const tokens = [];
  for (let next = nodes[number].parent; next !== undefined; next = nodes[next].parent) {
    const node = nodes[next];
    if (node.isStandIn) break;
    tokens.push(...tokensOf(node));
    if (node.reuse !== undefined) tokens.push(token("reuse", node.reuse));
    if (!/^(?:UI|_)(?!\p{M})/u.test(node.className)) tokens.push(token("class", node.className));
  }
  return tokens;
}

/** Returns the elements of a role on a screen, without one of them. */
function peersOf(sight, element) {
  return (sight.byRole.get(element.role) || []).map((place) => sight.elements[place])
    .filter((one) => one !== element);
}

/** True if two elements share a fact by which one finds the other on another screen. */
function sharesStrongFact(one, other) {
  return commonCount(one.strong, other.strong) > 0;
}

/** True for equal texts, or for two that are absent. */
function sameOrAbsent(one, other) {
  return one === undefined && other === undefined ? true : sameText(one, other);
}

// Rules by all facts in files: `AnchoredFacts`, and the rule that facts make.


const nameKeys = ["identifier", "actions", "outlets", "tag", "reuseIdentifier"];
const wordKeys = ["text", "label", "placeholder", "image"];

/** Returns the numbers of others that have an element's facts, in the order of the facts. */
function sharedCounts(element, peers) {
  const meets = (part) => element[part].map((value, at) => (value === undefined ? 0 : peers.filter(
    (one) => one[part][at] !== undefined && commonCount(value, one[part][at]) > 0).length));
  const sets = (part) => {
    const counts = new Map();
    for (const one of peers) {
      for (const fact of one[part]) counts.set(fact, (counts.get(fact) || 0) + 1);
    }
    return element[part].map((fact) => counts.get(fact) || 0);
  };
  return { others: peers.length, names: meets("names"), words: meets("words"),
    inside: sets("inside"), around: sets("around"), above: sets("above"),
    path: peers.filter((one) => one.path.normalize() === element.path.normalize()).length };
}

const textsOfTokens = new WeakMap();

/** Returns the facts of a screen that have a text in files; of two equal texts, the first. */
function writableFacts(sight) {
  if (textsOfTokens.has(sight)) return textsOfTokens.get(sight);
  const all = new Map();
  for (const node of sight.nodes) {
    const more = [token("class", node.className)];
    if (node.reuse !== undefined) more.push(token("reuse", node.reuse));
    for (const one of tokensOf(node).concat(more)) {
      const key = one.fact.normalize();
      if (!all.has(key)) all.set(key, one);
    }
  }
  textsOfTokens.set(sight, new Set(all.values()));
  return textsOfTokens.get(sight);
}

function compareFacts(one, other) {
  return kindNumber(one.kind) - kindNumber(other.kind) || compareTexts(one.text, other.text);
}

/** Returns the facts of an element for a file of rules. */
function factsOf(sight, element, elsewhere) {
  const node = sight.nodes[element.number];
  const peers = peersOf(sight, element);
  const counts = sharedCounts(element, peers);
  const writable = writableFacts(sight);
  const counted = (part) => Object.fromEntries(element[part].map((one, at) => [one, counts[part][
    at]]).filter(([one]) => writable.has(one)).map(([one, count]) => [one.fact, count]));
  const numbers = counts.names.concat(counts.words, counts.path);
  const own = new Set(element.all);
  const known = [...new Set(peers.flatMap((one) => one.all))].filter((one) => !own.has(one) &&
    writable.has(one)).sort(compareFacts);
  return {
    page: sight.screen, role: node.role, class: node.className, path: node.path, side: node.side,
    identifier: node.identifier, actions: node.actions.slice().sort(compareTexts),
    outlets: node.outlets.slice().sort(compareTexts), tag: node.tag, reuseIdentifier: node.reuse,
    text: node.content, label: node.label, placeholder: node.placeholder, image: node.image,
    shared: Object.fromEntries(nameKeys.concat(wordKeys, "path").map((key, at) => [key,
      numbers[at]]).filter(([, count]) => count > 0)),
    inside: counted("inside"), around: counted("around"), above: counted("above"),
    others: peers.length,
    alike: 1 + peers.filter((one) => one.className === node.className).length,
    known: known.map((one) => one.fact), elsewhere,
  };
}

/** Returns a rule for an element whose facts so many others had when the rule was made. */
function weighted(element, counts, model, rest) {
  const weight = (count) => Math.min(model.mostDistinct, naturalLog((counts.others + 2) / (count +
    0.1)));
  const weights = Object.fromEntries(["names", "words", "inside", "around", "above"].map((part) => [
    part, counts[part].map(weight)]));
  return { element, model, ...weights, path: weight(counts.path), ...rest };
}

/** Returns the rule for an element of a screen, without the facts of a file. */
function ruleFor(sight, element) {
  const peers = peersOf(sight, element);
  return weighted(element, sharedCounts(element, peers), sight.tree.model, {
    count: 1 + peers.filter((one) => one.className === element.className).length,
    known: new Set(peers.flatMap((one) => one.all)), looksElsewhere: false,
  });
}

/** Returns the rule that facts make, with the weights of its facts. */
function ruleOf(facts, model) {
  const element = signalsOfFacts(facts, model);
  const counted = (part) => {
    const counts = new Map(Object.entries(facts[part] || {}).map(([fact, count]) => [stableToken(
      tokenOf(fact)), count]));
    return element[part].map((one) => counts.get(one) || 0);
  };
  const shared = (key) => (facts.shared || {})[key] || 0;
  return weighted(element, {
    others: facts.others, names: nameKeys.map(shared), words: wordKeys.map(shared),
    inside: counted("inside"), around: counted("around"), above: counted("above"),
    path: shared("path"),
  }, model, {
    facts, count: facts.alike, looksElsewhere: facts.elsewhere === true,
    known: new Set((facts.known || []).map((fact) => stableToken(tokenOf(fact)))),
  });
}

function signalsOfFacts(facts, { groups }) {
  const tokens = (part) => Object.keys(facts[part] || {}).map((fact) => stableToken(tokenOf(fact)));
  const content = stableText(facts.text);
  const label = stableText(facts.label);
  const node = {
    role: facts.role, className: facts.class, path: facts.path, side: facts.side,
    identifier: facts.identifier, tag: facts.tag, reuse: facts.reuseIdentifier,
    image: facts.image, actions: facts.actions || [], outlets: facts.outlets || [], content,
    ownText: groups.titled.includes(facts.role) ? content : undefined, label,
    hasOwnLabel: label !== undefined, placeholder: stableText(facts.placeholder),
    isCell: groups.cells.includes(facts.role),
  };
  return elementSignals(node, facts.page, { inside: tokens("inside"), around: tokens("around"),
    above: tokens("above") });
}

/** Returns the role and the best name of the element that facts describe. */
function factsName(facts) {
  const inner = Object.entries(facts.inside || {}).map(([fact, count]) => [tokenOf(fact), count])
    .filter(([one]) => one.kind === "text").sort((a, b) => a[1] - b[1] || compareFacts(a[0], b[0]));
  const quoted = [facts.text, facts.label, inner.length > 0 ? inner[0][0].text : undefined]
    .filter((one) => one !== undefined).map((one) => `"${one}"`);
  const identifier = facts.identifier === undefined ? undefined : "#" + facts.identifier;
  const names = [identifier, (facts.outlets || [])[0], (facts.actions || [])[0], ...quoted];
  return facts.role + " " + (names.find((one) => one !== undefined) || facts.path);
}

/** Writes a rule by all facts as a line of a file of rules. */
function factsText(name, facts) {
  const text = (key) => (facts[key] === undefined ? undefined : `${key}: ` + JSON.stringify(facts[
    key]));
  const list = (key) => (facts[key].length === 0 ? undefined : `${key}: [` + facts[key].map((
    one) => JSON.stringify(one)).join(", ") + "]");
  const object = (key, members) => (members.length === 0 ? undefined : `${key}: { ` + members
    .join(", ") + " }");
  const counted = (key) => object(key, Object.entries(facts[key]).map(([fact, count]) => [tokenOf(
    fact), count]).sort((a, b) => compareFacts(a[0], b[0])).map(([one, count]) => `${JSON
    .stringify(one.fact)}: ${count}`));
  const parts = [
    `name: ${JSON.stringify(name)}`, "scheme: \"anchored\"", text("page"), text("role"),
    text("class"), text("path"), text("side"), text("identifier"), list("actions"),
    list("outlets"), facts.tag === undefined ? undefined : `tag: ${facts.tag}`,
    text("reuseIdentifier"), text("text"), text("label"), text("placeholder"), text("image"),
    object("shared", Object.entries(facts.shared).map(([key, count]) => `${key}: ${count}`)),
    counted("inside"), counted("around"), counted("above"), `others: ${facts.others}`,
    `alike: ${facts.alike}`, list("known"), facts.elsewhere ? "elsewhere: true" : undefined,
  ];
  return `{ ${parts.filter((part) => part !== undefined).join(", ")} }`;
}

// A heat map: a table whose cells have a colour and say their value with its interval.


/** Returns the level of a share from 0 to 9; more survival or fewer wrong rules are higher. */
function heatLevel(percent, isWrong) {
  const worst = isWrong ? 10 : 100;
  const share = Math.min(1, Math.max(0, percent / worst));
  return Math.min(9, Math.floor((isWrong ? 1 - share : share) * 10));
}

/** Formats a percentage with one digit after the point. */
function percentText(percent) {
  return (Math.round(percent * 10) / 10).toFixed(1);
}

const countedOutcomes = ["kept", "lost", "stolen", "multi", "ghost", "retired", "remade", "gone"];

/** Returns the numbers of rules by their outcome, in words. */
function countsText(counts) {
  return countedOutcomes.filter((name) => counts[name] !== undefined)
    .map((name) => `${say("outcome." + name)} ${counts[name]}`).join(", ");
}

/** Returns the interval of a cell in words. */
function boundsText({ interval }) {
  return interval.map(percentText).join("\u2013");
}

/** Returns the words about a cell: its share, its interval and its counts. */
function cellText(cell) {
  if (!cell || typeof cell.percent !== "number") return say("noRules");
  const share = `${percentText(cell.percent)} %` + (cell.interval ? ` (${boundsText(cell)})` : "");
  return cell.title ? `${share}; ${cell.title}` : share;
}

/**
 * Draws a heat map; a cell is null, or has `percent`, `interval`, and its counts as a title.
 *
 * A title is shown to a mouse only, so a second table has the counts as text.
 */
function heatMap(caption, corner, columns, rows, isWrong) {
  const hasCounts = rows.some(({ cells }) => cells.some((cell) => cell && cell.title));
  return [
    matrix({ class: "heat" }, html("caption", {}, caption), corner, columns, rows, (cell) =>
      heatCell(cell, isWrong)),
    hasCounts ? html("details", { class: "counts" }, html("summary", {}, say("countsOf")),
      html("div", { class: "scroll", tabindex: 0, role: "group", "aria-label": caption }, matrix({},
        html("caption", { class: "unseen" }, caption), corner, columns, rows, (cell) => html("td",
          {}, cellText(cell))))) : null,
  ];
}

/** Draws a table with heads of its columns and of its rows. */
function matrix(attributes, caption, corner, columns, rows, draw) {
  const head = (name) => html("th", { scope: "col" }, name);
  return html("table", attributes, caption,
    html("thead", {}, html("tr", {}, head(corner), columns.map(head))),
    html("tbody", {}, rows.map(({ name, cells }) => html("tr", {}, html("th", { scope: "row" },
      name), cells.map(draw)))));
}

function heatCell(cell, isWrong) {
  if (!cell || typeof cell.percent !== "number") return html("td", { class: "none" }, "\u2013");
  const bounds = cell.interval ? html("span", { class: "interval" }, boundsText(cell)) : null;
  return html("td", { class: "heat" + heatLevel(cell.percent, isWrong), title: cell.title },
    html("b", {}, percentText(cell.percent)), " ", bounds);
}

// The rules of one screen under seeded changes: by scheme and kind of change, and what kills each.


const strengths = ["edit", "pair", "release"];

/** Returns the rows of a heat map: a kind of change each, with a cell for each scheme. */
function kindRows(study, value) {
  const names = strengths.filter((name) => study.schemes.some((scheme) =>
    (scheme.strengths || {})[name]));
  const rows = names.map((name) => ({ name: say("strength." + name), cells: study.schemes.map(
    (scheme) => shareCell(scheme.strengths[name], value)) }));
  const kinds = study.kinds.map((kind) => ({ name: libraryWord("edit", kind),
    cells: study.schemes.map((scheme) => shareCell(scheme.kinds[kind], value)) }));
  return rows.concat(kinds);
}

function shareCell(found, value) {
  if (!found || !found[value]) return null;
  const { percent, interval } = found[value];
  return { percent, interval, title: countsText(found.counts || {}) || undefined };
}

/** Returns the shares of a view's rules in a study of its scenario: scheme, survival, wrong. */
function survivalOf(data, scenario, view) {
  const study = (data.studies || {}).mutate;
  if (!study || study.scenario !== scenario.path) return [];
  return study.schemes.flatMap((scheme) => {
    const path = pathText(data, view.paths[data.schemes.indexOf(scheme.name)]);
    const rule = scheme.rules.find((one) => one.path === path);
    return rule && rule.outcomes && path !== "" ? [{ name: scheme.name, cells: ["survival",
      "wrong"].map((value) => shareCell(rule.outcomes, value)), killer: rule.killer }] : [];
  });
}

/** Returns the survival of a scheme's rules by strength of the changes. */
function schemeSurvival(data, scenario, name) {
  const study = (data.studies || {}).mutate;
  if (!study || study.scenario !== scenario.path) return [];
  const scheme = study.schemes.find((one) => one.name === name);
  return strengths.map((strength) => ({ strength, cell: shareCell(((scheme || {}).strengths ||
    {})[strength], "survival") })).filter(({ cell }) => cell);
}

/** Draws how well each path of a view survives, if `lab mutate` has measured it. */
function survivalSection(data, scenario, view) {
  const rows = survivalOf(data, scenario, view);
  if (rows.length === 0) return null;
  const words = (cell) => (cell ? `${percentText(cell.percent)} (${cell.interval.map(percentText)
    .join("\u2013")})` : "\u2013");
  const row = ({ name, cells, killer }) => [libraryWord("scheme", name), ...cells.map(words),
    killer ? killerWords(killer.edits) : say("survivesAll")];
  return section(say("survivalOf"), table(say("survivalOf"), [say("scheme"), say("survivalShort"),
    say("wrongShort"), say("smallestChange")], rows.map(row), { class: "survival" }));
}

/** Draws the survival by scheme, and the smallest change that each rule does not survive. */
function drawMutate(study) {
  const names = study.schemes.map(({ name }) => libraryWord("scheme", name));
  return [
    html("p", { class: "quiet" }, say("mutateIntro", study.scenario, study.step)),
    heatMap(say("survivalMap"), say("kindOfChange"), names, kindRows(study, "survival"), false),
    heatMap(say("wrongMap"), say("kindOfChange"), names, kindRows(study, "wrong"), true),
    study.schemes.map(rulesOf),
  ];
}

function rulesOf(scheme) {
  const title = say("rulesOf", libraryWord("scheme", scheme.name));
  return section(title, table(title, [say("element"), say("path"), say("smallestChange"), say(
    "outcome")], scheme.rules.map(ruleRow), { class: "killers" }));
}

function ruleRow(rule) {
  const { killer } = rule;
  if (!killer) {
    return [rule.element, rule.path || say("ambiguous"), rule.path ? say("survivesAll") : "", ""];
  }
  const trees = html("details", {}, html("summary", {}, killerWords(killer.edits)),
    html("div", { class: "columns" }, [["before", killer.before], ["after", killer.after]].map((
      [name, text]) => html("figure", {}, html("figcaption", {}, say(name)), html("pre", {}, text ||
      "")))));
  return [rule.element, rule.path, trees, outcomeMark(killer.outcome)];
}

// Rules by all facts: the evidence for each candidate, and the answer with its reasons.
// `Tests/Page/agreement.js` compares every answer with that of `AnchoredRule`.


/** The places of the identifier, the actions and the outlets among names. */
const anchoringNames = [0, 1, 2];
const outletPlace = 2;

/** Returns the share of two sets that agrees; of outlets, one in common is enough. */
function agreement(mine, theirs, oneIsEnough) {
  const common = commonCount(mine, theirs);
  if (oneIsEnough) return common > 0 ? 1 : 0;
  return common / (mine.length + theirs.length - common);
}

function addNames(rule, candidate, amounts) {
  rule.element.names.forEach((mine, place) => {
    const theirs = candidate.names[place];
    if (mine === undefined && theirs === undefined) return;
    if (mine === undefined) amounts.namesNew += 1;
    else if (theirs === undefined) amounts.namesMissing += 1;
    else {
      const share = agreement(mine, theirs, place === outletPlace);
      amounts.namesAgree += share * rule.names[place];
      amounts.namesDiffer += 1 - share;
      if (share === 1 && anchoringNames.includes(place) && rule.names[place] > 1) {
        amounts.anchored = 1;
      }
    }
  });
}

function addWords(rule, candidate, amounts) {
  rule.element.words.forEach((mine, place) => {
    const theirs = candidate.words[place];
    if (mine === undefined && theirs === undefined) return;
    if (mine === undefined) amounts.wordsNew += 1;
    else if (theirs === undefined) amounts.wordsMissing += 1;
    else if (mine[0] === theirs[0]) {
      amounts.wordsAgree += rule.words[place];
      if (place === 0 && rule.words[place] > 1) amounts.anchored = 1;
    }
  });
}

/** Compares two sets; the order of the sums is that of the facts. */
function overlap(rule, part, theirs) {
  const mine = rule.element[part];
  if (theirs.length === 0) return [0, 0, mine.length === 0 ? 0 : 1, 0];
  if (mine.length === 0) return [0, 0, 0, 1];
  const all = new Set(theirs);
  let [shared, lost, common] = [0, 0, 0];
  mine.forEach((one, at) => {
    if (all.has(one)) {
      shared += rule[part][at];
      common += 1;
    } else {
      lost += rule[part][at];
    }
  });
  const { newFact, mostDistinct } = rule.model;
  const share = shared > 0 ? shared / (shared + lost + newFact * (theirs.length - common)) : 0;
  return [share * Math.min(mostDistinct, shared), 1 - share, 0, 0];
}

function addPlace(rule, candidate, count, amounts) {
  const isElsewhere = !sameOrAbsent(candidate.screen, rule.element.screen);
  amounts.otherScreen = isElsewhere ? 1 : 0;
  amounts.sideDiffers = sameOrAbsent(candidate.side, rule.element.side) ? 0 : 1;
  if (sameOrAbsent(candidate.path, rule.element.path)) amounts.pathAgrees = rule.path;
  else amounts.pathDiffers = 1;
  const identity = Math.max(amounts.namesAgree, amounts.wordsAgree, amounts.insideAgrees, amounts
    .aroundAgrees);
  if (identity < rule.model.leastIdentity) {
    const isSameCount = count === rule.count && !isElsewhere;
    amounts[isSameCount ? "placeOnly" : "placeOnlyOfOtherCount"] = 1;
  }
  amounts.knownAsOther = isKnownAsOther(rule, candidate) ? 1 : 0;
}

/** True if a candidate has a name or a text by which the rule knew another element. */
function isKnownAsOther(rule, candidate) {
  return candidate.all.some((one) => rule.known.has(one) && !rule.element.all.includes(one));
}

/** Returns the score of a candidate: the sum of weighted evidence, as a logarithm of odds. */
function scoreOf(rule, candidate, count) {
  const { weights, start } = rule.model;
  const amounts = Object.fromEntries(weights.map(([name]) => [name, 0]));
  addNames(rule, candidate, amounts);
  addWords(rule, candidate, amounts);
  for (const part of ["inside", "around", "above"]) {
    const [agrees, differs, missing, isNew] = overlap(rule, part, candidate[part]);
    Object.assign(amounts, { [part + "Agrees"]: agrees, [part + "Differs"]: differs });
    if (part !== "around") {
      Object.assign(amounts, { [part + "Missing"]: missing, [part + "New"]: isNew });
    }
  }
  addPlace(rule, candidate, count, amounts);
  return weights.reduce((sum, [name, weight]) => sum + weight * amounts[name], start);
}

/** Returns the candidates of a screen, each with its place, score and confidence. */
function confidences(rule, sight) {
  const all = sight.byRole.get(rule.element.role) || [];
  const places = all.filter((place) => {
    const one = sight.elements[place];
    return sameOrAbsent(one.screen, rule.element.screen) || (rule.looksElsewhere &&
      sharesStrongFact(one, rule.element));
  });
  const count = all.filter((place) => sameOrAbsent(sight.elements[place].className, rule.element
    .className)).length;
  const scores = places.map((place) => scoreOf(rule, sight.elements[place], count));
  const top = Math.max(0, ...scores);
  const sum = scores.reduce((all_, score) => all_ + naturalExp(score - top), naturalExp(-top));
  return places.map((place, at) => ({ place, score: scores[at],
    confidence: naturalExp(scores[at] - top) / sum }));
}

/** Returns the answer of a rule on a screen: its kind, place and confidence. */
function verdictOf(rule, sight) {
  const all = confidences(rule, sight).sort((a, b) => b.confidence - a.confidence || a.place - b
    .place);
  const best = all[0];
  if (!best) return { kind: "noCandidate" };
  const { leastConfidence } = rule.model;
  const { place, confidence } = best;
  if (confidence >= leastConfidence) return { kind: "found", place, confidence };
  // Without its rivals, the best candidate would be found.
  const alone = 1 / (1 + naturalExp(-best.score));
  const isUndecided = alone >= leastConfidence && all.length > 1;
  return { kind: isUndecided ? "undecided" : "tooDifferent", confidence };
}

/** Returns the rule by all facts for a view; null if they do not tell it from the others. */
function anchoredRule(tree, id, elsewhere = false) {
  const sight = sightAround(tree, id);
  if (!sight || !sight.places.has(id)) return null;
  const place = sight.places.get(id);
  const rule = ruleOf(factsOf(sight, sight.elements[place], elsewhere), tree.model);
  const own = confidences(rule, sight).find((one) => one.place === place);
  return own && own.confidence >= tree.model.leastOwnConfidence ? rule : null;
}

/** Returns the views of some that a rule matches. */
function anchoredMatches(rule, tree, ids) {
  const verdicts = new Map();
  return ids.filter((id) => {
    const sight = tree.nodes[id].role === rule.element.role ? sightAround(tree, id) : null;
    if (!sight || !sight.places.has(id)) return false;
    if (!verdicts.has(sight)) verdicts.set(sight, verdictOf(rule, sight));
    const { kind, place } = verdicts.get(sight);
    return kind === "found" && place === sight.places.get(id);
  });
}

/** Returns the confidence of the rule for a view in its own element; undefined without one. */
function ownConfidence(tree, id) {
  const sight = sightAround(tree, id);
  if (!sight || !sight.places.has(id)) return undefined;
  const element = sight.elements[sight.places.get(id)];
  const elements = [element, ...peersOf(sight, element)];
  const byRole = new Map([[element.role, elements.map((_, place) => place)]]);
  return confidences(ruleFor(sight, element), { elements, byRole })[0].confidence;
}

/** Explains the answer about a view; null for a view that is not a candidate. */
function explanationOf(rule, tree, id) {
  const sight = sightAround(tree, id);
  if (!sight || !sight.places.has(id)) return null;
  const place = sight.places.get(id);
  const own = confidences(rule, sight).find((one) => one.place === place);
  if (!own) return null;
  const verdict = verdictOf(rule, sight);
  const isOther = verdict.kind === "found" && verdict.place !== place;
  return { kind: isOther ? "other" : verdict.kind, confidence: own.confidence,
    share: percent(isOther ? verdict.confidence : own.confidence),
    ...comparison(rule, sight.elements[place]) };
}

function percent(share) {
  return rounded(share * 100);
}

const nameWords = ["identifier", "actions", "outlets", "tag", "reuse identifier"];
const wordWords = ["text", "label", "placeholder", "image"];

/** Returns the facts that agree and differ: keys of texts, with numbers for parts of sets. */
function comparison(rule, candidate) {
  const found = { agrees: [], differs: [] };
  const note = (word, isSame) => found[isSame ? "agrees" : "differs"].push([word]);
  const compare = (word, mine, theirs) => {
    if (mine !== undefined || theirs !== undefined) note(word, sameOrAbsent(mine, theirs));
  };
  const written = (tokens) => tokens && tokens.map((one) => one.fact).join("\n");
  [["names", nameWords], ["words", wordWords]].forEach(([part, words]) => {
    words.forEach((word, at) => {
      const [mine, theirs] = [rule.element[part][at], candidate[part][at]].map(written);
      if (mine !== undefined || theirs !== undefined) note(word, mine === theirs);
    });
  });
  for (const [word, part] of [["content", "inside"], ["surroundings", "around"], ["containers",
    "above"]]) {
    const [mine, theirs] = [rule.element[part], candidate[part]];
    const common = commonCount(mine, theirs);
    const all = mine.length + theirs.length - common;
    if (all === 0) continue;
    if (common === 0 || common === all) note(word, common === all);
    else found.differs.push([word, common, all]);
  }
  compare("path", rule.element.path, candidate.path);
  compare("side", rule.element.side, candidate.side);
  compare("screen", rule.element.screen, candidate.screen);
  if (isKnownAsOther(rule, candidate)) note("a name or text of another element", false);
  return found;
}

/** Writes an explanation in the language of the page; in English it is that of the lab. */
function explanationText({ kind, share, agrees, differs }) {
  const words = (facts) => facts.map(([word, common, all]) => say("fact." + word) + (common ===
    undefined ? "" : say("partAgrees", common, all))).join(", ");
  return [say("anchored." + kind, share), agrees.length > 0 ? say("agree", words(agrees)) : "",
    differs.length > 0 ? say("differ", words(differs)) : ""].filter(Boolean).join("; ");
}

/** Returns the reason why a view is not the one that a rule means; null if it is. */
function anchoredMiss(rule, tree, id) {
  const { role } = tree.nodes[id];
  const { facts } = rule;
  const miss = (part, reason, held = 0) => ({ part, reason, held });
  if (role !== facts.role) return miss(`role ${facts.role}`, `the element is a ${role}`);
  const sight = sightAround(tree, id);
  const place = sight ? sight.places.get(id) : undefined;
  if (place === undefined) return miss(factsName(facts), "no click on the element gives an event");
  const explanation = explanationOf(rule, tree, id);
  if (!explanation) {
    return miss(`${facts.role} on ${facts.page}`, `the screen is ${sight.elements[place].screen}`);
  }
  if (explanation.kind === "found") return null;
  return miss(factsName(facts), explanationText(explanation), 1 + Math.trunc(1000 * explanation
    .confidence));
}

// How well a rule survives: certificates of the league, and the figures of this report's studies.


/**
 * Returns the expected survival of a kind of rule in words; undefined for an unknown kind.
 *
 * A rule with a text dies with that text, too.
 */
function certificateText(data, row, hasText = false) {
  const found = data.survival && data.survival.rows[row];
  if (!found) return undefined;
  const [low, high] = found.interval.map(percentText);
  const end = say("dies." + row);
  return say("certificate", percentText(found.survival), low, high, percentText(found.wrong),
    hasText ? say("dies.orText", end) : end);
}

/** Returns the row of the league for a kind of name; undefined for a kind that it does not have. */
function rowOfWay(data, kind) {
  return data.survival ? data.survival.ways[kind] : undefined;
}

/**
 * Draws a certificate, and the figures of `lab mutate` for the rule.
 *
 * Of a rule that it has not measured, the figures of the scheme's rules are drawn. All of them are
 * about one element, so a rule for every row has none.
 */
function certificateLines(data, scenario, view, row, { isForEvery, hasText } = {}) {
  if (isForEvery) return [html("p", { class: "quiet certificate" }, say("noCertificate"))];
  const text = certificateText(data, row, hasText);
  const measured = survivalOf(data, scenario, view).find(({ name }) => name === row);
  const cell = measured && measured.cells[0];
  const shares = cell ? [] : schemeSurvival(data, scenario, row).map((one) => say("strength." + one
    .strength) + " " + shareText(one.cell));
  return [
    text ? html("p", { class: "quiet certificate" }, text) : null,
    cell ? html("p", { class: "certificate" }, say("measured", shareText(cell))) : null,
    shares.length > 0 ? html("p", { class: "certificate" }, say("schemeMeasured", shares.join(
      ", "))) : null,
    hasText ? html("p", { class: "quiet" }, say("withoutText")) : null,
  ];
}

function shareText({ percent, interval }) {
  return `${percentText(percent)} % (${interval.map(percentText).join("\u2013")})`;
}

/** Draws the verdicts of `lab impact` about a rule of a name; nothing without a study. */
function verdictLines(data, name, sighting) {
  const { rules, base, head } = (data.studies || {}).impact || { rules: [] };
  const named = rules.filter((one) => one.name === name);
  const own = verdictsOf(data, sighting).filter((one) => one.name === name);
  return (own.length > 0 ? own : named).map(({ outcome, causes }) => html("p", {
    class: "certificate verdict" }, say("verdictOf", base, head), " ", verdictMark(outcome),
  causes.length > 0 ? ": " + causes.map(causeWords).join("; ") : ""));
}

/** Returns the fates of an element's rules in a study of two versions. */
function verdictsOf(data, sighting) {
  const study = (data.studies || {}).impact;
  if (!study) return [];
  return study.rules.filter(({ from }) => from.some((one) => one.path === sighting.path &&
    one.screen === sighting.page));
}

/** Draws the fates of an element's other rules between two versions; nothing without a study. */
function fateSection(data, sighting, names) {
  const verdicts = verdictsOf(data, sighting).filter(({ name }) => !names.includes(name));
  if (verdicts.length === 0) return null;
  const { base, head } = data.studies.impact;
  const title = say("fates", base || "", head || "");
  const row = ({ name, outcome, causes }) => [name, verdictMark(outcome), causes.map(causeWords)
    .join("; ")];
  return section(title, table(title, [say("rule"), say("outcome"), say("because")], verdicts.map(
    row), { class: "fates" }));
}

const knownSurveys = new WeakMap();

/** Returns the screens of a scenario, and the pages of each strong fact by its role. */
function surveyOf(data, scenario) {
  if (knownSurveys.has(scenario)) return knownSurveys.get(scenario);
  const survey = { seen: new Set(), pages: new Map() };
  for (const screen of new Set(scenario.steps.map((step) => step.screens[2]))) {
    if (screen === null || screen === undefined) continue;
    const tree = screenTree(data, screen, scenario.pages);
    const clickable = elementIDs(tree).filter((id) => tree.nodes[id].view.tap === "click");
    const sights = new Set(clickable.map((id) => sightAround(tree, id)).filter(Boolean));
    for (const element of [...sights].flatMap((sight) => sight.elements)) note(survey, element);
  }
  knownSurveys.set(scenario, survey);
  return survey;
}

function note({ seen, pages }, { screen, role, strong }) {
  seen.add(screen);
  for (const { fact } of strong) {
    const key = role + " " + fact;
    pages.set(key, (pages.get(key) || new Set()).add(screen));
  }
}

/** True if a rule may look on other screens: all were shown, and none has an element like it. */
function looksElsewhere(data, scenario, { screen, role, strong }) {
  const { seen, pages } = surveyOf(data, scenario);
  const declared = scenario.controllers || [];
  const hasRival = strong.some(({ fact }) => [...pages.get(role + " " + fact) || []].some((page) =>
    page !== screen));
  return !hasRival && declared.length > 0 && declared.every((page) => seen.has(page));
}

/** Returns the rule by all facts of a view, as `lab suggest` makes it; null without one. */
function allFactsRule(data, scenario, screen, number) {
  const tree = screenTree(data, screen, scenario.pages);
  const sight = tree.model ? sightAround(tree, number + 1) : null;
  if (!sight || !sight.places.has(number + 1)) return null;
  const element = sight.elements[sight.places.get(number + 1)];
  return anchoredRule(tree, number + 1, looksElsewhere(data, scenario, element));
}

// The rules of an element: those that match, those that nearly do, and new ones ready to copy.


/** Returns the facts of a clickable view that rules match; null for other views. */
function sightingOfView(data, view) {
  if (view.tap !== "click" || view.ways === undefined) return null;
  const { page, position, content } = view;
  return { page, position, content, path: pathText(data, view.paths[0]) };
}

const surveys = new WeakMap();

/** Returns the clickable elements of a scenario after its steps, each once. */
function survey(data, scenario) {
  if (surveys.has(scenario)) return surveys.get(scenario);
  const seen = new Map();
  for (const screen of new Set(scenario.steps.map((step) => step.screens[2]))) {
    for (const { view } of screenNodes(data, screen)) {
      if (view.tap === "click" && view.ways) seen.set(elementKey(data, view), view);
    }
  }
  surveys.set(scenario, [...seen.values()]);
  return surveys.get(scenario);
}

function elementKey(data, { page, paths, class: name, identifier, text }) {
  return JSON.stringify([page, pathText(data, paths[0]), name, identifier, text]);
}

/** Returns the ways to name a view with the elements that each names, the best first. */
function rankedWays(data, scenario, screen, view) {
  const all = survey(data, scenario);
  const now = screenNodes(data, screen).map((node) => node.view).filter((one) => one.tap ===
    "click");
  const count = (views, way) => views.filter((one) => (one.ways || []).includes(way)).length;
  const onPage = all.filter((one) => one.page === view.page);
  const ways = (view.ways || []).map((way) => {
    const [kind, name, cost] = data.ways[way];
    const counts = { now: count(now, way), screen: count(onPage, way), app: count(all, way) };
    return { kind, name, cost, ...counts };
  });
  return ways.sort((a, b) => rankOf(a) - rankOf(b) || a.cost - b.cost ||
    (a.name < b.name ? -1 : 1));
}

/** A name of one element in the app precedes one of one element on the screen, and others. */
function rankOf({ now, screen, app }) {
  if (app === 1) return 0;
  if (screen === 1) return 1;
  return now === 1 ? 2 : 3;
}

/** Returns the rules to copy for an element, each with its row of the league; the best first. */
function suggestionsOf(rule, sighting, identifier) {
  const paths = suggestedRules(sighting, identifier).map((one) => ({ ...one, row: "default" }));
  if (!rule) return paths;
  const text = factsText(eventName(sighting, identifier), rule.facts);
  return [{ kind: "allFacts", text, row: "anchored" }, ...paths];
}

/** Returns what parts a rule's survival from that of its path: every row, or a text. */
function survivalTraits(rule, sighting) {
  if (!rule || rule.scheme || rule.path === undefined) return {};
  return { isForEvery: isForEveryPlace(rule, sighting), hasText: rule.content !== undefined };
}

/** Draws the sections about rules; nothing for a view that cannot be clicked. */
function ruleSections(data, scenario, screen, { view, number }) {
  const sighting = sightingOfView(data, view);
  if (!sighting) return null;
  const rules = scenario.rules || [];
  const matches = (view.matches || []).map((one) => rules[one]).filter(Boolean);
  const misses = (view.misses || []).filter(([one]) => rules[one]);
  const rule = allFactsRule(data, scenario, screen, number);
  const lines = (row, one) => certificateLines(data, scenario, view, row, survivalTraits(one,
    sighting));
  return [
    rules.length === 0 ? null : section(say("matchingRules"), matches.length === 0 ?
      html("p", { class: "quiet" }, say("noRuleMatches")) : matches.map((one) => [html("h4", {},
        one.name), copyLine(one.text), verdictLines(data, one.name, sighting), lines(one.scheme ||
        "default", one)])),
    misses.length === 0 ? null : section(say("nearRules"), table(say("nearRules"), [say("rule"),
      say("failingPart"), say("because")], misses.map(([one, part, reason]) => [rules[one]
      .name, part, phrase("miss", reason)]), { class: "misses" })),
    section(say("suggestedRules"), html("p", { class: "quiet" }, say("rulesHint")),
      suggestionsOf(rule, sighting, view.identifier).map(({ kind, text, row, rule: one }) =>
        html("div", { class: "suggestion" }, html("h4", {}, say("circle." + kind)), copyLine(text),
          lines(row, one)))),
    fateSection(data, sighting, matches.map(({ name }) => name)),
    survivalSection(data, scenario, view),
    wayTable(data, rule, rankedWays(data, scenario, screen, view)),
  ];
}

/** The ways to name an element, as `lab suggest` ranks them. */
function wayTable(data, rule, ways) {
  // A rule by all facts that abstains when in doubt names one element.
  const first = rule ? [{ kind: "all facts", name: factsName(rule.facts), now: 1, screen: 1,
    app: 1 }] : [];
  const found = table(say("waysToName"), [say("way"), say("name"), say("onScreen"), say("onPage"),
    say("inScenario")], [], { class: "ways" });
  for (const { kind, name, now, screen, app } of first.concat(ways)) {
    const text = certificateText(data, rowOfWay(data, kind));
    const cells = [libraryWord("way", kind), html("code", {}, name), now, screen, app].map((
      cell) => html("td", {}, cell));
    // A column for the certificates would leave no width for the names.
    append(found.tBodies[0], html("tr", { class: text ? "named" : null }, cells), text ?
      html("tr", { class: "note" }, html("td", { colspan: cells.length }, text)) : null);
  }
  return section(say("waysToName"), found);
}

// The outcome of a tap on a view, and the reason why a view takes no clicks of its own.


const controls = ["alertAction", "backButton", "barButton", "button", "pageControl", "picker",
  "search", "segment", "segments", "slider", "stepper", "switch", "tab", "textField", "textView"];

/** Returns the outcome of a tap on the middle of a view, in the words of the library. */
function tapText(data, nodes, node) {
  return node.view.tap || "nothing: " + absence(data, nodes, node);
}

/** Returns the reason why the library foresees no click on a view. */
function absence(data, nodes, node) {
  const { view } = node;
  if (flagsOf(view).includes("disabled")) return "it is disabled";
  if (isHidden(nodes, node)) return "not shown";
  // The outcomes of a screen with too many views are left out, as the paths of further schemes are.
  if (view.paths.length < data.schemes.length) return "the screen has too many views to tell";
  const outer = elementAround(nodes, node);
  if (outer) return `it is a part of ${viewName(outer.view)}`;
  if (controls.includes(view.kind)) return "it has no action for a tap";
  if (["row", "item"].includes(view.kind)) return "its list reports no selection";
  return "it takes no clicks";
}

/** Returns the element that a view is in: the nearest control, or view that takes clicks. */
function elementAround(nodes, node) {
  for (let next = nodes[node.parent]; next; next = nodes[next.parent]) {
    if (next.view.tap || controls.includes(next.view.kind)) return next;
  }
  return undefined;
}

// The element that an observer chose: its names, its paths in every scheme, and what a tap gives.


/** Draws the chosen view, and the list of all views, by which a keyboard chooses one. */
function drawElement(place, data, scenario, screen, state, actions) {
  const nodes = screenNodes(data, screen);
  const node = nodes[state.view];
  fill(place, node ? chosen(data, scenario, screen, nodes, node, actions) :
    html("p", { class: "empty" }, say("chooseView")),
  nodes.length > 0 ? section(say("views"), viewList(nodes, state, actions)) : null);
}

function chosen(data, scenario, screen, nodes, node, actions) {
  const { view } = node;
  const isClick = view.tap === "click";
  return [
    html("h3", {}, viewName(view)),
    html("p", { class: isClick ? "good" : "" }, html("b", {}, say("tapGives")), " ", isClick ?
      say("tap.click") : phrase("tap", tapText(data, nodes, node))),
    facts(view, nodes, node),
    section(say("paths"), data.schemes.map((name, scheme) => scheme in view.paths ? pathBlock(data,
      scenario, nodes, node, name, scheme, actions) : null)),
    view.selector ? section(say("selector"), copyLine(view.selector)) : null,
    ruleSections(data, scenario, screen, node),
  ];
}

function facts(view, nodes, node) {
  const [x, y, width, height] = view.frame;
  const all = [
    [say("class"), view.class],
    [say("identifier"), view.identifier],
    [say("text"), view.text],
    [say("controller"), view.controller],
    [say("frame"), `${x}, ${y}  ${width} \u00d7 ${height}`],
    [say("position"), view.position],
    [say("flags"), flagsOf(view).map((flag) => phrase("flag", flag)).join(", ")],
    [say("visible"), isHidden(nodes, node) ? say("no") : say("yes")],
  ];
  return table(say("element"), ["", ""], all.filter(([, value]) => value), { class: "facts" });
}

/** Draws a path as a breadcrumb: each step chooses the view that has the path up to it. */
function pathBlock(data, scenario, nodes, node, name, scheme, actions) {
  const text = pathText(data, node.view.paths[scheme]);
  const shared = [...collisions(data, nodes, scheme).values()].find((numbers) => numbers.includes(
    node.number));
  const { steps: crumbs, separator, end } = breadcrumb(data, nodes, node, scheme);
  const steps = crumbs.map(({ name: step, target }, index) => {
    const label = target >= 0 ? button({ class: "link" }, () => actions.choose(target), step) :
      html("span", {}, step);
    const between = html("span", { class: "quiet" }, `\u200a${separator.trim()}\u200a`);
    return [index > 0 ? between : null, label];
  });
  return html("div", { class: "path" },
    html("h4", {}, libraryWord("scheme", name), scenario.scheme === scheme ? html("span", {
      class: "quiet" }, " ", say("usedScheme")) : null),
    html("nav", { class: "crumbs", "aria-label": say("pathIn", libraryWord(
      "scheme", name)) }, steps, end),
    copyButton(text),
    shared ? html("p", { class: "bad" }, say("collision", shared.length)) : null);
}

/** The views as a tree: keys move the focus, and Enter or a click chooses. */
function viewList(nodes, state, actions) {
  const start = nodes[state.view] ? state.view : 0;
  const items = nodes.map((node) => {
    const item = button({
      role: "treeitem",
      id: "view-" + node.number,
      "aria-level": node.depth + 1,
      "aria-selected": node.number === state.view,
      tabindex: node.number === start ? 0 : -1,
      class: "plain view" + (isHidden(nodes, node) ? " hidden" : ""),
    }, () => actions.choose(node.number), viewName(node.view),
    node.view.tap ? html("span", { class: "quiet" }, "  ", phrase("tap", node.view.tap)) :
      null);
    item.style.paddingInlineStart = Math.min(node.depth, 24) * 0.7 + "em";
    return item;
  });
  const tree = html("div", { class: "views", role: "tree", "aria-label": say("views") }, items);
  const place = () => Math.max(0, items.indexOf(document.activeElement));
  const visit = (next) => {
    for (const item of items) item.tabIndex = -1;
    items[next].tabIndex = 0;
    items[next].focus();
  };
  moveByKeys(tree, "treeitem", { place, count: () => items.length, choose: visit });
  tree.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key !== "ArrowLeft" && event.key !== "ArrowRight") return;
    event.preventDefault();
    const { parent, children } = nodes[place()];
    const next = event.key === "ArrowLeft" ? parent : children[0];
    if (next >= 0) visit(next);
  });
  return tree;
}

// Cycles of calls: code that sends a message to its own object which leads back to the code.

/** Returns the method that a class runs for a message, its own or an inherited one. */
function resolved(classes, name, signature) {
  const type = classes.find((one) => one.name === name);
  for (const owner of [name, ...((type || {}).superclasses || [])]) {
    const found = classes.find((one) => one.name === owner);
    const method = found && found.methods.find((one) => one.signature === signature);
    if (method && method.after) return method;
  }
  return null;
}

/** Returns the code at the end of a method's chain, by the method that it was written for. */
function codeAfter(method) {
  const code = (method.after || []).filter((one) => !one.hook).pop();
  return code ? code.writtenFor || code.name : "";
}

/**
 * Returns the codes of a cycle that begins with a message to an object of a class, in the order of
 * the calls, the first one again at the end; null without a cycle.
 */
function cycleOf(classes, calls, name, signature, known = []) {
  const method = resolved(classes, name, signature);
  const code = method ? codeAfter(method) : "";
  if (code === "") return null;
  if (known.includes(code)) return known.slice(known.indexOf(code)).concat(code);
  for (const selector of (calls || {})[code] || []) {
    const found = cycleOf(classes, calls, name, signature[0] + " " + selector, known.concat(code));
    if (found) return found;
  }
  return null;
}

// The dispatch table before and after a hook step: methods, and the code that each runs.


/** Returns the class in a method's name: `-[A b:]` names `A`. */
function classOf(name) {
  const found = /^[-+]\[(\S+) /.exec(name || "");
  return found ? found[1] : "";
}

/** Returns the code at the end of a chain; null for a method without code. */
function codeOf(chain) {
  const found = (chain || []).filter((one) => !one.hook);
  return found.length > 0 ? found[found.length - 1] : null;
}

/** The identity of code: the method that it was written for, and its owner. */
function codeName(code) {
  return code.writtenFor || code.name;
}

/** True for code that was written for another class than the method's own and its superclasses. */
function isFromSibling(type, code) {
  const owner = code ? classOf(code.writtenFor) : "";
  return owner !== "" && owner !== type.name && !(type.superclasses || []).includes(owner);
}

/** Draws the changes of a step; without one, those of the steps before it. */
function drawDispatch(place, scenario, index) {
  const changed = scenario.steps.map((step, at) => ({ step, at }))
    .filter(({ step, at }) => at <= index && (step.changes || []).length > 0);
  const own = changed.filter(({ at }) => at === index);
  const shown = own.length > 0 ? own : changed;
  fill(place, shown.length === 0 ? html("p", { class: "empty" }, say("noChanges")) : null,
    shown.map(({ step, at }) => section(say("changesOf", at + 1, step.name || step.verb),
      step.changes.map((change) => changeBlock(change, scenario.calls)))));
}

function changeBlock({ launch, classes }, calls) {
  const methods = classes.flatMap((type) => type.methods.map((method) => ({ type, method })));
  for (const one of methods) {
    one.cycle = cycleOf(classes, calls, one.type.name, one.method.signature);
  }
  const rows = dispatchRows(methods);
  const circles = methods.filter(({ cycle }) => cycle);
  const wrong = methods.filter(({ type, method }) => isFromSibling(type, codeOf(method.after)));
  return html("div", { class: "change" },
    launch === undefined ? null : html("p", { class: "quiet" }, say("atLaunch", launch + 1)),
    html("div", { class: "diagrams" },
      ["before", "after"].map((side) => html("div", {}, html("h4", {}, say(side)), diagram(
        methods, rows, side)))),
    wrong.length > 0 ? html("ul", { class: "warnings" }, wrong.map(({ type, method }) =>
      html("li", { class: "bad" }, "\u26a0 ", say("sibling",
        say("methodOf", method.signature, type.name),
        codeName(codeOf(method.after)))))) : null,
    circles.length > 0 ? html("ul", { class: "warnings" }, circles.map(({ type, method, cycle }) =>
      html("li", { class: "bad" }, "\u21bb ", say("cycle", say("methodOf", method.signature, type
        .name), cycle.join(" > "))))) : null);
}

/** The columns of a diagram, the room beside the texts of a box, and the height of a line. */
const [methodLeft, codeLeft, boxWidth, diagramWidth] = [6, 268, 206, 480];
const [boxInset, lineTall, boxGap] = [8, 14, 8];

/** Returns the code of both sides; code stands beside the method that it is for. */
function placedCodes(methods) {
  const names = methods.map(({ type, method }) =>
    `${method.signature[0]}[${type.name} ${method.signature.slice(2)}]`);
  const codes = [];
  const place = (code, row) => {
    const name = codeName(code);
    if (codes.includes(name)) return;
    const at = names.indexOf(name) >= 0 ? names.indexOf(name) : row;
    codes[codes[at] === undefined ? at : Math.max(codes.length, methods.length)] = name;
  };
  // Both sides place all code, so that the same code stands at the same height.
  const found = methods.flatMap(({ method }, row) => ["before", "after"].map((side) => ({ row,
    code: codeOf(method[side]) }))).filter(({ code }) => code);
  for (const { code, row } of found) if (names.includes(codeName(code))) place(code, row);
  for (const { code, row } of found) place(code, row);
  return codes;
}

/** Returns the lines of a box: texts with their sizes and styles, none wider than the box. */
function boxLines(parts) {
  return parts.flatMap(([text, size, style]) => wrapped(text, boxWidth - 2 * boxInset, size)
    .map((line) => ({ line, size, style })));
}

/** Returns the lines of a method's box: its class, its name, and its hooks or that it has none. */
function methodLines({ type, method }, side) {
  const hooks = (method[side] || []).filter((one) => one.hook).map((one) => one.owner || one.name);
  const mark = method[side] ? null : [say("noMethod"), 10, "quiet"];
  return boxLines([[type.name, 11, "quiet"], [method.signature, 12, null], mark,
    hooks.length > 0 ? ["\u21c4 " + hooks.join(" > "), 10, "hooks"] : null].filter(Boolean));
}

/** Returns the code of methods on a side that has a name. */
function namedCode(methods, side, name) {
  return methods.map(({ method }) => codeOf(method[side]))
    .find((code) => code && codeName(code) === name);
}

/** Returns the lines of the box of code: the class that it was written for, its name, its owner. */
function codeLines(methods, side, name) {
  const { owner } = namedCode(methods, side, name) || {};
  const found = /^([-+])\[(\S+) (.*)\]$/.exec(name);
  const [head, text] = found ? [found[2], `${found[1]} ${found[3]}`] : ["", name];
  return boxLines([head ? [head, 11, "quiet"] : null, [text, 12, null],
    owner && owner !== text ? [`(${owner})`, 10, "quiet"] : null].filter(Boolean));
}

/** Returns the rows of a change: the same ones on both sides, as high as their boxes need. */
function dispatchRows(methods) {
  const codes = placedCodes(methods);
  let next = boxGap;
  return Array.from({ length: Math.max(methods.length, codes.length) }, (_, row) => {
    const counts = ["before", "after"].flatMap((side) => [
      methods[row] ? methodLines(methods[row], side).length : 0,
      codes[row] === undefined ? 0 : codeLines(methods, side, codes[row]).length]);
    const [y, tall] = [next, Math.max(...counts) * lineTall + 10];
    next += tall + boxGap;
    return { code: codes[row], y, tall, middle: y + tall / 2, end: next };
  });
}

/** Draws methods at the left and code at the right, with arrows between them. */
function diagram(methods, rows, side) {
  const code = rows.filter((row) => row.code !== undefined);
  return svg("svg", { viewBox: `0 0 ${diagramWidth} ${rows.length > 0 ? rows[rows.length - 1].end :
    boxGap}`, class: "dispatch", role: "img", "aria-label": described(methods, side) },
  methods.map((one, at) => drawBox(methodLines(one, side), methodLeft, rows[at],
    one.method[side] ? "method" : "method none", `${one.type.name} ${one.method.signature}`)),
  code.map((row) => drawBox(codeLines(methods, side, row.code), codeLeft, row,
    namedCode(methods, side, row.code) ? "code" : "code none", row.code)),
  methods.map((one, at) => arrow(one, side, rows, rows[at].middle)));
}

function drawBox(lines, x, { y, tall }, style, title) {
  return svg("g", { class: style }, svg("title", {}, title),
    svg("rect", { x, y, width: boxWidth, height: tall, rx: 5 }),
    lines.map(({ line, size, style: lineStyle }, at) => svg("text", { x: x + boxInset,
      y: y + 16 + at * lineTall, "font-size": size, class: lineStyle }, line)));
}

/** Draws the arrow from a method to its code; it is red for a sibling's code and for a cycle. */
function arrow({ type, method, cycle }, side, rows, from) {
  const code = codeOf(method[side]);
  if (!code) return null;
  const to = rows.find((row) => row.code === codeName(code)).middle;
  const isCircle = cycle && side === "after";
  const [start, end] = [methodLeft + boxWidth + 2, codeLeft - 2];
  const path = svg("path", { class: isFromSibling(type, code) || isCircle ? "arrow wrong" : "arrow",
    d: `M${start},${from}C${start + 30},${from} ${end - 28},${to} ${end},${to}m-6,-4l6,4l-6,4` });
  return isCircle ? [path, svg("text", { x: start + 14, y: from - 6, "font-size": 15,
    class: "cycle" }, "\u21bb")] : path;
}

/** The diagram in words, for screen readers. */
function described(methods, side) {
  return methods.map(({ type, method }) => {
    const chain = (method[side] || []).map((one) => one.name).join(" > ") || say("noMethod");
    return `${type.name} ${method.signature}: ${chain}`;
  }).join("; ");
}

// Tables of many rows: the first rows at once, and the others on demand.


/** The number of rows that a table shows at once. */
const firstRows = 60;

/** Makes a table of items; a line below it says how many rows are left out, and shows them. */
function longTable(caption, head, items, rowOf, attributes) {
  const [first, rest] = [items.slice(0, firstRows), items.slice(firstRows)];
  const start = table(caption, head, first.map(rowOf), attributes);
  if (rest.length === 0) return start;
  const more = html("details", { class: "more", on: { toggle: () => {
    // The rows are made when they are wanted, as there may be thousands.
    if (!more.open || more.childElementCount > 1) return;
    append(more, table(caption, head, rest.map(rowOf), attributes));
  } } }, html("summary", {}, say("moreRows", rest.length)));
  return [start, more];
}

// The paths that the page computes itself: the default scheme, and its classes-and-depths form.


/** Returns the steps of a view's path, the outermost first: names with their indexes. */
function pathStepsOf(tree, id) {
  const steps = [];
  for (const one of lineUp(tree, id)) {
    const node = tree.nodes[one];
    if (node.owner || superview(tree, one) === undefined) {
      steps.unshift([node.owner ? screenStep(tree, node.owner) : pathName(node.class), "0"]);
      break;
    }
    if (node.like === "UISegment") continue;
    const index = node.place === undefined ? indexAmongSame(tree, one) : node.place;
    steps.unshift([pathName(node.class), String(index)]);
  }
  return steps;
}

/** Returns the first step: the alias of the controller, or else its class. */
function screenStep(tree, owner) {
  const named = Object.prototype.hasOwnProperty.call(tree.pages, owner.class) ?
    tree.pages[owner.class] : undefined;
  const alias = owner.alias === undefined ? named : owner.alias;
  return alias === undefined ? pathName(owner.class) : aliasName(alias);
}

/** Returns the path of a view in the default scheme. */
function defaultPath(tree, id) {
  return pathStepsOf(tree, id).map(([name, index]) => `${name}[${index}]`).join("/");
}

/** Returns a view's path as `A-B & 0-0`; null for one that this form cannot write. */
function classesAndDepths(tree, id) {
  const steps = pathStepsOf(tree, id);
  const isWritable = steps.every(([name]) => lengthOfClassName(name, true) === name.length);
  if (!isWritable) return null;
  const column = (at) => steps.map((step) => step[at]).join("-");
  return `${column(0)} & ${column(1)}`;
}

/** Returns the position among similar elements: a segment, a tab, or a cell's `section:row`. */
function elementPosition(tree, id) {
  const node = tree.nodes[id];
  const cell = lineUp(tree, id).map((one) => tree.nodes[one].place).find(cellPlace);
  if (node.like === "UISegmentedControl") {
    return node.segment === undefined ? cell : String(node.segment);
  }
  if (node.like === undefined || superview(tree, id) === undefined) return cell;
  return String(indexAmongSame(tree, id));
}

// The answers of rules by all facts about a changed screen, with their reasons.


/** Returns the answers about each element: its outcome, and the reasons about it or its rival. */
function answersOf(trees, outcomes) {
  return trees.elements.map((id, at) => ({ id, one: outcomes[at] })).filter(({ one }) => one)
    .map(({ id, one }) => {
      const isThere = !["retired", "ghost"].includes(one.result);
      const about = [isThere ? id : undefined, one.found.find((found) => found !== id)]
        .filter((other) => other !== undefined);
      const reasons = about.map((other) => ({ id: other, explanation: explanationOf(one.rule, trees
        .after, other) })).filter(({ explanation }) => explanation);
      return { id, result: one.result, reasons };
    });
}

/** Draws the answers after changes; those of rules that are not kept come first. */
function answerTable(trees, all, link) {
  const found = all.find(([name]) => name === "anchored");
  if (!found) return null;
  const answers = answersOf(trees, found[1]);
  const order = answers.filter(({ result }) => result !== "kept").concat(answers.filter((
    { result }) => result === "kept"));
  const row = ({ id, result, reasons }) => [link(id), outcomeMark(result), reasons.map((
    { id: other, explanation }) => html("p", {}, other === id ? "" : [link(other), ": "],
    explanationText(explanation)))];
  return order.length === 0 ? null : section(say("anchoredAnswers"), longTable(say(
    "anchoredAnswers"), [say("element"), say("outcome"), say("because")], order, row, {
    class: "answers" }));
}

// The form of an edit, with the views of the screen as the edits before it have left them.


/** The field that each refusal is about; others are about the view. */
const refusedFields = { noName: "name", noSibling: "to" };

/** Returns the name of a view before or after edits; new ones have numbers. */
function editedName({ before, after }, id) {
  const node = after.nodes[id] || before.nodes[id];
  const number = id - before.nodes.length + 1;
  return viewName(node) + (number > 0 ? ` (${say("newView", number)})` : "");
}

/** Returns the id of the view that the form edits: the chosen one of the picture, or a new one. */
function editTarget({ after }, { view, whatIf }) {
  const { chosen } = whatIf.form;
  const ids = elementIDs(after);
  // A click on the picture chooses again.
  if (chosen && chosen.view === view && ids.includes(chosen.id)) return chosen.id;
  return ids.includes(view + 1) ? view + 1 : ids[0];
}

/** Returns the places of an edit of a view, each with the views that it may be relative to. */
function targetPlaces({ after }, kind, id) {
  const parent = superview(after, id);
  if (kind !== "move") {
    return editPlaces.filter((place) => parent !== undefined || ["first", "last"].includes(place))
      .map((place) => [place, []]);
  }
  const siblings = parent === undefined ? [] : after.nodes[parent].children.filter((one) =>
    one !== id);
  const isInside = (place) => ["first", "last"].includes(place);
  return siblings.length === 0 ? [] : editPlaces.map((place) => [place, isInside(place) ? [parent] :
    siblings]);
}

function choice(label, attributes, values, chosen, words, change) {
  return html("label", { class: "field" }, html("span", {}, label), html("select", {
    ...attributes, on: { change: (event) => change(event.target.value) },
  }, values.map((value) => html("option", { value, selected: String(value) === String(chosen) },
    words(value)))));
}

function input(label, attributes, form, name) {
  return html("label", { class: "field" }, html("span", {}, label), html("input", {
    ...attributes, value: form[name],
    on: { input: (event) => { form[name] = event.target.value; } },
  }));
}

/** Returns the attributes of a field: its id, and the refusal that is about it. */
function fieldNamed(name, { refusal }) {
  const isRefused = refusal !== null && refusal.field === name;
  return { id: "edit-" + name, "aria-invalid": isRefused ? "true" : null,
    "aria-describedby": isRefused ? "edit-refusal" : null };
}

/** Draws the fields that the chosen kind of edit has. */
function editForm(data, scenario, trees, state, actions) {
  const { whatIf } = state;
  const { form } = whatIf;
  const target = editTarget(trees, state);
  const uses = (field) => editFields[field].includes(form.kind);
  const set = (name) => (value) => {
    form[name] = value;
    actions.redraw();
  };
  const indent = (id) => "\u00a0".repeat(Math.min(lineUp(trees.after, id).length - 1, 12));
  const words = (id) => indent(id) + editedName(trees, id);
  const chooseTarget = (value) => {
    const isNew = Number(value) + 1 >= trees.before.nodes.length;
    form.chosen = isNew ? { view: state.view, id: Number(value) + 1 } : null;
    if (isNew) actions.redraw();
    else actions.chooseHere(Number(value));
  };
  const places = new Map(targetPlaces(trees, form.kind, target));
  const place = places.has(form.place) ? form.place : [...places.keys()][0] || "before";
  const others = places.get(place) || [];
  const to = others.includes(Number(form.to)) ? form.to : others[0] || "";
  const field = (name) => fieldNamed(name, whatIf);
  return html("form", { class: "edit", on: { submit: (event) => {
    event.preventDefault();
    applyEdit(data, scenario, state, editOf({ ...form, place, to }, target), actions);
  } } },
  choice(say("edit"), field("kind"), editNames, form.kind, (name) => say("edit." + name), set(
    "kind")),
  choice(say("view"), field("view"), elementIDs(trees.after).map((id) => id - 1), target - 1,
    (number) => words(number + 1), chooseTarget),
  uses("place") ? choice(say("place"), field("place"), [...places.keys()], place,
    (name) => say("place." + name), set("place")) : null,
  uses("to") ? choice(say("placeAt"), field("to"), others, to, words, set("to")) : null,
  uses("name") ? input(say("class"), field("name"), form, "name") : null,
  uses("text") ? input(say("text"), field("text"), form, "text") : null,
  uses("identifier") ? input(say("identifier"), field("identifier"), form, "identifier") : null,
  html("button", { type: "submit", id: "edit-apply" }, say("apply")));
}

/** Tries an edit after the others; a refused one is explained and has no effect. */
function applyEdit(data, scenario, state, edit, actions) {
  const { whatIf } = state;
  const edits = whatIf.edits.concat(edit);
  whatIf.refusal = null;
  try {
    whatIfTrees(data, scenario, whatIf.screen, edits);
    whatIf.edits = edits;
  } catch (error) {
    if (!(error instanceof EditError)) throw error;
    whatIf.refusal = { reason: error.reason, field: refusedFields[error.reason] || "view" };
  }
  actions.showEdits();
}

/** Draws the reason why an edit was refused, with the field that it is about. */
function refusalLine({ refusal }) {
  if (refusal === null) return null;
  const labels = { view: "view", name: "class", to: "placeAt" };
  return html("p", { class: "bad", role: "alert", id: "edit-refusal" }, say(labels[refusal
    .field]) + ": ", say("refused." + refusal.reason));
}

/** Draws the edits, with buttons that take back the last one or all. */
function editList(trees, whatIf, actions) {
  if (whatIf.edits.length === 0) return null;
  const take = (count) => () => {
    Object.assign(whatIf, { edits: whatIf.edits.slice(0, count), refusal: null });
    actions.showEdits();
    // The buttons are gone with the last edit.
    if (count === 0) document.getElementById("edit-apply").focus();
  };
  return [
    html("ol", { class: "edits" }, whatIf.edits.map((edit) => html("li", {}, editWords(trees,
      edit)))),
    html("div", { class: "bar" }, button({ id: "edit-undo" }, take(whatIf.edits.length - 1), say(
      "undo")), button({ id: "edit-reset" }, take(0), say("reset"))),
  ];
}

function editWords(trees, edit) {
  const name = (id) => editedName({ ...trees, after: id < trees.before.nodes.length ?
    trees.before : trees.after }, id);
  const detail = edit.view ? edit.view.class : edit.name || edit.text || "";
  const where = edit.place ? say("place." + edit.place) : "";
  const words = [say("edit." + edit.kind), detail, edit.kind === "insert" ? where : "", name(edit
    .at), edit.to ? where + " " + name(edit.to) : ""];
  return words.filter(Boolean).join(" \u00b7 ");
}

// The fates of rules when a screen changes, in the words of `lab mutate` and `lab impact`.


/** The outcomes: `wrong` ones count clicks on another element. */
const outcomeNames = ["kept", "lost", "stolen", "multi", "ghost", "retired"];

/** Judges by the number of matches, and by the presence of the element. */
function outcome(matches, includesOwn, isThere) {
  if (!isThere) return matches === 0 ? "retired" : "ghost";
  if (matches === 0) return "lost";
  if (matches > 1) return "multi";
  return includesOwn ? "kept" : "stolen";
}

/** The schemes that the page computes itself, by name; null for an element without such a rule. */
const liveSchemes = {
  default: defaultPath,
  "classes and depths": classesAndDepths,
  identifier: (tree, id) => tree.nodes[id].identifier || null,
};

/** The number of elements up to which rules by all facts are computed: its square is the cost. */
const mostAnchored = 150;

/** Returns the schemes that the page computes for the elements of a screen. */
function liveNames(tree, elements) {
  const isAnchored = tree.model !== undefined && elements.length <= mostAnchored;
  return Object.keys(liveSchemes).concat(isAnchored ? ["anchored"] : []);
}

/** Returns the schemes that only the lab computes for them. */
function notLive(tree, elements) {
  const others = ["sensors", "mixpanel", "postHog", "growingIO", "amplitude"];
  return others.concat(liveNames(tree, elements).includes("anchored") ? [] : ["anchored"]);
}

/** Returns the elements that rules may match: those with rules, and new ones of their classes. */
function candidateIDs(before, after, elements) {
  const own = new Set(elements);
  const classes = new Set(elements.map((id) => before.nodes[id].class));
  return elementIDs(after).filter((id) => (id < before.nodes.length ? own.has(id) :
    classes.has(after.nodes[id].class)));
}

/** Returns the outcome of each element's rule by a scheme; null for an element without its own. */
function schemeOutcomes(before, after, elements, name) {
  if (name === "anchored") return anchoredOutcomes(before, after, elements);
  const write = liveSchemes[name];
  const texts = elements.map((id) => write(before, id));
  const counts = new Map();
  for (const text of texts) counts.set(text, (counts.get(text) || 0) + 1);
  const there = new Set(elementIDs(after));
  const places = new Map();
  for (const id of candidateIDs(before, after, elements)) {
    const text = write(after, id);
    if (text === null) continue;
    if (!places.has(text)) places.set(text, []);
    places.get(text).push(id);
  }
  return elements.map((id, at) => {
    if (texts[at] === null || counts.get(texts[at]) > 1) return null;
    const found = places.get(texts[at]) || [];
    return { result: outcome(found.length, found.includes(id), there.has(id)), found };
  });
}

const knownRules = new WeakMap();

/** Returns the rule by all facts for a view; a tree never changes once it is made. */
function ruleOfView(tree, id) {
  if (!knownRules.has(tree)) knownRules.set(tree, new Map());
  const known = knownRules.get(tree);
  if (!known.has(id)) known.set(id, anchoredRule(tree, id));
  return known.get(id);
}

function anchoredOutcomes(before, after, elements) {
  const there = new Set(elementIDs(after));
  const candidates = candidateIDs(before, after, elements);
  return elements.map((id) => {
    const rule = ruleOfView(before, id);
    if (!rule) return null;
    const found = anchoredMatches(rule, after, candidates);
    return { result: outcome(found.length, found.includes(id), there.has(id)), found, rule };
  });
}

/** Returns the class of a view's screen, also after its controller was renamed. */
function pageOf(tree, id) {
  const known = (tree.nodes[id].view || {}).page;
  const root = known === undefined ? rootView(tree, id) : lineUp(tree, id).find((one) =>
    (tree.nodes[one].view || {}).controller === known);
  return root === undefined ? known : tree.nodes[root].owner.class;
}

/** Returns the facts of an element that circled rules match. */
function sightingOf(tree, id) {
  const { text, view } = tree.nodes[id];
  const hasOwnContent = view && view.content !== ownTextOf(view);
  return {
    page: pageOf(tree, id),
    path: defaultPath(tree, id),
    position: elementPosition(tree, id),
    content: hasOwnContent ? view.content : text,
  };
}

/** Returns the outcome of a circled rule, with the elements that it matches before and after. */
function circledOutcome(before, after, elements, rule, seen = sightingOf) {
  if (rule.facts) {
    const made = ruleOf(rule.facts, before.model);
    return { old: anchoredMatches(made, before, elements),
      now: anchoredMatches(made, after, candidateIDs(before, after, elements)) };
  }
  const compiled = { ...rule, pattern: pathPattern(rule.path) };
  if (!compiled.pattern) return null;
  const matches = (tree, ids) => ids.filter((id) => !ruleMiss(compiled, seen(tree, id)));
  const old = matches(before, elements);
  const now = matches(after, candidateIDs(before, after, elements));
  return { old, now };
}

// What-if: edits of the shown screen, as a new version of the app makes them, and the paths and
// rules that move. The paths are computed here; `Tests/Page/agreement.js` compares the library's.


/** Returns the views whose paths in the default scheme differ: the id and both paths. */
function movedPaths({ before, after }) {
  const there = new Set(elementIDs(after));
  return elementIDs(before).map((id) => ({ id, old: defaultPath(before, id),
    now: there.has(id) ? defaultPath(after, id) : null })).filter(({ old, now }) => old !== now);
}

/** Returns the marks of a picture: the views whose rules are not kept, and those that moved. */
function whatIfMarks(data, scenario, screen, whatIf) {
  if (screen === null || whatIf.screen !== screen || whatIf.edits.length === 0) return [];
  const trees = whatIfTrees(data, scenario, screen, whatIf.edits);
  const results = schemeOutcomes(trees.before, trees.after, trees.elements, "default");
  const labels = new Map(movedPaths(trees).map(({ id, now }) => [id, now === null ? "removed" :
    "moved"]));
  trees.elements.forEach((id, at) => {
    if (results[at] && (results[at].result !== "kept" || labels.has(id))) {
      labels.set(id, results[at].result);
    }
  });
  // A moved view inside a moved view adds nothing to the picture.
  return [...labels].filter(([id, label]) => !["moved", "removed"].includes(label) ||
    !labels.has(trees.before.nodes[id].parent)).map(([id, label]) => [id - 1, label,
    say("outcome." + label)]);
}

/** Draws the form, the edits, and their consequences. */
function drawWhatIf(place, data, scenario, screen, state, actions) {
  if (screen === null || screen === undefined) {
    fill(place, html("p", { class: "empty" }, say("noScreen.foreground")), wayBack(state, actions));
    return;
  }
  const { whatIf } = state;
  if (whatIf.screen !== screen) Object.assign(whatIf, { screen, edits: [], refusal: null });
  const trees = whatIfTrees(data, scenario, screen, whatIf.edits);
  fill(place, html("p", { class: "quiet" }, say("whatIfIntro")),
    editForm(data, scenario, trees, state, actions), refusalLine(whatIf), wayBack(state, actions),
    editList(trees, whatIf, actions),
    whatIf.edits.length > 0 ? consequences(scenario, trees, actions) : null,
    html("p", { class: "quiet" }, say("notLive", notLive(trees.before, trees.elements).map((
      name) => libraryWord("scheme", name)).join(", "))));
}

/** A button that returns to the edits of another picture, while this one has none. */
function wayBack({ whatIf }, actions) {
  if (!whatIf.left || whatIf.edits.length > 0) return null;
  return html("p", {}, button({ class: "link", id: "edits-left" }, () => actions.returnTo(whatIf
    .left), say("editsLeft", whatIf.left.step)));
}

function consequences(scenario, trees, actions) {
  const isOld = (id) => id < trees.before.nodes.length;
  const link = (id) => (isOld(id) ? button({ class: "link" }, () => actions.chooseHere(id - 1),
    editedName({ ...trees, after: trees.before }, id)) : editedName(trees, id));
  const all = liveNames(trees.before, trees.elements).map((name) => [name, schemeOutcomes(trees
    .before, trees.after, trees.elements, name)]);
  return [schemeTable(trees, all, link), answerTable(trees, all, link), circledTable(scenario,
    trees, link), movedTable(trees, link)];
}

/** The outcomes of a rule for each clickable element, by scheme. */
function schemeTable(trees, all, link) {
  const count = (results, name) => results.filter((one) => one && one.result === name).length;
  const worse = all.flatMap(([name, results]) => results.map((one, at) => ({ name, one,
    id: trees.elements[at] })).filter(({ one }) => one && one.result !== "kept"));
  const row = ({ name, one, id }) => [libraryWord("scheme", name), link(id), outcomeMark(one
    .result), one.found.map((found) => [link(found), " "])];
  return [
    section(say("rulesAfter"), table(say("rulesAfter"), [say("scheme"), ...outcomeNames.map((
      name) => say("outcome." + name))], all.map(([name, results]) => [libraryWord("scheme", name),
      ...outcomeNames.map((result) => count(results, result))]), { class: "outcomes" })),
    worse.length === 0 ? html("p", { class: "good" }, say("allKept")) : section(say("movedRules"),
      longTable(say("movedRules"), [say("scheme"), say("element"), say("outcome"), say(
        "nowMatches")], worse, row)),
  ];
}

function circledTable(scenario, trees, link) {
  const rules = (scenario.rules || []).filter((rule) => !rule.scheme || (rule.facts && trees
    .before.model));
  if (rules.length === 0) return null;
  const row = (rule) => {
    const found = circledOutcome(trees.before, trees.after, trees.elements, rule);
    if (!found) return [rule.name, "", "", ""];
    const { old, now } = found;
    const isSame = old.length === now.length && old.every((id) => now.includes(id));
    const there = old.length === 1 && elementIDs(trees.after).includes(old[0]);
    const result = old.length === 1 ? outcome(now.length, now.includes(old[0]), there) : null;
    const mark = result ? outcomeMark(result) : say(isSame ? "sameElements" : "otherElements");
    return [rule.name, old.map((id) => [link(id), " "]), mark, now.map((id) => [link(id), " "])];
  };
  return section(say("circledRules"), longTable(say("circledRules"), [say("rule"), say("before"),
    say("outcome"), say("nowMatches")], rules, row));
}

function movedTable(trees, link) {
  const moved = movedPaths(trees);
  if (moved.length === 0) return html("p", { class: "good" }, say("noPathMoves"));
  const row = ({ id, old, now }) => [link(id), html("del", {}, old), now === null ? say(
    "outcome.removed") : html("ins", {}, now)];
  return section(say("movedPaths", moved.length), longTable(say("movedPaths", moved.length), [say(
    "element"), say("before"), say("after")], moved, row, { class: "moved" }));
}

// A scenario of a hazard in two columns: what happens to a naive SDK, and to AutoTrack.


/** Returns the steps of both columns; null for a scenario that is not told in two parts. */
function hazardColumns(steps) {
  const start = steps.findIndex((step) => (step.name || "").startsWith("AutoTrack"));
  const isHazard = steps.some((step) => (step.name || "").startsWith("naive"));
  if (start < 0 || !isHazard) return null;
  const numbered = steps.map((step, index) => ({ step, index }));
  return { naive: numbered.slice(0, start), autoTrack: numbered.slice(start) };
}

/** Draws both columns; `select` goes to a step. */
function drawHazard(place, scenario, select) {
  const columns = hazardColumns(scenario.steps);
  const column = (title, all) => html("div", {}, html("h3", {}, title), all.map(({ step, index }) =>
    html("div", { class: "event " + (step.crash ? "failed" : "") },
      html("button", { type: "button", class: "link", on: { click: () => select(index) } },
        index + 1, " ", step.name || step.verb),
      html("ul", {}, step.events.map((event) => html("li", {}, event.name)),
        (step.notes || []).map((note) => html("li", { class: "quiet" }, say("note"), " ", note))
      ),
      step.crash ? html("p", { class: "bad" }, "\u26a1 ", step.crash) : null)));
  fill(place, html("div", { class: "columns" },
    column(say("naive"), columns.naive), column("AutoTrack", columns.autoTrack)));
}

// The way of one record through memory, store and server, with its requests, retries and kills.


const lanes = ["memory", "stored", "sending", "acknowledged", "dropped"];

/** Returns the lane of a place: a reason for a drop is in the lane of drops. */
function laneOf(place) {
  return lanes.includes(place) ? place : "dropped";
}

/** Returns what happened to a record in order: its moves, the requests with it, and kills. */
function recordWay(steps, record) {
  const way = [];
  let place = null;
  steps.forEach((step, index) => {
    const isOpen = place !== null && !["acknowledged", "dropped"].includes(laneOf(place));
    if (step.ends && isOpen) way.push({ step: index, kind: "kill", place });
    for (const send of step.sends || []) {
      if (!send.records.includes(record)) continue;
      const again = (send.repeats || []).find(([one]) => one === record);
      way.push({ step: index, kind: again ? "retry" : "send", answer: send.answer,
        because: again ? again[1] : undefined });
    }
    for (const [one, to] of step.moves || []) {
      if (one !== record) continue;
      place = to;
      way.push({ step: index, kind: "move", place });
    }
  });
  // A request of the step in which the record was made follows its first move.
  return way.sort((a, b) => a.step - b.step || wayOrder(a, way) - wayOrder(b, way));
}

function wayOrder(one, way) {
  if (one.kind === "kill") return 0;
  if (one.kind === "move") return one === way.find(({ kind }) => kind === "move") ? 1 : 3;
  return 2;
}

/** Returns the last place of each record. */
function lastPlaces(scenario) {
  const places = (scenario.records || []).map(() => "");
  for (const step of scenario.steps) {
    for (const [record, place] of step.moves || []) places[record] = place;
  }
  return places;
}

/** Returns a record that tells the most: one that was sent again, lost, or else the first. */
function tellingRecord(scenario) {
  for (const step of scenario.steps) {
    for (const send of step.sends || []) if (send.repeats) return send.repeats[0][0];
  }
  const places = lastPlaces(scenario);
  return Math.max(0, places.findIndex((place) => laneOf(place) === "dropped"));
}

function placeWords(place) {
  const lane = laneOf(place);
  return lane === place ? say("place." + lane) : say("place.dropped") + ": " + libraryWord("drop",
    place);
}

function wayWords({ kind, place, answer, because }) {
  if (kind === "move") return placeWords(place);
  if (kind === "kill") return say("way.kill");
  const heard = phrase("reply", answer);
  return kind === "retry" ? say("way.retry", libraryWord("repeat", because), heard) :
    say("way.send", heard);
}

/** Draws the choice of a record and its way; nothing without records. */
function recordSection(scenario, state, actions) {
  const records = scenario.records || [];
  if (records.length === 0) return null;
  const chosen = records[state.record] ? state.record : tellingRecord(scenario);
  const places = lastPlaces(scenario);
  const choice = html("select", { id: "record", "aria-label": say("record"), on: {
    change: (event) => actions.chooseRecord(Number(event.target.value)),
  } }, records.map(([event, run, sequence], index) => html("option", { value: index,
    selected: index === chosen }, say("recordName", event, sequence, run), " \u2192 ",
  placeWords(places[index]))));
  const way = recordWay(scenario.steps, chosen);
  return section(say("recordsWay"), choice, wayPicture(scenario.steps, way), html("ol", {
    class: "way" }, way.map((one) => html("li", { class: one.kind }, button({ class: "link" }, () =>
    actions.select(one.step), say("step", one.step + 1)), html("span", { class: "quiet" }, " ",
    clock(scenario.steps[one.step].start), "  "), wayWords(one)))));
}

const symbols = { kill: "\u2716", send: "\u25b2", retry: "\u21bb" };
/** The height of a lane, where its line is, the least width of a step, and the size of marks. */
const [laneHeight, lineAt, narrowest, markSize] = [26, 18, 14, 13];

/** Returns the requests and kills of each step as marks; equal ones are one, with their number. */
function wayMarks(way) {
  const marks = new Map();
  let place = null;
  for (const { step, kind, place: next } of way) {
    if (kind === "move") place = next;
    if (kind === "move" || place === null) continue;
    const lane = laneOf(place);
    const key = `${step} ${kind} ${lane}`;
    const mark = marks.get(key) || { step, kind, lane, count: 0 };
    marks.set(key, { ...mark, count: mark.count + 1 });
  }
  return [...marks.values()].map((mark) => ({ ...mark, text: symbols[mark.kind] + (mark.count > 1 ?
    mark.count : "") }));
}

/** Returns the left end and the width of each step's column: its marks stand beside each other. */
function wayColumns(count, marks, least) {
  const wanted = Array(count).fill(0);
  for (const { step, text } of marks) wanted[step] += textWidth(text, markSize, boldLetters) + 4;
  let left = 0;
  return wanted.map((inner) => {
    const width = Math.max(narrowest, least / count, inner);
    left += width;
    return { left: left - width, width, inner };
  });
}

function drawMarks(marks, columns, left, lineY) {
  const ends = columns.map((column) => left + column.left + (column.width - column.inner) / 2);
  return marks.map(({ step, kind, lane, text }) => {
    const x = ends[step] + 2;
    ends[step] += textWidth(text, markSize, boldLetters) + 4;
    return svg("text", { x, y: lineY(lane) - 4, "font-size": markSize, class: "point " + kind },
      text);
  });
}

/** A line from lane to lane over the steps; requests and kills are marks above it. */
function wayPicture(steps, way) {
  const left = 120;
  const marks = wayMarks(way);
  const columns = wayColumns(steps.length, marks, 200);
  const last = columns[columns.length - 1];
  const wide = left + last.left + last.width;
  const x = (step) => left + columns[step].left + columns[step].width / 2;
  const y = (place) => lanes.indexOf(laneOf(place)) * laneHeight + lineAt;
  const points = [];
  let place = null;
  for (const one of way.filter(({ kind }) => kind === "move")) {
    if (place !== null) points.push([x(one.step), y(place)]);
    place = one.place;
    points.push([x(one.step), y(place)]);
  }
  if (place !== null && !["acknowledged", "dropped"].includes(laneOf(place))) {
    points.push([wide - 2, y(place)]);
  }
  return svg("svg", { viewBox: `0 0 ${wide} ${lanes.length * laneHeight}`, class: "chart trail",
    role: "img", "aria-label": say("recordsWay") + ": " + way.map(wayWords).join(", ") },
  lanes.map((lane, index) => [
    svg("rect", { x: left, y: index * laneHeight + 1, width: wide - left, height: laneHeight - 2,
      class: "band" }),
    svg("text", { x: left - 6, y: index * laneHeight + laneHeight * 0.65, "text-anchor": "end",
      "font-size": 10 }, say("lane." + lane)),
  ]),
  svg("polyline", { points: points.map((point) => point.join(",")).join(" "), class: "line" }),
  points.map(([cx, cy]) => svg("circle", { cx, cy, r: 3, class: "dot" })),
  drawMarks(marks, columns, left, y));
}

// Memory, store and server over time: how many records are where, and which requests were made.


const places = ["memory", "stored", "acknowledged", "dropped"];

/** Returns the numbers of records by place after each step; null before the first launch. */
function deliveryCounts(steps) {
  return steps.map(({ delivery }) => {
    if (!delivery) return null;
    const dropped = Object.values(delivery.dropped || {}).reduce((sum, count) => sum + count,
      0);
    const stored = delivery.stored || 0;
    return {
      memory: Math.max(0, (delivery.queued || 0) - stored),
      stored,
      acknowledged: delivery.acknowledged || 0,
      dropped: dropped + (delivery.damaged || 0),
      tracked: delivery.tracked || 0,
    };
  });
}

/** Draws the records by place, and the requests of the chosen step. */
function drawDelivery(place, scenario, state, actions) {
  const index = state.step;
  const counts = deliveryCounts(scenario.steps);
  const step = scenario.steps[index];
  const now = counts[index];
  fill(place, chart(scenario.steps, counts, index, actions.select),
    recordSection(scenario, state, actions),
    now ? table(say("records"), ["", say("records")], ["tracked"].concat(places).map((name) => [
      say("place." + name), now[name]
    ]), { class: "facts" })
      : html("p", { class: "empty" }, say("noDelivery")),
    step.delivery && step.delivery.dropped && Object.keys(step.delivery.dropped).length > 0
      ? section(say("droppedBecause"), html("ul", {}, Object.entries(step.delivery.dropped).map(([
        reason, count
      ]) => html("li", {}, libraryWord(
        "drop", reason), ": ", count)))) : null,
    list(say("received"), step.received), list(say("requests"), step.requests, "request"),
    list(say("reports"), step.reports, "report"),
    list(say("diagnostics"), step.diagnostics, "diagnostic"));
}

/** A list of texts; those with a family are sentences of `lab`. */
function list(title, texts, family) {
  return texts && texts.length > 0 ? section(title, html("ul", {}, texts.map((text) => html(
    "li", {}, family ? phrase(family, text) : text)))) : null;
}

function chart(steps, counts, index, select) {
  const most = Math.max(1, ...counts.filter(Boolean).map((one) => one.memory + one.stored + one
    .acknowledged + one.dropped));
  const [wide, tall] = [Math.max(320, steps.length * 14), 150];
  const width = wide / steps.length;
  const bars = counts.map((one, at) => {
    let y = tall;
    const parts = places.map((name) => {
      const height = one ? (one[name] / most) * (tall - 12) : 0;
      y -= height;
      return svg("rect", { x: at * width + 1, y, width: Math.max(1, width - 2), height,
        class: "place " + name });
    });
    const words = one ? places.map((name) => `${say("place." + name)} ${one[name]}`).join(", ")
      : say("noDelivery");
    const title = `${at + 1}  ${clock(steps[at].start)}  ${words}`;
    return { title, bar: svg("g", { class: at === index ? "period chosen" : "period", on: {
      click: () => select(at) } },
    svg("rect", { x: at * width, y: 0, width, height: tall, class: "area" }, svg("title", {},
      title)), parts) };
  });
  const columns = svg("svg", { viewBox: `0 0 ${wide} ${tall}`, class: "chart", role: "slider",
    id: "records-over-time", tabindex: 0, "aria-label": say("recordsOverTime"),
    "aria-valuemin": 1, "aria-valuemax": steps.length, "aria-valuenow": index + 1,
    "aria-valuetext": bars[index].title }, bars.map(({ bar }) => bar));
  moveByKeys(columns, "slider", { place: () => index, count: () => steps.length, choose: select });
  return html("figure", {}, html("figcaption", {}, say("recordsOverTime")),
    html("div", { class: "film" }, columns),
    html("ul", { class: "legend" }, places.map((name) => html("li", {}, html(
      "span", { class: "swatch " + name }), " ", say("place." + name)))));
}

// The dwell time of each screen, as its page-leave events tell it.


/** Returns the screens in the order of their first leave, with the times spent on them. */
function dwellTimes(data, scenario) {
  const screens = new Map();
  scenario.steps.forEach((step, index) => {
    for (const event of step.events) {
      if (event.name !== "$AppPageLeave") continue;
      const values = properties(data, event.properties);
      const name = values.$screen_name || values.$url || "?";
      const one = screens.get(name) || { name, seconds: 0, visits: [] };
      one.seconds += Number(values.event_duration) || 0;
      one.visits.push({ step: index, seconds: Number(values.event_duration) || 0 });
      screens.set(name, one);
    }
  });
  return [...screens.values()];
}

/** Draws a bar for each screen, divided by its visits. */
function drawDwell(place, data, scenario, select) {
  const screens = dwellTimes(data, scenario);
  if (screens.length === 0) {
    fill(place, html("p", { class: "empty" }, say("noDwell")));
    return;
  }
  const longest = Math.max(...screens.map((screen) => screen.seconds), 0.001);
  const [wide, tall] = [520, 34];
  const chart = svg("svg", { viewBox: `0 0 ${wide} ${screens.length * tall}`, class: "chart",
    role: "img", "aria-label": say("dwell") },
  screens.map((screen, row) => {
    let x = 0;
    const parts = screen.visits.map((visit) => {
      const width = (visit.seconds / longest) * (wide - 90);
      const part = svg("rect", { x: x + 1, y: row * tall + 16, width: Math.max(1, width -
              2), height: 12, class: "visit", on: { click: () => select(visit.step) } },
      svg("title", {}, say("visit", visit.step + 1, visit.seconds)));
      x += width;
      return part;
    });
    return svg("g", {}, svg("text", { x: 1, y: row * tall + 11, "font-size": 11 }, screen
      .name), parts,
    svg("text", { x: x + 5, y: row * tall + 26, "font-size": 11, class: "quiet" },
      seconds(screen.seconds)));
  }));
  fill(place, html("figure", {}, html("figcaption", {}, say("dwellText")), chart),
    table(say("dwell"), [say("screen"), say("visits"), say("total")], screens.map((screen) => [
      screen.name, screen.visits.map((visit) => [button({ class: "link" }, () => select(visit.step),
        say("visit", visit.step + 1, visit.seconds)), " "]), seconds(screen.seconds)
    ])));
}

function seconds(value) {
  return say("seconds", Math.round(value * 1000) / 1000);
}

// The scenario on paper: one step a page, with its screen and its events.


const nothing = { choose() {}, showMoment() {}, toggleHidden() {} };

/** The height in CSS pixels that A4 and Letter both have within margins of a centimetre. */
const paperHeight = 975;

/** The sizes of a sheet that does not fit; text at the last can still be read. */
const sizes = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42];

/** Draws a page for each step of a scenario; a step with very many events takes further pages. */
function drawSheets(place, data, scenario, shared) {
  const sheets = scenario.steps.map((step, index) => html("div", { class: "paper-page" }, sheet(
    data, scenario, index, shared)));
  fill(place, sheets);
  fitPages(sheets);
}

function sheet(data, scenario, index, shared) {
  const step = scenario.steps[index];
  const [screen, events] = [html("div"), html("div")];
  const state = { step: index, range: null, view: -1, moment: tellingMoment(step),
    showsHidden: false, shared };
  drawScreen(screen, data, step, state, nothing);
  drawEvents(events, data, scenario, state);
  const title = say("stepAt", index + 1, step.name || step.verb, clock(step.start));
  return html("section", { class: "sheet" }, html("h2", {}, scenario.title),
    html("h3", {}, title), html("div", { class: "columns" }, screen, events));
}

/** Makes the sheets that are too high smaller, all together, as each size takes a layout. */
function fitPages(pages) {
  let rest = pages;
  for (const size of sizes) {
    for (const page of rest) page.firstChild.style.zoom = size;
    rest = rest.filter((page) => page.getBoundingClientRect().height > paperHeight);
  }
  for (const page of rest) page.classList.add("long");
}

// The identities over time: which ids the events carry, and what each change of them did.


/** The first words of steps that can change ids: changes of the device, and calls of the app. */
const identityVerbs = {
  device: ["install", "update", "uninstall", "reinstall", "reissuePushToken", "reboot", "erase",
    "restore", "reflash", "resetAdvertisingID", "resetLocationAndPrivacy", "os",
    "limitAdTracking", "clock", "network", "disk"],
  app: ["login", "logout", "identify", "resetAnonymousIdentity", "forgetAnonymousID", "bind",
    "unbind"],
};
const changing = new Set(Object.values(identityVerbs).flat());

/** Returns the ids that an event carries, as pairs. */
function idsOf(data, event) {
  const device = properties(data, event.properties).$device_id;
  return Object.entries({ ...properties(data, event.envelope), ...(device === undefined ? {}
    : { $device_id: device }) });
}

/** Returns the pairs of ids by step; a step without ids is left out. */
function idsBySteps(data, scenario) {
  const all = scenario.steps.map((step, index) => [index, step.events.flatMap((event) => idsOf(
    data, event))]);
  return new Map(all.filter(([, ids]) => ids.length > 0));
}

/** Returns the rows of the table: an id, with its values and the steps from which they hold. */
function identityRows(data, scenario) {
  const bySteps = idsBySteps(data, scenario);
  const [start] = bySteps.keys();
  const rows = new Map();
  for (const [step, ids] of bySteps) {
    for (const [key, value] of ids) {
      const spans = rows.get(key) || [];
      const last = spans[spans.length - 1];
      if (last && json(last.value) === json(value)) continue;
      const isBack = spans.some((span) => json(span.value) === json(value));
      const isFirst = step === start && !last;
      spans.push({ value, step, kind: isFirst ? "first" : isBack ? "back" : "new" });
      rows.set(key, spans);
    }
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([key, spans]) => ({ key, spans }));
}

/**
 * Returns the changes with the step whose events show their effects, and these effects.
 *
 * Changes without an event between them have one effect. The first events of a scenario have no
 * earlier ids to compare with.
 */
function identityChanges(data, scenario) {
  const bySteps = idsBySteps(data, scenario);
  const spans = identityRows(data, scenario).flatMap((row) => row.spans.map((span) => ({
    key: row.key, ...span })));
  const changes = [];
  let [open, last] = [null, null];
  scenario.steps.forEach((step, index) => {
    if (changing.has(step.verb.split(" ", 1)[0])) {
      if (!open) changes.push(open = { steps: [], before: last, next: null, effects: [] });
      open.steps.push(index);
    }
    if (!bySteps.has(index)) return;
    if (open) {
      open.next = index;
      if (last !== null) open.effects = effectsAt(spans, bySteps, last, index);
    }
    [open, last] = [null, index];
  });
  return changes;
}

/** Returns the ids that are new, came back or are gone at a step with events. */
function effectsAt(spans, bySteps, last, index) {
  const carried = new Map(bySteps.get(index));
  // The other ids are not part of every event.
  const isLasting = (key) => key === "login_id" || key.startsWith("identities.");
  const gone = [...new Map(bySteps.get(last))].filter(([key]) => isLasting(key)
    && !carried.has(key)).map(([key, value]) => ({ key, value, kind: "gone" }));
  return spans.filter(({ step }) => step === index).map(({ key, value, kind }) => ({ key, value,
    kind })).concat(gone);
}

/** Draws the ids with the steps that brought them, and the changes with their effects. */
function drawIdentity(place, data, scenario, select) {
  const rows = identityRows(data, scenario);
  const link = (step) => button({ class: "link" }, () => select(step), say("step", step + 1));
  const list = (parts) => html("ol", {}, parts.map((part) => html("li", {}, part)));
  const ids = html("table", { class: "identity" }, html("caption", { class: "unseen" }, say(
    "identity")), html("tbody", {}, rows.map(({ key, spans }) => html("tr", {}, html("th", {
    scope: "row" }, key), html("td", {}, list(spans.map((span) => [link(span.step), " ", idWords(
    span)])))))));
  const change = ({ steps }) => list(steps.map((step) => [link(step), " ", html("code", {},
    scenario.steps[step].verb)]));
  fill(place, rows.length === 0 ? html("p", { class: "empty" }, say("noEvents")) : ids,
    changeTable(identityChanges(data, scenario), change, link, list));
}

function changeTable(changes, change, link, list) {
  if (changes.length === 0) return null;
  const effect = ({ before, next, effects }) => {
    if (next === null) return say("noLaterIDs");
    if (before === null) return [link(next), " ", say("noEarlierIDs")];
    return [link(next), " ", effects.length === 0 ? say("sameIDs") : list(effects.map((one) => [
      idWords(one), " ", html("span", { class: "quiet" }, one.key)]))];
  };
  return section(say("identityChanges"), table(say("identityChanges"), [say("kindOfChange"), say(
    "nextIDs")], changes.map((one) => [change(one), effect(one)]), { class: "identity" }));
}

/** An id with the word for its fate; the first one has none. */
function idWords({ kind, value }) {
  const id = html("code", {}, typeof value === "string" ? value : json(value));
  if (kind === "first") return id;
  return html("span", { class: "changed" }, html("b", {}, say("id." + kind)), " ", id);
}

// A scenario: the film strip above, the steps at the left, the screen in the middle, the panels.


const panels = ["events", "why", "element", "whatif", "dispatch", "hazard", "delivery", "dwell",
  "identity"];

/** What an address says if hidden views are shown. */
const hiddenShown = "shown";

/** Returns the panels that a scenario has. */
function panelsOf(scenario) {
  return panels.filter((name) => {
    if (name === "dispatch") {
      return scenario.steps.some((step) => (step.changes || []).length > 0);
    }
    return name !== "hazard" || hazardColumns(scenario.steps) !== null;
  });
}

/** Returns what a person chooses in a scenario; another drawing of it takes the same choices. */
function scenarioState(data, scenario, choices, names) {
  if (!choices.scenario) {
    choices.scenario = { step: 0, moment: "at", wanted: "", view: -1, tab: names[0], range: null,
      showsHidden: false, shared: sharedNames(data, scenario), whatIf: newWhatIf(), marks: [],
      record: -1 };
  }
  return choices.scenario;
}

/** Draws a scenario; returns the actions of its keys and the function that follows an address. */
function drawScenario(place, data, scenario, choices, go) {
  const parts = {};
  for (const name of ["film", "steps", "screen", "panel"]) {
    parts[name] = html("div", { class: "part " + name });
  }
  const tabs = html("div", { role: "tablist", class: "tabs", "aria-label": say("panels") });
  const panel = html("div", { role: "tabpanel", id: "panel", tabindex: 0 });
  append(parts.panel, tabs, panel);
  const sheets = html("div", { class: "sheets" });
  fill(place, heading(scenario), parts.film,
    html("div", { class: "workbench" }, parts.steps, parts.screen, parts.panel), sheets);
  const names = panelsOf(scenario);
  const state = scenarioState(data, scenario, choices, names);
  const show = (changes) => {
    const now = shownRoute(state);
    const next = { ...now, ...changes };
    if (!rangeOf(next.range, next.step - 1, scenario.steps.length)) next.range = "";
    // The history of the browser leads back to edits.
    if (now.edits === "" || next.edits !== "") return go(next, true);
    return go({ scenario: scenario.path, ...next }, false);
  };
  const actions = scenarioActions(scenario, state, names, show, () => draw());
  moveByKeys(tabs, "tab", { place: () => names.indexOf(state.tab), count: () => names.length,
    choose: (next) => actions.showTab(names[next]) });
  const markStep = drawSteps(parts.steps, scenario, actions.select);
  const follower = { select: actions.select, choose: actions.chooseRange };
  const markStrip = drawStrip(parts.film, data, scenario, follower);
  const draw = () => {
    const restore = keep(panel, [state.step, state.tab, state.moment, state.view].join(" "));
    const step = scenario.steps[state.step];
    markStep(state.step);
    markStrip(state.step, state.range);
    state.marks = state.tab === "whatif" ? whatIfMarks(data, scenario, shownScreen(step, state),
      state.whatIf) : [];
    drawScreen(parts.screen, data, step, state, actions);
    drawTabs(tabs, panel, names, state, actions);
    drawPanel(panel, data, scenario, step, state, actions);
    restore();
  };
  const follow = (route) => {
    const from = shownRoute(state);
    state.step = stepIndex(scenario.steps, route.step || "1");
    state.range = rangeOf(route.range, state.step, scenario.steps.length);
    state.wanted = moments.includes(route.at) ? route.at : "";
    state.moment = state.wanted || tellingMoment(scenario.steps[state.step]);
    state.tab = names.includes(route.tab) ? route.tab : names[0];
    state.view = numberIn(route.view) ?? -1;
    state.record = numberIn(route.record) ?? -1;
    state.showsHidden = route.hidden === hiddenShown;
    takeEdits(state.whatIf, route.edits, data, scenario, shownScreen(scenario.steps[state.step],
      state), from);
    draw();
  };
  const print = () => drawSheets(sheets, data, scenario, state.shared);
  return { follow, actions, print, endPrint: () => fill(sheets) };
}

/** Returns what an address says about the shown view of a scenario. */
function shownRoute({ step, range, wanted, showsHidden, tab, view, record, whatIf }) {
  const number = (index) => (index < 0 ? "" : index);
  return { step: step + 1, range: writtenRange(range), at: wanted, hidden: showsHidden ? hiddenShown
    : "", tab, view: number(view), record: number(record), edits: writtenEdits(whatIf) };
}

/** Returns the number of the screen at the chosen moment of a step; null without one. */
function shownScreen(step, state) {
  const screen = step.screens[moments.indexOf(state.moment)];
  return screen === undefined ? null : screen;
}

function sharedNames(data, scenario) {
  return new Set(sharedProperties(scenario).map((index) => data.properties[index][0]));
}

function heading(scenario) {
  return html("div", { class: "heading" },
    html("h1", {}, html("span", { class: "mark " + scenario.result,
      role: "img", "aria-label": say(scenario.result) }, resultMark(scenario.result)), " ",
    scenario.title),
    html("p", { class: "quiet file" }, scenario.path, scenario.device ? "  ·  " + scenario.device
      : ""),
    scenario.cause ? html("p", { class: "bad" }, scenario.cause.step === undefined ? "" : say(
      "step", scenario.cause.step + 1) + ": ", phrase("fault", scenario.cause.message),
    scenario.cause.place ? html("span", { class: "quiet file" }, "  ", scenario.cause.place) :
      null) : null,
    scenario.omitted ? html("p", { class: "bad" }, say("omitted", phrases(
      "omitted", scenario.omitted))) : null,
    scenario.again ? html("p", { class: "quiet" }, say("again"), ": ", html("code", {}, scenario
      .again)) : null);
}

function scenarioActions(scenario, state, names, show, draw) {
  const last = scenario.steps.length - 1;
  // Another picture has other views, and edits of its own.
  const select = (index) => {
    const step = Math.min(Math.max(index, 0), last);
    show(step === state.step ? {} : { step: step + 1, view: "", edits: "" });
  };
  const showMoment = (at) => show(at === state.moment ? {} : { at, view: "", edits: "" });
  const moveMoment = (by) => showMoment(moments[Math.min(Math.max(moments.indexOf(state.moment)
    + by, 0), 2)]);
  const setRange = (range) => show({ range: writtenRange(range) });
  const range = () => state.range || [0, last];
  const toggleHidden = () => show({ hidden: state.showsHidden ? "" : hiddenShown });
  return {
    select,
    toggleHidden,
    chooseRange: setRange,
    choose: (view) => show({ view, tab: state.tab === "whatif" ? "whatif" : "element" }),
    chooseHere: (view) => show({ view }),
    redraw: draw,
    chooseRecord: (record) => show({ record }),
    returnTo: show,
    showMoment,
    showEdits: () => show({}),
    showTab: (tab) => show({ tab }),
    key: (key) => {
      const moves = {
        ArrowDown: 1,
        j: 1,
        ArrowUp: -1,
        k: -1,
        PageDown: 10,
        PageUp: -10,
        Home: -last - 1,
        End: last + 1,
      };
      if (moves[key] !== undefined) select(state.step + moves[key]);
      else if (key === "ArrowRight") moveMoment(1);
      else if (key === "ArrowLeft") moveMoment(-1);
      else if (names[Number(key) - 1]) show({ tab: names[Number(key) - 1] });
      else if (key === "h") toggleHidden();
      else if (key === "n") select(nextFailed(scenario.steps, state.step));
      else if (key === "[") setRange([state.step, Math.max(state.step, range()[1])]);
      else if (key === "]") setRange([Math.min(range()[0], state.step), state.step]);
      else if (key === "Escape" && state.range) setRange(null);
      else return false;
      return true;
    },
  };
}

/** Returns the next failed step after one, from the start again at the end. */
function nextFailed(steps, index) {
  for (let by = 1; by <= steps.length; by += 1) {
    const at = (index + by) % steps.length;
    if (steps[at].result === "failed" || steps[at].crash) return at;
  }
  return index;
}

function drawTabs(tabs, panel, names, state, actions) {
  const focused = tabs.contains(document.activeElement);
  fill(tabs, names.map((name, index) => button({
    role: "tab",
    id: "tab-" + name,
    "aria-selected": state.tab === name,
    "aria-controls": "panel",
    "aria-keyshortcuts": index + 1,
    tabindex: state.tab === name ? 0 : -1,
  }, () => actions.showTab(name), say(name))));
  panel.setAttribute("aria-labelledby", "tab-" + state.tab);
  if (focused) document.getElementById("tab-" + state.tab).focus();
}

function drawPanel(panel, data, scenario, step, state, actions) {
  const screen = shownScreen(step, state);
  switch (state.tab) {
    case "why":
      return drawWhy(panel, data, step, actions);
    case "element":
      return drawElement(panel, data, scenario, screen, state, actions);
    case "whatif":
      return drawWhatIf(panel, data, scenario, screen, state, actions);
    case "dispatch":
      return drawDispatch(panel, scenario, state.step);
    case "hazard":
      return drawHazard(panel, scenario, actions.select);
    case "delivery":
      return drawDelivery(panel, scenario, state, actions);
    case "dwell":
      return drawDwell(panel, data, scenario, actions.select);
    case "identity":
      return drawIdentity(panel, data, scenario, actions.select);
    default:
      return drawEvents(panel, data, scenario, state);
  }
}

// Two versions of a screen as pictures: the marks of rules, the change, and the paths.


/** True for a study with pictures; files of earlier versions have none. */
function hasPictures(study) {
  return Boolean(study.pictures && study.pictures.base && study.pictures.head);
}

/** Returns the marks of one version: the picture, the view, a style, a label, and the rule. */
function versionMarks(study, side) {
  const marks = [];
  const note = (element, style, label, name) => {
    if (element && element.picture) marks.push({ place: element.picture, style, label, name });
  };
  for (const verdict of study.rules) {
    const { name, outcome } = verdict;
    const style = outcome.toLowerCase();
    for (const one of side === "base" ? verdict.from : verdict.matches) {
      note(one, style, `${libraryWord("outcome", outcome)} ${name}`, name);
    }
    const matched = new Set(verdict.matches.map((one) => String(one.picture)));
    for (const one of side === "base" ? [] : verdict.now) {
      if (!matched.has(String(one.picture))) note(one, "lost", say("notMatched", name), name);
    }
    for (const cause of verdict.causes) {
      if (cause.version === side) note(cause, "change", say("change"), name);
    }
  }
  return marks;
}

/** Returns the steps of two paths; each is marked if the other path does not have it. */
function pathDifference(before, after) {
  const [old, now] = [before, after].map((path) => (path ? path.split("/") : []));
  const lengths = old.map(() => now.map(() => 0));
  const length = (at, to) => ((lengths[at] || [])[to] || 0);
  for (let at = old.length - 1; at >= 0; at -= 1) {
    for (let to = now.length - 1; to >= 0; to -= 1) {
      lengths[at][to] = old[at] === now[to] ? 1 + length(at + 1, to + 1) :
        Math.max(length(at + 1, to), length(at, to + 1));
    }
  }
  const result = { old: old.map((step) => ({ step, isChanged: true })),
    now: now.map((step) => ({ step, isChanged: true })) };
  let [at, to] = [0, 0];
  while (at < old.length && to < now.length) {
    if (old[at] === now[to]) {
      result.old[at].isChanged = false;
      result.now[to].isChanged = false;
      [at, to] = [at + 1, to + 1];
    } else if (length(at + 1, to) >= length(at, to + 1)) at += 1;
    else to += 1;
  }
  return result;
}

/** Returns the paths of a rule's element before and after; null for a rule without both. */
function verdictPaths(verdict) {
  const [from] = verdict.from;
  const [now] = verdict.now;
  if (!from || !from.path) return null;
  return { elements: { base: from, head: now }, ...pathDifference(from.path, now && now.path) };
}

/** Draws a path whose changed steps are marked. */
function pathLine(steps, tag) {
  if (steps.length === 0) return html("p", { class: "quiet" }, say("outcome.removed"));
  return html("p", { class: "crumbs" }, steps.map(({ step, isChanged }, index) => [index > 0 ?
    html("span", { class: "quiet" }, "\u200a/\u200a") : null, html(isChanged ? tag : "span", {},
    step)]));
}

/** Draws both versions of the screens of a rule, or of all rules without one. */
function drawVersions(study, verdict) {
  const paths = verdict && verdictPaths(verdict);
  return html("div", { class: "columns versions" }, ["base", "head"].map((side) => {
    const marks = versionMarks(study, side).filter((mark) => !verdict || mark.name === verdict
      .name);
    const steps = paths && (side === "base" ? paths.old : paths.now);
    const element = paths && paths.elements[side];
    const pictures = shownPictures(study, side, marks);
    const place = (element && element.picture) || [];
    return html("figure", {}, html("figcaption", {}, say("version." + side), ": ", study[side]),
      steps ? pathLine(steps, side === "base" ? "del" : "ins") : null,
      pictures.map((index) => versionPicture(study.pictures[side], index, marks.filter((mark) =>
        mark.place[0] === index), place[0] === index ? { place: place[1], steps } : null)),
      pictures.length === 0 ? html("p", { class: "empty" }, say("noPicture")) : null);
  }));
}

function shownPictures(study, side, marks) {
  const known = new Set([...study.pictures[side].screens.keys()].filter((index) => isDrawable(
    study.pictures[side], index)));
  return [...new Set(marks.map(({ place }) => place[0]))].filter((index) => known.has(index))
    .sort((a, b) => a - b);
}

/** True for a picture whose numbers are those of its views. */
function isDrawable({ views, screens }, index) {
  const { nodes, size } = screens[index];
  const numbers = nodes.filter((_, at) => at % 2 === 0);
  return size.length === 2 && numbers.every((number) => views[number] && views[number].frame
    .length === 4);
}

/** Returns the marks of each view in one: its outcomes, or the change, with all labels. */
function joinedMarks(marks) {
  const joined = new Map();
  for (const { place, style, label } of marks) {
    const isChange = style === "change";
    const key = place[1] + (isChange ? " change" : "");
    const known = joined.get(key) || { place, style, labels: [], isChange };
    const isBad = outcomeTone(style) === "bad";
    if (!known.labels.includes(label)) known.labels.push(label);
    joined.set(key, { ...known, style: isBad ? style : known.style });
  }
  return [...joined.values()];
}

/**
 * Returns the box of a picture: the screen, and the frames of the marked views outside of it.
 *
 * Other views may lie far off the screen, such as the next pages, and would make the picture small.
 */
function pictureBox([width, height], frames) {
  const box = [[0, 0, width, height], ...frames];
  const [left, top] = [0, 1].map((axis) => Math.min(...box.map((one) => one[axis])));
  const [right, bottom] = [0, 1].map((axis) => Math.max(...box.map((one) => one[axis] + one[axis +
    2])));
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** Draws a screen with its marks, and the views along a path. */
function versionPicture(pictures, index, marks, path) {
  const { controller, size } = pictures.screens[index];
  const { nodes, roots } = drawViews(pictures, index, {});
  const joined = joinedMarks(marks).filter((mark) => nodes[mark.place[1]]);
  const box = pictureBox(size, joined.map((mark) => nodes[mark.place[1]].view.frame));
  const place = labelPlacer(roots, [box.width, box.height], [box.x, box.y]);
  const drawn = joined.map((mark) => markedView(nodes[mark.place[1]].view, mark, place));
  const words = marks.map(({ label }) => label).join(", ");
  return svg("svg", { viewBox: Object.values(box).join(" "), class: "screen version", role: "img",
    "aria-label": say("versionOf", controller || "", words) },
  svg("rect", { ...box, class: "paper" }), roots, path ? pathOutlines(pictures, index,
    path, place) : null, drawn);
}

/** Outlines a view with its outcomes about it; a change has its label at the right end. */
function markedView(view, { style, labels, isChange }, place) {
  return outline(view, outcomeClasses(style), isChange ? labels[0] : labels.join(", "), place,
    isChange);
}

/** Outlines the views along a path, from the element outwards; changed steps have their text. */
function pathOutlines(pictures, index, { place: element, steps }, place) {
  const nodes = screenNodes(pictures, index);
  const groups = [];
  let node = nodes[element];
  for (const { step, isChanged } of steps.slice().reverse()) {
    if (!node) break;
    groups.unshift(outline(node.view, isChanged ? "step changed" : "step", isChanged ? step : null,
      place));
    node = nodes[node.parent];
  }
  return groups;
}

// The fates of rules between two versions of an app: two pictures side by side, and the causes.


const worstFirst = ["STOLEN", "GHOST", "MULTI", "LOST", "IDLE", "REMADE", "GONE-OK", "NEW",
  "KEPT"];

/** Returns the verdicts with the worst first; the order of the file breaks ties. */
function sortedVerdicts(study) {
  const rank = ({ outcome }) => (worstFirst.includes(outcome) ? worstFirst.indexOf(outcome) : 99);
  return study.rules.map((verdict, index) => ({ verdict, index })).sort((a, b) => rank(a
    .verdict) - rank(b.verdict) || a.index - b.index).map((one) => one.verdict);
}

/** Returns the screens of one version with the elements that verdicts name, each once. */
function impactScreens(study, side) {
  const screens = new Map();
  for (const verdict of study.rules) {
    const lists = side === "base" ? [verdict.from] : [verdict.now, verdict.matches];
    for (const element of lists.flat()) {
      if (!element) continue;
      const all = screens.get(element.screen || "") || new Map();
      const key = elementKeyOf(element);
      const marks = all.get(key) || { element, rules: [] };
      if (!marks.rules.some(([name]) => name === verdict.name)) {
        const isMatch = side === "base" || verdict.matches.some((one) => elementKeyOf(one) ===
          key);
        marks.rules.push([verdict.name, verdict.outcome, isMatch]);
      }
      screens.set(element.screen || "", all.set(key, marks));
    }
  }
  return [...screens].map(([name, all]) => ({ name, elements: [...all.values()] }));
}

function elementKeyOf({ name, screen, path }) {
  return JSON.stringify([screen, path, name]);
}

/** Draws both versions and the list of verdicts; a click on a verdict marks its elements. */
function drawImpact(study, route, go) {
  const place = html("div", { class: "impact" });
  const draw = (rule) => {
    const verdicts = sortedVerdicts(study);
    const verdict = verdicts.find(({ name }) => name === rule);
    const counts = worstFirst.map((name) => [name, verdicts.filter((one) => one.outcome === name)
      .length]).filter(([, count]) => count > 0);
    fill(place, html("p", {}, counts.map(([name, count]) => html("span", { class: "chip" },
      verdictMark(name), " ", count))),
    hasPictures(study) ? drawVersions(study, verdict) : html("div", { class: "columns" }, ["base",
      "head"].map((side) => html("figure", {}, html("figcaption", {}, say("version." + side), ": ",
      study[side] || ""), impactScreens(study, side).map((screen) => screenPicture(screen,
      verdict && verdict.name))))),
    section(say("verdicts"), table(say("verdicts"), [say("rule"), say("outcome"), say("because"),
      say("repair")], verdicts.map((one, index) => verdictRow(one, one === verdict, () => {
      const next = one === verdict ? "" : one.name;
      draw(next);
      go({ rule: next }, true);
      place.querySelectorAll(".verdicts button.link")[index].focus();
    })), { class: "verdicts" })));
  };
  draw(route.rule);
  return place;
}

function verdictRow(verdict, isChosen, choose) {
  const causes = verdict.causes.map((cause) => html("li", {}, causeWords(cause), cause.file ?
    html("span", { class: "quiet file" }, "  ", [cause.file, cause.line].filter(Boolean).join(
      ":")) : null));
  return [
    button({ class: "link", "aria-pressed": isChosen }, choose, verdict.name),
    verdictMark(verdict.outcome), [causes.length > 0 ? html("ul", {}, causes) : null,
      verdict.remedy ? html("p", {}, phrase("remedy", verdict.remedy)) : null,
      verdict.accepted ? html("p", { class: "good" }, say("accepted", verdict.accepted)) : null],
    verdict.repair ? html("div", { class: "repair", "data-label": say("repair") }, copyLine(verdict
      .repair.rule)) : "",
  ];
}

/** A screen as a picture: its elements in their order, each with the marks of its rules. */
function screenPicture({ name, elements }, chosen) {
  const row = 44;
  const height = 30 + elements.length * row;
  return svg("svg", { viewBox: `0 0 260 ${height}`, class: "version", role: "img",
    "aria-label": say("versionOf", name, elements.map(({ element }) => element.name).join(", ")) },
  svg("rect", { x: 1, y: 1, width: 258, height: height - 2, rx: 12, class: "paper" }),
  svg("text", { x: 130, y: 18, "text-anchor": "middle", "font-size": 11, class: "ink" }, fitted(
    name, 240, 11)),
  elements.map(({ element, rules }, index) => {
    const isChosen = rules.some(([rule]) => rule === chosen);
    const bad = rules.filter(([, outcome, isMatch]) => !isMatch || outcomeTone(outcome) === "bad");
    const marks = rules.map(([rule, outcome, isMatch]) => (isMatch ?
      `${libraryWord("outcome", outcome)} ${rule}` : say("notMatched", rule))).join(", ");
    const y = 26 + index * row;
    return svg("g", { class: isChosen ? "chosen" : "" },
      svg("rect", { x: 10, y, width: 240, height: row - 6, rx: 6, class: bad.length > 0 ?
        "box bad" : "box" }),
      svg("text", { x: 18, y: y + 15, "font-size": 11, class: "ink" }, fitted(element.name || "",
        224, 11)),
      svg("text", { x: 18, y: y + 30, "font-size": 9.5, class: bad.length > 0 ? "mark bad" :
        "mark" }, fittedWords(marks, 224, 9.5,
        boldLetters)),
      svg("title", {}, [element.name, element.path, marks].filter(Boolean).join("\n")));
  }));
}

// A heat map with many cells: arrow keys visit them, and a line tells about the chosen one.


/** The width of an interval in points from which a share is only a hint. */
const wide = 10;

const moves = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1],
  Home: [0, -Infinity], End: [0, Infinity] };

/** Returns the place that a key leads to, within a number of rows and columns; null for others. */
function nextCell([row, column], key, rows, columns) {
  const move = moves[key];
  if (!move) return null;
  const within = (place, count) => Math.max(0, Math.min(count - 1, place));
  return [within(row + move[0], rows), within(column + move[1], columns)];
}

/** True for a share of few rules, whose interval is wide. */
function isUnsure({ interval }) {
  return Boolean(interval) && interval[1] - interval[0] > wide;
}

/** Draws a heat map; a cell is null, or has `percent`, `interval`, and words about its counts. */
function drawGrid(caption, corner, columns, rows, isWrong) {
  const line = html("p", { class: "readout" }, say("gridHint"));
  const cells = rows.map((row) => row.cells.map((cell) => gridCell(cell, isWrong)));
  const tell = (row, column) => {
    const text = cellText(rows[row].cells[column]);
    line.textContent = `${rows[row].name} \u00b7 ${columns[column]}: ${text}`;
  };
  const placeOf = (target) => {
    const cell = target.closest("td");
    const row = cells.findIndex((all) => all.includes(cell));
    return row < 0 ? null : [row, cells[row].indexOf(cell)];
  };
  const point = (event) => {
    const place = placeOf(event.target);
    if (place) tell(...place);
  };
  const press = (event) => {
    const place = placeOf(event.target);
    const next = place && nextCell(place, event.key, rows.length, columns.length);
    if (!next) return;
    event.preventDefault();
    cells[place[0]][place[1]].tabIndex = -1;
    const cell = cells[next[0]][next[1]];
    cell.tabIndex = 0;
    cell.focus();
  };
  if (cells[0] && cells[0][0]) cells[0][0].tabIndex = 0;
  const table = html("table", { class: "heat grid", role: "grid", on: { keydown: press,
    focusin: point, mouseover: point } }, html("caption", {}, caption),
  html("thead", {}, html("tr", {}, html("th", { scope: "col" }, corner), columns.map((name) =>
    html("th", { scope: "col" }, html("span", { class: "upright" }, name))))),
  html("tbody", {}, rows.map(({ name }, row) => html("tr", {}, html("th", { scope: "row" }, name),
    cells[row]))));
  return html("div", { class: "gridded" }, html("div", { class: "scroll" }, table), line);
}

function gridCell(cell, isWrong) {
  if (!cell) return html("td", { class: "none", tabindex: -1 }, "\u2013");
  const level = "heat" + heatLevel(cell.percent, isWrong);
  const attributes = { class: level + (isUnsure(cell) ? " unsure" : ""), tabindex: -1 };
  return html("td", attributes, html("b", {}, percentText(cell.percent)),
    cell.interval ? html("span", { class: "unseen" }, ` (${boundsText(cell)})`) : null);
}

// The league: which schemes' rules survive the releases of real apps, as heat maps.


const horizons = ["next", "year", "threeYears"];

/** Returns the rows of a heat map: a scheme each, with a cell for each horizon. */
function leagueRows(league, value) {
  return league.schemes.map((scheme) => ({
    name: starred(scheme),
    cells: horizons.map((horizon) => ({
      percent: scheme[horizon][value],
      interval: scheme[horizon][value + "Interval"],
      title: countsText(scheme[horizon]),
    })),
  }));
}

/** Returns the rows by app at one horizon. */
function appRows(league, horizon) {
  return league.schemes.map((scheme) => ({
    name: starred(scheme),
    cells: league.corpus.map((app) => {
      const found = (scheme[horizon].apps || {})[app];
      return found && found.rules > 0 ? { percent: found.survival } : null;
    }),
  }));
}

/** Returns the rows by kind of change: a kind each, with a cell for each scheme. */
function changeRows(league, value) {
  return (league.kinds || []).map(({ name, screens }) => ({
    name: `${changeName(name)} (${screens})`,
    cells: league.schemes.map((scheme) => changeCell((scheme.kinds || {})[name], value)),
  }));
}

/** Returns a cell; null without rules, or for survival without elements that are still there. */
function changeCell(found, value) {
  if (!found) return null;
  const alive = found.kept + found.lost + found.stolen + found.multi;
  const counted = value === "survival" ? alive : alive + found.ghost + found.remade + found.gone;
  return counted > 0 ? { percent: found[value], interval: found[value + "Interval"],
    title: countsText(found) } : null;
}

/** Returns a kind of change in the words of the page; a later lab may have others. */
function changeName(name) {
  const text = say("change." + name);
  return text === "change." + name ? name : text;
}

function starred({ name, ours }) {
  return libraryWord("scheme", name) + (ours ? " \u2605" : "");
}

/** Draws the league. */
function drawLeague(league) {
  const names = horizons.map((horizon) => say("horizon." + horizon));
  const schemes = league.schemes.map(starred);
  const changes = (league.kinds || []).length === 0 ? null : section(say("byChange"),
    html("p", { class: "quiet" }, say("changeIntro")),
    drawGrid(say("survivalByChange"), say("kindOfChange"), schemes, changeRows(league, "survival"),
      false),
    drawGrid(say("wrongByChange"), say("kindOfChange"), schemes, changeRows(league, "wrong"),
      true));
  return [
    html("p", { class: "quiet" }, say("leagueIntro")),
    heatMap(say("survivalMap"), say("scheme"), names, leagueRows(league, "survival"), false),
    heatMap(say("wrongMap"), say("scheme"), names, leagueRows(league, "wrong"), true),
    changes,
    section(say("byApp"), horizons.map((horizon) => heatMap(say("horizon." + horizon), say(
      "scheme"), league.corpus, appRows(league, horizon), false))),
  ];
}

// The results of other commands: league, mutations, and the impact of a new version.


const studyNames = ["impact", "league", "mutate"];

/** Returns the names of the results that a report has. */
function studiesOf(data) {
  return studyNames.filter((name) => (data.studies || {})[name]);
}

/** True if the results of a name have a rule of a name, which a person can choose. */
function hasRule(data, study, name) {
  return study === "impact" && studiesOf(data).includes(study)
    && data.studies[study].rules.some((rule) => rule.name === name);
}

/** Draws links to the results; nothing without any. */
function studyLinks(data, go) {
  const names = studiesOf(data);
  if (names.length === 0) return null;
  return html("nav", { class: "studies bar", "aria-label": say("studies") }, names.map((name) =>
    html("a", { href: "#study=" + name, "data-target": name, on: { click: (event) => {
      event.preventDefault();
      go({ study: name });
    } } }, say("study." + name))));
}

/** Draws the results that an address names; `go` changes the address. */
function drawStudy(place, data, route, go) {
  const name = route.study;
  const study = data.studies[name];
  const draw = { impact: drawImpact, league: drawLeague, mutate: drawMutate }[name];
  fill(place, html("div", { class: "heading" }, html("h1", {}, say("study." + name))),
    html("div", { class: "tabs", role: "group", "aria-label": say("studies") },
      studiesOf(data).map((one) => button({ "aria-pressed": one === name }, () => go({
        study: one }), say("study." + one)))),
    html("div", { class: "part study" }, draw(study, route, go)));
}

// The overview: all scenarios with result, first cause, counts and time.


/** The columns of the table, by which it can be sorted. */
const overviewColumns = ["result", "scenario", "cause", "steps", "events", "suppressed",
  "requests", "time"];

/** The results by which it can be filtered; the first stands for all. */
const overviewResults = ["", "failed", "passed", "skipped"];

/** Returns the value by which a column sorts. */
function sortingValue(scenario, column) {
  switch (column) {
    case "result":
      return ["failed", "passed", "skipped"].indexOf(scenario.result);
    case "scenario":
      return scenario.path;
    case "cause":
      return scenario.cause ? scenario.cause.message : "";
    case "time":
      return scenario.end || 0;
    default:
      return (scenario.counts || {})[column] || 0;
  }
}

/** Returns a cause in the language of the page. */
function causeText({ message }) {
  return phrase("fault", message);
}

/** Returns the scenarios that a filter leaves, sorted; the order of the run breaks ties. */
function chosenScenarios(scenarios, { filter, result, sort }) {
  const words = (filter || "").toLowerCase().split(/\s+/).filter((word) => word !== "");
  const text = (scenario) => [
    scenario.path, scenario.title, ...(scenario.cause ? [scenario.cause.message, causeText(
      scenario.cause)] : []), scenario.reason || "", ...(scenario.tags || []),
  ].join(" ").toLowerCase();
  const chosen = scenarios.filter((scenario) => {
    if (result && scenario.result !== result) return false;
    const all = text(scenario);
    return words.every((word) => all.includes(word));
  });
  if (!sort) return chosen;
  const isDown = sort.startsWith("-");
  const column = sort.replace(/^-/, "");
  return chosen.map((scenario, index) => ({ scenario, index, key: sortingValue(scenario, column) }))
    .sort((a, b) => {
      const sign = isDown ? -1 : 1;
      if (a.key < b.key) return -sign;
      return a.key > b.key ? sign : a.index - b.index;
    })
    .map((one) => one.scenario);
}

/** Returns what an address chooses in the overview; what it names in vain chooses nothing. */
function overviewState({ filter, result, sort }) {
  return { filter: filter || "", result: overviewResults.includes(result) ? result : "",
    sort: isOrder(sort || "") ? sort : "" };
}

/** True for a column with or without a minus. */
function isOrder(sort) {
  return overviewColumns.includes(sort.replace(/^-/, ""));
}

/** Draws the overview; `go` changes the address. */
function drawOverview(place, data, route, go) {
  if (data.scenarios.length === 0) {
    fill(place, studyLinks(data, go));
    return;
  }
  const body = html("tbody");
  const count = html("p", { class: "quiet", role: "status" });
  const state = overviewState(route);
  const update = () => {
    const chosen = chosenScenarios(data.scenarios, state);
    fill(body, chosen.map((scenario) => overviewRow(scenario, go)));
    fill(count, say("shown", chosen.length, data.scenarios.length));
    place.querySelector(".order").value = state.sort;
    for (const head of place.querySelectorAll("th[data-column]")) {
      const column = head.dataset.column;
      const direction = state.sort === column ? "ascending" : "descending";
      if (state.sort.replace(/^-/, "") === column) head.setAttribute("aria-sort", direction);
      else head.removeAttribute("aria-sort");
    }
  };
  const change = (name, value) => {
    state[name] = value;
    update();
    go(state, true);
  };
  fill(place, summaryLine(data.summary), studyLinks(data, go), filterBar(state, change),
    html("table", { class: "overview" }, html("caption", { class: "unseen" }, say("scenarios")),
      html("thead", {}, html("tr", {}, overviewColumns.map((column) => columnHead(column, state,
        change)))),
      body), count);
  update();
}

function summaryLine(summary) {
  const parts = [
    ["passed", summary.passed],
    ["failed", summary.failed],
    ["skipped", summary.skipped]
  ];
  return html("p", { class: "summary" },
    parts.filter(([, count]) => count > 0).map(([result, count]) =>
      html("span", { class: "chip " + result }, resultMark(result), " ", count, " ", say(result))
    ),
    html("span", { class: "chip" }, say("eventCount", summary.events)));
}

function filterBar(state, change) {
  const field = html("input", {
    type: "search",
    id: "filter",
    value: state.filter,
    placeholder: say("filter"),
    "aria-label": say("filter"),
    "aria-keyshortcuts": "/",
    on: { input: (event) => change("filter", event.target.value) },
  });
  const choice = html("select", {
    "aria-label": say("result"),
    on: { change: (event) => change("result", event.target.value) },
  }, overviewResults.map((result) =>
    html("option", { value: result, selected: state.result === result }, say(result || "all"))));
  return html("div", { class: "bar", role: "search" }, field, choice, orderChoice(state, change));
}

/** The order of the table, where a narrow page has no heads to click. */
function orderChoice(state, change) {
  const orders = overviewColumns.flatMap((column) => [[column, "ascending"], ["-" + column,
    "descending"]]);
  return html("select", {
    class: "order",
    "aria-label": say("order"),
    on: { change: (event) => change("sort", event.target.value) },
  }, html("option", { value: "" }, say("runOrder")), orders.map(([value, direction]) =>
    html("option", { value }, say(direction, say(value.replace(/^-/, ""))))));
}

function columnHead(column, state, change) {
  const toggle = () => change("sort", state.sort === column ? "-" + column : column);
  return html("th", { scope: "col", "data-column": column },
    button({ class: "plain" }, toggle, say(column)));
}

function overviewRow(scenario, go) {
  const link = html("a", {
    href: "#scenario=" + encodeURIComponent(scenario.path).replace(/%2F/g, "/"),
    class: "name",
    "data-target": scenario.path,
    on: { click: (event) => openHere(event, () => go({ scenario: scenario.path })) },
  }, scenario.title);
  const cause = html("td", { class: "cause" });
  if (scenario.cause) append(cause, causeLink(scenario, go));
  if (scenario.reason) append(cause, scenario.reason);
  const counts = scenario.counts || {};
  const number = (column, ...value) => html("td", { class: "number",
    "data-label": say(column) }, value);
  return html("tr", { class: scenario.result },
    html("td", {}, html("span", {
      class: "mark " + scenario.result,
      role: "img",
      "aria-label": say(scenario.result)
    }, resultMark(scenario.result))),
    html("td", {}, link, html("div", { class: "quiet file" }, scenario.path)), cause,
    ["steps", "events", "suppressed"].map((name) => number(name, counts[name])),
    number("requests", counts.requests, counts.failedRequests ? html("div", { class: "bad" }, say(
      "failedOf", counts.failedRequests)) : null),
    number("time", scenario.end === undefined ? null : duration(scenario.end)));
}

function causeLink(scenario, go) {
  const { step, place } = scenario.cause;
  const label = step === undefined ? [] : [
    button({ class: "link" }, () => go({ scenario: scenario.path, step: step + 1,
      tab: "events" }),
    say("step", step + 1)), " "
  ];
  return [label, causeText(scenario.cause), place ? html("div", { class: "quiet file" }, place)
    : null];
}

/** Follows a link within the page, unless it is opened elsewhere. */
function openHere(event, follow) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  follow();
}

// The parts of an address that name what a report does not have, as in one of an earlier run.


/** Returns the parts of an address without a meaning in a report, as they are written there. */
function unknownParts(data, route) {
  const scenario = data.scenarios[scenarioIndex(data.scenarios, route.scenario)];
  const checks = scenario ? scenarioChecks(data, scenario, route) : overviewChecks(data, route);
  const given = givenParts(route);
  return Object.entries(checks).filter(([name, isKnown]) => name in given
    && !isKnown(String(given[name]))).map(([name]) => `${name}=${given[name]}`);
}

function overviewChecks(data, { study }) {
  return {
    scenario: () => false,
    study: (name) => studiesOf(data).includes(name),
    rule: (name) => hasRule(data, study, name),
    result: (name) => overviewResults.includes(name),
    sort: isOrder,
  };
}

function scenarioChecks(data, scenario, route) {
  const { steps } = scenario;
  if (steps.length === 0) return {};
  const place = stepIndex(steps, route.step || "1");
  const isMoment = (name) => moments.includes(name);
  const moment = isMoment(route.at) ? route.at : tellingMoment(steps[place]);
  const screen = steps[place].screens[moments.indexOf(moment)];
  return {
    step: (name) => steps.some((step, at) => step.name === name || String(at + 1) === name),
    range: (text) => rangeOf(text, place, steps.length) !== null,
    at: isMoment,
    hidden: (word) => word === hiddenShown,
    tab: (name) => panelsOf(scenario).includes(name),
    view: (number) => screenNodes(data, screen)[numberIn(number)] !== undefined,
    record: (number) => (scenario.records || [])[numberIn(number)] !== undefined,
    edits: (text) => editsIn(text, data, scenario, screen) !== null,
  };
}

// The keys of the page, and the list of them.


const keyList = [
  ["\u2191 \u2193  j k", "key.steps"],
  ["Home End", "key.ends"],
  ["\u2190 \u2192", "key.moments"],
  ["1 \u2026 9", "key.tabs"],
  ["n", "key.failed"],
  ["h", "key.hidden"],
  ["[ ]", "key.range"],
  ["/", "key.filter"],
  ["Esc", "key.escape"],
  ["?", "key.help"],
];

/** Draws the list of keys in a dialog. */
function drawKeys(dialog) {
  fill(dialog, html("h2", { id: "keys-title" }, say("help")),
    html("dl", {}, keyList.map(([keys, key]) => [html("dt", {}, keys.split(" ").filter(Boolean)
      .map((name) => [html("kbd", {}, name), " "])), html("dd", {}, say(key))])),
    button({ autofocus: true }, () => dialog.close(), say("close")));
}

/** True if a key belongs to the element that has the focus, such as a text field. */
function isTyping(target) {
  return target instanceof Element && target.matches("input, select, textarea, [contenteditable]");
}

const scrollKeys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "PageUp", "PageDown", "Home",
  "End"];

/** True if a key scrolls the element that has the focus. */
function isScrolling(target, key) {
  if (!(target instanceof Element) || !scrollKeys.includes(key)) return false;
  return target.closest("dialog") !== null || (target.matches("pre, [role=tabpanel]")
    && (target.scrollHeight > target.clientHeight || target.scrollWidth > target.clientWidth));
}

/** Calls a listener with each key that no control has taken and no field or scroller takes. */
function listenToKeys(listener) {
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (isTyping(event.target) || isScrolling(event.target, event.key)) return;
    if (listener(event.key)) event.preventDefault();
  });
}

// The link that leads keys and screen readers past the header.


/**
 * Lets the link of the file move the focus to the content; returns a function that draws its text.
 *
 * It changes no address, because the page reads an address as a route and would leave the scenario.
 */
function skipLink(main) {
  const link = document.querySelector("a.skip");
  link.addEventListener("click", (event) => {
    event.preventDefault();
    main.focus();
  });
  return () => fill(link, say("skip"));
}

// The notice that the file of the page has changed since it was opened, in a page of `--watch`.


const period = 2000;

/** Returns the notice for two stamps, or null; the lab marks the stamp of an old run. */
function noticeOf(own, found) {
  if (found.split(" ")[0] !== own.split(" ")[0]) return "stale";
  return found.endsWith(" mistake") ? "outdated" : null;
}

/** Compares the page with its file from time to time; returns a function that draws the notice. */
function watchFile(header) {
  const stamp = document.querySelector("meta[name=stamp]");
  if (!stamp) return () => {};
  const notice = html("div", { id: "stale", role: "status" });
  header.after(notice);
  let found = stamp.content;
  let frame = null;
  const draw = () => {
    const key = noticeOf(stamp.content, found);
    if (!key) return fill(notice);
    return fill(notice, say(key), key === "stale" ? [" ", button({}, () => location.reload(), say(
      "reload"))] : null);
  };
  addEventListener("message", (event) => {
    if (!frame || event.source !== frame.contentWindow || typeof event.data !== "string") return;
    frame.remove();
    frame = null;
    if (event.data === found) return;
    found = event.data;
    draw();
  });
  setInterval(() => {
    if (document.visibilityState === "hidden") return;
    if (frame) frame.remove();
    frame = html("iframe", {
      sandbox: "allow-scripts",
      hidden: true,
      title: say("stamp"),
      src: location.href.replace(/[?#].*$/, "") + "?stamp",
    });
    document.body.append(frame);
  }, period);
  return draw;
}

// The start of the page: reads the data, follows the address, and draws.


const colours = ["", "light", "dark"];

/** Starts the page with the data of a report. */
function start(data) {
  speak(navigator.language || "en");
  const main = document.getElementById("main");
  const dialog = html("dialog", { "aria-labelledby": "keys-title" });
  document.body.append(dialog);
  // `choices` is the home of what a person has chosen in a view, as far as its address lacks it.
  const shown = { part: null, index: -2, study: "", route: readRoute(location.hash), choices: {},
    overview: {} };
  const address = addressWriter();
  const drawUnknown = unknownNotice(data, shown);
  const go = (changes, stays) => {
    shown.route = givenParts(stays ? { ...shown.route, ...changes } : changes);
    address.write(shown.route, stays);
    draw(false);
  };
  const draw = (isNew) => {
    drawUnknown();
    const index = scenarioIndex(data.scenarios, shown.route.scenario);
    if (index === shown.index && index >= 0 && !isNew) {
      if (shown.part) shown.part.follow(shown.route);
      return;
    }
    const isStudy = index < 0 && studiesOf(data).includes(shown.route.study);
    const study = isStudy ? shown.route.study : "";
    // The overview itself shows a change of its filter.
    if (index < 0 && study === "") shown.overview = overviewRoute(shown.route);
    const isShown = index < 0 && shown.index === -1 && study === shown.study;
    if (isShown && !isNew && address.isWaiting()) return;
    if (index !== shown.index || study !== shown.study) shown.choices = {};
    const left = shown.index >= 0 ? data.scenarios[shown.index].path : shown.study;
    Object.assign(shown, { index, study });
    const title = index >= 0 ? data.scenarios[index].title : study && say("study." + study);
    drawHeader(document.getElementById("header"), title, shown, go, again);
    document.title = visible(title || say("title"));
    keepingPage(main, index + " " + study, () => {
      shown.part = drawMain(main, data, index, shown, go);
    });
    if (!title && left) focusLink(main, left);
  };
  const drawNotice = watchFile(document.getElementById("header"));
  const drawSkip = skipLink(main);
  const again = () => {
    document.documentElement.lang = language() === "zh" ? "zh-CN" : "en";
    drawNotice();
    drawSkip();
    drawKeys(dialog);
    draw(true);
  };
  addEventListener("popstate", () => {
    address.forget();
    shown.route = readRoute(location.hash);
    draw(false);
  });
  followWidth(() => draw(true));
  addEventListener("beforeprint", () => shown.part && shown.part.print());
  addEventListener("afterprint", () => shown.part && shown.part.endPrint());
  listenToKeys((key) => !dialog.open && act(key, shown, dialog, go));
  again();
}

/** Returns a function that draws which parts of the shown address this report does not have. */
function unknownNotice(data, shown) {
  const line = html("p", { id: "unknown", role: "status", class: "bad" });
  document.getElementById("header").after(line);
  return () => {
    const parts = unknownParts(data, shown.route);
    fill(line, parts.length === 0 ? null : say("unknownParts", parts.join(", ")));
  };
}

/** Returns the part of an address that is about the overview. */
function overviewRoute({ filter, result, sort }) {
  return { filter, result, sort };
}

/** Focuses the link of the overview that leads to where a person comes from. */
function focusLink(main, target) {
  const links = [...main.querySelectorAll("a[data-target]")];
  const link = links.find((one) => one.dataset.target === target);
  if (link) link.focus();
}

/** Writes addresses; those of one view are written later, as browsers limit their number. */
function addressWriter() {
  let timer = 0;
  let waiting = null;
  const flush = () => {
    clearTimeout(timer);
    if (waiting !== null) history.replaceState(null, "", waiting);
    waiting = null;
  };
  return {
    isWaiting: () => waiting !== null,
    forget: () => {
      clearTimeout(timer);
      waiting = null;
    },
    write: (route, stays) => {
      if (!stays) {
        flush();
        history.pushState(null, "", writeRoute(route));
        return;
      }
      waiting = writeRoute(route);
      clearTimeout(timer);
      timer = setTimeout(flush, 250);
    },
  };
}

/** Calls a listener when the width of the page changes, as the time line depends on it. */
function followWidth(listener) {
  let width = innerWidth;
  addEventListener("resize", () => {
    if (innerWidth === width) return;
    width = innerWidth;
    listener();
  });
}

/** Draws a scenario or the overview; returns the part that follows the address, if it does. */
function drawMain(main, data, index, { route, choices }, go) {
  const scenario = data.scenarios[index];
  if (!scenario) {
    if (studiesOf(data).includes(route.study)) drawStudy(main, data, route, go);
    else drawOverview(main, data, route, go);
    return null;
  }
  if (scenario.steps.length === 0) {
    fill(main, html("h1", {}, scenario.title), html("p", { class: "empty" }, scenario.reason));
    return null;
  }
  const part = drawScenario(main, data, scenario, choices, go);
  part.follow(route);
  return part;
}

/** Acts on a key; returns false for a key without a meaning. */
function act(key, shown, dialog, go) {
  const field = document.getElementById("filter");
  if (key === "?") dialog.showModal();
  else if (shown.part && shown.part.actions.key(key)) return true;
  else if (key === "Escape" && (shown.index >= 0 || shown.study)) go(shown.overview);
  else if (key === "/" && field) field.focus();
  else return false;
  return true;
}

function drawHeader(header, title, shown, go, again) {
  const back = html("a", {
    href: writeRoute(shown.overview),
    class: title ? "" : "here",
    "aria-current": title ? null : "page",
    on: { click: (event) => { event.preventDefault();
      go(shown.overview); } },
  }, say("overview"));
  fill(header, html("nav", { "aria-label": say("overview") }, back, title ? [" \u203a ",
    html("span", { "aria-current": "page" }, title)
  ] : null),
  html("div", { class: "switches" },
    button({ lang: language() === "zh" ? "en" : "zh-CN", id: "language" }, () => {
      speak(language() === "zh" ? "en" : "zh");
      again();
    }, say("language")),
    button({ id: "colours", "aria-label": say("colours") }, () => {
      const root = document.documentElement;
      const next = colours[(colours.indexOf(root.dataset.colours || "") + 1) % colours
        .length];
      if (next === "") delete root.dataset.colours;
      else root.dataset.colours = next;
    }, "\u25d0"),
    button({ id: "help", "aria-keyshortcuts": "?" }, () => document.querySelector("dialog")
      .showModal(), "? ", say("help"))));
}

/** Reads the data of the page and starts it; a later format is refused. */
function open() {
  const data = JSON.parse(document.getElementById("data").textContent);
  if (data.version !== 1) {
    document.getElementById("main").append(say("tooNew", data.version));
    return;
  }
  start(data);
}

open();
})();

"""#
}
