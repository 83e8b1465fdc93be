// The sentences about a step that gave no event: its answer, and the interactions that were not
// captured.

import { explanation } from "./data.js";
import { html } from "./dom.js";
import { kindMarks } from "./marks.js";
import { said } from "./sentences.js";
import { say } from "./texts.js";

/** Returns the answer of `lab why` for a step. */
export function stepAnswer(data, step) {
  const result = explanation(data, step).find((one) => one.title === "result");
  if (!result) return "";
  return result.rows.map((row) => said(row[1])).join(" ");
}

/** Draws the decisions about interactions: the events, and the reasons against the others. */
export function decisionList(decisions) {
  if (decisions.length === 0) return null;
  return html("ul", { class: "decisions" }, decisions.map((one) => {
    const isEvent = one.event !== undefined;
    const mark = isEvent ? "captured" : "suppressed";
    return html("li", { class: mark },
      html("span", { class: "mark " + mark, role: "img", "aria-label": say("kind." +
          mark) }, kindMarks[mark]), " ",
      said(one.subject), " \u2192 ", html("b", {}, isEvent ?
        `${one.event} #${one.sequence}` : one.reason),
      isEvent ? null : html("p", {}, said(one.because), say("fullStop")),
      isEvent ? null : html("p", { class: "quiet" }, said(one.advice)));
  }));
}

/**
 * Returns the reasons that a person asks about: those of a tap that gave nothing, and of others the
 * ones that are no routine.
 */
export function askedReasons({ events, decisions }) {
  return (decisions || []).filter((one) => one.reason && (!one.routine || events.length === 0));
}
