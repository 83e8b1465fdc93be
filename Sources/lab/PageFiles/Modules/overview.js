// The overview: all scenarios with result, first cause, counts and time.

import { append, button, fill, html } from "./dom.js";
import { duration, stepNumber } from "./data.js";
import { say } from "./texts.js";
import { resultMark } from "./marks.js";
import { said } from "./sentences.js";
import { isBroken } from "./impact.js";
import { verdictMark } from "./outcomemark.js";
import { searchWords, searcher } from "./search.js";
import { studyLinks } from "./studies.js";

/** The number of rules that a search shows at most. */
const mostRules = 12;

/** The columns of the table, by which it can be sorted. */
export const overviewColumns = ["result", "scenario", "cause", "steps", "events", "suppressed",
  "requests", "time"];

/** The results by which it can be filtered; the first stands for all. */
export const overviewResults = ["", "failed", "passed", "skipped"];

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

/**
 * Returns the scenarios that a search leaves, each with the step that has it, sorted.
 *
 * Without a chosen order, failures come first; the order of the run breaks ties.
 */
export function chosenScenarios(scenarios, { filter, result, sort }, search = searcher({})) {
  const find = search(searchWords(filter));
  const isDown = sort.startsWith("-");
  const column = sort.replace(/^-/, "");
  const key = (scenario) => (sort ? sortingValue(scenario, column) : Number(scenario.result !==
    "failed"));
  return scenarios.filter((scenario) => !result || scenario.result === result).map((scenario,
    index) => ({ scenario, index, key: key(scenario), step: find(scenario) })).filter(({ step }) =>
    step !== null).sort((a, b) => {
    const sign = isDown ? -1 : 1;
    if (a.key < b.key) return -sign;
    return a.key > b.key ? sign : a.index - b.index;
  });
}

/** Returns what an address chooses in the overview; what it names in vain chooses nothing. */
export function overviewState({ filter, result, sort }) {
  return { filter: filter || "", result: overviewResults.includes(result) ? result : "",
    sort: isOrder(sort || "") ? sort : "" };
}

/** True for a column with or without a minus. */
export function isOrder(sort) {
  return overviewColumns.includes(sort.replace(/^-/, ""));
}

/** Draws the overview; `go` changes the address. */
export function drawOverview(place, data, route, go) {
  if (data.scenarios.length === 0) {
    fill(place, studyLinks(data, go));
    return;
  }
  const search = searcher(data);
  const body = html("tbody");
  const count = html("p", { class: "quiet", role: "status" });
  const rules = html("p", { class: "found" });
  const state = overviewState(route);
  const update = () => {
    const chosen = chosenScenarios(data.scenarios, state, search);
    fill(body, chosen.map((one) => overviewRow(one, go)));
    fill(rules, foundRules(data, searchWords(state.filter), go));
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
  fill(place, summaryLine(data, go), studyLinks(data, go), filterBar(state, change), rules,
    html("table", { class: "overview" }, html("caption", { class: "unseen" }, say("scenarios")),
      html("thead", {}, html("tr", {}, overviewColumns.map((column) => columnHead(column, state,
        change)))),
      body), count);
  update();
}

/** Draws links to the rules of the new version that a search finds. */
function foundRules(data, words, go) {
  const { impact } = data.studies || {};
  if (!impact || words.length === 0) return null;
  const found = impact.rules.filter((one) => words.every((word) => searchedRule(one).includes(
    word)));
  return found.slice(0, mostRules).map(({ name, outcome }) => [button({ class: "link" }, () => go({
    study: "impact", rule: name }), name), " ", verdictMark(outcome), "  "]);
}

/** The name of a rule, its text, and the names of its elements. */
function searchedRule({ name, rule, from = [] }) {
  return [name, rule, ...from.map((one) => one.name)].join(" ").toLowerCase();
}

function summaryLine({ summary, studies }, go) {
  const broken = studies && studies.impact ? studies.impact.rules.filter(isBroken).length : 0;
  const parts = [
    ["passed", summary.passed],
    ["failed", summary.failed],
    ["skipped", summary.skipped]
  ];
  return html("p", { class: "summary" },
    parts.filter(([, count]) => count > 0).map(([result, count]) =>
      html("span", { class: "chip " + result }, resultMark(result), " ", count, " ", say(result))
    ),
    broken > 0 ? button({ class: "chip failed" }, () => go({ study: "impact" }), resultMark(
      "failed"), " ", say("brokenRules", broken)) : null,
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

function overviewRow({ scenario, step }, go) {
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
    html("td", {}, link, step >= 0 ? [" ", stepLink(scenario, step, {}, go)] : null, html("div", {
      class: "quiet file" }, scenario.path)), cause,
    ["steps", "events", "suppressed"].map((name) => number(name, counts[name])),
    number("requests", counts.requests, counts.failedRequests ? html("div", { class: "bad" }, say(
      "failedOf", counts.failedRequests)) : null),
    number("time", scenario.end === undefined ? null : duration(scenario.end)));
}

function stepLink({ path, steps }, step, more, go) {
  const number = stepNumber(steps, step);
  return button({ class: "link" }, () => go({ scenario: path, step: number, ...more }), say("step",
    number));
}

function causeLink(scenario, go) {
  const { step, place } = scenario.cause;
  const label = step === undefined ? [] : [stepLink(scenario, step, { tab: "events" }, go), " "];
  return [label, said(scenario.cause.message), place ? html("div", {
    class: "quiet file" }, place) : null];
}

/** Follows a link within the page, unless it is opened elsewhere. */
function openHere(event, follow) {
  if (event.metaKey || event.ctrlKey || event.shiftKey) return;
  event.preventDefault();
  follow();
}
