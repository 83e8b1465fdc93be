// The results of other commands: league, mutations, and the impact of a new version.

import { button, fill, html } from "./dom.js";
import { drawImpact } from "./impact.js";
import { drawLeague } from "./league.js";
import { drawMutate } from "./mutate.js";
import { say } from "./texts.js";

const studyNames = ["impact", "league", "mutate"];

/** Returns the names of the results that a report has. */
export function studiesOf(data) {
  return studyNames.filter((name) => (data.studies || {})[name]);
}

/** True if the results of a name have a rule of a name, which a person can choose. */
export function hasRule(data, study, name) {
  return study === "impact" && studiesOf(data).includes(study)
    && data.studies[study].rules.some((rule) => rule.name === name);
}

/** Draws links to the results; nothing without any. */
export function studyLinks(data, go) {
  const names = studiesOf(data);
  if (names.length === 0) return null;
  return html("nav", { class: "studies bar", "aria-label": say("studies") }, names.map((name) =>
    html("a", { href: "#study=" + name, "data-target": name, on: { click: (event) => {
      event.preventDefault();
      go({ study: name });
    } } }, say("study." + name))));
}

/** Draws the results that an address names; `go` changes the address. */
export function drawStudy(place, data, route, go) {
  const name = route.study;
  const study = data.studies[name];
  const draw = { impact: drawImpact, league: drawLeague, mutate: drawMutate }[name];
  const versions = study.base ? html("small", { class: "quiet" }, "  ", study.base, " \u2192 ",
    study.head) : null;
  const all = studiesOf(data).map((one) => button({ "aria-pressed": one === name }, () => go({
    study: one }), say("study." + one)));
  fill(place, html("div", { class: "heading" }, html("h1", {}, say("study." + name), versions)),
    all.length > 1 ? html("div", { class: "tabs", role: "group",
      "aria-label": say("studies") }, all) : null,
    html("div", { class: "part study" }, draw(study, route, go)));
}
