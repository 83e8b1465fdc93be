// The way from touch to event: decisions with their reasons, then each part of the explanation.

import { append, button, fill, html, section } from "./dom.js";
import { explanation } from "./data.js";
import { phrase } from "./phrases.js";
import { decisionList, stepAnswer } from "./reasons.js";
import { say } from "./texts.js";

/** The families of the sentences in the sections of an explanation; others have names only. */
const rowFamilies = { element: "place", touch: "place", path: "path", states: "state",
  messages: "message", missed: "fault", changes: "change", requests: "request", reports: "report",
  diagnostics: "diagnostic", differs: "fact", "rules by all facts": "answer" };

/** Draws why a step has given its events, or none. */
export function drawWhy(place, data, step, actions) {
  const sections = explanation(data, step);
  const answer = stepAnswer(data, step);
  const others = sections.filter((one) => !["result", "hit test", "responders", "event",
    "decisions"].includes(one.title));
  fill(place,
    answer ? html("p", { class: "answer" }, answer) : null,
    section(say("decisions"), decisionList(step.decisions || [])),
    (step.touches || []).map((touch) => touchLadder(touch, actions)),
    others.map((one) => section(phrase("section", one.title), rows(
      rowWords(one)))),
    step.source ? section(say("source"), html("p", { class: "quiet file" }, step.place),
      html("pre", { class: "code", tabindex: 0 }, step.source)) : null);
}

/** Returns the rows of a section in the language of the page. */
function rowWords({ title, rows: all }) {
  const family = rowFamilies[title];
  if (!family) return all;
  return all.map(([depth, text, detail]) => [depth, phrase(family, text), detail && phrase(text ===
    "came of" ? "subject" : family, detail)]);
}

function rows(all) {
  const list = html("div", { class: "rows" });
  for (const [depth, text, detail] of all) {
    const row = html("div", { class: "row" }, html("span", {}, text), detail ? html(
      "span", { class: "quiet" }, detail) : null);
    row.style.paddingInlineStart = Math.min(depth, 20) * 0.9 + "em";
    append(list, row);
  }
  return list;
}

/** Draws the hit test downwards and the responder chain upwards, with arrows between the views. */
function touchLadder(touch, actions) {
  const down = (touch.hitTest || []).filter(([, , verdict]) => verdict === "hit" || verdict ===
    "contains the point");
  const columns = [
    { title: say("hitTest"), steps: down.map(([, text, verdict, node]) => ({ text, node,
      isHit: verdict === "hit" })) },
    { title: say("responders"), steps: (touch.chain || []).map((one, index) => Array.isArray(one)
      ? { text: one[0], node: one[1], isHit: index === 0 } : { text: one }) },
  ];
  const passed = (touch.hitTest || []).filter(([, , verdict]) => verdict.startsWith("passed over"));
  return section(say("touch"), html("p", {}, say("touchAt", touch.point.join(", "), touch.view)),
    touch.refusal ? html("p", { class: "bad" }, phrase("verdict", touch.refusal)) : null,
    html("div", { class: "ladders" }, columns.map((column) => html("div", {}, html("h4", {},
      column.title), ladder(column, actions)))),
    passed.length > 0 ? html("details", {}, html("summary", { class: "quiet" }, say("passedOver",
      passed.length)),
    rows(passed.map(([, text, verdict]) => [0, text, phrase("verdict", verdict.replace(
      "passed over: ", ""))]))) : null);
}

/** Draws views from the first to the last; those of the picture can be chosen. */
function ladder({ steps, title }, actions) {
  return html("ol", { class: "ladder", "aria-label": title }, steps.map(({ text, node, isHit }) => {
    const isKnown = node !== undefined && node !== null && node >= 0;
    return html("li", { class: isHit ? "hit" : null }, isKnown ? button({ class: "plain" }, () =>
      actions.choose(node), text) : text);
  }));
}
