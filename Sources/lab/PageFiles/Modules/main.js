// The start of the page: reads the data, follows the address, and draws.

import { unknownParts } from "./address.js";
import { button, fill, html, visible } from "./dom.js";
import { keepingPage } from "./keep.js";
import { drawKeys, listenToKeys } from "./keys.js";
import { drawOverview } from "./overview.js";
import { drawScenario } from "./scenario.js";
import { givenParts, readRoute, scenarioIndex, writeRoute } from "./route.js";
import { useSentences } from "./sentences.js";
import { skipLink } from "./skip.js";
import { watchFile } from "./stale.js";
import { drawStudy, studiesOf } from "./studies.js";
import { language, say, speak } from "./texts.js";

const colours = ["", "light", "dark"];

/** Starts the page with the data of a report. */
export function start(data) {
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
    shown.route = routeIn(data, shown.route);
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
  const [drawNotice, drawSkip] = [watchFile(document.getElementById("header")), skipLink(main)];
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

/** Returns a route; a file without scenarios opens at the results that it has. */
function routeIn(data, route) {
  if (data.scenarios.length > 0 || route.study) return route;
  return givenParts({ ...route, study: studiesOf(data)[0] });
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
export function open() {
  const data = JSON.parse(document.getElementById("data").textContent);
  useSentences(data.chinese);
  if (data.version !== 2) {
    document.getElementById("main").append(say("tooNew", data.version));
    return;
  }
  start(data);
}
