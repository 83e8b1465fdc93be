// The fates of rules between two versions of an app: two pictures side by side, and the causes.

import { copyLine } from "./copy.js";
import { button, fill, html, section, svg, table } from "./dom.js";
import { libraryWord } from "./librarywords.js";
import { causeWords, phrase } from "./phrases.js";
import { boldLetters, fitted, fittedWords } from "./lettering.js";
import { outcomeTone, verdictMark } from "./outcomemark.js";
import { drawVersions, hasPictures } from "./versions.js";
import { say } from "./texts.js";

const worstFirst = ["STOLEN", "GHOST", "MULTI", "LOST", "IDLE", "REMADE", "GONE-OK", "NEW",
  "KEPT"];

/** Returns the verdicts with the worst first; the order of the file breaks ties. */
export function sortedVerdicts(study) {
  const rank = ({ outcome }) => (worstFirst.includes(outcome) ? worstFirst.indexOf(outcome) : 99);
  return study.rules.map((verdict, index) => ({ verdict, index })).sort((a, b) => rank(a
    .verdict) - rank(b.verdict) || a.index - b.index).map((one) => one.verdict);
}

/** Returns the screens of one version with the elements that verdicts name, each once. */
export function impactScreens(study, side) {
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
export function drawImpact(study, route, go) {
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
