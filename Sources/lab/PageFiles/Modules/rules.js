// The rules of an element: those that match, those that nearly do, and new ones ready to copy.

import { append, html, section, table } from "./dom.js";
import { pathText, screenNodes } from "./data.js";
import { copyLine } from "./copy.js";
import { libraryWord } from "./librarywords.js";
import { survivalSection } from "./mutate.js";
import { said } from "./sentences.js";
import { allFactsRule, certificateLines, certificateText, fateSection, rowOfWay,
  verdictLines } from "./survival.js";
import { say } from "./texts.js";

/** Returns the facts of a clickable view that rules match; null for other views. */
export function sightingOfView(data, view) {
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
export function rankedWays(data, scenario, screen, view) {
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
export function suggestionsOf(rule, view) {
  const paths = Object.entries(view.suggested || {}).map(([kind, text]) => ({ kind, text,
    row: "default", traits: { isForEvery: kind === "anyPosition",
      hasText: kind === "thisContent" } }));
  return rule ? [{ kind: "allFacts", text: rule.text, row: "anchored" }, ...paths] : paths;
}

/** True if a rule by path is for every row, item or tab of which an element is one. */
function isForEveryPlace({ path, position }, sighting) {
  const isOpen = position === undefined && sighting.position !== undefined;
  return path.includes("[*]") || (isOpen && !path.includes(`[${sighting.position}]`));
}

/** Returns what parts a rule's survival from that of its path: every row, or a text. */
export function survivalTraits(rule, sighting) {
  if (!rule || rule.scheme || rule.path === undefined) return {};
  return { isForEvery: isForEveryPlace(rule, sighting), hasText: rule.content !== undefined };
}

/** Draws the sections about rules; nothing for a view that cannot be clicked. */
export function ruleSections(data, scenario, screen, { view, number }) {
  const sighting = sightingOfView(data, view);
  if (!sighting) return null;
  const rules = scenario.rules || [];
  const matches = (view.matches || []).map((one) => rules[one]).filter(Boolean);
  const misses = (view.misses || []).filter(([one]) => rules[one]);
  const rule = allFactsRule(data, screen, number);
  const lines = (row, traits) => certificateLines(data, scenario, view, row, traits);
  return [
    rules.length === 0 ? null : section(say("matchingRules"), matches.length === 0 ?
      html("p", { class: "quiet" }, say("noRuleMatches")) : matches.map((one) => [html("h4", {},
        one.name), copyLine(one.text), verdictLines(data, one.name, sighting), lines(one.scheme ||
        "default", survivalTraits(one, sighting))])),
    misses.length === 0 ? null : section(say("nearRules"), table(say("nearRules"), [say("rule"),
      say("failingPart"), say("because")], misses.map(([one, part, reason]) => [rules[one]
      .name, part, said(reason)]), { class: "misses" })),
    section(say("suggestedRules"), html("p", { class: "quiet" }, say("rulesHint")),
      suggestionsOf(rule, view).map(({ kind, text, row, traits }) => html("div", {
        class: "suggestion" }, html("h4", {}, say("circle." + kind)), copyLine(text),
      lines(row, traits)))),
    fateSection(data, sighting, matches.map(({ name }) => name)),
    survivalSection(data, scenario, view),
    wayTable(data, rule, rankedWays(data, scenario, screen, view)),
  ];
}

/** The ways to name an element, as `lab suggest` ranks them. */
function wayTable(data, rule, ways) {
  // A rule by all facts that abstains when in doubt names one element.
  const first = rule ? [{ kind: "all facts", name: rule.name, now: 1, screen: 1,
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
