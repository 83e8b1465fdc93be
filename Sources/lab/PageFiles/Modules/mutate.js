// The rules of one screen under seeded changes: by scheme and kind of change, and what kills each.

import { html, section, table } from "./dom.js";
import { pathText } from "./data.js";
import { countsText, heatMap, percentText } from "./heat.js";
import { libraryWord } from "./librarywords.js";
import { killerWords } from "./sentences.js";
import { outcomeMark } from "./outcomemark.js";
import { say } from "./texts.js";

/** Returns the name of a kind of change in words; its code for an unknown one. */
export function kindName(kind) {
  const words = say("kind." + kind);
  return words === "kind." + kind ? kind : words;
}

const strengths = ["edit", "pair", "release"];

/** Returns the rows of a heat map: a kind of change each, with a cell for each scheme. */
export function kindRows(study, value) {
  const names = strengths.filter((name) => study.schemes.some((scheme) =>
    (scheme.strengths || {})[name]));
  const rows = names.map((name) => ({ name: say("strength." + name), cells: study.schemes.map(
    (scheme) => shareCell(scheme.strengths[name], value)) }));
  const kinds = study.kinds.map((kind) => ({ name: kindName(kind),
    cells: study.schemes.map((scheme) => shareCell(scheme.kinds[kind], value)) }));
  return rows.concat(kinds);
}

function shareCell(found, value) {
  if (!found || !found[value]) return null;
  const { percent, interval } = found[value];
  return { percent, interval, title: countsText(found.counts || {}) || undefined };
}

/** Returns the shares of a view's rules in a study of its scenario: scheme, survival, wrong. */
export function survivalOf(data, scenario, view) {
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
export function schemeSurvival(data, scenario, name) {
  const study = (data.studies || {}).mutate;
  if (!study || study.scenario !== scenario.path) return [];
  const scheme = study.schemes.find((one) => one.name === name);
  return strengths.map((strength) => ({ strength, cell: shareCell(((scheme || {}).strengths ||
    {})[strength], "survival") })).filter(({ cell }) => cell);
}

/** Draws how well each path of a view survives, if `lab mutate` has measured it. */
export function survivalSection(data, scenario, view) {
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
export function drawMutate(study) {
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
