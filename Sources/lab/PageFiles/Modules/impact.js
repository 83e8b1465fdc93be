// The fates of rules between two versions of an app: two pictures side by side, and the causes.

import { copyButton, copyLine } from "./copy.js";
import { button, fill, html, svg } from "./dom.js";
import { libraryWord } from "./librarywords.js";
import { said } from "./sentences.js";
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

/** True for a rule that the new version breaks. */
export function isBroken({ fails, outcome, accepted }) {
  return fails === undefined ? outcomeTone(outcome) === "bad" && !accepted : fails;
}

/** Returns the verdicts by their causes, numbered from 1; the kept ones are the last group. */
export function causeGroups(study) {
  const groups = new Map();
  const all = sortedVerdicts(study);
  for (const verdict of all.filter(({ outcome }) => outcome !== "KEPT")) {
    const key = JSON.stringify(verdict.causes.map(({ words, file, line }) => [words, file, line]));
    groups.set(key, (groups.get(key) || []).concat([verdict]));
  }
  const kept = all.filter(({ outcome }) => outcome === "KEPT");
  const lists = [...groups.values()].concat(kept.length > 0 ? [kept] : []);
  let number = 0;
  return lists.map((list) => ({ isKept: list === kept, verdicts: list.map((verdict) => {
    number += 1;
    return { verdict, number };
  }) }));
}

/** Draws the rules by cause beside both versions; chips leave the rules of one outcome. */
export function drawImpact(study, route, go) {
  const place = html("div", { class: "impact" });
  const groups = causeGroups(study);
  const draw = ({ rule, filter }) => {
    const change = (next) => {
      draw({ rule, filter, ...next });
      go({ rule, filter, ...next }, true);
    };
    const outcome = worstFirst.includes(filter) ? filter : "";
    const shown = groups.map((group) => ({ ...group, verdicts: group.verdicts.filter((
      { verdict }) => !outcome || verdict.outcome === outcome) })).filter(({ verdicts }) => verdicts
      .length > 0);
    const chosen = study.rules.find(({ name }) => name === rule);
    const isOpen = outcome === "KEPT" || groups.length === 1 || Boolean(chosen && chosen
      .outcome === "KEPT");
    fill(place, chips(study, outcome, change), html("div", { class: "sides" },
      verdictTables(shown, isOpen, rule, (name) => change({ rule: name === rule ? "" : name })),
      versionPictures(study, shown.filter(({ isKept }) => !isKept || isOpen).flatMap((
        { verdicts }) => verdicts), chosen)));
  };
  draw(route);
  return place;
}

/** Draws the versions, a chip for each outcome, and the button that copies all repairs. */
function chips(study, chosen, change) {
  const repairs = study.rules.filter(({ repair }) => repair).map(({ repair }) => repair.rule);
  const counts = worstFirst.map((name) => [name, study.rules.filter(({ outcome }) => outcome ===
    name).length]).filter(([, count]) => count > 0);
  return html("div", { class: "bar" }, html("span", {}, say("brokenOf", study.rules.filter(isBroken)
    .length, study.rules.length)), counts.map(([name, count]) => button({ class: "chip",
    "aria-pressed": name === chosen }, () => change({ filter: name === chosen ? "" : name }),
  verdictMark(name), " ", count)),
  repairs.length > 0 ? copyButton(repairs.join(",\n"), say("copyRepairs", repairs.length)) : null);
}

/** Draws the rules in a table, under their causes; kept rules are folded. */
function verdictTables(groups, isOpen, chosen, choose) {
  const heads = [say("rule"), say("outcome"), say("element"), say("repair")];
  const rows = ({ verdicts }) => verdicts.map((one) => html("tr", {}, verdictRow(one, one.verdict
    .name === chosen, choose).map((cell) => html("td", {}, cell))));
  const causeHead = ({ verdicts }) => html("tr", { class: "because" }, html("th", { colspan: heads
    .length, scope: "rowgroup" }, causeList(verdicts[0].verdict), " ", html("span", {
    class: "quiet" }, say("ruleCount", verdicts.length))));
  const rules = (bodies) => html("table", { class: "verdicts" }, html("caption", {
    class: "unseen" }, say("verdicts")), html("thead", {}, html("tr", {}, heads.map((head) => html(
    "th", { scope: "col" }, head)))), bodies);
  const changed = groups.filter(({ isKept }) => !isKept);
  return html("div", {}, changed.length > 0 ? rules(changed.map((group) => html("tbody", {},
    causeHead(group), rows(group)))) : null, groups.filter(({ isKept }) => isKept).map((group) =>
    html("details", { class: "block", open: isOpen }, html("summary", {}, say("keptRules", group
      .verdicts.length)), rules(html("tbody", {}, rows(group))))));
}

function causeList({ causes }) {
  if (causes.length === 0) return say("noCause");
  const place = ({ file, line }) => [file, line].filter(Boolean).join(":");
  return causes.map((cause, index) => [index > 0 ? say("semicolon") : "",
    said(cause.words), cause.file ? html(
      "span", { class: "quiet file" }, " ", place(cause)) : ""]);
}

function verdictRow({ verdict, number }, isChosen, choose) {
  return [
    [html("b", { class: "sign" }, number), " ", button({ class: "link", "aria-pressed": isChosen },
      () => choose(verdict.name), verdict.name)],
    verdictMark(verdict.outcome), [elementsText(verdict),
      verdict.remedy ? html("p", {}, said(verdict.remedy)) : null,
      verdict.accepted ? html("p", { class: "good" }, say("accepted", verdict.accepted)) : null],
    verdict.repair ? html("div", { class: "repair", "data-label": say("repair") }, copyLine(verdict
      .repair.rule)) : "",
  ];
}

/** Returns the elements of a rule, and those that it matches now if they differ. */
function elementsText({ outcome, from, matches }) {
  const names = (all) => all.slice(0, 3).map(({ name }) => name).join(", ") + (all.length > 3 ?
    ` \u2026 +${all.length - 3}` : "");
  if (outcome === "KEPT" || outcome === "GONE-OK") return names(from);
  return [names(from), " \u2192 ", matches.length > 0 ? names(matches) : say("matchesNothing")];
}

function versionPictures(study, verdicts, chosen) {
  const all = verdicts.map(({ verdict }) => verdict).concat(chosen || []);
  const numbers = new Map(causeGroups(study).flatMap((group) => group.verdicts).map((
    { verdict, number }) => [verdict.name, number]));
  if (hasPictures(study)) return drawVersions({ ...study, rules: all }, chosen, numbers);
  return html("div", { class: "columns" }, ["base", "head"].map((side) => html("figure", {}, html(
    "figcaption", {}, say("version." + side), say("colon"), study[side] || ""),
  impactScreens(study, side)
    .map((screen) => screenPicture(screen, chosen && chosen.name)))));
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
