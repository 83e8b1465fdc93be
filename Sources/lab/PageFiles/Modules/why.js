// The way from touch to event: decisions with their reasons, then each part of the explanation.

import { append, button, fill, html, section } from "./dom.js";
import { explanation } from "./data.js";
import { said } from "./sentences.js";
import { decisionList, stepAnswer } from "./reasons.js";
import { say } from "./texts.js";

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
    others.map((one) => section(said(one.title), rows(one.rows))),
    step.source ? section(say("source"), html("p", { class: "quiet file" }, step.place),
      html("pre", { class: "code", tabindex: 0 }, step.source)) : null);
}

function rows(all) {
  const list = html("div", { class: "rows" });
  for (const [depth, text, detail] of all) {
    const row = html("div", { class: "row" }, html("span", {}, said(text)), detail ? html(
      "span", { class: "quiet" }, said(detail)) : null);
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
    touch.refusal ? html("p", { class: "bad" }, said(touch.refusal)) : null,
    html("div", { class: "ladders" }, columns.map((column) => html("div", {}, html("h4", {},
      column.title), ladder(column, actions)))),
    passed.length > 0 ? html("details", {}, html("summary", { class: "quiet" }, say("passedOver",
      passed.length)),
    rows(passed.map(([, text, verdict]) => [0, text, said(verdict)
      .replace(/^[^:\uff1a]*[:\uff1a] ?/, "")]))) : null);
}

/** Draws views from the first to the last; those of the picture can be chosen. */
function ladder({ steps, title }, actions) {
  return html("ol", { class: "ladder", "aria-label": title }, steps.map(({ text, node, isHit }) => {
    const isKnown = node !== undefined && node !== null && node >= 0;
    return html("li", { class: isHit ? "hit" : null }, isKnown ? button({ class: "plain" }, () =>
      actions.choose(node), text) : text);
  }));
}
