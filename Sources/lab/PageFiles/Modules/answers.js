// The answers of rules by all facts about a changed screen, with their reasons.

import { explanationOf, explanationText } from "./anchored.js";
import { longTable } from "./cut.js";
import { html, section } from "./dom.js";
import { outcomeMark } from "./outcomemark.js";
import { say } from "./texts.js";

/** Returns the answers about each element: its outcome, and the reasons about it or its rival. */
export function answersOf(trees, outcomes) {
  return trees.elements.map((id, at) => ({ id, one: outcomes[at] })).filter(({ one }) => one)
    .map(({ id, one }) => {
      const isThere = !["gone", "ghost"].includes(one.result);
      const about = [isThere ? id : undefined, one.found.find((found) => found !== id)]
        .filter((other) => other !== undefined);
      const reasons = about.map((other) => ({ id: other, explanation: explanationOf(one.rule, trees
        .after, other) })).filter(({ explanation }) => explanation);
      return { id, result: one.result, reasons };
    });
}

/** Draws the answers after changes; those of rules that are not kept come first. */
export function answerTable(trees, all, link) {
  const found = all.find(([name]) => name === "anchored");
  if (!found) return null;
  const answers = answersOf(trees, found[1]);
  const order = answers.filter(({ result }) => result !== "kept").concat(answers.filter((
    { result }) => result === "kept"));
  const row = ({ id, result, reasons }) => [link(id), outcomeMark(result), reasons.map((
    { id: other, explanation }) => html("p", {}, other === id ? "" : [link(other), ": "],
    explanationText(explanation)))];
  return order.length === 0 ? null : section(say("anchoredAnswers"), longTable(say(
    "anchoredAnswers"), [say("element"), say("outcome"), say("because")], order, row, {
    class: "answers" }));
}
