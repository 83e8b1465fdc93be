// A scenario: the film strip above, the steps at the left, the screen in the middle, the panels.

import { copyButton } from "./copy.js";
import { stepNumber } from "./data.js";
import { append, button, fill, html } from "./dom.js";
import { say } from "./texts.js";
import { resultMark } from "./marks.js";
import { said } from "./sentences.js";
import { keep } from "./keep.js";
import { moveByKeys } from "./roles.js";
import { drawSteps } from "./steps.js";
import { drawStrip } from "./strip.js";
import { drawScreen, moments, tellingMoment } from "./screen.js";
import { drawEvents, sharedProperties } from "./events.js";
import { drawWhy } from "./why.js";
import { drawElement } from "./element.js";
import { drawDispatch } from "./dispatch.js";
import { newWhatIf, takeEdits, writtenEdits } from "./edits.js";
import { drawWhatIf, whatIfMarks } from "./whatif.js";
import { drawHazard, hazardLanes } from "./hazard.js";
import { drawDelivery } from "./delivery.js";
import { drawDwell } from "./dwell.js";
import { drawSheets } from "./print.js";
import { drawIdentity } from "./identity.js";
import { numberIn, rangeOf, stepIndex, writtenRange } from "./route.js";

const panels = ["events", "why", "element", "whatif", "dispatch", "hazard", "delivery", "dwell",
  "identity"];

/** What an address says if hidden views are shown. */
export const hiddenShown = "shown";

/** Returns the panels that a scenario has. */
export function panelsOf(scenario) {
  return panels.filter((name) => {
    if (name === "dispatch") {
      return scenario.steps.some((step) => (step.changes || []).length > 0);
    }
    return name !== "hazard" || hazardLanes(scenario.steps) !== null;
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
export function drawScenario(place, data, scenario, choices, go) {
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
    const now = shownRoute(scenario, state);
    const next = { ...now, ...changes };
    const { steps } = scenario;
    if (!rangeOf(next.range, stepIndex(steps, next.step), steps.length)) next.range = "";
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
    state.marks = state.tab === "whatif" ? whatIfMarks(data, shownScreen(step, state),
      state.whatIf) : [];
    drawScreen(parts.screen, data, step, state, actions);
    drawTabs(tabs, panel, names, state, actions);
    drawPanel(panel, data, scenario, step, state, actions);
    restore();
  };
  const follow = (route) => {
    const from = shownRoute(scenario, state);
    state.step = stepIndex(scenario.steps, route.step || "1");
    state.range = rangeOf(route.range, state.step, scenario.steps.length);
    state.wanted = moments.includes(route.at) ? route.at : "";
    state.moment = state.wanted || tellingMoment(scenario.steps[state.step]);
    state.tab = names.includes(route.tab) ? route.tab : names[0];
    state.view = numberIn(route.view) ?? -1;
    state.record = numberIn(route.record) ?? -1;
    state.showsHidden = route.hidden === hiddenShown;
    takeEdits(state.whatIf, route.edits, data, shownScreen(scenario.steps[state.step], state),
      from);
    draw();
  };
  const print = () => drawSheets(sheets, data, scenario, state.shared);
  return { follow, actions, print, endPrint: () => fill(sheets) };
}

/** Returns what an address says about the shown view of a scenario. */
function shownRoute({ steps }, { step, range, wanted, showsHidden, tab, view, record, whatIf }) {
  const number = (index) => (index < 0 ? "" : index);
  return { step: stepNumber(steps, step), range: writtenRange(range), at: wanted,
    hidden: showsHidden ? hiddenShown : "", tab, view: number(view), record: number(record),
    edits: writtenEdits(whatIf) };
}

/** Returns the number of the screen at the chosen moment of a step; null without one. */
function shownScreen(step, state) {
  const screen = step.screens[moments.indexOf(state.moment)];
  return screen === undefined ? null : screen;
}

function sharedNames(data, scenario) {
  return new Set(sharedProperties(scenario).map((index) => data.properties[index][0]));
}

/** The title with the command on one line; below it the first cause, the file, and the bounds. */
function heading(scenario) {
  const { cause, device, again, omitted } = scenario;
  return html("div", { class: "heading" },
    html("div", { class: "title" }, html("h1", {}, html("span", { class: "mark " + scenario.result,
      role: "img", "aria-label": say(scenario.result) }, resultMark(scenario.result)), " ",
    scenario.title),
    again ? html("p", { class: "copy quiet", title: say("again") }, html("code", {}, again),
      copyButton(again)) : null),
    html("div", { class: "title" }, cause ? html("p", { class: "bad" }, cause.step === undefined
      ? "" : say("step", stepNumber(scenario.steps, cause.step)) + say("colon"),
    said(cause.message)) : null,
    html("p", { class: "quiet file" }, [(cause && cause.place) || scenario.path, device].filter(
      Boolean).join("  \u00b7  "))),
    omitted ? html("p", { class: "bad" }, say("omitted", said(omitted))) : null);
}

function scenarioActions(scenario, state, names, show, draw) {
  const last = scenario.steps.length - 1;
  // Another picture has other views, and edits of its own.
  const select = (index) => {
    const step = Math.min(Math.max(index, 0), last);
    show(step === state.step ? {} : { step: stepNumber(scenario.steps, step), view: "",
      edits: "" });
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
export function nextFailed(steps, index) {
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
