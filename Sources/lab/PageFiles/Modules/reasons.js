// The sentences about a step that gave no event: its answer, and the interactions that were not
// captured.

import { explanation } from "./data.js";
import { html } from "./dom.js";
import { kindMarks } from "./marks.js";
import { becauseOf, phrase } from "./phrases.js";
import { language, say } from "./texts.js";

/** Returns the answer of `lab why` for a step; in English it is that of the library. */
export function stepAnswer(data, step) {
  const result = explanation(data, step).find((one) => one.title === "result");
  if (!result) return "";
  const text = result.rows.map((row) => row[1]).join(" ");
  const start = "nothing was captured, because ";
  if (language() !== "zh" || !text.startsWith(start)) return text;
  const reasons = (step.decisions || []).filter((one) => one.reason).map(becauseOf);
  return say("nothingBecause", reasons.length > 0 ? reasons.join("；") : phrase("nothing",
    text.slice(start.length)));
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
      phrase("subject", one.subject), " \u2192 ", html("b", {}, isEvent ?
        `${one.event} #${one.sequence}` : one.reason),
      isEvent ? null : html("p", {}, becauseOf(one), say("fullStop")),
      isEvent ? null : html("p", { class: "quiet" }, phrase("advice", one.advice)));
  }));
}

/**
 * Returns the reasons that a person asks about: those of a tap that gave nothing, and of others the
 * ones that are no routine.
 */
export function askedReasons({ events, decisions }) {
  return (decisions || []).filter((one) => one.reason && (!one.routine || events.length === 0));
}
