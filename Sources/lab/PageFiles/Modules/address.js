// The parts of an address that name what a report does not have, as in one of an earlier run.

import { screenNodes, stepNumber } from "./data.js";
import { editIn } from "./edits.js";
import { givenParts, numberIn, rangeOf, scenarioIndex, stepIndex } from "./route.js";
import { hiddenShown, panelsOf } from "./scenario.js";
import { moments, tellingMoment } from "./screen.js";
import { isOrder, overviewResults } from "./overview.js";
import { hasRule, studiesOf } from "./studies.js";

/** Returns the parts of an address without a meaning in a report, as they are written there. */
export function unknownParts(data, route) {
  const scenario = data.scenarios[scenarioIndex(data.scenarios, route.scenario)];
  const checks = scenario ? scenarioChecks(data, scenario, route) : overviewChecks(data, route);
  const given = givenParts(route);
  return Object.entries(checks).filter(([name, isKnown]) => name in given
    && !isKnown(String(given[name]))).map(([name]) => `${name}=${given[name]}`);
}

function overviewChecks(data, { study }) {
  return {
    scenario: () => false,
    study: (name) => studiesOf(data).includes(name),
    rule: (name) => hasRule(data, study, name),
    result: (name) => overviewResults.includes(name),
    sort: isOrder,
  };
}

function scenarioChecks(data, scenario, route) {
  const { steps } = scenario;
  if (steps.length === 0) return {};
  const place = stepIndex(steps, route.step || "1");
  const isMoment = (name) => moments.includes(name);
  const moment = isMoment(route.at) ? route.at : tellingMoment(steps[place]);
  const screen = steps[place].screens[moments.indexOf(moment)];
  return {
    step: (name) => steps.some((step, at) => step.name === name || String(stepNumber(steps,
      at)) === name),
    range: (text) => rangeOf(text, place, steps.length) !== null,
    at: isMoment,
    hidden: (word) => word === hiddenShown,
    tab: (name) => panelsOf(scenario).includes(name),
    view: (number) => screenNodes(data, screen)[numberIn(number)] !== undefined,
    record: (number) => (scenario.records || [])[numberIn(number)] !== undefined,
    edits: (text) => editIn(text, data, screen) !== null,
  };
}
