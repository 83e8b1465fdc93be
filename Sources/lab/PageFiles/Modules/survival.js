// How well a rule survives: certificates of the league, and the figures of this report's studies.

import { html, section, table } from "./dom.js";
import { screenEdits } from "./edits.js";
import { percentText } from "./heat.js";
import { verdictMark } from "./outcomemark.js";
import { said } from "./sentences.js";
import { schemeSurvival, survivalOf } from "./mutate.js";
import { say } from "./texts.js";

/**
 * Returns the expected survival of a kind of rule in words; undefined for an unknown kind.
 *
 * A rule with a text dies with that text, too.
 */
export function certificateText(data, row, hasText = false) {
  const found = data.survival && data.survival.rows[row];
  if (!found) return undefined;
  const [low, high] = found.interval.map(percentText);
  const end = say("dies." + row);
  return say("certificate", percentText(found.survival), low, high, percentText(found.wrong),
    hasText ? say("dies.orText", end) : end);
}

/** Returns the row of the league for a kind of name; undefined for a kind that it does not have. */
export function rowOfWay(data, kind) {
  return data.survival ? data.survival.ways[kind] : undefined;
}

/**
 * Draws a certificate, and the figures of `lab mutate` for the rule.
 *
 * Of a rule that it has not measured, the figures of the scheme's rules are drawn. All of them are
 * about one element, so a rule for every row has none.
 */
export function certificateLines(data, scenario, view, row, { isForEvery, hasText } = {}) {
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
export function verdictLines(data, name, sighting) {
  const { rules, base, head } = (data.studies || {}).impact || { rules: [] };
  const named = rules.filter((one) => one.name === name);
  const own = verdictsOf(data, sighting).filter((one) => one.name === name);
  return (own.length > 0 ? own : named).map(({ outcome, causes }) => html("p", {
    class: "certificate verdict" }, say("verdictOf", base, head), " ", verdictMark(outcome),
  causes.length > 0 ? say("colon") + causes.map(({ words }) => said(words)).join(say("semicolon"))
    : ""));
}

/** Returns the fates of an element's rules in a study of two versions. */
export function verdictsOf(data, sighting) {
  const study = (data.studies || {}).impact;
  if (!study) return [];
  return study.rules.filter(({ from }) => from.some((one) => one.path === sighting.path &&
    one.screen === sighting.page));
}

/** Draws the fates of an element's other rules between two versions; nothing without a study. */
export function fateSection(data, sighting, names) {
  const verdicts = verdictsOf(data, sighting).filter(({ name }) => !names.includes(name));
  if (verdicts.length === 0) return null;
  const { base, head } = data.studies.impact;
  const title = say("fates", base || "", head || "");
  const row = ({ name, outcome, causes }) => [name, verdictMark(outcome), causes.map(({ words }) =>
    said(words))
    .join(say("semicolon"))];
  return section(title, table(title, [say("rule"), say("outcome"), say("because")], verdicts.map(
    row), { class: "fates" }));
}

/** Returns the name and the text of a view's rule by all facts; undefined without one. */
export function allFactsRule(data, screen, number) {
  const { allFacts } = screenEdits(data, screen) || { allFacts: [] };
  const found = allFacts.find(([place]) => place === number);
  return found && { name: found[1], text: found[2] };
}
