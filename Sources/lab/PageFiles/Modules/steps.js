// The steps at the left: a list box in which the keyboard moves.

import { fill, html } from "./dom.js";
import { clock, stepNumber } from "./data.js";
import { moveByKeys } from "./roles.js";
import { kindMarks, resultMark, stepMarks } from "./marks.js";
import { said } from "./sentences.js";
import { say } from "./texts.js";

/** Draws the steps of a scenario; returns a function that selects one. */
export function drawSteps(place, scenario, select) {
  const { steps } = scenario;
  const options = steps.map((step, index) => stepOption(step, index, stepNumber(steps, index), () =>
    select(index)));
  const list = html("div", { role: "listbox", class: "steps", tabindex: 0, "aria-label": say(
    "steps") },
  options.map((option, index) => [leftOut(steps, index), option]));
  let current = 0;
  moveByKeys(list, "option", { place: () => current, count: () => options.length,
    choose: select });
  const rest = scenario.notRun ? html("p", { class: "quiet" }, say("notRun", scenario.notRun)) :
    null;
  fill(place, html("h2", {}, say("steps")), list, rest);
  return (index) => {
    current = index;
    options.forEach((option, at) => option.setAttribute("aria-selected", at === index));
    if (!options[index]) return;
    list.setAttribute("aria-activedescendant", options[index].id);
    const isAbove = options[index].offsetTop < list.scrollTop;
    const end = options[index].offsetTop + options[index].offsetHeight;
    if (isAbove) list.scrollTop = options[index].offsetTop;
    else if (end > list.scrollTop + list.clientHeight) list.scrollTop = end - list.clientHeight;
  };
}

/** Says how many steps before one are left out; nothing without any. */
function leftOut(steps, index) {
  const count = stepNumber(steps, index) - (index > 0 ? stepNumber(steps, index - 1) : 0) - 1;
  if (count <= 0) return null;
  return html("div", { class: "quiet gap", role: "presentation" }, say("leftOut", count));
}

function stepOption(step, index, number, choose) {
  const marks = stepMarks(step).map(([kind, count]) =>
    html("span", {
      class: "badge " + kind,
      title: say("count." + kind, count),
      role: "img",
      "aria-label": say("count." + kind, count)
    }, kindMarks[kind], count > 1 ? count : ""));
  return html("div", {
    role: "option",
    id: "step-" + (index + 1),
    class: "step " + step.result,
    "aria-selected": "false",
    on: { click: choose },
  },
  html("span", { class: "mark " + step.result }, resultMark(step.result)),
  html("span", { class: "verb", title: said(step.verb) }, number, " ", step.name ? html("b", {},
    step.name, " ") : null,
  html("span", { class: step.name ? "quiet" : "" }, said(step.verb))),
  html("span", { class: "marks" }, marks),
  html("span", { class: "time" }, clock(step.start)));
}
