// The rules of one screen under seeded changes: by scheme and kind of change, and what kills each.

import { html, section, table } from "./dom.js";
import { heatMap } from "./heat.js";
import { say } from "./texts.js";

/** Returns the rows of a heat map: a kind of change each, with a cell for each scheme. */
export function kindRows(study, value) {
  const names = ["edit", "pair", "release"].filter((name) => study.schemes.some((scheme) =>
    (scheme.strengths || {})[name]));
  const strengths = names.map((name) => ({ name: say("strength." + name), cells: study.schemes.map(
    (scheme) => shareCell(scheme.strengths[name], value)) }));
  const kinds = study.kinds.map((kind) => ({ name: kind, cells: study.schemes.map((scheme) =>
    shareCell(scheme.kinds[kind], value)) }));
  return strengths.concat(kinds);
}

function shareCell(found, value) {
  if (!found || !found[value]) return null;
  const { percent, interval } = found[value];
  return { percent, interval, title: JSON.stringify(found.counts) };
}

/** Draws the survival by scheme, and the smallest change that each rule does not survive. */
export function drawMutate(study) {
  const names = study.schemes.map((scheme) => scheme.name);
  return [
    html("p", { class: "quiet" }, say("mutateIntro", study.scenario, study.step)),
    heatMap(say("survivalMap"), say("kindOfChange"), names, kindRows(study, "survival"), false),
    heatMap(say("wrongMap"), say("kindOfChange"), names, kindRows(study, "wrong"), true),
    study.schemes.map((scheme) => section(say("rulesOf", scheme.name), table(say("rulesOf", scheme
      .name), [say("element"), say("path"), say("smallestChange"), say("outcome")], scheme.rules
      .map(ruleRow), { class: "killers" }))),
  ];
}

function ruleRow(rule) {
  const { killer } = rule;
  if (!killer) {
    return [rule.element, rule.path || say("ambiguous"), rule.path ? say("survivesAll") : "", ""];
  }
  const trees = html("details", {}, html("summary", {}, (killer.edits || []).join("; ")),
    html("div", { class: "columns" }, [["before", killer.before], ["after", killer.after]].map((
      [name, text]) => html("figure", {}, html("figcaption", {}, say(name)), html("pre", {}, text ||
      "")))));
  return [rule.element, rule.path, trees, html("span", { class: "outcome " + killer.outcome }, say(
    "outcome." + killer.outcome))];
}
