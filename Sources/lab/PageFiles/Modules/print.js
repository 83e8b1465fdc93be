// The scenario on paper: one step a page, with its screen and its events.

import { fill, html } from "./dom.js";
import { clock, stepNumber } from "./data.js";
import { drawEvents } from "./events.js";
import { drawScreen, tellingMoment } from "./screen.js";
import { said } from "./sentences.js";
import { say } from "./texts.js";

const nothing = { choose() {}, showMoment() {}, toggleHidden() {} };

/** The height in CSS pixels that A4 and Letter both have within margins of a centimetre. */
const paperHeight = 975;

/** The sizes of a sheet that does not fit; text at the last can still be read. */
const sizes = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42];

/** Draws a page for each step of a scenario; a step with very many events takes further pages. */
export function drawSheets(place, data, scenario, shared) {
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
  const title = say("stepAt", stepNumber(scenario.steps, index), step.name || said(step.verb),
    clock(step.start));
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
