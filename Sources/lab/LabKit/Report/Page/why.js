// The way from touch to event: decisions with their reasons, then each part of the explanation.

import { append, fill, html, section, svg } from "./dom.js";
import { explanation } from "./data.js";
import { kindMarks } from "./marks.js";
import { say } from "./texts.js";

/** Draws why a step has given its events, or none. */
export function drawWhy(place, data, step, actions) {
  const sections = explanation(data, step);
  const result = sections.find((one) => one.title === "result");
  const others = sections.filter((one) => !["result", "hit test", "responders", "event",
    "decisions"].includes(one.title));
  fill(place,
    result ? html("p", { class: "answer" }, result.rows.map((row) => row[1]).join(" ")) : null,
    decisions(step), (step.touches || []).map((touch) => touchLadder(touch, actions)),
    others.map((one) => section(one.title, rows(one.rows))),
    step.source ? section(say("source"), html("p", { class: "quiet file" }, step.place),
      html("pre", { class: "code", tabindex: 0 }, step.source)) : null);
}

function decisions(step) {
  const all = step.decisions || [];
  if (all.length === 0) return null;
  return section(say("decisions"), html("ul", { class: "decisions" }, all.map((one) => {
    const isEvent = one.event !== undefined;
    const mark = isEvent ? "captured" : "suppressed";
    return html("li", { class: mark },
      html("span", { class: "mark " + mark, role: "img", "aria-label": say("kind." +
          mark) }, kindMarks[mark]), " ",
      one.subject, " \u2192 ", html("b", {}, isEvent ? `${one.event} #${one.sequence}` :
        one.reason),
      isEvent ? null : html("p", {}, one.because, "."),
      isEvent ? null : html("p", { class: "quiet" }, one.advice));
  })));
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
    { title: say("hitTest"), steps: down.map(([, text, , node]) => ({ text, node })),
      arrow: "\u2193" },
    { title: say("responders"), steps: (touch.chain || []).map((one) => Array.isArray(one)
      ? { text: one[0], node: one[1] } : { text: one }), arrow: "\u2193" },
  ];
  const passed = (touch.hitTest || []).filter(([, , verdict]) => verdict.startsWith("passed over"));
  return section(say("touch"), html("p", {}, say("touchAt", touch.point.join(", "), touch.view)),
    html("div", { class: "ladders" }, columns.map((column) => html("div", {}, html("h4", {},
      column.title), ladder(column, actions)))),
    passed.length > 0 ? html("details", {}, html("summary", { class: "quiet" }, say("passedOver",
      passed.length)),
    rows(passed.map(([, text, verdict]) => [0, text, verdict.replace("passed over: ", "")]))) :
      null);
}

function ladder({ steps, title }, actions) {
  const [wide, tall, gap] = [190, 22, 14];
  const height = steps.length * (tall + gap) - gap + 2;
  return svg("svg", { viewBox: `0 0 ${wide} ${Math.max(height, 1)}`, width: wide, height: Math.max(
    height, 1), class: "ladder", role: "list", "aria-label": title },
  steps.map(({ text, node }, index) => {
    const y = 1 + index * (tall + gap);
    const known = node !== undefined && node !== null && node >= 0;
    return svg("g", { role: "listitem", class: known ? "known" : "", on: known
      ? { click: () => actions.choose(node) } : {} },
    svg("rect", { x: 1, y, width: wide - 2, height: tall, rx: 4, class: index === 0 ?
      "end" : "" }),
    svg("title", {}, text),
    svg("text", { x: wide / 2, y: y + 15, "text-anchor": "middle", "font-size": 11 },
      short(text)),
    index + 1 < steps.length ? svg("path", { class: "arrow",
      d: `M${wide / 2},${y + tall}v${gap - 2}m-4,-4l4,4l4,-4` }) : null);
  }));
}

function short(text) {
  return text.length > 31 ? text.slice(0, 30) + "\u2026" : text;
}
